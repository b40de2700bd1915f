internal import Notation
internal import SceneFormat

/// A place of a document that shows figures, and the scene that they are of.
struct DocumentBlock: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// The scene's text, in lines of the document.
    case fence(SourceFile)
    /// A file, seen from the document.
    case reference(String)
  }

  let source: Source
  /// Types of outputs, and the place on the page, as the document words it.
  let words: [Spanned<String>]
  /// The place at which the scene is named, or begins.
  let span: SourceSpan
  /// The lines between the marks; an empty range where marks are to be put in.
  var lines: Range<Int>
  /// nil where the document has none yet.
  var form: DocumentMark.Form?
  /// In front of each line of it.
  let margin: String
}

/// Finds the scenes of a document, and what shows them.
struct DocumentReader {
  private let document: DocumentText
  private(set) var blocks: [DocumentBlock] = []
  private(set) var problems: [Diagnostic] = []
  /// The scene that the next mark without a name shows, while nothing but empty lines follows it.
  private var waiting: DocumentBlock?
  /// The line of a mark that is open.
  private var opened: (line: Int, block: DocumentBlock?)?

  init(_ document: DocumentText) {
    self.document = document
    var line = document.frontMatter
    while line < document.lines.count { line = read(line) }
    if let opened {
      tell(
        "docs/unclosed", "the figures that begin here end nowhere", at: opened.line,
        help: "put <!-- /tessera --> behind them")
    }
    keepWaiting()
  }

  /// Reads a line, or a block of code from its first one; answers which is next.
  private mutating func read(_ index: Int) -> Int {
    let line = document.lines[index]
    guard line.isProse else {
      keepWaiting()
      return index + 1
    }
    if isCode(index) {
      if opened == nil { keepWaiting() }
      return index + 1
    }
    if let fence = CodeFence(line.words) { return read(fence, at: index) }
    if let mark = DocumentMark(line) {
      read(mark, at: index)
    } else if !line.words.isEmpty, opened == nil {
      keepWaiting()
      tellMisplaced(in: line, at: index)
      return HiddenBlock(line.words).map { end(of: $0, from: index) } ?? index + 1
    }
    return index + 1
  }

  /// The line behind a block of which readers see nothing, or only its letters.
  private func end(of block: HiddenBlock, from start: Int) -> Int {
    let lines = document.lines
    if block.isEnded(by: block.rest(of: lines[start].words)) { return start + 1 }
    let end = lines[(start + 1)...].firstIndex { !$0.isProse || block.isEnded(by: $0.words) }
    return end.map { $0 + (lines[$0].isProse ? 1 : 0) } ?? lines.count
  }

