public import CoreGraphics
public import Drawing
public import Motion

/// A layout at rest as it looks: what is on screen, or all of the content with the screen outlined. It has no page
/// around it, so that it can stand in a text like a screenshot.
public struct StillFigure {
  public struct Options: Hashable, Sendable {
    public var title: String
    public var extent: LayoutExtent
    /// Points around the picture.
    public var margin: CGFloat
    /// Behind everything, where the layout has no background of its own.
    public var background: ThemedColor
    public var noun: Noun
    /// For elements that nobody has drawn.
    public var palette: ItemPalette
    /// Scales the layout down to fit, for an overview of many; letters of plain looks keep their size.
    public var limit: CGSize?

    public init(
      title: String = "", extent: LayoutExtent = .viewport, margin: CGFloat = 0,
      background: ThemedColor = ThemedColor(0xFFFFFF, 0x191D23), noun: Noun = .item,
      palette: ItemPalette = .tessera, limit: CGSize? = nil
    ) {
      self.title = title
      self.extent = extent
      self.margin = margin
      self.background = background
      self.noun = noun
      self.palette = palette
      self.limit = limit
    }
  }

  private let snapshot: LayoutSnapshot
  private let options: Options
  private let stage: MotionStage
  private let scene: StateScene

  /// Larger contents are cut.
  private static let limit = CGSize(width: 16_384, height: 16_384)

  public init(_ snapshot: LayoutSnapshot, _ options: Options = Options()) {
    let snapshot = snapshot.drawable
    self.snapshot = snapshot
    self.options = options
    let area = snapshot.area(of: options.extent)
    stage = MotionStage(
      area, cutAt: options.limit ?? Self.limit, leastScale: options.limit == nil ? 1 : 0.1)
    scene = StateScene(snapshot, on: stage, palette: options.palette)
  }

  public var figure: Figure {
    let margin = options.margin.isFinite ? max(0, options.margin.rounded()) : 0
    var items = scene.backdrop + scene.items
    if options.extent == .content { items += veil }
    let size = CGSize(
      width: stage.size.width + 2 * margin, height: stage.size.height + 2 * margin)
    if margin > 0 { items = [.moved(items, by: CGPoint(x: margin, y: margin))] }
    return Figure(
      drawing: DrawList(
        size: size, background: snapshot.backdrop?.background ?? .color(options.background), items),
      title: options.title, summary: summary)
  }

  // MARK: The screen in the content

  private var screen: CGRect { stage.rect(snapshot.viewport).onWholePoints }

  private var hasMoreThanTheScreen: Bool {
    let whole = CGRect(origin: .zero, size: stage.size)
    return snapshot.viewport.isUsable && !screen.insetBy(dx: -1, dy: -1).contains(whole)
  }

  /// What is off the screen steps back; the screen has an outline and a tag with its size.
  private var veil: [DrawItem] {
    guard hasMoreThanTheScreen else { return [] }
    let whole = CGRect(origin: .zero, size: stage.size)
    let seen = screen.intersection(whole)
    var outline = Outline()
    outline.addRect(whole)
    if !seen.isNull { outline.addRect(seen) }
    let veil = DrawItem.fill(
      .path(Path(outline), rule: .evenOdd), options.background.faded(by: 0.55))
    return [veil] + (seen.isNull ? [] : screenOutline(seen))
  }

  private func screenOutline(_ seen: CGRect) -> [DrawItem] {
    let line = Stroke(FigureInk.moved, width: 2, dash: [6, 4])
    let outline = DrawItem.stroke(.rect(seen.insetBy(dx: 1, dy: 1)), line)
    let words = "viewport \(snapshot.viewport.size.sizeWords)"
    let style = FigureType.dimension.colored(FigureInk.moved.readableInk)
    guard let label = Label(words, style, width: seen.width - 24), seen.height >= 40 else {
      return [outline]
    }
    let tag = CGRect(
      x: seen.maxX - label.size.width - 12, y: seen.maxY - 18, width: label.size.width + 12,
      height: 18)
    return [
      outline, .fill(.rounded(tag, CornerRadii(topLeft: 4)), FigureInk.moved),
      label.item(in: tag, .center),
    ]
  }

  private var summary: String {
    let words = StateWords(snapshot, noun: options.noun)
    let sizes = options.extent == .content ? " " + words.sizes : ""
    return
      ([words.text + sizes] + stage.notes(for: snapshot.area(of: options.extent)) + scene.notes)
      .joined(separator: " ")
  }
}
