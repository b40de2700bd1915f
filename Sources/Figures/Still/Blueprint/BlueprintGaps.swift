import CoreGraphics
import Motion

/// The distances that a blueprint writes along two edges: between the elements of one line, and from them to the
/// edges of the content.
struct BlueprintGaps {
  /// A free stretch along an axis.
  struct Gap: Hashable {
    let start: CGFloat
    let end: CGFloat
    /// The section of the element that it leads to; of the one before where it leads to the edge.
    let section: Int

    var length: CGFloat { end - start }

    /// The distance as a reader tells it from others.
    var rounded: Int { Int((length * 10).rounded()) }
  }

  /// An element as the gaps see it.
  private struct Place {
    let frame: CGRect
    let section: Int
    let isCell: Bool

    var across: Span { Span(start: frame.minX, end: frame.maxX, section: section) }
    var down: Span { Span(start: frame.minY, end: frame.maxY, section: section) }
  }

  /// The start and the end of an element along an axis.
  private struct Span {
    let start: CGFloat
    let end: CGFloat
    let section: Int

    func holds(_ value: CGFloat) -> Bool { start < value && value < end }
  }

  private(set) var horizontal: [Gap] = []
  private(set) var vertical: [Gap] = []
  /// Distances that only lines of other sections have, and how high these lines stand.
  private(set) var others: [(gap: Gap, y: CGFloat)] = []

  /// So many lines are tried, from the start.
  private static let mostLines = 64

  init(_ elements: [ElementSnapshot], content: CGRect) {
    let placed = elements.filter { !$0.kind.isDecoration && $0.isUpright }.map {
      Place(frame: $0.frame, section: $0.section, isCell: $0.kind == .cell)
    }
    let cells = placed.filter(\.isCell)
    let line = Self.fullest(cells, by: \.frame.midY, along: \.down)
    horizontal = Self.gaps(line.map(\.across), from: content.minX, to: content.maxX)
    vertical = Self.gaps(
      Self.column(placed, of: cells).map(\.down), from: content.minY, to: content.maxY)
    let rest = cells.filter { $0.section != line.first?.section }
    others = distances(ofOther: Dictionary(grouping: rest, by: \.section), content)
  }

  private func distances(
    ofOther sections: [Int: [Place]], _ content: CGRect
  ) -> [(gap: Gap, y: CGFloat)] {
    var known = Set(horizontal.map(\.rounded))
    return sections.sorted { $0.key < $1.key }.flatMap { _, cells -> [(gap: Gap, y: CGFloat)] in
      let line = Self.fullest(cells, by: \.frame.midY, along: \.down)
      guard let y = line.first?.frame.midY else { return [] }
      return Self.gaps(line.map(\.across), from: content.minX, to: content.maxX)
        .filter { known.insert($0.rounded).inserted }.map { ($0, y) }
    }
  }

  /// The cells that a line through the middle of one of them meets, where these are most. The first of equals.
  private static func fullest(
    _ cells: [Place], by middle: (Place) -> CGFloat, along span: (Place) -> Span
  ) -> [Place] {
    var best: [Place] = []
    var seen: Set<Int> = []
    for cell in cells.sorted(by: { middle($0) < middle($1) })
    where seen.insert(Int(middle(cell).rounded())).inserted {
      if seen.count > mostLines { break }
      let value = middle(cell)
      let line = cells.filter { span($0).holds(value) }
      if line.count > best.count { best = line }
    }
    return best
  }

  /// The fullest column of cells, with what stands above and below them.
  private static func column(_ places: [Place], of cells: [Place]) -> [Place] {
    let fullest = fullest(cells, by: \.frame.midX, along: \.across)
    guard let narrowest = fullest.min(by: { $0.frame.width < $1.frame.width }) else {
      return places
    }
    return places.filter { $0.across.holds(narrowest.frame.midX) }
  }

  /// The gaps between the spans, half a point or more.
  private static func gaps(_ spans: [Span], from low: CGFloat, to high: CGFloat) -> [Gap] {
    guard !spans.isEmpty else { return [] }
    var gaps: [Gap] = []
    var (reached, section) = (low, 0)
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if span.start - reached >= 0.5 {
        gaps.append(Gap(start: reached, end: span.start, section: span.section))
      }
      if span.end > reached { (reached, section) = (span.end, span.section) }
    }
    if high - reached >= 0.5 { gaps.append(Gap(start: reached, end: high, section: section)) }
    return gaps
  }
}

extension ElementSnapshot {
  var section: Int { path.first ?? 0 }
}

extension ElementKind {
  var isDecoration: Bool {
    if case .decoration = self { return true }
    return false
  }
}
