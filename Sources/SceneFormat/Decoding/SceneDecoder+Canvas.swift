import CoreGraphics
import Drawing
import Motion

extension SceneDecoder {
  mutating func canvas(_ node: Node?, at span: SourceSpan) -> CanvasDescription {
    var canvas = CanvasDescription(at: node?.span ?? span)
    // The device comes first: size and safe area of their own stand before its.
    if let device = node?["device"]?.text.flatMap(Device.init) {
      canvas.device = device
      canvas.size = device.size
    }
    if node?["landscape"]?.flag == true {
      canvas.size = CGSize(width: canvas.size.height, height: canvas.size.width)
      canvas.isLandscape = true
    }
    if let device = canvas.device {
      canvas.safeArea = device.safeArea(isLandscape: canvas.isLandscape)
    }
    if let node = node?["window"] { takeWindow(node, of: &canvas) }
    SceneKeys.canvas.read(node, into: &canvas, by: &self)
    if let node = node?["size"] { checkCanvas(canvas.size, at: node.span) }
    if let node = node?["bezel"] { checkBezel(canvas, at: node) }
    return canvas
  }

  /// A bezel is a device's, and as large as its screen.
  private mutating func checkBezel(_ canvas: CanvasDescription, at node: Node) {
    guard canvas.hasBezel else { return }
    guard let device = canvas.device else {
      return reportNoDevice(
        "a bezel needs the device that it belongs to", at: node, such: "iphone",
        help: "name the device in place of \"size\", or leave \"bezel\" out")
    }
    let screen = device.size
    let sides = [screen.width, screen.height].sorted()
    let isOwn = [canvas.size.width, canvas.size.height].sorted() == sides
    guard canvas.window == nil, !canvas.isAsHighAsContent, !isOwn else { return }
    let size = "\(NumberText.text(screen.width)) × \(NumberText.text(screen.height))"
    report(
      Diagnostic(
        .wrongValue, "a bezel goes around the whole screen of its device", at: node.span,
        found:
          "a window of \(NumberText.text(canvas.size.width)) × \(NumberText.text(canvas.size.height))",
        expected: "the device's own size, \(size)",
        help: "leave \"size\" out, or \"bezel\""))
  }

  /// A part of the canvas belongs to a device, and none is named.
  private mutating func reportNoDevice(
    _ finding: String, at node: Node, such example: String, help: String
  ) {
    report(
      Diagnostic(
        .wrongValue, finding, at: node.span, found: node.summary,
        expected: "a \"device\" beside it, such as \"\(example)\"", help: help))
  }

  /// The part of the device's screen that the canvas is, where the device has such a part.
  private mutating func takeWindow(_ node: Node, of canvas: inout CanvasDescription) {
    guard let window = node.text.flatMap(DeviceWindow.init) else { return }
    guard let device = canvas.device else {
      return reportNoDevice(
        "a window needs the tablet that it is on", at: node, such: "ipad",
        help: "name the device, or say the \"size\" in points")
    }
    if let frame = device.body.frame(of: window, isLandscape: canvas.isLandscape) {
      canvas.window = window
      canvas.size = frame.size
      return
    }
    let name = device.body.name
    let isSplit = device.body.isTablet && device.body.border.width == 0
    let isUpright = device.body.isTablet && !isSplit
    report(
      Diagnostic(
        .wrongValue,
        isUpright
          ? "\(name) has no halves while it is upright"
          : isSplit ? "\"\(device.rawValue)\" is a window itself" : "\(name) has no windows",
        at: node.span, found: node.summary,
        expected: isUpright ? "\"third\", \"two-thirds\" or \"slide-over\"" : "no window",
        help: isUpright
          ? "lay it on its side with \"landscape\": true"
          : "take a tablet, such as \"ipad\", or leave \"window\" out"))
  }

  mutating func checkCanvas(_ size: CGSize, at span: SourceSpan) {
    let limit = CGFloat(limits.canvas)
    let (width, height) = (NumberText.text(size.width), NumberText.text(size.height))
    if size.width > limit || size.height > limit {
      report(
        Diagnostic(
          .limit, "the canvas is too large", at: span, found: "\(width) × \(height)",
          expected: "\(NumberText.text(limit)) points a side at most"))
    } else if size.width < 1 || size.height < 1 {
      report(
        Diagnostic(
          .wrongValue, "the canvas has no room", at: span, found: "\(width) × \(height)",
          expected: "1 point a side at least"))
    }
  }

  // MARK: Values

  static func size(_ node: Node) -> CGSize? {
    guard let numbers = node.numbers, numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  static func point(_ node: Node) -> CGPoint? {
    guard let numbers = node.numbers, numbers.count == 2 else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  static func rect(_ node: Node) -> CGRect? {
    guard let numbers = node.numbers, numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func insets(_ node: Node) -> EdgeInsets? {
    if let all = node.number { return EdgeInsets(top: all, left: all, bottom: all, right: all) }
    guard let numbers = node.numbers, numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  static func color(_ node: Node) -> SceneColor? {
    if let text = node.text { return ColorNames.color(text) }
    guard let light = node["light"]?.text.flatMap(ColorNames.color),
      let dark = node["dark"]?.text.flatMap(ColorNames.color)
    else { return nil }
    return .fixed(
      ThemedColor(light: fixed(light).light, dark: fixed(dark).dark))
  }

  static func themedColor(_ node: Node) -> ThemedColor? { color(node).map(fixed) }

  private static func fixed(_ color: SceneColor) -> ThemedColor {
    switch color {
    case .automatic: Palette.tessera[0]
    case .palette(let number): Palette.tessera[number]
    case .fixed(let color): color
    }
  }
}
