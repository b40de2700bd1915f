import CoreGraphics
import Drawing

/// Reads the lines of a drawing: what is indented belongs to the item above it.
struct DrawingReader {
  private struct Line {
    var depth: Int
    var words: WordReader
  }

  private var rest: ArraySlice<Line>
  private var lastNumber = 1

  init(_ text: String, _ images: [[UInt8]]) throws(DrawingError) {
    let sources = Dictionary(
      images.map { (ImageSource($0, naturalSize: .zero).hash, $0) }, uniquingKeysWith: { $1 })
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let spaces = line.prefix { $0 == " " }.count
      guard line.count > spaces else { continue }
      let words = WordReader(line.dropFirst(spaces), line: index + 1, images: sources)
      guard spaces % 2 == 0 else { throw words.error("two spaces a level") }
      lines.append(Line(depth: spaces / 2, words: words))
    }
    rest = lines[...]
  }

  mutating func drawing() throws(DrawingError) -> DrawList {
    guard var head = take(at: 0) else {
      throw DrawingError(line: 1, found: "nothing", expected: "\"drawing\" and its size")
    }
    try head.skip("drawing")
    let size = try head.size()
    try head.end()
    var background: Paint?
    if var line = take("background", at: 0) {
      background = try line.paint()
      try line.end()
    }
    let items = try items(at: 0)
    if let line = rest.first { throw line.words.error("an item of the level above") }
    return DrawList(size: size, background: background, items)
  }

  // MARK: Lines

  private mutating func take(at depth: Int) -> WordReader? {
    guard let line = rest.first, line.depth == depth else { return nil }
    return rest.removeFirst().words
  }

  /// The rest of the next line, where it is at this level and begins with the word.
  private mutating func take(_ word: String, at depth: Int) -> WordReader? {
    guard let line = rest.first, line.depth == depth else { return nil }
    var words = line.words
    guard words.take(word) else { return nil }
    rest.removeFirst()
    return words
  }

  // MARK: Items

  private mutating func items(at depth: Int) throws(DrawingError) -> [DrawItem] {
    var items: [DrawItem] = []
    while let line = rest.first, line.depth == depth { items.append(try item(at: depth)) }
    return items
  }

  private mutating func item(at depth: Int) throws(DrawingError) -> DrawItem {
    if let line = take("group", at: depth) { return .group(try group(line, at: depth + 1)) }
    if let line = take("text", at: depth) { return .text(try text(line, at: depth + 1)) }
    if var line = take("image", at: depth) {
      let image = try line.image()
      try line.end()
      return .image(image)
    }
    var line = rest.removeFirst().words
    let shape = try line.shape()
    try line.end()
    return .shape(shape)
  }

  private mutating func group(
    _ head: WordReader, at depth: Int
  ) throws(DrawingError) -> DrawGroup {
    var head = head
    var group = DrawGroup([])
    group.element = try head.element()
    if let transform = try head.transform() { group.transform = transform }
    if head.take("opacity") { group.opacity = try head.number() }
    try head.end()
    if var line = take("clip", at: depth) {
      group.clip = try line.geometry()
      try line.end()
    }
    if var line = take("shadow", at: depth) {
      group.shadow = try line.shadow()
      try line.end()
    }
    if let line = take("mask", at: depth) {
      try line.end()
      group.mask = try items(at: depth + 1)
    }
    group.children = try items(at: depth)
    return group
  }

  private mutating func text(_ head: WordReader, at depth: Int) throws(DrawingError) -> DrawText {
    var head = head
    var text = try head.text()
    try head.end()
    text.spans = try spans(at: depth)
    var lines: [DrawText.Line] = []
    while var line = take("line", at: depth) {
      var shown = try line.textLine()
      try line.end()
      shown.spans = try spans(at: depth + 1)
      lines.append(shown)
    }
    text.lines = lines.isEmpty ? nil : lines
    return text
  }

  private mutating func spans(at depth: Int) throws(DrawingError) -> [DrawText.Span] {
    var spans: [DrawText.Span] = []
    while var line = take("span", at: depth) {
      spans.append(try line.span())
      try line.end()
    }
    return spans
  }
}
