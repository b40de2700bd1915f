// The lists are written out: Unicode's own properties change with the version that Swift was built with.
extension Unicode.Scalar {
  /// Whether nobody sees it where it stands, or it moves what stands around it: controls of all sorts, ends of
  /// lines and paragraphs, marks of direction, joiners, tags.
  package var isHidden: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164,
      0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether it looks like the space of a keyboard and is another one.
  package var isForeignSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x2800, 0x3000: true
    default: false
    }
  }

  /// Whether it is a control of ASCII or Latin-1, which no page shows.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// `\u{202e}`, or the short escape that every programmer knows.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}
