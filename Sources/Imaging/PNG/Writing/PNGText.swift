/// A text that travels in a PNG file beside the picture, such as the fingerprint of what drew it.
public struct PNGText: Hashable, Sendable {
  /// The name that programs find the text by, such as "Software".
  public let keyword: String
  /// The words themselves, of any length.
  public let text: String

  /// Nothing unless PNG can hold both: Latin letters, the keyword 1 to 79 of them without spaces at its ends,
  /// the text without control characters but line feeds.
  public init?(keyword: String, text: String) {
    let key = Self.latinBytes(keyword)
    guard let key, 1...79 ~= key.count, key.first != 0x20, key.last != 0x20, !key.contains(0x0A),
      !keyword.contains("  "), Self.latinBytes(text) != nil
    else { return nil }
    self.keyword = keyword
    self.text = text
  }

  /// The content of the chunk (PNG 3, 11.3.3.2).
  var bytes: [UInt8] {
    (Self.latinBytes(keyword) ?? []) + [0] + (Self.latinBytes(text) ?? [])
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
