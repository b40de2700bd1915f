import Notation

/// Reads the markup of SVG files: elements, attributes, comments, and the entities of XML itself. It knows no document
/// types, so that nothing in a file can grow, and it never looks at another file.
struct MarkupReader {
  private static let deepest = 64
  static let mostElements = 20_000
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  private var open: [MarkupElement] = []

  static func root(of bytes: [UInt8]) throws(VectorImageFault) -> MarkupElement {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw VectorImageFault(
        message: "found bytes that are no UTF-8 – expected an SVG file", help: nil,
        position: TextPosition(line: 1, column: 1))
    }
    var reader = MarkupReader(bytes: bytes)
    return try reader.root()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func root() throws(VectorImageFault) -> MarkupElement {
    while index < bytes.count {
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<![CDATA[") {
        try readRaw()
      } else if starts(with: "<!") {
        throw fault("a document type", expected: "<svg>", help: "take the <!DOCTYPE …> away")
      } else if starts(with: "</") {
        if let root = try close() { return root }
      } else if starts(with: "<") {
        if let root = try openElement() { return root }
      } else {
        try readText()
      }
    }
    throw fault("the end of the file", expected: open.last.map { "</\($0.name)>" } ?? "<svg>")
  }

  // MARK: Elements

  private mutating func openElement() throws(VectorImageFault) -> MarkupElement? {
    let start = index
    index += 1
    count += 1
    guard count <= Self.mostElements, open.count < Self.deepest else {
      throw fault(
        "more than \(count > Self.mostElements ? "\(Self.mostElements) elements" : "\(Self.deepest) levels")",
        expected: "a smaller picture", at: start)
    }
    var element = MarkupElement(name: try name("the name of an element"), offset: start)
    while true {
      skipSpace()
      if starts(with: "/>") {
        index += 2
        return put(element)
      }
      if starts(with: ">") {
        index += 1
        open.append(element)
        return nil
      }
      let attribute = try name("an attribute, '>' or '/>'")
      guard element[attribute] == nil else {
        throw fault("a second '\(attribute)'", expected: "each attribute once")
      }
      element.attributes.append(try value(of: attribute))
    }
  }

  private mutating func value(of name: String) throws(VectorImageFault) -> MarkupElement.Attribute {
    skipSpace()
    guard starts(with: "=") else { throw fault(found, expected: "'='") }
    index += 1
    skipSpace()
    guard let quote = current, quote == 0x22 || quote == 0x27 else {
      throw fault(found, expected: "a value in quotation marks")
    }
    index += 1
    let start = index
    while let byte = current, byte != quote, byte != UInt8(ascii: "<") { index += 1 }
    guard current == quote else { throw fault(found, expected: "the end of the value") }
    index += 1
    return .init(name: name, value: try decoded(start..<index - 1), offset: start)
  }

  private mutating func close() throws(VectorImageFault) -> MarkupElement? {
    let start = index
    index += 2
    let name = try name("the name of an element")
    skipSpace()
    guard let element = open.popLast(), element.name == name, starts(with: ">") else {
      throw fault("</\(name)", expected: "the end of what is open", at: start)
    }
    index += 1
    return put(element)
  }

  private mutating func put(_ element: MarkupElement) -> MarkupElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  private mutating func readText() throws(VectorImageFault) {
    let start = index
    while let byte = current, byte != UInt8(ascii: "<") { index += 1 }
    let text = try decoded(start..<index)
    guard !open.isEmpty else {
      guard text.allSatisfy(\.isWhitespace) else {
        throw fault("letters", expected: "<svg>", at: start)
      }
      return
    }
    open[open.count - 1].text += text
  }

  private mutating func readRaw() throws(VectorImageFault) {
    let start = index + 9
    try skip(past: "]]>")
    guard !open.isEmpty else { throw fault("letters", expected: "<svg>", at: start) }
    open[open.count - 1].text += String(decoding: bytes[start..<index - 3], as: UTF8.self)
  }

  // MARK: Pieces

  private mutating func skip(past end: StaticString) throws(VectorImageFault) {
    let start = index
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw fault("the end of the file", expected: "'\(end)'", at: start)
  }

  private mutating func name(_ expected: String) throws(VectorImageFault) -> String {
    let start = index
    while let byte = current, Self.isNameByte(byte) { index += 1 }
    guard index > start else { throw fault(found, expected: expected) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private func decoded(_ range: Range<Int>) throws(VectorImageFault) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let halves = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let letter = Self.letter(String(halves[0])) else {
        throw fault(
          "'&\(String(part.prefix(12)))'", expected: "an entity of XML",
          at: range.lowerBound)
      }
      result += letter + halves[1]
    }
    return result
  }

  private static func letter(_ entity: String) -> String? {
    guard entity.hasPrefix("#") else { return entities[entity] }
    let digits = entity.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var found: String {
    current.map { "'\(String(decoding: [$0], as: UTF8.self))'" } ?? "the end of the file"
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { index += 1 }
  }

  private func fault(
    _ found: String, expected: String, help: String? = nil, at offset: Int? = nil
  ) -> VectorImageFault {
    VectorImageFault(
      message: "found \(found) – expected \(expected)", help: help,
      position: TextPosition(of: offset ?? index, in: bytes))
  }
}

extension TextPosition {
  /// The line and the column of a byte.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
