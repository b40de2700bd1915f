import Notation

/// Reads the XML that our writer writes, and nothing else: no declarations, no comments, no entities but those of
/// XML itself, nothing from outside. Its memory grows with the file and with nothing in it.
struct SVGParser {
  private static let deepest = 256
  private static let mostNodes = 2_000_000
  private static let names: Set<String> = [
    "svg", "title", "desc", "view", "style", "defs", "g", "rect", "circle", "ellipse", "path",
    "text",
    "tspan", "use", "image", "linearGradient", "radialGradient", "stop", "pattern", "clipPath",
    "mask", "filter", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
    "feMergeNode", "metadata", "scene",
  ]
  private static let entities: [(String, String)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("#9", "\t"), ("#10", "\n"),
    ("#13", "\r"),
  ]

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  /// The elements that are not closed yet, from the root down.
  private var open: [SVGNode] = []

  static func parse(_ bytes: [UInt8]) throws(SVGReadError) -> SVGNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .foreign("bytes that are no UTF-8")
    }
    var parser = SVGParser(bytes: bytes)
    return try parser.root()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func root() throws(SVGReadError) -> SVGNode {
    skipSpace()
    guard starts(with: "<svg ") else { throw .foreign("another beginning than <svg>") }
    while true {
      guard let byte = current else { throw unexpected("'</\(open.last?.name ?? "svg")>'") }
      if byte != UInt8(ascii: "<") {
        try readText()
      } else if starts(with: "</") {
        if let root = try close() { return root }
      } else {
        if let root = try openElement() { return root }
      }
    }
  }

  // MARK: Elements

  /// The root, where it has no end tag of its own.
  private mutating func openElement() throws(SVGReadError) -> SVGNode? {
    if starts(with: "<!") || starts(with: "<?") {
      throw .foreign("a comment, a declaration or an instruction")
    }
    index += 1
    count += 1
    guard count <= Self.mostNodes else { throw .tooMuch("elements", limit: Self.mostNodes) }
    guard open.count < Self.deepest else { throw .tooMuch("levels", limit: Self.deepest) }
    let name = try word("the name of an element")
    guard Self.names.contains(name) else {
      throw .foreign("an element '\(name.shortened(to: 40))'")
    }
    var node = SVGNode(name: name)
    while true {
      skipSpace()
      if starts(with: "/>") {
        index += 2
        return try put(node)
      }
      if starts(with: ">") {
        index += 1
        open.append(node)
        return nil
      }
      if starts(with: "/") { index += 1 }
      let attribute = try word("an attribute, '>' or '/>'")
      guard node[attribute] == nil else { throw unexpected("an attribute once") }
      node.attributes.append((attribute, try value()))
    }
  }

  private mutating func close() throws(SVGReadError) -> SVGNode? {
    index += 2
    let name = try word("the name of an element")
    guard let node = open.popLast(), node.name == name else {
      throw unexpected("the end of the element that is open")
    }
    skipSpace()
    guard starts(with: ">") else { throw unexpected("'>'") }
    index += 1
    return try put(node)
  }

  /// Puts the element into the one around it; the root is handed out.
  private mutating func put(_ node: SVGNode) throws(SVGReadError) -> SVGNode? {
    guard let last = open.indices.last else {
      skipSpace()
      guard current == nil else { throw unexpected("the end of the file") }
      return node
    }
    open[last].contents.append(.node(node))
    return nil
  }

  private mutating func readText() throws(SVGReadError) {
    let start = index
    while let byte = current, byte != UInt8(ascii: "<") { index += 1 }
    guard let last = open.indices.last else { throw unexpected("an element") }
    guard current != nil else { throw unexpected("'</\(open[last].name)>'") }
    let keeps = ["text", "tspan", "title", "desc", "style", "scene"].contains(open[last].name)
    let isSpace = bytes[start..<index].allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    if !keeps, isSpace { return }
    guard keeps else { throw .foreign("letters in an element '\(open[last].name)'") }
    open[last].contents.append(.text(try decoded(start..<index)))
  }

  // MARK: Pieces

  private mutating func value() throws(SVGReadError) -> String {
    guard starts(with: "=\"") else {
      if starts(with: "=") { index += 1 }
      throw unexpected("'=' and a value in quotation marks")
    }
    index += 2
    let start = index
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "<") { index += 1 }
    guard starts(with: "\"") else { throw unexpected("the end of the value") }
    index += 1
    return try decoded(start..<index - 1)
  }

  private mutating func word(_ expected: String) throws(SVGReadError) -> String {
    let start = index
    while let byte = current, Self.isNameByte(byte) { index += 1 }
    guard index > start, current != nil else { throw unexpected(expected) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func decoded(_ range: Range<Int>) throws(SVGReadError) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    for (place, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard place > 0 else {
        result += part
        continue
      }
      let halves = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let letter = Self.entities.first(where: { $0.0 == halves[0] })
      else { throw .foreign("an entity '&\(String(part.prefix(20)))'") }
      result += letter.1 + halves[1]
    }
    return result
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { index += 1 }
  }

  private func unexpected(_ expected: String) -> SVGReadError {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    let found =
      current.map { QuotedText.quoted(String(decoding: [$0], as: UTF8.self)) }
      ?? "the end of the file"
    return .broken(found, expected: expected, line: line, column: column)
  }
}
