/// A document with the texts of its figures put in, and all that changes by that.
struct DocumentEdit: Equatable, Sendable {
  /// Lines that take the place of others.
  private struct Change: Equatable {
    let lines: Range<Int>
    let text: [DocumentLine]
  }

  private let document: [DocumentLine]
  private let lineEnd: String
  private var changes: [Change] = []

  init(_ document: DocumentText) {
    self.document = document.lines
    lineEnd = document.lineEnd
  }

  /// - Parameters:
  ///   - snippet: the text that shows the block's figures.
  ///   - form: of marks, where the block has none yet.
  ///   - isSpaced: whether empty lines stand around it.
  mutating func put(
    _ snippet: String, for block: DocumentBlock, as form: DocumentMark.Form, isSpaced: Bool
  ) {
    var texts = snippet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while texts.last?.isEmpty == true { texts.removeLast() }
    if isSpaced { texts = [""] + texts + [""] }
    if block.form == nil {
      texts =
        ["", DocumentMark(.opening([]), as: form).text] + texts
        + [DocumentMark(.closing, as: form).text]
    }
    let lines = texts.map { line($0, margin: block.margin) }
    guard lines.map(\.written) != document[block.lines].map(\.written) else { return }
    changes.append(Change(lines: block.lines, text: lines))
  }

  private func line(_ text: String, margin: String) -> DocumentLine {
    guard text.isEmpty else { return DocumentLine(margin: "", text: margin + text, end: lineEnd) }
    let bare = margin.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    return DocumentLine(margin: "", text: String(bare), end: lineEnd)
  }

  var isEmpty: Bool { changes.isEmpty }

  /// All lines of the document as they are to be.
  var lines: [DocumentLine] {
    var lines = document
    for change in changes.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      var text = change.text
      let start = change.lines.lowerBound
      // The last line of a document may have no end, and gets one when others come behind it.
      if start == lines.count, let last = lines.last, last.end.isEmpty {
        lines[start - 1].end = lineEnd
        text[text.count - 1].end = ""
      }
      lines.replaceSubrange(change.lines, with: text)
    }
    return lines
  }

  /// The changes as `diff -U0` writes them.
  var difference: [String] {
    var shift = 0
    return changes.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.flatMap { change in
      let before = document[change.lines]
      // Of no lines the one in front is named.
      let start = change.lines.lowerBound + (before.isEmpty ? 0 : 1)
      let end = change.lines.lowerBound + shift + (change.text.isEmpty ? 0 : 1)
      shift += change.text.count - before.count
      return ["@@ -\(start),\(before.count) +\(end),\(change.text.count) @@"]
        + before.map { "-\($0.margin)\($0.text)" } + change.text.map { "+\($0.text)" }
    }
  }
}
