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
  private let stage: ScreenPart
  private let layers: [StackLayer]
  private let ties: DepthTies
  private let scene: StatePicture

  /// The sheets of everything on screen; elements elsewhere in the content are left out.
  public init(_ snapshot: LayoutSnapshot, _ options: Options = Options()) {
    let snapshot = snapshot.drawable
    self.snapshot = snapshot
    self.options = options
    let region =
      snapshot.viewport.isUsable ? snapshot.viewport : CGRect(x: 0, y: 0, width: 1, height: 1)
    stage = ScreenPart(region, cutAt: options.limit, leastScale: 0.1)
    scene = StatePicture(snapshot, on: stage, palette: options.palette)
    let seen = scene.elements.filter { [stage] in $0.frame.intersects(stage.region) }
    layers = StackLayer.layers(of: seen)
    ties = DepthTies(seen)
  }

  /// The sheets above each other, with their depths beside them and marks where the order is not certain.
  public var figure: Figure {
    let sheet = TiltedSheet(size: stage.size)
    let gap = gap(sheet)
    let height = sheet.bounds.height + CGFloat(max(layers.count - 1, 0)) * gap
    let labels = layers.map { Label($0.depthWords, FigureType.label) }
    let captions = layers.map { Label($0.contentWords, FigureType.caption) }
    let wide = (labels + captions).map(\.size.width).max() ?? 0
    let sheets = layers.indices.flatMap { index -> [DrawItem] in
      let y = CGFloat(layers.count - 1 - index) * gap
      return [.moved(self.sheet(index, sheet), by: CGPoint(x: -sheet.bounds.minX, y: y))]
        + remark(
          labels[index], captions[index], at: sheet.rightCorner.offset(-sheet.bounds.minX, y))
    }
    return FigurePage(
      title: options.title, subtitle: subtitle, summary: summary, width: options.width ?? .readme,
      size: CGSize(width: sheet.bounds.width + 36 + wide, height: height),
      body: posts(sheet, height: height) + sheets, legend: legend, notes: scene.notes
    ).figure
  }

  /// Far enough apart for each sheet to be seen, but not higher together than a page.
  private func gap(_ sheet: TiltedSheet) -> CGFloat {
    let wanted = min(max(sheet.bounds.height * 0.45, 56), 132)
    return min(wanted, 560 / CGFloat(max(layers.count - 1, 1))).rounded()
  }

  /// A sheet with its elements, those that nobody can order outlined and with a badge.
  private func sheet(_ index: Int, _ sheet: TiltedSheet) -> [DrawItem] {
    let size = CGRect(origin: .zero, size: stage.size)
    let paper = DrawItem.shape(
      DrawShape(
        .rounded(size, radius: 10),
        fill: .color(FigureInk.surface.faded(by: index == 0 ? 1 : 0.6)),
        stroke: Stroke(FigureInk.secondary.faded(by: 0.5), width: 1)))
    let elements = layers[index].elements
    let tied = elements.filter { ties.ids.contains($0.id) }
    let marks = tied.map { element in
      DrawItem.stroke(stage.shape(of: element, in: .zero, inset: 1), TieMark.line)
    }
    let behind = index == 0 ? scene.backdrop : []
    let content = DrawItem.group(
      DrawGroup(
        clip: .rounded(size, radius: 10),
        (behind + scene.items(of: elements)).withoutNames + marks))
    let badges = tied.prefix(24).map { element -> DrawItem in
      let frame = stage.frame(of: element, in: .zero)
      let corner = CGPoint(x: frame.maxX - 10, y: frame.minY + 10).applying(sheet.tilt)
      return .moved([TieMark.badge], by: CGPoint(x: corner.x.rounded(), y: corner.y.rounded()))
    }
    return [.group(DrawGroup(transform: PlaneTransform(sheet.tilt), [paper, content]))] + badges
  }

  /// The depth beside the right corner of a sheet.
  private func remark(_ label: Label, _ caption: Label, at corner: CGPoint) -> [DrawItem] {
    let y = corner.y.rounded()
    let line = ShapeGeometry.line(
      from: CGPoint(x: corner.x.rounded() + 6, y: y + 0.5),
      to: CGPoint(x: corner.x.rounded() + 22, y: y + 0.5))
    let x = corner.x.rounded() + 28
    return [
      .stroke(line, Stroke(FigureInk.secondary, width: 1)),
      label.item(at: CGPoint(x: x, y: y - 13)), caption.item(at: CGPoint(x: x, y: y + 2)),
    ]
  }

  /// Lines from corner to corner, which say that all sheets are the same window.
  private func posts(_ sheet: TiltedSheet, height: CGFloat) -> [DrawItem] {
    guard layers.count > 1 else { return [] }
    let line = Stroke(FigureInk.secondary.faded(by: 0.5), width: 1, dash: [2, 3])
    let rise = height - sheet.bounds.height
    // Behind the sheets: of the corner in front only what stands below the last one would be seen.
    return [sheet.posts[0], sheet.posts[2]].map { corner in
      let x = (corner.x - sheet.bounds.minX).rounded() + 0.5
      return .stroke(
        .line(from: CGPoint(x: x, y: corner.y), to: CGPoint(x: x, y: corner.y + rise)), line)
    }
  }

  private var legend: [LegendEntry] {
    guard !ties.ids.isEmpty else { return [] }
    return [
      LegendEntry(
        "order not determined: same z index, overlapping", sampleWidth: TieMark.size,
        [TieMark.badge])
    ]
  }

  private var subtitle: String {
    let count = layers.count
    if count == 0 { return "nothing to be seen" }
    return count == 1 ? "one layer" : "\(count) layers, the foremost on top"
  }

  private var summary: String {
    guard !layers.isEmpty else { return "Nothing is to be seen." }
    let parts = layers.reversed().map { "\($0.depthWords): \($0.contentWords)" }
    var text = "\(StateWords(snapshot, noun: options.noun).text) From the front to the back: "
    text += parts.joined(separator: "; ") + "."
    if !ties.ids.isEmpty {
      let count = CountWords.counted(ties.ids.count, Noun("element", "elements"))
      text += " \(count.capitalizedFirst) of the same depth overlap, in no certain order."
    }
    return text
  }
}

/// A sheet of paper that lies on a table: turned a little and seen from above.
private struct TiltedSheet {
  let size: CGSize

  let tilt = CGAffineTransform(a: 0.88, b: 0.26, c: -0.46, d: 0.46, tx: 0, ty: 0)

  var corners: [CGPoint] {
    [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ].map { $0.applying(tilt) }
  }

  /// The ends of the rounded corners: right, front, left.
  var posts: [CGPoint] {
    let inset: CGFloat = 2.5
    return [
      CGPoint(x: size.width - inset, y: inset),
      CGPoint(x: size.width - inset, y: size.height - inset),
      CGPoint(x: inset, y: size.height - inset),
    ].map { $0.applying(tilt) }
  }

  var rightCorner: CGPoint { corners[1] }

  var bounds: CGRect {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left.rounded(.down), y: top, width: ((x.max() ?? 0) - left).rounded(.up),
      height: ((y.max() ?? 0) - top).rounded(.up))
  }
}
