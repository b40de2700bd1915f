import CoreGraphics
import Drawing
public import Motion

/// The ways that elements take, beside them: lanes in the margins of a list, directions beside a plane, arcs around a
/// ring. No line crosses a cell.
public struct MotionPaths {
  private let changes: ChangeParts
  private let options: ChangeOptions
  /// Whether ways are drawn; without them only the elements are, with their roles.
  private let hasArrows: Bool

  /// The picture of a single change.
  public init(
    _ transition: Transition, _ options: ChangeOptions = ChangeOptions(), hasArrows: Bool = true
  ) {
    self.init([ChangeSeries([transition])], options, hasArrows: hasArrows)
  }

  /// A picture for each step, from its start to its end.
  public init(
    _ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions(), hasArrows: Bool = true
  ) {
    changes = ChangeParts(wholeOf: steps)
    self.options = options
    self.hasArrows = hasArrows
  }

  /// A section for each step, 24 at most, beside each other as far as the page is wide.
  public var figure: Figure {
    let parts = changes.parts.map { part in
      let paths = WaySet(part.story, endWords: part.comesBack ? part.turnWords : nil)
      return (part, paths, PathArrangement(paths))
    }
    let usual = parts.count == 1 ? parts[0].2.width : FigureWidth.readme
    let width = options.width ?? usual
    var sections = parts.map { part, paths, arrangement in
      section(part, of: paths, arrangement, on: width)
    }
    return changes.page("motion paths", title: options.title, width: width) { _ in
      sections.removeFirst()
    }.figure
  }

  private func section(
    _ part: ChangeParts.Part, of paths: WaySet, _ arrangement: PathArrangement,
    on page: FigureWidth
  ) -> FigureSection {
    let width = min(page.content, changes.parts.count > 1 ? arrangement.width.content : .infinity)
    let words = part.words(paths.story, options.noun)
    let finding =
      part.comesBack ? words.changes : PathFinding(paths, arrangement, noun: options.noun).text
    func roles(_ scene: PathScene) -> [Role] {
      scene.items.roles(among: paths.story.namedRoles.filter { !scene.spelled.contains($0) })
    }
    var scene = scene(paths, arrangement, width: width)
    let heading = FigureHeading(
      title: options.title, details: "motion paths · \(part.timingWords)",
      finding: finding, findingLeads: true, width: width)
    let legend = roles(scene).map { LegendEntry($0) } + scene.legend
    let excess =
      scene.size.height + 92 + heading.height + Legend(entries: legend, width: width).size.height
      + Label.lines(scene.notes + part.turnNotes, FigureType.caption, width: width).reduce(0) {
        $0 + $1.size.height + 3
      } - Self.tallest(width)
    if excess > 0 { scene = self.scene(paths, arrangement, width: width, less: excess) }
    return FigureSection(
      name: part.name, details: part.timingWords, summary: words.text,
      finding: finding,
      happening: words.happening, size: scene.size, body: scene.items,
      roles: roles(scene),
      legend: scene.legend, notes: scene.notes + part.turnNotes)
  }

  /// The height of a page between whose margins there is so much room.
  private static func tallest(_ width: CGFloat) -> CGFloat {
    FigureWidth(width + 2 * FigurePage.margin).tallest
  }

  /// No higher than is read at one glance, with the words around it.
  private func scene(
    _ paths: WaySet, _ arrangement: PathArrangement, width: CGFloat, less: CGFloat = 0
  ) -> PathScene {
    let room = CGSize(width: width, height: Self.tallest(width) - 210 - less)
    switch arrangement {
    case .column:
      return ColumnPaths(paths, options, room: room, drawsWays: hasArrows).finished
    case .row:
      let low = CGSize(width: width, height: room.height * 0.6)
      return RowPaths(paths, options, room: low, drawsWays: hasArrows).finished
    case .ring(let circle):
      return RingPaths(paths, on: circle, options: options, room: room, drawsWays: hasArrows)
        .finished
    case .plane: return GridPaths(paths, options, room: room, drawsWays: hasArrows).finished
    }
  }
}
