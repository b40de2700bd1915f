/// The meaning of a character for the breaking of lines.
enum CharacterKind: Equatable {
  case lineBreak, space, tab, hyphen
  /// No width, but lets a line end.
  case breakMark
  /// Fills a square, as Chinese, Japanese and Korean characters and emoji do.
  case wide
  case other

  init(_ character: Character) {
    if let byte = character.asciiValue {
      self = Self.ascii(byte)
    } else if character.isNewline {
      self = .lineBreak
    } else if character == "\u{200B}" {
      self = .breakMark
    } else if character == "\u{2010}" {
      self = .hyphen
    } else if character.isWhitespace {
      // No-break spaces keep their neighbours together.
      self = character == "\u{A0}" || character == "\u{202F}" ? .other : .space
    } else {
      self = Self.isWide(character) ? .wide : .other
    }
  }

  // A carriage return with a line feed is one character, whose value is that of the line feed.
  private static func ascii(_ byte: UInt8) -> CharacterKind {
    switch byte {
    case 0x20: .space
    case 0x09: .tab
    case 0x0A...0x0D: .lineBreak
    case 0x2D: .hyphen
    default: .other
    }
  }

  private static func isWide(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first else { return false }
    return scalar.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
