package import CoreGraphics
internal import Drawing
internal import Motion
package import SceneFormat

/// A window that a scene is also shown in.
package struct MatrixWindow: Hashable, Sendable {
  package let name: String
  private let width: CGFloat
  private let height: CGFloat
  /// Whose bars and notches cover something; a window that is only a size has none.
  private let device: Device?
  private let readsOtherWay: Bool
  /// Whether a scene names it by its size alone.
  private let isSize: Bool

  /// A window of a size: that of a device, if there is one of it.
  package init(_ size: CGSize) {
    let sides = [size.width, size.height].sorted()
    self.init(
      "\(NumberText.spoken(size.width)) × \(NumberText.spoken(size.height))", size: size,
      device: Device.allCases.first { [$0.size.width, $0.size.height].sorted() == sides },
      isSize: true)
  }

  private init(
    _ name: String, size: CGSize, device: Device?, readsOtherWay: Bool = false,
    isSize: Bool = false
  ) {
    self.name = name
    width = size.width
    height = size.height
    self.device = device
    self.readsOtherWay = readsOtherWay
    self.isSize = isSize
  }

  private init(_ name: String, _ device: Device) {
    self.init(name, size: device.size, device: device)
  }

  /// The sizes of an output that names none: those at which layouts prove themselves.
  private static func usual(readsRightToLeft: Bool) -> [MatrixWindow] {
    let phone = Device.phone
    let onItsSide = CGSize(width: phone.size.height, height: phone.size.width)
    return [
      MatrixWindow(phone.body.name, phone),
      MatrixWindow(
        readsRightToLeft ? "Left to right" : "Right to left", size: phone.size, device: phone,
        readsOtherWay: true),
      MatrixWindow(Device.tabletThird.body.name, .tabletThird),
      MatrixWindow(Device.tablet.body.name, .tablet),
      MatrixWindow("\(phone.body.name) on its side", size: onItsSide, device: phone),
    ]
  }

  /// The windows of an output, in their order.
  package static func windows(
    of output: OutputDescription, in scene: SceneDescription
  ) -> [MatrixWindow] {
    output.sizes.isEmpty
      ? usual(readsRightToLeft: scene.canvas.isRightToLeft) : output.sizes.map { MatrixWindow($0) }
  }

  /// The same window in another width.
  func with(width: CGFloat) -> MatrixWindow {
    MatrixWindow(
      "", size: CGSize(width: width, height: height), device: device, readsOtherWay: readsOtherWay)
  }

  /// The scene in this window.
  package func resized(_ scene: SceneDescription) -> SceneDescription {
    var other = scene
    let size = CGSize(width: width, height: height)
    // The scene's own window is the one that the scene describes.
    if !isSize || size != scene.canvas.size {
      let isOwn = device != nil && device == scene.canvas.device
      other.canvas.safeArea =
        isOwn
        ? scene.canvas.safeArea(in: size)
        : device?.safeArea(isLandscape: size.isLandscape) ?? .zero
      other.canvas.device = device
    }
    if size != scene.canvas.size { other.canvas.window = nil }
    other.canvas.size = size
    other.canvas.isAsHighAsContent = false
    // The window stays as large as it is named.
    other.steps.removeAll { $0.cause.resizesWindow }
    if readsOtherWay {
      other.canvas.isRightToLeft.toggle()
      other.canvas.mirrors = scene.canvas.mirrors ?? true
    }
    return other
  }
}

extension StepDescription.Cause {
  fileprivate var resizesWindow: Bool {
    if case .bounds = self { true } else { false }
  }
}
