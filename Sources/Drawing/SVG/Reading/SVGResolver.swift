import CoreGraphics

/// Makes of a file what it draws: follows references, hands down what is inherited, and takes groups away that only
/// move or only say something once for all.
struct SVGResolver {
  private static let mostElements = 500_000
  private static let deepest = 400
  /// The attributes that an element takes from those around it.
  private static let inherited: Set<String> = [
    "fill", "fill-opacity", "fill on dark", "fill-opacity on dark", "font-family", "font-size",
    "font-weight", "font-style", "letter-spacing", "text-anchor", "text-decoration",
  ]
  private static let fontOnly = inherited.filter { !$0.hasPrefix("fill") }
  private static let letters: Set<String> = ["text", "tspan", "characters"]

  private let rules: SVGRules
  /// Whose colours alone are read; nil reads those of both.
  private let theme: Theme?
  private let definitions: [String: SVGNode]
  private let table: SVGDefinitionTable
  /// The id of the root, which stands in front of the names of fonts.
  private let id: String
  private var known: [String: String] = [:]
  /// Definitions that are being read: none may hold itself.
  private var open: Set<String> = []
  private var count = 0
  private var depth = 0

  /// Reads a file of ours; everything else is refused.
  static func drawing(
    _ bytes: [UInt8], _ table: SVGDefinitionTable, on theme: Theme? = nil
  ) throws(SVGReadError) -> SVGElement {
    let root = try SVGParser.parse(bytes)
    guard root["id"] != nil, root["role"] == "img", root["viewBox"] != nil,
      root["xmlns"] == "http://www.w3.org/2000/svg"
    else { throw .foreign("another root than ours") }
    var resolver = try SVGResolver(root, table, on: theme)
    return try resolver.drawing(root)
  }

  private init(
    _ root: SVGNode, _ table: SVGDefinitionTable, on theme: Theme?
  ) throws(SVGReadError) {
    (self.table, self.theme) = (table, theme)
    id = root["id"] ?? ""
    rules = try SVGRules(root.nodes.filter { $0.name == "style" }.map(\.text).joined())
    definitions = Self.named(below: root)
  }

  /// Everything that can be referred to: definitions, and what glass shows once more.
  private static func named(below root: SVGNode) -> [String: SVGNode] {
    var named: [String: SVGNode] = [:]
    var waiting = root.nodes
    while let node = waiting.popLast() {
      if let id = node["id"] { named[id] = node }
      waiting += node.nodes
    }
    return named
  }

  private mutating func drawing(_ root: SVGNode) throws(SVGReadError) -> SVGElement {
    var drawing = SVGElement(kind: "drawing")
    drawing.properties = try properties(of: root)
    for name in ["id", "role", "xmlns", "aria-labelledby"] { drawing.properties[name] = nil }
    for (number, rule) in rules.rest.enumerated() {
      drawing.properties["style \(number + 1)"] = rule.replacing("'\(id)-", with: "'")
    }
    for node in root.nodes {
      switch node.name {
      case "title", "desc": drawing.properties[node.name] = node.text
      case "view": drawing.properties[node["id"] ?? "view"] = node["viewBox"]
      // The scene that it was made of is not seen.
      case "style", "defs", "metadata": break
      default: try draw(node, at: .identity, [:], into: &drawing.children)
      }
    }
    return drawing
  }

  // MARK: Elements

