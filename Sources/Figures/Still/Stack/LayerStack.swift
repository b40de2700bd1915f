public import CoreGraphics
import Drawing
public import Motion

/// A layout taken apart by depth: one sheet for each z index, seen from the side, the foremost on top.
public struct LayerStack {
  /// The words of the picture, the size of a sheet, and the colours of plain elements.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The largest size of a sheet before it is tilted.
    public var limit: CGSize
    /// The words for the layout's items in the summary.
    public var noun: Noun
    /// For elements that nobody has drawn.
    public var palette: ItemPalette

    /// Without a heading, with sheets of 300 by 360 points at most.
    public init(
      title: String = "", width: FigureWidth? = nil,
      limit: CGSize = CGSize(width: 300, height: 360), noun: Noun = .item,
      palette: ItemPalette = .tessera
    ) {
      self.title = title
      self.width = width
      self.limit = limit
      self.noun = noun
      self.palette = palette
    }
  }

  private let snapshot: LayoutSnapshot
  private let options: Options
  private let words: StackWords
  private let scene: StatePicture

  /// The sheets of everything on screen; elements elsewhere in the content are left out.
  public init(_ snapshot: LayoutSnapshot, _ options: Options = Options()) {
    var snapshot = snapshot.drawable
    // Bars and the like are no part of the layout.
    snapshot = snapshot.with(elements: snapshot.elements.filter { !$0.isOfScreen })
    self.snapshot = snapshot
    self.options = options
    let region =
      snapshot.viewport.isUsable ? snapshot.viewport : CGRect(x: 0, y: 0, width: 1, height: 1)
    let stage = ScreenPart(region, cutAt: options.limit, leastScale: 0.1)
    scene = StatePicture(snapshot, on: stage, palette: options.palette)
    let seen = scene.elements.filter { $0.frame.isSeen(in: stage.region) }
    let layers = StackLayer.layers(of: seen)
    words = StackWords(
      layers: layers, covers: StackCovers(layers, in: stage.region), ties: DepthTies(seen))
  }

  /// The sheets above each other, with their depths and elements beside them, marks where the order is not certain,
  /// and the screen itself where there is room.
  public var figure: Figure {
    let width = options.width ?? .readme
    let picture = StackPicture(words, screen: scene, limit: options.limit, width: width)
    return FigurePage(
      title: options.title, subtitle: subtitle, finding: words.finding, findingLeads: true,
      summary: summary, width: width, size: picture.size, body: picture.items,
      legend: picture.legend, notes: picture.notes + scene.notes
    ).figure
  }

  private var layers: [StackLayer] { words.layers }

  private var subtitle: String {
    let count = layers.reduce(0) { $0 + $1.depths.count }
    if count == 0 { return "no layer" }
    return count == 1 ? "one layer" : "\(count) layers, the foremost on top"
  }

  private var summary: String {
    guard !layers.isEmpty else { return "" }
    let parts = layers.reversed().map { "\($0.depthWords): \($0.contentWords)" }
    let seen = snapshot.with(
      elements: snapshot.elements.filter { $0.isSeen(in: snapshot.viewport) })
    var text = "\(StateWords(seen, noun: options.noun).text) From the front to the back: "
    text += parts.joined(separator: "; ") + "."
    if !words.ties.ids.isEmpty {
      let count = CountWords.counted(words.ties.ids.count, Noun("element", "elements"))
      text += " \(count.capitalizedFirst) of the same depth overlap, in no certain order."
    }
    return text
  }
}
