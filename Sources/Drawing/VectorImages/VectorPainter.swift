import CoreGraphics
import Notation

/// Draws the elements of an SVG file into a context, and refuses what it cannot draw: a picture is whole, or there is
/// a word about it.
struct VectorPainter {
  /// Elements that are drawn, those counted again that are used again.
  private static let mostDrawn = 20_000
  private static let silent: Set<String> = [
    "title", "desc", "metadata", "defs", "style", "clipPath", "filter", "mask", "pattern",
  ]
  static let gradients: Set<String> = ["linearGradient", "radialGradient"]

  let size: CGSize
  var context: CGContext
  /// The bytes of all pictures in it, for somebody who can look into them.
  var pictures: [[UInt8]] = []
  private let root: MarkupElement
  private let bytes: [UInt8]
  private let rules: VectorRules
  let view: CGRect
  /// Elements by their names.
  private(set) var named: [String: MarkupElement] = [:]
  /// Names that are being followed: none may lead to itself.
  var open: Set<String> = []
  private var count = 0
  /// The tint of the picture that is used next.
  private var tint: ThemedColor?

  private static let rootName = "svg"

  init(_ root: MarkupElement, _ bytes: [UInt8]) throws(VectorImageFault) {
    (self.root, self.bytes) = (root, bytes)
    let place = TextPosition(of: root.offset, in: bytes)
    guard root.name == Self.rootName else {
      throw Self.fault("<\(root.name)>", "<svg>", at: place)
    }
    let numbers = root["viewBox"].flatMap(VectorNumber.list)
    let box = numbers.flatMap {
      $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil
    }
    let width = root["width"].flatMap { VectorNumber.length($0, of: box?.width ?? 0) }
    let height = root["height"].flatMap { VectorNumber.length($0, of: box?.height ?? 0) }
    size = CGSize(width: width ?? box?.width ?? 0, height: height ?? box?.height ?? 0)
    view = box ?? CGRect(origin: .zero, size: size)
    guard 0.1...20_000 ~= size.width, 0.1...20_000 ~= size.height, view.width > 0, view.height > 0
    else {
      let unread = root["viewBox"].flatMap { box == nil ? "the viewBox '\($0.prefix(40))'" : nil }
      throw Self.fault(
        unread ?? "\(NumberText.text(size.width)) × \(NumberText.text(size.height))",
        "a viewBox such as '0 0 120 80', 20000 wide and high at most", at: place)
    }
    context = CGContext(size: size, scale: 1)
    rules = VectorRules(Self.all("style", in: root).map(\.text).joined(separator: "\n"))
    note(root)
  }

  private mutating func note(_ element: MarkupElement) {
    if let id = element["id"], named[id] == nil { named[id] = element }
    for child in element.children { note(child) }
  }

  private static func all(_ name: String, in element: MarkupElement) -> [MarkupElement] {
    element.children.flatMap { $0.name == name ? [$0] : all(name, in: $0) }
  }

