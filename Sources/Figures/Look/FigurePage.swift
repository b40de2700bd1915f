import CoreGraphics
import Drawing

/// The frame of figures around their subject: heading, legend, notes, margins, and the text for those
/// who do not see them.
struct FigurePage {
  var title: String
  var subtitle: String
  /// One sentence, without its full stop, that says what there is to be seen; empty where the title says all.
  var finding = ""
  /// Whether the finding is the heading, and the title stands below it.
  var findingLeads = false
  /// For those who do not see it, behind the finding.
  var summary: String
  /// The page is never wider, and narrower where its subject is.
  var width = FigureWidth.readme
  var size: CGSize
  /// From the origin to the size.
  var body: [DrawItem]
  var legend: [LegendEntry] = []
  var notes: [String] = []
  /// Parts of the body that can be shown on their own.
  var views: [DrawView] = []

  static let margin: CGFloat = 24
  /// A legend of a narrow figure may be somewhat wider than it.
  private static let leastWidth: CGFloat = 272

  var figure: Figure {
    let width = contentWidth
    let heading = FigureHeading(
      title: title, details: subtitle, finding: finding, findingLeads: findingLeads, width: width)
    var column = Column(x: Self.margin, y: Self.margin - 4)
    if heading.height > 0 { column.add(heading.items, height: heading.height, gap: 16) }
    let corner = column.add(body, height: size.height, gap: 12)
    let legend = Legend(entries: legend, width: width)
    if !legend.entries.isEmpty { column.add(legend.items, height: legend.size.height, gap: 4) }
    for note in Label.lines(notes, FigureType.caption, width: width) {
      column.add([note.item(at: .zero)], height: note.size.height, gap: 3)
    }
    let total = CGSize(
      width: width + 2 * Self.margin, height: column.end + Self.margin - 4)
    var figure = Figure(
      drawing: DrawList(
        size: total, background: .color(FigureInk.page), column.items.withBarsForSmallWords()),
      title: title, summary: spoken)
    figure.views = views.map { DrawView($0.name, $0.rect.offsetBy(dx: corner.x, dy: corner.y)) }
    return figure
  }

  private var spoken: String {
    finding.isEmpty ? summary : summary.isEmpty ? "\(finding)." : "\(finding). \(summary)"
  }

  private var contentWidth: CGFloat {
    max(size.width.rounded(.up), min(Self.leastWidth, width.content))
  }
}

/// Blocks below each other.
private struct Column {
  let x: CGFloat
  private var y: CGFloat
  private(set) var end: CGFloat
  private(set) var items: [DrawItem] = []

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
    end = y
  }

  /// Answers where the block stands.
  @discardableResult
  mutating func add(_ block: [DrawItem], height: CGFloat, gap: CGFloat) -> CGPoint {
    let corner = CGPoint(x: x, y: y)
    items.append(.group(DrawGroup(transform: PlaneTransform(translationX: x, y: y), block)))
    end = y + height
    y = end + gap
    return corner
  }
}

extension DrawItem {
  /// The surface that a subject stands on.
  static func panel(_ rect: CGRect) -> DrawItem {
    .shape(
      DrawShape(
        .rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: 12), fill: .color(FigureInk.surface),
        stroke: Stroke(FigureInk.hairline, width: 1)))
  }

  static func moved(_ items: [DrawItem], by offset: CGPoint) -> DrawItem {
    .group(DrawGroup(transform: PlaneTransform(translationX: offset.x, y: offset.y), items))
  }
}
