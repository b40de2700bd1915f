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
    let whole = bytes.count / 3
    var text = [UInt8](repeating: UInt8(ascii: "="), count: (bytes.count + 2) / 3 * 4)
    for part in 0..<whole {
      let (start, place) = (part &* 3, part &* 4)
      let (first, second, third) = (bytes[start], bytes[start &+ 1], bytes[start &+ 2])
      text[place] = digits[Int(first &>> 2)]
      text[place &+ 1] = digits[Int(first &<< 4 & 63 | second &>> 4)]
      text[place &+ 2] = digits[Int(second &<< 2 & 63 | third &>> 6)]
      text[place &+ 3] = digits[Int(third & 63)]
    }
    // Of one or two that are left, the bits are as if zeros stood behind them.
    let rest = bytes[(whole * 3)...] + [0]
    if rest.count > 1, let first = rest.first {
      let (place, second) = (whole * 4, rest[whole * 3 + 1])
      text[place] = digits[Int(first >> 2)]
      text[place + 1] = digits[Int(first << 4 & 63 | second >> 4)]
      if rest.count > 2 { text[place + 2] = digits[Int(second << 2 & 63)] }
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
