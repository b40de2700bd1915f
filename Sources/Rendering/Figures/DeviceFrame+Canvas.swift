internal import CoreGraphics
internal import Drawing
internal import Figures
internal import SceneFormat

extension DeviceFrame {
  /// The device of a canvas that shows it; nil for one without a device.
  /// - Parameter size: of the picture: a device whose screen shows all of the content is as long as that.
  init?(_ canvas: CanvasDescription, around size: CGSize, on background: ThemedColor) {
    let isLong = canvas.extent == .content || canvas.isAsHighAsContent
    guard canvas.hasBezel, let body = canvas.device?.body, body.border.width > 0,
      !isLong || canvas.window == nil
    else { return nil }
    let long =
      canvas.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
    self.init(
      screen: isLong ? long : body.size, corner: body.corner, border: body.border,
      cutout: Cutout(body.cutout),
      statusBar: body.statusBar, hasHomeIndicator: body.hasHomeIndicator)
    isLandscape = canvas.window == nil ? canvas.isOnItsSide : canvas.isLandscape
    ink = background.starkInk
    window = canvas.window.flatMap { body.frame(of: $0, isLandscape: canvas.isLandscape) }
  }
}

extension DeviceFrame.Cutout {
  fileprivate init(_ cutout: DeviceBody.Cutout) {
    self =
      switch cutout {
      case .none: .none
      case .notch(let width, let height): .notch(width: width, height: height)
      case .island(let top): .island(top: top)
      }
  }
}

extension ThemedColor {
  /// Black or white, whichever is seen better on this colour.
  fileprivate var starkInk: ThemedColor {
    func ink(_ color: RGBAColor) -> RGBAColor {
      color.contrast(to: .black) >= color.contrast(to: .white) ? .black : .white
    }
    return ThemedColor(light: ink(light), dark: ink(dark))
  }
}
