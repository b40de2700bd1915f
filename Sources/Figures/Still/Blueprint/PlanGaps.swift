import CoreGraphics
import Motion

/// The distances of a layout: from each element to the one beside it and the one below it, and from the outermost
/// ones to the edges of the content. All of them as the attributes have them.
struct PlanGaps {
  /// A free stretch along an axis.
  struct Gap: Hashable {
    let start: CGFloat
    let end: CGFloat
    /// The stretch across the axis in which nothing else stands there.
    let from: CGFloat
    let to: CGFloat
    /// Of the element before it, or the only one at it.
    let section: Int
    /// Whether it leads to the edge of the content.
    let isInset: Bool

    var length: CGFloat { end - start }
    var words: String { FigureText.length(length) }

    func lies(on line: CGFloat) -> Bool { from < line && line < to }
  }

  private(set) var across: [Gap] = []
  private(set) var down: [Gap] = []

  /// Shorter distances are the width of a line.
  private static let least: CGFloat = 0.25

  /// - Parameter bounds: the content.
  init(_ elements: [ElementSnapshot], in bounds: CGRect) {
    let parts = Self.parts(elements)
    across = Self.gaps(parts.map { Span($0.frame, $0.section, isAcross: true) })
    down = Self.gaps(parts.map { Span($0.frame, $0.section, isAcross: false) })
    let cells = parts.filter(\.isCell)
    let sides = Dictionary(grouping: cells.isEmpty ? parts : cells, by: \.section)
    for (_, parts) in sides.sorted(by: { $0.key < $1.key }) {
      across += Self.sides(parts.map(\.frame), parts[0].section, in: bounds)
    }
    let spans = parts.map { Span($0.frame, $0.section, isAcross: false) }
    down += Self.insets(spans, from: bounds.minY, to: bounds.maxY)
  }

  /// Forgets the others.
  mutating func keep(_ isWanted: (Gap) -> Bool) {
    across.removeAll { !isWanted($0) }
    down.removeAll { !isWanted($0) }
  }

  /// How far the cells of a section keep off the sides of the content. A place in which another cell would stand is no
  /// distance.
  static func sides(_ frames: [CGRect], _ section: Int, in bounds: CGRect) -> [Gap] {
    let spans = frames.map { Span($0, section, isAcross: true) }
    let all = insets(spans, from: bounds.minX, to: bounds.maxX)
    let narrowest = frames.map(\.width).min() ?? 0
    let left = all.first { $0.start == bounds.minX }
    let right = all.first { $0.end == bounds.maxX }
    guard let left, let right else { return all.filter { $0.length < narrowest } }
    let least = min(left.length, right.length) + 0.05
    return all.filter { $0.length < narrowest || $0.length < least }
  }

  private struct Part {
    let frame: CGRect
    let section: Int
    let isCell: Bool
  }

  /// A badge on a cell has no place of its own in the layout.
  private static func parts(_ elements: [ElementSnapshot]) -> [Part] {
    let parts = elements.filter { !$0.kind.isDecoration && $0.isUpright && !$0.size.isEmpty }.map {
      Part(frame: $0.frame, section: $0.section, isCell: $0.kind == .cell)
    }
    let cells = parts.filter(\.isCell)
    return parts.filter { part in
      part.isCell || !cells.contains { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(part.frame) }
    }
  }

  /// An element along an axis and across it.
  private struct Span {
    let low: CGFloat
    let high: CGFloat
    let from: CGFloat
    let to: CGFloat
    let section: Int

    init(_ frame: CGRect, _ section: Int, isAcross: Bool) {
      (low, high) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      (from, to) = isAcross ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      self.section = section
    }

    func faces(_ other: Span) -> Bool { min(to, other.to) - max(from, other.from) > 0.5 }
  }

  /// Between two of which each is the other's nearest: a place that stays free at the end of a row is no distance.
  private static func gaps(_ spans: [Span]) -> [Gap] {
    let ahead = spans.sorted { ($0.low, $0.from) < ($1.low, $1.from) }
    let behind = spans.sorted { ($0.high, $0.from) > ($1.high, $1.from) }
    var known: Set<Gap> = []
    return ahead.flatMap { span -> [Gap] in
      guard
        let next = ahead.first(where: { $0.low >= span.high - 0.01 && $0.faces(span) })?.low
      else { return [] }
      return ahead.filter { abs($0.low - next) < 0.05 && $0.faces(span) }.compactMap { other in
        let last = behind.first { $0.high <= other.low + 0.01 && $0.faces(other) }
        guard let last, abs(last.high - span.high) < 0.05, other.low - span.high >= least else {
          return nil
        }
        // A row that is shorter than its neighbours leaves a place, no distance.
        let isPlace = ahead.contains { $0.low >= span.high - 0.01 && $0.high <= other.low + 0.01 }
        guard !isPlace else { return nil }
        let gap = Gap(
          start: span.high, end: other.low, from: max(span.from, other.from),
          to: min(span.to, other.to), section: span.section, isInset: false)
        return known.insert(gap).inserted ? gap : nil
      }
    }
  }

  /// Of those that come nearest to an edge.
  private static func insets(_ spans: [Span], from low: CGFloat, to high: CGFloat) -> [Gap] {
    guard let first = spans.map(\.low).min(), let last = spans.map(\.high).max() else { return [] }
    func gap(_ start: CGFloat, _ end: CGFloat, of span: Span) -> Gap? {
      guard end - start >= least else { return nil }
      return Gap(
        start: start, end: end, from: span.from, to: span.to, section: span.section,
        isInset: true)
    }
    return spans.flatMap { span in
      [
        span.low - first < 0.05 ? gap(low, span.low, of: span) : nil,
        last - span.high < 0.05 ? gap(span.high, high, of: span) : nil,
      ].compactMap(\.self)
    }
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
