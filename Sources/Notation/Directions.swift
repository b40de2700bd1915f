/// The effect of a name on the direction of the text around it.
package enum Directions {
  /// The name with every change of direction that it begins ended, and none ended that it has not begun: what
  /// stands behind it goes on in its own direction. Names that change nothing stay as they are.
  package static func balanced(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: isControl) else { return name }
    var scalars = String.UnicodeScalarView()
    // The ends that are owed, the last one first.
    var owed: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: owed.append(endOfEmbedding)
      case 0x2066...0x2068: owed.append(endOfIsolate)
      case 0x202C:
        guard owed.last == endOfEmbedding else { continue }
        owed.removeLast()
      case 0x2069:
        guard let place = owed.lastIndex(of: endOfIsolate) else { continue }
        // The end of an isolate ends the embeddings in it.
        owed.removeSubrange(place...)
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: owed = []
      default: break
      }
      scalars.append(scalar)
    }
    scalars.append(contentsOf: owed.reversed())
    return String(scalars)
  }

  /// The name as it may stand within a sentence: one that changes directions is kept apart from it.
  package static func isolated(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: isControl) else { return name }
    return "\u{2068}\(balanced(name))\u{2069}"
  }

  /// The name as it may stand within a sentence that is drawn: its letters may also run from right to left.
  package static func apart(_ name: String) -> String {
    name.unicodeScalars.contains(where: isRightToLeft)
      ? "\u{2068}\(balanced(name))\u{2069}" : isolated(name)
  }

  /// The lines that a text was broken into, each as if it stood alone: a name that goes on in the next one is ended in the
  /// first and begun anew in the second.
  package static func carried(_ lines: [String]) -> [String] {
    guard lines.contains(where: { $0.unicodeScalars.contains(where: isControl) }) else {
      return lines
    }
    var open = String.UnicodeScalarView()
    return lines.map { line in
      let whole = String(open) + line
      open = begun(in: whole)
      return balanced(whole)
    }
  }

  /// The changes of direction that a line begins and does not end.
  private static func begun(in line: String) -> String.UnicodeScalarView {
    var open: [Unicode.Scalar] = []
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
      case 0x202C:
        if let last = open.last, last.value < 0x2066 { open.removeLast() }
      case 0x2069:
        if let place = open.lastIndex(where: { $0.value >= 0x2066 }) {
          open.removeSubrange(place...)
        }
      default: break
      }
    }
    return String.UnicodeScalarView(open)
  }

  /// The beginning of a text with its ellipsis, which stands at the end of the words also where these run from right to
  /// left.
  package static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isOneName =
      scalars.contains(where: isRightToLeft)
      && !scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    return isOneName ? apart(text) : balanced(text)
  }

  /// A line that is read from left to right, whatever it begins with.
  package static func leftToRight(_ line: String) -> String {
    line.unicodeScalars.contains { isRightToLeft($0) || isControl($0) } ? "\u{200E}\(line)" : line
  }

  /// Hebrew, Arabic and the scripts beside them, and the marks and controls that turn a text.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static let endOfEmbedding: Unicode.Scalar = "\u{202C}"
  private static let endOfIsolate: Unicode.Scalar = "\u{2069}"

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
