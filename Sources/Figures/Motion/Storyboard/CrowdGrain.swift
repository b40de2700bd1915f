import CoreGraphics
import Drawing
import Motion

/// The cells of a large crowd as one shape, dark enough to be seen where they come out as dots; where a section of them
/// started stays behind as a dashed outline.
struct CrowdGrain {
  /// Around the cells of each section as they stood first.
  private let starts: [Int: CGRect]
  private let sections: [ElementID: Int]
  /// Whether most cells come out as dots.
  private let isGrain: Bool

  /// Smaller cells are dots.
  private static let leastCell: CGFloat = 5
  /// More sections are one crowd.
  private static let mostSections = 12
  private static let ghost = Stroke(FigureInk.secondary, width: 1, dash: [2, 2])

  init(_ crowd: MomentCrowd, on stage: ScreenPart) {
    let quiet = crowd.elements.filter { $0.id.kind == .cell && crowd.isQuiet($0) }
    let isOne = Set(quiet.compactMap(\.section)).count > Self.mostSections
    var starts: [Int: CGRect] = [:]
    var sections: [ElementID: Int] = [:]
    var sizes: [CGFloat] = []
    for story in quiet {
      guard let before = story.before, before.isDrawable, story.after != nil else { continue }
      let section = isOne ? 0 : story.section ?? 0
      sections[story.id] = section
      let frame = stage.frame(of: before, in: crowd.startViewport)
      starts[section] = (starts[section] ?? .null).union(frame)
      sizes.append(min(frame.width, frame.height))
    }
    isGrain = !sizes.isEmpty && sizes.sorted()[sizes.count / 2] < Self.leastCell
    (self.starts, self.sections) = (starts, sections)
  }

  /// - Parameter cells: those of the crowd at one moment.
  func items(_ cells: [MomentCell]) -> [DrawItem] {
    var outline = Outline()
    for cell in cells where cell.element.alpha > 0.4 {
      outline.addRect(cell.frame.insetBy(dx: 0.5, dy: 0.5))
    }
    guard !outline.isEmpty else { return [] }
    let paint = isGrain ? FigureInk.strand : FigureInk.quiet
    return ghosts(cells) + [.fill(.path(Path(outline), rule: .winding), paint)]
  }

  /// Of the sections that stand elsewhere now.
  private func ghosts(_ cells: [MomentCell]) -> [DrawItem] {
    ghosts(cells.map { ($0.element, $0.frame) })
  }

  /// Whether a section stands elsewhere in that state than at first.
  func hasGhosts(_ state: LayoutSnapshot, on stage: ScreenPart) -> Bool {
    let seen = state.elements.filter { sections[$0.id] != nil && $0.isDrawable }
    return !ghosts(seen.map { ($0, stage.frame(of: $0, in: state.viewport)) }).isEmpty
  }

  private func ghosts(_ places: [(element: ElementSnapshot, frame: CGRect)]) -> [DrawItem] {
    var boxes: [Int: CGRect] = [:]
    for place in places where place.element.alpha > 0.4 {
      guard let section = sections[place.element.id] else { continue }
      boxes[section] = (boxes[section] ?? .null).union(place.frame)
    }
    return starts.sorted { $0.key < $1.key }.compactMap { section, start in
      guard let now = boxes[section], start.isElsewhere(from: now) else { return nil }
      let rect = start.insetBy(dx: -1, dy: -1).onWholePoints.insetBy(dx: 0.5, dy: 0.5)
      return .stroke(.rounded(rect, radius: 4), Self.ghost)
    }
  }

  /// The line around the start of others than the followed one.
  static var legend: LegendEntry { LegendEntry("where the others started", line: ghost) }
}

extension CGRect {
  /// Whether any of the sides has moved visibly.
  fileprivate func isElsewhere(from other: CGRect) -> Bool {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].contains { abs($0) > 6 }
  }
}