  /// Whether the line is code because it stands further in: behind an empty line, and in no list and no directive.
  private func isCode(_ index: Int) -> Bool {
    let lines = document.lines
    guard lines[index].isIndented else { return false }
    let first = lines[..<index].lastIndex { !$0.isIndented || $0.words.isEmpty }
    guard first.map({ lines[$0].words.isEmpty }) ?? true else { return false }
    let before = lines[..<index].last { !$0.isProse || !$0.words.isEmpty && !$0.isIndented }
    guard let before, before.isProse else { return true }
    let isList = before.words.wholeMatch(of: #/(?:[-*+]|[0-9]+[.)])(?:[ \t].*)?/#) != nil
    return !isList && !before.words.hasSuffix("{") && before.indentation.isEmpty
  }

  // MARK: Scenes

  private mutating func read(_ fence: CodeFence, at start: Int) -> Int {
    if opened == nil { keepWaiting() }
    let lines = document.lines
    let end = lines[(start + 1)...].firstIndex { line in
      !line.isProse || CodeFence(line.words).map(fence.isClosed) == true
    }
    guard let end, lines[end].isProse else {
      if fence.demand != nil {
        tell(
          "docs/unclosed", "the scene that begins here ends nowhere", at: start,
          help: "put \(String(repeating: fence.sign, count: fence.count)) behind it")
      }
      return end ?? lines.count
    }
    guard opened == nil, let demand = fence.demand else {
      if fence.demand != nil {
        tell(
          "docs/scene-within", "a scene stands between marks, where figures are put", at: start,
          help: "put it above the marks; those that follow it need no name")
      }
      return end + 1
    }
    waiting = DocumentBlock(
      source: .fence(scene(in: (start + 1)..<end, indentedBy: lines[start].indentation)),
      words: spanned(demand, at: start), span: span(of: start), lines: (end + 1)..<(end + 1),
      form: nil, margin: lines[end].margin + lines[end].indentation)
    return end + 1
  }

  /// The scene's text where the document has it, so that messages name places of the document: empty lines stand for
  /// all before it, and spaces for what is in front of it.
  private func scene(in range: Range<Int>, indentedBy indentation: String) -> SourceFile {
    var text = String(repeating: "\n", count: range.lowerBound)
    for line in document.lines[range] {
      let shared = zip(line.text.unicodeScalars, indentation.unicodeScalars)
        .prefix { $0 == $1 }.count
      let space = line.margin.unicodeScalars.count + shared
      let rest = String.UnicodeScalarView(line.text.unicodeScalars.dropFirst(shared))
      text += String(repeating: " ", count: space) + String(rest) + "\n"
    }
    return SourceFile(path: document.file.path, text: text)
  }

  /// A scene that no mark has followed: its figures come right behind it.
  private mutating func keepWaiting() {
    if let block = waiting { blocks.append(block) }
    waiting = nil
  }

  // MARK: Marks

  private mutating func read(_ mark: DocumentMark, at index: Int) {
    switch mark.kind {
    case .opening(let words):
      guard opened == nil else {
        let first = opened.map { " in line \($0.line + 1)" } ?? ""
        return tell(
          "docs/nested", "figures begin within figures, which begin\(first)", at: index,
          help: "put <!-- /tessera --> in front of it")
      }
      opened = (index, block(of: mark, words, at: index))
    case .closing:
      guard let open = opened else {
        return tell(
          "docs/unopened", "figures end here that begin nowhere", at: index,
          help: "put <!-- tessera: feed.scene.json --> in front of them, or take the line out")
      }
      opened = nil
      guard var block = open.block else { return }
      block.lines = (open.line + 1)..<index
      blocks.append(block)
    }
  }

  private mutating func block(
    of mark: DocumentMark, _ words: [String], at index: Int
  ) -> DocumentBlock? {
    let line = document.lines[index]
    if let path = words.first {
      keepWaiting()
      return DocumentBlock(
        source: .reference(path), words: spanned(Array(words.dropFirst()), at: index),
        span: span(of: index), lines: index..<index, form: mark.form,
        margin: line.margin + line.indentation)
    }
    guard let scene = waiting else {
      tell(
        "docs/nameless", "no scene is named here, and none stands above", at: index,
        help: "name one, as in <!-- tessera: feed.scene.json -->, or put a block of it above")
      return nil
    }
    waiting = nil
    return DocumentBlock(
      source: scene.source, words: scene.words, span: scene.span, lines: index..<index,
      form: mark.form, margin: line.margin + line.indentation)
  }

  /// Nobody is to wait for figures that never come.
  private mutating func tellMisplaced(in line: DocumentLine, at index: Int) {
    if DocumentMark.lacksColon(line.words) {
      tell(
        "docs/mark", "a mark has words, and no colon in front of them", at: index,
        help: "write <!-- tessera: feed.scene.json -->, or <!-- tessera --> for the scene above")
    } else if DocumentMark.isWithin(line.words) {
      tell(
        "docs/mark", "a mark is not alone in its line", at: index,
        help: "put it in a line of its own, in no quotation and no table")
    } else if line.words.hasPrefix(">"),
      CodeFence(line.words.drop { $0 == ">" || $0 == " " })?.demand != nil
    {
      tell(
        "docs/mark", "a scene in a quotation is not drawn", at: index,
        help: "take it out of the quotation, or name its file")
    }
  }

  // MARK: Places

  private mutating func tell(_ code: String, _ message: String, at line: Int, help: String) {
    problems.append(
      Diagnostic(code: code, concern: .request, message, at: span(of: line), help: help))
  }

  /// The words of a line.
  private func span(of index: Int) -> SourceSpan {
    let line = document.lines[index]
    let start = (line.margin + line.indentation).unicodeScalars.count + 1
    return SourceSpan(
      file: document.file, start: TextPosition(line: index + 1, column: start),
      end: TextPosition(line: index + 1, column: start + line.words.unicodeScalars.count))
  }

  /// Words of a line, each with its place.
  private func spanned(_ words: [String], at index: Int) -> [Spanned<String>] {
    let line = document.lines[index]
    let margin = line.margin.unicodeScalars.count
    var rest = line.text[...]
    var found: [Spanned<String>] = []
    // The last words of a line are meant: a path in front may hold the same ones.
    for word in words.reversed() {
      guard let range = rest.ranges(of: word).last else { continue }
      let column = margin + line.text[..<range.lowerBound].unicodeScalars.count + 1
      let place = SourceSpan(
        file: document.file, start: TextPosition(line: index + 1, column: column),
        end: TextPosition(line: index + 1, column: column + word.unicodeScalars.count))
      found.append(Spanned(word, at: place))
      rest = rest[..<range.lowerBound]
    }
    return found.reversed()
  }
}
