public import CoreGraphics
public import Drawing
public import Motion

/// A layout at rest as it looks: what is on screen, or all of the content with the screen outlined. It has no page
/// around it, so that it can stand in a text like a screenshot.
public struct StillFigure {
  /// The part of the layout that is shown, its surroundings, and the colours of plain elements.
  public struct Options: Hashable, Sendable {
    /// The name of the picture, which is not drawn into it; empty for none.
    public var title: String
    /// The part of the layout that is drawn: the screen unless said otherwise.
    public var extent: LayoutExtent
    /// Points around the picture.
    public var margin: CGFloat
    /// Behind everything, where the layout has no background of its own.
    public var background: ThemedColor
    /// The words for the layout's items in the summary.
    public var noun: Noun
    /// For elements that nobody has drawn.
    public var palette: ItemPalette
    /// Scales the layout down to fit, for an overview of many; letters of plain looks keep their size.
    public var limit: CGSize?

    /// The screen in its own size, without a margin, on white or, in the dark theme, on a dark grey.
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
  private let stage: ScreenPart
  private let scene: StatePicture

  /// Larger contents are cut.
  private static let limit = CGSize(width: 16_384, height: 16_384)

  /// The picture of a layout at rest; elements without a usable place are left out.
  public init(_ snapshot: LayoutSnapshot, _ options: Options = Options()) {
    let snapshot = snapshot.drawable
    self.snapshot = snapshot
    self.options = options
    let area = snapshot.area(of: options.extent)
    stage = ScreenPart(
      area, cutAt: options.limit ?? Self.limit, leastScale: options.limit == nil ? 1 : 0.1)
    scene = StatePicture(snapshot, on: stage, palette: options.palette)
  }

  /// The picture without heading or legend; its summary tells in words what is to be seen.
  public var figure: Figure {
    let margin = options.margin.isFinite ? max(0, options.margin.rounded()) : 0
    var items = scene.backdrop + scene.items
    if options.extent == .content {
      items += ScreenOutline(on: options.background).items(
        around: stage.rect(snapshot.viewport).onWholePoints,
        in: CGRect(origin: .zero, size: stage.size), size: snapshot.viewport.size)
    }
    let size = CGSize(
      width: stage.size.width + 2 * margin, height: stage.size.height + 2 * margin)
    if margin > 0 { items = [.moved(items, by: CGPoint(x: margin, y: margin))] }
    return Figure(
      drawing: DrawList(
        size: size, background: snapshot.backdrop?.background ?? .color(options.background), items),
      title: options.title, summary: summary)
  }

  private var summary: String {
    let words = StateWords(snapshot, noun: options.noun)
    let sizes = options.extent == .content ? " " + words.sizes : ""
    return
      ([words.text + sizes] + stage.notes(for: snapshot.area(of: options.extent)) + scene.notes)
      .joined(separator: " ")
  }
}
