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
  /// Whether most come out as lines, which make one area.
  private let isArea: Bool

  /// Smaller cells are dots.
  private static let leastCell: CGFloat = 5
  /// More sections are one crowd.
  private static let mostSections = 12
  private static let ghost = Stroke(FigureInk.secondary, width: 1, dash: [2, 2])

  init(_ crowd: MomentCrowd, on stage: ScreenPart) {
    let quiet = crowd.elements.filter { $0.id.kind == .cell && crowd.isQuiet($0) }
    let isOne = Set(quiet.compactMap(\.section)).count > Self.mostSections
    var starts: [Int: [CGRect]] = [:]
    var sections: [ElementID: Int] = [:]
    var sizes: [CGSize] = []
    var counts: [Int: Int] = [:]
    for story in quiet {
      guard let before = story.before, before.isDrawable, story.after != nil else { continue }
      let section = isOne ? 0 : story.section ?? 0
      let frame = stage.frame(of: before, in: crowd.startViewport)
      counts[section, default: 0] += 1
      sizes.append(frame.size)
      guard !story.role.isAskedOfItem else { continue }
      sections[story.id] = section
      starts[section, default: []].append(frame)
    }
    let low = sizes.count { min($0.width, $0.height) < Self.leastCell }
    let small = sizes.count { max($0.width, $0.height) < Self.leastCell }
    isGrain = small * 2 > sizes.count
    isArea = !isGrain && low * 2 > sizes.count
    // The box around a part of a circle would be a place where nobody stood, and the few that stay while most of a section
    // go by themselves are not the section.
    self.starts = starts.filter { section, frames in
      frames.fillTheirBox && frames.count * 2 > counts[section] ?? 0
    }.mapValues { frames in frames.reduce(CGRect.null) { $0.union($1) } }
    self.sections = sections
  }

  /// - Parameter cells: those of the crowd at one moment.
  func items(_ cells: [MomentCell]) -> [DrawItem] {
    let seen = cells.filter { $0.element.alpha > 0.4 }
    // Headers are told from the rows between them, whose edges nobody sees.
    let heads = isArea ? seen.filter { $0.story.id.kind != .cell } : []
    let others = isArea ? seen.filter { $0.story.id.kind == .cell } : seen
    let areas = [
      area(others, isGrain ? FigureInk.strand : FigureInk.quiet), area(heads, FigureInk.strand),
    ].compactMap(\.self)
    return areas.isEmpty ? [] : ghosts(cells) + areas
  }

  private func area(_ cells: [MomentCell], _ paint: ThemedColor) -> DrawItem? {
    var outline = Outline()
    var taken: Set<Place> = []
    for cell in cells {
      // Half a point of rows that are less high would be all of them.
      let frame = (isArea ? cell.frame : cell.frame.insetBy(dx: 0.5, dy: 0.5)).onTenths
      guard frame.isUsable, frame.width > 0, frame.height > 0 else { continue }
      // Nobody sees one that lies on another for the most part.
      if taken.insert(Place(frame)).inserted { outline.addRect(frame) }
    }
    return outline.isEmpty ? nil : .fill(.path(Path(outline), rule: .winding), paint)
  }

  /// The middle of a cell, as finely as cells are seen on each other.
  private struct Place: Hashable {
    let column, row: Int
    let size: CGSize

    init(_ frame: CGRect) {
      func number(_ middle: CGFloat, _ side: CGFloat) -> Int {
        Int(max(-1e9, min(1e9, middle / max(side / 2, 0.1))))
      }
      (column, row) = (number(frame.midX, frame.width), number(frame.midY, frame.height))
      size = frame.size
    }
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