  mutating func draw() throws(VectorImageFault) {
    let scale = min(size.width / view.width, size.height / view.height)
    context.translateBy(
      x: (size.width - view.width * scale) / 2, y: (size.height - view.height * scale) / 2)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -view.minX, y: -view.minY)
    let style = try style(of: root, over: VectorStyle())
    for child in root.children { try draw(child, style) }
  }

  // MARK: Elements

  mutating func draw(
    _ element: MarkupElement, _ outer: VectorStyle
  ) throws(VectorImageFault) {
    guard !Self.silent.contains(element.name), !Self.gradients.contains(element.name) else {
      return
    }
    count += 1
    guard count <= Self.mostDrawn else {
      throw fault("more than \(Self.mostDrawn) shapes", "a simpler picture", at: element.offset)
    }
    try refuse(element)
    let style = try style(of: element, over: outer)
    guard element["display"] != "none" else { return }
    context.saveGState()
    try place(element)
    let opacity = try opacity(of: element)
    let filter = try filter(of: element)
    var hasLayer = opacity < 1
    if case .shadow(let blur, let offset, let color)? = filter {
      setShadow(color, offset: offset, blur: blur)
      hasLayer = true
    }
    if hasLayer {
      context.setAlpha(opacity)
      context.beginTransparencyLayer()
    }
    try drawContent(of: element, style, filter)
    if hasLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private mutating func drawContent(
    of element: MarkupElement, _ style: VectorStyle, _ filter: VectorFilter?
  ) throws(VectorImageFault) {
    if case .tint(let color)? = filter { tint = color }
    if VectorShape.names.contains(element.name) {
      if case .blur(let deviation)? = filter {
        try blur(element, style, by: deviation)
      } else {
        try paint(element, style)
      }
    } else if element.name == "use" {
      try drawUsed(by: element, style)
    } else if element.name == "image" {
      try drawPicture(element, tint: tint)
    } else {
      for child in element.children { try draw(child, style) }
    }
    if case .tint? = filter { tint = nil }
  }

  /// All that is no shape, and whatever calls for something outside.
  private func refuse(_ element: MarkupElement) throws(VectorImageFault) {
    for attribute in element.attributes {
      if attribute.name.hasPrefix("on") {
        throw fault("'\(attribute.name)'", "no scripts", at: attribute.offset, help: "take it away")
      }
    }
    let known = VectorShape.names.union([
      "g", "svg", "use", "symbol", "a", "image",
    ])
    guard !known.contains(element.name) || element.name == "a" else { return }
    throw fault(
      "<\(element.name)>", "paths, shapes and gradients", at: element.offset,
      help: Self.help[element.name] ?? "take it away, or save the picture as PNG")
  }

  private static let help: [String: String] = [
    "text":
      "turn text into paths before saving (outputs of scenes: \"letters\": \"outlines\"): no font would be the same elsewhere",
    "tspan": "turn text into paths before saving: no font would be the same elsewhere",
    "script": "take the script away: pictures are drawn, not run",
    "foreignObject": "draw it with shapes: nothing of another language is drawn",
    "animate": "take the motion away: the scene brings its own",
  ]

  private mutating func drawUsed(
    by element: MarkupElement, _ style: VectorStyle
  ) throws(VectorImageFault) {
    guard let link = element.attribute("href") ?? element.attribute("xlink:href") else { return }
    guard link.value.hasPrefix("#") else {
      throw fault(
        "a reference to '\(link.value.shortened(to: 40))'", "a name in the file, such as '#a'",
        at: link.offset, help: "copy what it refers to into the file")
    }
    let name = String(link.value.dropFirst())
    guard let target = named[name] else {
      throw fault("'#\(name.shortened(to: 40))'", "a name of the file", at: link.offset)
    }
    guard open.insert(name).inserted, open.count <= 32 else {
      throw fault("a reference to itself", "another element", at: link.offset)
    }
    let length = VectorShape.Lengths(element: element, size: view.size)
    do throws(MarkupElement.Attribute.Fault) {
      context.translateBy(x: try length("x"), y: try length("y"))
    } catch { throw fault(error) }
    try draw(target, style)
    open.remove(name)
  }

  private mutating func place(_ element: MarkupElement) throws(VectorImageFault) {
    if let text = element.attribute("transform") {
      guard let transform = CGAffineTransform(vector: text.value) else {
        throw fault(
          "'\(text.value.shortened(to: 40))'", "a transform such as 'translate(3 4)'",
          at: text.offset)
      }
      context.concatenate(transform)
    }
    try cut(by: element)
    guard let clip = element.attribute("clip-path"), clip.value != "none" else { return }
    guard let name = VectorColor.reference(clip.value), let shape = named[name] else {
      throw fault(
        "'\(clip.value.shortened(to: 40))'", "a clipPath of the file", at: clip.offset)
    }
    let path = CGMutablePath()
    var rule = CGPathFillRule.winding
    for child in shape.children where VectorShape.names.contains(child.name) {
      let transform = child["transform"].flatMap(CGAffineTransform.init(vector:)) ?? .identity
      path.addPath(try outline(of: child), transform: transform)
      rule = try style(of: child, over: VectorStyle()).clipRule
    }
    context.addPath(path)
    context.clip(using: rule)
  }

  private func opacity(of element: MarkupElement) throws(VectorImageFault) -> CGFloat {
    let own = properties(of: element, isDark: false).last { $0.name == "opacity" }
    guard let own else { return 1 }
    guard let share = VectorNumber.share(own.value) else {
      throw fault("'\(own.value.shortened(to: 40))'", "a number from 0 to 1", at: own.offset)
    }
    return share
  }

  // MARK: Shapes

  private mutating func paint(
    _ element: MarkupElement, _ style: VectorStyle
  ) throws(VectorImageFault) {
    let path = try outline(of: element)
    guard style.isVisible, !Path(path).isEmpty else { return }
    switch style.fill {
    case .none: break
    case .color(let color):
      context.setFillColor(.themed(color.faded(by: style.fillOpacity)))
      context.addPath(path)
      context.fillPath(using: style.fillRule)
    case .reference(let name) where named[name]?.name == "pattern":
      try fill(path, style.fillRule, withPattern: name, of: element)
    case .reference(let name):
      let gradient = try gradient(named: name, of: element)
      gradient.fill(path, style.fillRule, opacity: style.fillOpacity, in: context)
    }
    try strokeLine(path, style, of: element)
  }

  /// A shape whose edges are blurred, as shadows are written.
  private mutating func blur(
    _ element: MarkupElement, _ style: VectorStyle, by deviation: CGFloat
  ) throws(VectorImageFault) {
    guard case .color(let color) = style.fill, style.stroke == .none else {
      throw fault(
        "a filter", "a blurred shape in one colour", at: element.offset,
        help: "draw it with gradients, or save the picture as PNG")
    }
    guard style.isVisible else { return }
    context.setFillColor(.themed(color.faded(by: style.fillOpacity)))
    context.addPath(try outline(of: element))
    context.fillPath(using: style.fillRule, blurredBy: deviation)
  }

  private func strokeLine(
    _ path: CGPath, _ style: VectorStyle, of element: MarkupElement
  ) throws(VectorImageFault) {
    switch style.stroke {
    case .none: return
    case .reference:
      throw fault(
        "a gradient along a line", "a colour", at: element.offset,
        help: "turn the line into a path that is filled")
    case .color(let color):
      guard style.width > 0 else { return }
      context.setStrokeColor(.themed(color.faded(by: style.strokeOpacity)))
      context.setLineWidth(style.width)
      context.setLineCap(style.cap)
      context.setLineJoin(style.join)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dash)
      context.addPath(path)
      context.strokePath()
    }
  }

  private func outline(of element: MarkupElement) throws(VectorImageFault) -> CGPath {
    do throws(MarkupElement.Attribute.Fault) {
      return try VectorShape.path(of: element, in: view.size)
    } catch { throw fault(error) }
  }

  // MARK: Styles

  struct Property {
    let name: String
    let value: String
    let offset: Int
  }

  /// Attributes first, then what classes say, then the element's own style.
  func properties(of element: MarkupElement, isDark: Bool) -> [Property] {
    let attributes = element.attributes.map {
      Property(name: $0.name, value: $0.value, offset: $0.offset)
    }
    let classes = (element["class"] ?? "").split(separator: " ").map(String.init)
    let shared =
      classes.flatMap { rules.light[$0] ?? [] }
      + (isDark ? classes.flatMap { rules.dark[$0] ?? [] } : [])
    let own = VectorRules.declarations((element["style"] ?? "")[...])
    return attributes
      + (shared + own).map { Property(name: $0.name, value: $0.value, offset: element.offset) }
  }

  func style(
    of element: MarkupElement, over outer: VectorStyle
  ) throws(VectorImageFault) -> VectorStyle {
    let light = try style(outer, properties(of: element, isDark: false))
    guard !rules.dark.isEmpty, element["class"] != nil else { return light }
    let dark = try style(outer, properties(of: element, isDark: true))
    return light.joined(with: dark)
  }

  private func style(
    _ outer: VectorStyle, _ properties: [Property]
  ) throws(VectorImageFault) -> VectorStyle {
    var style = outer
    // The colour that others may mean comes first.
    for property in properties.filter({ $0.name == "color" }) + properties {
      guard style.set(property.name, property.value) else {
        let isOutside = property.value.contains("url(")
        throw fault(
          "'\(property.value.shortened(to: 40))'",
          isOutside ? "a gradient of the file" : "a value of '\(property.name)'",
          at: property.offset, help: isOutside ? "copy what it refers to into the file" : nil)
      }
    }
    return style
  }

  // MARK: Faults

  func fault(
    _ found: String, _ expected: String, at offset: Int, help: String? = nil
  ) -> VectorImageFault {
    Self.fault(found, expected, at: TextPosition(of: offset, in: bytes), help: help)
  }

  func fault(_ fault: MarkupElement.Attribute.Fault) -> VectorImageFault {
    self.fault(
      "'\(fault.attribute.value.shortened(to: 40))'", fault.expected, at: fault.attribute.offset)
  }

  private static func fault(
    _ found: String, _ expected: String, at position: TextPosition, help: String? = nil
  ) -> VectorImageFault {
    VectorImageFault(
      message: "found \(found) – expected \(expected)", help: help, position: position)
  }
}

extension VectorStyle {
  /// The colours of both pages in one.
  fileprivate func joined(with dark: VectorStyle) -> VectorStyle {
    var style = self
    if case .color(let light) = fill, case .color(let other) = dark.fill {
      style.fill = .color(ThemedColor(light: light.light, dark: other.dark))
    }
    if case .color(let light) = stroke, case .color(let other) = dark.stroke {
      style.stroke = .color(ThemedColor(light: light.light, dark: other.dark))
    }
    return style
  }
}
