/// A file that stands in a text itself, as a `data:` URL (RFC 2397).
package struct DataAddress {
  /// The beginning of all of them.
  package static let scheme = "data:"
  /// The content, decoded.
  package let bytes: [UInt8]

  /// Nil for a text that is none, or is cut off.
  package init?(_ text: String) {
    guard text.hasPrefix(Self.scheme), let comma = text.firstIndex(of: ",") else { return nil }
    let head = text[..<comma]
    let content = text[text.index(after: comma)...]
    let decoded = head.hasSuffix(";base64") ? Self.base64(content) : Self.percent(content)
    guard let decoded else { return nil }
    bytes = decoded
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes as text: four letters for three of them.
  package static func base64(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | (offset < part.count ? UInt32(part[start + offset]) : 0)
      }
      for place in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * place) & 63)]
        text.append(place > part.count ? UInt8(ascii: "=") : digit)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func percent(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func base64(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in text.utf8 where ![0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "=")].contains(byte) {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return count == 6 ? nil : bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
