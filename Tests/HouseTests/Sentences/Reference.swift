/// One of the references that the package is made after, sentence by sentence, as `Fixtures/sentences` lists them.
///
///     UICollectionViewLayout
///
///     000-1 The base class lays nothing out: a layout is made by subclassing it.
///       UICollectionViewLayoutTests/hasNoContent()
///     000-55 Without an answer an item that comes starts as it ends.
///       Ledger-Motion: Without an answer what is inserted fades in at its place
struct Reference: Sendable {
  /// One sentence or declaration, in words of ours, and what holds it.
  struct Sentence: Sendable {
    /// The number of the reference, and that of the sentence in reading order.
    let number: String
    let words: String
    var tests: [String] = []
    var rows: [Row] = []
  }

  /// A row of the ledger, which says what UIKit does instead.
  struct Row: Sendable, Hashable {
    let page: String
    let behaviour: String
  }

  let number: String
  let title: String
  private(set) var sentences: [Sentence] = []

  static let folder = "Fixtures/sentences"

  static func all() throws -> [Reference] {
    try House.files(below: folder, endingIn: ".txt").map {
      Reference(number: String($0.fileName.dropLast(".txt".count)), text: try House.text(of: $0))
    }
  }

  init(number: String, text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    self.number = number
    title = lines.first ?? ""
    for line in lines.dropFirst() {
      if line.hasPrefix("  ") {
        hold(line.trimmed)
      } else {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        sentences.append(Sentence(number: words[0], words: words.count > 1 ? words[1] : ""))
      }
    }
  }

  private mutating func hold(_ line: String) {
    guard !sentences.isEmpty else { return }
    let last = sentences.count - 1
    guard line.hasPrefix("Ledger-"), let colon = line.firstIndex(of: ":") else {
      sentences[last].tests.append(line)
      return
    }
    let behaviour = String(line[line.index(after: colon)...]).trimmed
    sentences[last].rows.append(Row(page: String(line[..<colon]), behaviour: behaviour))
  }
}
