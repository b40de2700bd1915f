public import CoreGraphics
public import Drawing

/// Breaks texts into lines and lines into glyphs, always in the same way. It keeps what it has set, so one is
/// best used for many texts; each thread needs its own.
public final class Typesetter: TextMeasuring {
  /// The fonts that texts are set in.
  public let library: FontLibrary
  private let requiredFamilies: [String]
  /// A face of each of them, which knows the characters that the family has.
  let requiredFiles: [String]
  private var required: FontSet?
  private var complete: FontSet?
  let fonts = GlyphFonts()
  private let cache = Cache<Paragraph, TypesetText>(limit: 16 << 20)
  private var found = TextNotices()

  /// A typesetter that has set nothing yet, in the machine's packages of fonts if no others are given.
  public init(_ library: FontLibrary = FontLibrary()) {
    LibraryVariables.remove()
    self.library = library
    let required = library.families.filter(\.isRequired)
    requiredFamilies = required.map(\.name)
    requiredFiles = required.compactMap(\.plainFile)
  }

  /// Says that texts of another kind follow, as `CairoRasterizer.beginNextSubject()` does.
  public func beginNextSubject() { cache.age() }

  /// Hands over the remarks on texts that so far are shown otherwise than they ask for, and forgets them.
  public func takeNotices() -> [TextNotice] {
    defer { found = TextNotices() }
    return found.all
  }

  /// The text's lines as they stand in a box of that width; nil breaks it only where it says so itself.
  public func layOut(_ text: DrawText, width: CGFloat?) throws(FontError) -> TypesetText {
    try typeset(Paragraph(text, width: width))
  }

  /// The text's lines as `layOut(_:width:)` sets them, without their glyphs; throws where fonts are missing or
  /// unreadable.
  public func lines(of text: DrawText, width: CGFloat?) throws(FontError) -> [MeasuredLine] {
    try layOut(text, width: width).lines.map(\.measured)
  }

  /// The text with the lines that come out in its frame.
  public func measured(_ text: DrawText) throws(FontError) -> DrawText {
    var result = text
    let shrunk = try shrunk(text)
    let set = try typeset(shrunk)
    result.lines = TextPlaces(text, set).lines
    return result
  }

  /// The paragraph that a text comes down to in its own frame, in smaller letters if it may shrink to fit.
  func shrunk(_ text: DrawText) throws(FontError) -> Paragraph {
    let paragraph = Paragraph(text, width: text.frame.width)
    let least = text.placement.minimumScale
    guard least < 1, least > 0, paragraph.lineLimit == 1, let width = paragraph.width else {
      return paragraph
    }
    let natural = try typeset(Paragraph(text, width: nil)).size.width
    // A thousandth less, so that rounding does not break the line after all.
    return natural > width ? paragraph.scaled(by: max(least, width / natural * 0.999)) : paragraph
  }

  func typeset(_ paragraph: Paragraph) throws(FontError) -> TypesetText {
    if let known = cache[paragraph] {
      found.note(known.notices)
      return known
    }
    let result = try TypesetLayout(paragraph, self).text()
    found.note(result.notices)
    let glyphs = result.lines.reduce(0) { $1.runs.reduce($0) { $0 + $1.glyphs.count } }
    cache.keep(result, for: paragraph, size: glyphs * 32 + paragraph.string.utf8.count * 2 + 512)
    return result
  }

  /// The required fonts, or all where these lack a character. Which ones are taken depends on the text alone.
  func fontSet(for paragraph: Paragraph) throws(FontError) -> FontSet {
    let needsOthers = paragraph.spans.contains {
      !requiredFamilies.contains(library.family(for: $0.font.family).name)
    }
    let plain = try requiredSet()
    if needsOthers || !fonts.covers(paragraph.string, requiredFiles) { return try completeSet() }
    return plain
  }

  private func requiredSet() throws(FontError) -> FontSet {
    if let required { return required }
    if let package = library.missingRequiredPackage { throw .missingPackage(package) }
    let set = try FontSet(library.requiredFiles, families: requiredFamilies, of: library)
    required = set
    return set
  }

  private func completeSet() throws(FontError) -> FontSet {
    if let complete { return complete }
    let set = try FontSet(
      library.installedFiles, families: library.families.map(\.name), of: library)
    complete = set
    return set
  }

  /// The font of most texts; nil where it is not installed.
  var plainFont: GlyphFont? {
    requiredFiles.first.flatMap { fonts[fonts.number(of: FontFile(path: $0, index: 0))] }
  }

  /// The font that a run's glyphs are drawn with.
  func font(_ number: Int) -> GlyphFont? { fonts[number] }

  /// The lines of a text with the left ends of their base lines. Lines that are known are only set; where
  /// they come out wider or narrower than they were measured, they keep to their alignment.
  func placedLines(_ text: DrawText) throws(FontError) -> [PlacedLine] {
    guard let lines = text.lines else {
      return TextPlaces(text, try typeset(try shrunk(text))).placed
    }
    var placed: [PlacedLine] = []
    for line in lines {
      let layout = try typeset(Paragraph(line, of: text))
      guard let set = layout.lines.first else { continue }
      let shift = (line.width - set.width) * text.placement.alignment.share
      placed.append(
        PlacedLine(
          line: set, origin: CGPoint(x: line.origin.x + shift, y: line.origin.y),
          spans: line.spans.map(\.style)))
    }
    return placed
  }
}
