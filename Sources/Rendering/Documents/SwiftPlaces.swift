/// A place in a Swift file, and all that is open there: comments and strings, one in another.
struct SwiftPlaces {
  private enum Opened: Equatable {
    case comment(isDocumentation: Bool)
    /// Signs `#` around it.
    case string(signs: Int, isLong: Bool)
    /// Code within a string, with so many parentheses that are open.
    case code(parentheses: Int)

    /// Whether it has to end in its line.
    var isShort: Bool {
      guard case .string(_, let isLong) = self else { return false }
      return !isLong
    }
  }

  private var opened: [Opened] = []
  private var rest: Substring.UnicodeScalarView = Substring().unicodeScalars

  /// Outside of comments and strings.
  var isCode: Bool { opened.isEmpty }
  /// In a comment that DocC reads, and in no other one within.
  var isDocumentation: Bool { opened == [.comment(isDocumentation: true)] }

  /// Goes to the end of a line.
  mutating func pass(_ line: String) {
    rest = line[...].unicodeScalars
    while !rest.isEmpty { step() }
    // A string in one line that has no end is an error of the file, and no reason to pass over all that follows.
    if opened.last?.isShort == true { opened.removeLast() }
  }

  private mutating func step() {
    switch opened.last {
    case .comment: stepInComment()
    case .string(let signs, let isLong): stepInString(signs, isLong)
    case .code, nil: stepInCode()
    }
  }

  private mutating func stepInComment() {
    if take("*/") {
      opened.removeLast()
    } else if take("/*") {
      opened.append(.comment(isDocumentation: false))
    } else {
      rest.removeFirst()
    }
  }

  private mutating func stepInString(_ signs: Int, _ isLong: Bool) {
    let raw = String(repeating: "#", count: signs)
    if take("\\\(raw)(") {
      opened.append(.code(parentheses: 1))
    } else if take("\\\(raw)") {
      rest = rest.dropFirst()
    } else if take((isLong ? "\"\"\"" : "\"") + raw) {
      opened.removeLast()
    } else {
      rest.removeFirst()
    }
  }

  private mutating func stepInCode() {
    if take("//") {
      rest = rest.dropFirst(rest.count)
    } else if rest.starts(with: "/*".unicodeScalars) {
      beginComment()
    } else if rest.first == "#" || rest.first == "\"" {
      beginString()
    } else {
      count(rest.removeFirst())
    }
  }

  private mutating func beginComment() {
    let isDocumentation =
      opened.isEmpty && rest.starts(with: "/**".unicodeScalars)
      && !["/", "*"].contains(rest.dropFirst(3).first)
    rest = rest.dropFirst(2)
    opened.append(.comment(isDocumentation: isDocumentation))
  }

  private mutating func beginString() {
    let signs = rest.prefix { $0 == "#" }.count
    rest = rest.dropFirst(signs)
    // Nothing stands behind the signs that begin a string of several lines.
    if rest.dropFirst(3).allSatisfy({ $0 == " " || $0 == "\t" }), take("\"\"\"") {
      opened.append(.string(signs: signs, isLong: true))
    } else if take("\"") {
      opened.append(.string(signs: signs, isLong: false))
    }
  }

  /// Parentheses decide where code within a string ends.
  private mutating func count(_ sign: Unicode.Scalar) {
    guard case .code(let parentheses)? = opened.last, "()".unicodeScalars.contains(sign) else {
      return
    }
    opened.removeLast()
    let others = parentheses + (sign == "(" ? 1 : -1)
    if others > 0 { opened.append(.code(parentheses: others)) }
  }

  private mutating func take(_ words: String) -> Bool {
    guard rest.starts(with: words.unicodeScalars) else { return false }
    rest = rest.dropFirst(words.unicodeScalars.count)
    return true
  }
}
