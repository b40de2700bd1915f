internal import Notation

/// The name of a golden: words of tests, whatever stands in them, as part of a file's name that leads nowhere else.
struct GoldenName {
  /// As the test calls it, then the variant; may be empty.
  private let words: [String]
  /// Bytes of a word that is not cut.
  private static let mostBytes = 80

  /// - Parameter variant: the words for the variant; empty for none.
  init(_ name: String, _ variant: String) {
    words = [name, variant]
  }

  /// Behind the name of the test, between dots.
  func stem(ofTest test: String) -> String {
    ([test] + words).filter { !$0.isEmpty }.map(Self.safe).joined(separator: ".")
  }

  /// Letters, digits, `-` and `_`. A word that has others, or is too long, ends with a sum of all of it, so that two
  /// words never have one file.
  static func safe(_ word: String) -> String {
    var text = ""
    for character in word {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "_" || character == "-" {
        text.append(character)
      } else if !text.hasSuffix("-"), !text.isEmpty {
        text.append("-")
      }
    }
    if text.utf8.count > mostBytes { text = String(text.prefix(mostBytes)) }
    guard text != word else { return text }
    while text.hasSuffix("-") { text.removeLast() }
    let sum = SHA256.text(of: word).prefix(8)
    return text.isEmpty ? String(sum) : "\(text)-\(sum)"
  }
}
