/// Reads JSON strictly (RFC 8259, no repeated keys) and keeps the place of every value, so that a message
/// can point at it.
package struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// A place whose column is known; columns after it are counted from there.
  private var anchor = (index: 0, column: 1)
  /// Deeper nesting than any of our files has would only serve to exhaust the stack.
  private var depth = 0
  private static let deepest = 200
  private var count = 0
  private let limit: Int
  private let textLimit: Int
  /// The list of the outermost object whose elements are not kept.
  private var handedOver: (key: String, take: Take)?

  package static func read(_ text: String) throws(TextError) -> JSONNode {
    try read(Array(text.utf8))
  }

  /// Reads bytes that are known to be UTF-8; more values than the limit are refused, and strings of
  /// more bytes than theirs.
  package static func read(
    _ bytes: [UInt8], limit: Int = .max, textLimit: Int = .max
  ) throws(TextError) -> JSONNode {
    var reader = JSONReader(bytes: bytes, limit: limit, textLimit: textLimit)
    reader.skipByteOrderMark()
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    guard reader.current == nil else { throw reader.unexpected(expected: "the end of the text") }
    return node
  }

  package typealias Take = (JSONNode) throws(TextError) -> Void

  /// Reads an object of which the elements of one list are handed over one after the other: they are not kept, and
  /// the list is empty in the object.
  package static func read(
    _ bytes: [UInt8], elementsOf key: String, _ take: @escaping Take
  ) throws(TextError) -> JSONNode {
    var reader = JSONReader(bytes: bytes, limit: .max, textLimit: .max)
    reader.handedOver = (key, take)
    reader.skipByteOrderMark()
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    guard reader.current == nil else { throw reader.unexpected(expected: "the end of the text") }
    return node
  }

  private init(bytes: [UInt8], limit: Int, textLimit: Int) {
    self.bytes = bytes
    self.limit = limit
    self.textLimit = textLimit
  }

  // MARK: Values

  private mutating func value() throws(TextError) -> JSONNode {
    count += 1
    guard count <= limit else { throw .tooManyValues(limit, at: position) }
    let start = place()
    let value = try content()
    return JSONNode(value, at: start, to: position)
  }

  private mutating func content() throws(TextError) -> JSONNode.Value {
    switch current {
    case UInt8(ascii: "{"): .object(try members())
    case UInt8(ascii: "["): .array(try elements())
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "-"): .number(try number())
    default: isAtDigit ? .number(try number()) : try word()
    }
  }

  private mutating func members() throws(TextError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    try enter()
    guard !take("}") else { return leave(with: members) }
    repeat {
      skipSpace()
      let place = place()
      guard current == UInt8(ascii: "\"") else {
        let isTrailing = current == UInt8(ascii: "}") && !members.isEmpty
        throw isTrailing ? lastComma("a key") : unexpected(expected: "a key in quotation marks")
      }
      let key = try string()
      let keyEnd = position
      guard keys.insert(key).inserted else { throw .repeatedKey(key, at: place) }
      skipSpace()
      guard take(":") else { throw unexpected(expected: "':' after the key") }
      skipSpace()
      let isHandedOver = depth == 1 && key == handedOver?.key && current == UInt8(ascii: "[")
      let node = isHandedOver ? try handOver() : try value()
      members.append(
        JSONNode.Member(key: key, keyPosition: place, keyEnd: keyEnd, node: node))
      skipSpace()
    } while take(",")
    guard take("}") else { throw unexpected(expected: "',' or '}'") }
    return leave(with: members)
  }

  private mutating func handOver() throws(TextError) -> JSONNode {
    let start = place()
    let take = handedOver?.take
    try elements { (node) throws(TextError) in try take?(node) }
    return JSONNode(.array([]), at: start, to: position)
  }

  private mutating func elements() throws(TextError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try self.elements { (node) throws(TextError) in elements.append(node) }
    return elements
  }

  private mutating func elements(_ use: Take) throws(TextError) {
    try enter()
    guard !take("]") else { return leave(with: ()) }
    repeat {
      skipSpace()
      guard current != UInt8(ascii: "]") else {
        throw lastComma("a value")
      }
      try use(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw unexpected(expected: "',' or ']'") }
    leave(with: ())
  }

  private mutating func word() throws(TextError) -> JSONNode.Value {
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    throw unexpected(expected: "a value")
  }

  private mutating func number() throws(TextError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(TextError) {
    let start = index
    while isAtDigit { index += 1 }
    guard index > start else { throw unexpected(expected: "a digit") }
  }

  // MARK: Strings

  private mutating func string() throws(TextError) -> String {
    let start = position
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      guard text.count <= textLimit else { throw .tooLongText(textLimit, at: start) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20: throw unexpected(expected: "an escape for this character")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw unexpected(expected: "'\"' at the end of the string")
  }

  private mutating func escape() throws(TextError) -> Unicode.Scalar {
    // Counted from the escape before: a line may have a million.
    let start = place()
    index += 1
    for (letter, scalar) in Self.shortEscapes where take(letter) { return scalar }
    guard take("u") else { throw unexpected(expected: "an escape of JSON") }
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first) else { throw half(at: start) }
    guard take("\\u") else { throw half(at: start) }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw half(at: start) }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw half(at: start) }
    return scalar
  }

  private static let shortEscapes: [(String, Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ("b", "\u{8}"), ("f", "\u{C}"),
  ]

  private mutating func codeUnit() throws(TextError) -> UInt16 {
    let end = index + 4
    guard end <= bytes.count, bytes[index..<end].allSatisfy(Self.isHexadecimal),
      let unit = UInt16(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
    else { throw unexpected(expected: "four hexadecimal digits") }
    index = end
    return unit
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  private func half(at position: TextPosition) -> TextError {
    .unexpected("half a surrogate pair", expected: "a whole one", at: position)
  }

  // MARK: Moving on

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var isAtDigit: Bool {
    guard let byte = current else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func enter() throws(TextError) {
    guard depth < Self.deepest else { throw .tooDeep(Self.deepest, at: position) }
    depth += 1
    index += 1
    skipSpace()
  }

  private mutating func leave<Result>(with result: Result) -> Result {
    depth -= 1
    return result
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    index = 3
    anchor.index = 3
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        anchor = (index, 1)
      default: return
      }
    }
  }

  private var position: TextPosition {
    let scalars = bytes[anchor.index..<index].count { $0 & 0xC0 != 0x80 }
    return TextPosition(line: line, column: anchor.column + scalars)
  }

  private mutating func place() -> TextPosition {
    let place = position
    anchor = (index, place.column)
    return place
  }

  private func unexpected(expected: String) -> TextError {
    .unexpected(found, expected: expected, at: position)
  }

  private func lastComma(_ expected: String) -> TextError {
    .lastComma(found, expected: expected, at: position)
  }

  /// The word that stands here, for a message.
  private var found: String {
    guard index < bytes.count else { return "the end of the text" }
    let rest = String(decoding: bytes[index..<min(bytes.count, index + 24)], as: UTF8.self)
    let word = rest.unicodeScalars.prefix { !" \n\r\t,:]}".unicodeScalars.contains($0) }
    let found = word.isEmpty ? rest.unicodeScalars.prefix(1) : word
    return QuotedText.quoted(String(String.UnicodeScalarView(found)))
  }
}
