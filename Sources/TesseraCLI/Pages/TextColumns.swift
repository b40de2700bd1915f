/// Two columns of text: names at the left, what they mean at the right, wrapped where the page ends.
struct TextColumns {
  private var lines: [(left: String, right: String)] = []
  private let width: Int

  init(width: Int = 96) {
    self.width = width
  }

  mutating func add(_ left: String, _ right: String) {
    lines.append((left, right))
  }

  var text: String {
    let left = min(30, (lines.map(\.left.count).max() ?? 0) + 2)
    return lines.map { line in
      let pieces = Self.wrapped(line.right, to: width - left - 2)
      let gap = String(repeating: " ", count: left + 2)
      // A word that is too long for its column has a line of its own.
      guard line.left.count + 2 <= left else {
        return "  \(line.left)\n" + pieces.map { gap + $0 + "\n" }.joined()
      }
      let head = "  " + line.left + String(repeating: " ", count: left - line.left.count)
      return zip(pieces.indices, pieces).map { ($0 == 0 ? head : gap) + $1 + "\n" }.joined()
    }.joined()
  }

  /// Breaks a text between its words.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
