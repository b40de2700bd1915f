import CoreGraphics
import Drawing

extension WordReader {
  /// A name, and what it is called; nil, and nothing taken, where the group has none.
  mutating func element() throws(DrawingError) -> ElementMark? {
    let others: Set<Substring> = ["", "move", "scale", "matrix", "plane", "opacity"]
    guard !others.contains(next) else { return nil }
    let id = isQuoted ? try string() : bare()
    return ElementMark(id, title: isQuoted ? try string() : nil)
  }

  mutating func text() throws(DrawingError) -> DrawText {
    let string = try string()
    try skip("in")
    let frame = try rect()
    let style = try style()
    return DrawText(string, style, in: frame, placement: try placement())
  }

  mutating func textLine() throws(DrawingError) -> DrawText.Line {
    let text = try string()
    try skip("at")
    let origin = try point()
    try skip("width")
    return DrawText.Line(text, at: origin, width: try number())
  }

  mutating func span() throws(DrawingError) -> DrawText.Span {
    let found = next
    let bounds = found.replacing("..<", with: " ").split(separator: " ").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw error("a range such as 0..<3")
    }
    drop(found)
    return DrawText.Span(bounds[0]..<bounds[1], try style())
  }

  private mutating func style() throws(DrawingError) -> TextStyle {
    let family = try family()
    var font = FontRequest(family, size: try number())
    if take("weight") { font.weight = try whole() }
    font.isItalic = take("italic")
    font.hasTabularFigures = take("tabular")
    try skip("color")
    var style = TextStyle(font, try color())
    if take("kern") { style.kern = try number() }
    if take("lifted") { style.baselineOffset = try number() }
    style.isUnderlined = take("underlined")
    style.isStruckThrough = take("struck")
    return style
  }

  private mutating func family() throws(DrawingError) -> FontRequest.Family {
    if isQuoted { return .named(try string()) }
    if take("system") { return .system }
    if take("monospaced") { return .monospaced }
    if take("rounded") { return .rounded }
    if take("serif") { return .serif }
    throw error("a family: system, monospaced, rounded, serif or a name between quotation marks")
  }

  private mutating func placement() throws(DrawingError) -> TextPlacement {
    var placement = TextPlacement()
    if let alignment = choice(TextPlacement.Alignment.self) { placement.alignment = alignment }
    if take("vertical") { placement.vertical = try required(TextPlacement.VerticalAlignment.self) }
    if take("limit") { placement.lineLimit = try whole() }
    if take("break") { placement.lineBreak = try required(TextPlacement.LineBreak.self) }
    if let direction = choice(TextPlacement.Direction.self) { placement.direction = direction }
    if take("spacing") { placement.lineSpacing = try number() }
    if take("height") { placement.lineHeight = try number() }
    if take("shrinks") { placement.minimumScale = try number() }
    return placement
  }

  private mutating func required<Value: RawRepresentable<String>>(
    _ type: Value.Type
  ) throws(DrawingError) -> Value {
    guard let value = choice(type) else { throw error("the name of a \(type)") }
    return value
  }

  mutating func image() throws(DrawingError) -> DrawImage {
    let format = bare()
    let size = try size()
    let source = ImageSource(try imageBytes(), naturalSize: size)
    guard source.format?.rawValue ?? "unknown" == format else {
      throw error("an image whose format is \(format)")
    }
    try skip("in")
    var image = DrawImage(source, in: try rect())
    if take("fit") {
      image.contentMode = .aspectFit
    } else if take("cover") {
      image.contentMode = .aspectFill
    } else if take("natural") {
      image.contentMode = .natural(alignment: try point())
    }
    if take("tint") { image.tint = try color() }
    return image
  }
}