  private mutating func draw(
    _ node: SVGNode, at outer: PlaneTransform, _ passed: [String: String],
    into elements: inout [SVGElement]
  ) throws(SVGReadError) {
    count += 1
    guard count <= Self.mostElements else { throw .tooMuch("elements", limit: Self.mostElements) }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooMuch("levels", limit: Self.deepest) }
    switch node.name {
    case "g": try drawGroup(node, at: outer, passed, into: &elements)
    case "use": try drawUse(node, at: outer, passed, into: &elements)
    case "rect", "circle", "ellipse", "path", "text", "image":
      elements.append(try leaf(node, at: outer, passed))
    default: throw .foreign("an element '\(node.name)' where something is drawn")
    }
  }

  private mutating func drawGroup(
    _ node: SVGNode, at outer: PlaneTransform, _ passed: [String: String],
    into elements: inout [SVGElement]
  ) throws(SVGReadError) {
    var own = try properties(of: node)
    own["id"] = nil
    let handedDown = own.filter { Self.inherited.contains($0.key) }
    own = own.filter { !Self.inherited.contains($0.key) }
    var passed = passed
    if handedDown["fill"] != nil { passed["fill on dark"] = nil }
    passed.merge(handedDown) { $1 }
    let title = node.nodes.first { $0.name == "title" }
    if let title { own["title"] = title.text }
    let inner = node.nodes.filter { $0.name != "title" }
    let name = node["id"].flatMap { Self.isName($0) ? Self.decoded($0) : nil }
    let place = try Self.place(of: node)
    guard name != nil || !own.isEmpty else {
      for child in inner {
        try draw(child, at: place.concatenating(outer), passed, into: &elements)
      }
      return
    }
    var group = SVGElement(kind: "group", name: name, properties: own)
    group.place = place.concatenating(outer)
    for child in inner { try draw(child, at: .identity, passed, into: &group.children) }
    group.finish()
    elements.append(group)
  }

  private mutating func drawUse(
    _ node: SVGNode, at outer: PlaneTransform, _ passed: [String: String],
    into elements: inout [SVGElement]
  ) throws(SVGReadError) {
    guard let id = node["href"]?.dropFirst(), let target = definitions[String(id)],
      node["href"]?.first == "#"
    else { throw .foreign("a reference to nothing") }
    guard open.insert(String(id)).inserted else { throw .foreign("a reference to itself") }
    defer { open.remove(String(id)) }
    var stand = SVGNode(name: "g")
    stand.attributes = node.attributes.filter { $0.name != "href" }
    var copy = target
    // It is the element itself that has the name.
    copy.attributes.removeAll { $0.name == "id" }
    stand.contents = [.node(copy)]
    try drawGroup(stand, at: outer, passed, into: &elements)
  }

  private mutating func leaf(
    _ node: SVGNode, at outer: PlaneTransform, _ passed: [String: String]
  ) throws(SVGReadError) -> SVGElement {
    var element = SVGElement(kind: node.name)
    var own = try properties(of: node)
    own["id"] = nil
    let isText = Self.letters.contains(node.name)
    var taken = isText ? passed : passed.filter { !Self.fontOnly.contains($0.key) }
    if own["fill"] != nil { taken["fill on dark"] = nil }
    element.properties = taken.merging(own) { $1 }
    element.place = try Self.place(of: node).concatenating(outer)
    if isText { try read(node, into: &element) }
    fold(&element)
    element.finish()
    return element
  }

  /// The letters of a text: its own, or pieces where some of them look different.
  private mutating func read(_ node: SVGNode, into element: inout SVGElement) throws(SVGReadError) {
    if node.nodes.isEmpty {
      element.properties["text"] = node.text
      return
    }
    for content in node.contents {
      switch content {
      case .text(let text):
        var characters = SVGElement(kind: "characters", properties: ["text": text])
        characters.finish()
        element.children.append(characters)
      case .node(let span):
        guard span.name == "tspan" else { throw .foreign("a '\(span.name)' in a text") }
        element.children.append(try leaf(span, at: .identity, [:]))
      }
    }
  }

  // The place of an element is one thing, however much of it the element says and however much those around it. One
  // that refers to something with coordinates of its own is drawn from its own origin.
  private func fold(_ element: inout SVGElement) {
    let refers = element.properties.values.contains { table.element($0) != nil }
    if refers { element.properties["origin"] = element.place.attribute }
    let keys = ["rect", "text", "image"].contains(element.kind) ? ("x", "y") : ("cx", "cy")
    guard ["rect", "text", "image", "circle", "ellipse"].contains(element.kind) else { return }
    let numbers = [keys.0, keys.1].map { key in
      element.properties[key].map { NumberText.finiteValue(of: $0[...]) } ?? 0
    }
    guard let x = numbers[0], let y = numbers[1] else { return }
    element.properties[keys.0] = nil
    element.properties[keys.1] = nil
    element.place = PlaneTransform(translationX: x, y: y).concatenating(element.place)
  }

  // MARK: Attributes

  /// The attributes but the transform, with what the classes give, and with definitions in place of their names.
  private mutating func properties(of node: SVGNode) throws(SVGReadError) -> [String: String] {
    var properties: [String: String] = [:]
    for (name, value) in node.attributes {
      switch name {
      case "transform": break
      case "class":
        for word in value.split(separator: " ").map(String.init) {
          let rule = rules.properties[word] ?? ["class": word]
          properties.merge(rule) { $0 + "; " + $1 }
        }
      case "href":
        guard value.hasPrefix("data:image/") else { throw .foreign("a reference to another file") }
        properties[name] = value
      case "font-family": properties[name] = value.replacing("'\(id)-", with: "'")
      default: properties[name] = try followed(value)
      }
    }
    return theme.map { Self.properties(properties, on: $0) } ?? properties
  }

  /// As one theme alone shows them.
  private static func properties(
    _ properties: [String: String], on theme: Theme
  ) -> [String: String] {
    let mark = " on dark"
    var shown = properties
    for (key, value) in properties where key.hasSuffix(mark) {
      shown[key] = nil
      if theme == .dark { shown[String(key.dropLast(mark.count))] = value }
    }
    return shown
  }

  /// The value, or the definition that it names.
  private mutating func followed(_ value: String) throws(SVGReadError) -> String {
    guard value.contains("url(") else {
      // The mark of a definition may come from nowhere else.
      guard !value.hasPrefix("\u{1}") else { throw .foreign("control characters") }
      return value
    }
    guard value.hasPrefix("url(#"), value.hasSuffix(")") else {
      throw .foreign("a reference to another file")
    }
    let id = String(value.dropFirst(5).dropLast())
    if let known = known[id] { return known }
    guard let node = definitions[id] else { throw .foreign("a reference to nothing") }
    guard open.insert(id).inserted else { throw .foreign("a reference to itself") }
    defer { open.remove(id) }
    let value = table.value(of: try definition(node))
    known[id] = value
    return value
  }

  /// A gradient, a pattern, a filter, a mask or a clip, with all that is in it.
  private mutating func definition(_ node: SVGNode) throws(SVGReadError) -> SVGElement {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooMuch("levels", limit: Self.deepest) }
    var element = SVGElement(kind: node.name)
    element.properties = try properties(of: node)
    element.properties["id"] = nil
    let draws = ["g", "use", "rect", "circle", "ellipse", "path", "text", "image"]
    for child in node.nodes {
      if draws.contains(child.name) {
        try draw(child, at: .identity, [:], into: &element.children)
      } else {
        element.children.append(try definition(child))
      }
    }
    element.finish()
    return element
  }

  private static func place(of node: SVGNode) throws(SVGReadError) -> PlaneTransform {
    guard let text = node["transform"] else { return .identity }
    guard let place = PlaneTransform(attribute: text) else {
      throw .foreign("a transform '\(text.shortened(to: 40))'")
    }
    return place
  }

  // MARK: Names

  /// Names of elements; what the file refers to itself has an underscore and a letter behind `f` in its name.
  private static func isName(_ id: String) -> Bool {
    guard let mark = id.lastIndex(of: "_") else { return true }
    let rest = id[id.index(after: mark)...]
    guard let letter = rest.first, !letter.isHexDigit else { return true }
    return !rest.dropFirst().allSatisfy(\.isNumber)
  }

  /// The name with its bytes as they were: `_20` is a space.
  private static func decoded(_ id: String) -> String {
    var (bytes, rest) = ([UInt8](), Array(id.utf8)[...])
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "_"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
