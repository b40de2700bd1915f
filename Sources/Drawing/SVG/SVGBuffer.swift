import CoreGraphics

/// The bytes of an SVG file as they are written. Nothing in it makes a string.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes text as it stands: markup, never a user's words.
  mutating func write(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  mutating func write(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ value: CGFloat, decimals: Int = 3) {
    NumberText.append(value, decimals: decimals, to: &bytes)
  }

  mutating func write(_ value: Int) { NumberText.append(UInt64(max(value, 0)), to: &bytes) }

  /// ` name="value"`; the name comes with its space and the quotation mark that opens the value.
  mutating func attribute(_ opening: String, _ value: CGFloat) {
    write(opening)
    write(value)
    write("\"")
  }

  /// Nothing where the value is what a reader takes anyway.
  mutating func attribute(_ opening: String, _ value: CGFloat, unless standard: CGFloat) {
    if value != standard { attribute(opening, value) }
  }

  /// `#fff`, or `#f6f7f9` where three digits do not say it.
  mutating func write(_ color: RGBAColor) {
    write("#")
    let hex = color.hex
    if hex & 0xF0F0F0 == (hex & 0x0F0F0F) << 4 {
      for shift in [16, 8, 0] { bytes.append(Self.digit(hex >> shift)) }
    } else {
      for shift in [20, 16, 12, 8, 4, 0] { bytes.append(Self.digit(hex >> shift)) }
    }
  }

  /// A name for the number, in letters: a, b … z, ba, bb …
  mutating func write(letters number: Int) {
    if number >= 26 { write(letters: number / 26) }
    bytes.append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: number % 26))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: value & 0xF)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}

// MARK: - A user's words

extension SVGBuffer {
  /// Writes any string so that a reader gets it back, in an element or between double quotation marks. What
  /// XML cannot say becomes U+FFFD.
  mutating func write(escaping string: String) {
    if string.utf8.allSatisfy(Self.isPlain) { return write(string) }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\t", "\n", "\r":
        write("&#")
        write(Int(scalar.value))
        write(";")
      default:
        bytes.append(contentsOf: String(Self.isAllowed(scalar) ? scalar : "\u{FFFD}").utf8)
      }
    }
  }

  /// Writes a string as part of an id. Letters, digits, full stop and hyphen stay; every other byte becomes
  /// an underscore and two digits, so that no two strings become one.
  mutating func write(identifier string: String) {
    for byte in string.utf8 {
      if Self.isIdentifierByte(byte) {
        bytes.append(byte)
      } else {
        write("_")
        bytes.append(Self.digit(UInt32(byte >> 4)))
        bytes.append(Self.digit(UInt32(byte)))
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E:
      byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "\"")
    default: false
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The characters of XML 1.0, section 2.2, without the C1 controls that it discourages.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD: true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
