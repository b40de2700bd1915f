/// A text that travels in a PNG file beside the picture, such as the words for who does not see it.
public struct PNGText: Hashable, Sendable {
  /// The name that programs find the text by, such as "Description".
  public let keyword: String
  /// The words themselves, of any length.
  public let text: String

  /// Nothing unless PNG can hold both: a keyword of 1 to 79 Latin letters without spaces at its ends, and a text
  /// without control characters but line feeds.
  public init?(keyword: String, text: String) {
    let key = Self.latinBytes(keyword)
    guard let key, 1...79 ~= key.count, key.first != 0x20, key.last != 0x20, !key.contains(0x0A),
      !keyword.contains("  "), !text.unicodeScalars.contains(where: Self.isControl)
    else { return nil }
    self.keyword = keyword
    self.text = text
  }

  /// The words that say what is to be seen, with spaces for control characters; nil where there are none.
  package init?(description: String) {
    var words = String.UnicodeScalarView()
    for scalar in description.unicodeScalars { words.append(Self.isControl(scalar) ? " " : scalar) }
    guard !words.isEmpty else { return nil }
    self.init(keyword: Self.description, text: String(words))
  }

  /// The keyword of the words that say what is to be seen (PNG 3, 11.3.3.1).
  private static let description = "Description"

  /// Text of Latin letters alone is `tEXt` (PNG 3, 11.3.3.2), any other one `iTXt` (11.3.3.4).
  var chunk: (name: String, bytes: [UInt8]) {
    let key = (Self.latinBytes(keyword) ?? []) + [0]
    if let latin = Self.latinBytes(text) { return ("tEXt", key + latin) }
    // Not compressed, in no language that is named, under no other keyword.
    return ("iTXt", key + [0, 0, 0, 0] + Array(text.utf8))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value)
  }

  private static func latinBytes(_ string: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in string.unicodeScalars {
      guard scalar == "\n" || 0x20...0x7E ~= scalar.value || 0xA1...0xFF ~= scalar.value else {
        return nil
      }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }
}

extension PNGText {
  /// The words that say what a file's picture shows, from those of its chunks that stand before the pixels.
  package static func description(in file: [UInt8]) -> String? { text(description, in: file) }

  /// The text below a keyword, from those chunks; nil where there is none.
  package static func text(_ keyword: String, in file: [UInt8]) -> String? {
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - place - 12 else { return nil }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      if name == "IDAT" { return nil }
      let content = file[place + 8..<place + 8 + length]
      if let words = words(name, content, below: keyword) { return words }
      place += 12 + length
    }
    return nil
  }

  private static func words(
    _ name: String, _ content: ArraySlice<UInt8>, below keyword: String
  ) -> String? {
    let key = Array(keyword.utf8) + [0]
    guard content.starts(with: key) else { return nil }
    let rest = content.dropFirst(key.count)
    switch name {
    case "tEXt": return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
    case "iTXt" where rest.starts(with: [0, 0]):
      // Behind the language and the keyword in it.
      let parts = rest.dropFirst(2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil
    default: return nil
    }
  }
}

extension PNGText {
  /// A file with the text in it, in front of everything but the header; nil where it is no PNG file.
  package func inserted(into file: [UInt8]) -> [UInt8]? {
    // The signature, and the header's length, name, content and check.
    let head = 8 + 4 + 4 + 13 + 4
    guard file.starts(with: PNGSignature.bytes), file.count > head else { return nil }
    var chunks = PNGChunkWriter(expecting: text.utf8.count + 64, isStart: false)
    chunks.add(chunk.name, chunk.bytes)
    return file[..<head] + chunks.bytes + file[head...]
  }
}
