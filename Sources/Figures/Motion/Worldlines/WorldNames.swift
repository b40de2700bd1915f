import CoreGraphics
import Drawing
import Motion

/// The names of worldlines: each on its ribbon, where that is widest and nothing lies over it, else beside an end.
struct WorldNames {
  enum Side { case left, right }

  /// A name in the margin, with the place at which its ribbon reaches it.
  struct Beside {
    let ribbon: Int
    let side: Side
    let y: CGFloat
    let badge: Role?
  }

  let ribbons: [WorldRibbon]
  private let pins: [WorldPin]
  private let course: WorldCourse
  private let scale: WorldScale
  /// By ribbon: how many lie below it.
  private let ranks: [Int]
  private var field: LabelField
  /// The rules at which changes start and end: no name is cut by one, as far as there is room elsewhere.
  private let rules: [CGFloat]
  private(set) var items: [DrawItem] = []
  private(set) var beside: [Beside] = []
  /// Those that are neither on their ribbon nor reach an end.
  private(set) var unnamed: [Int] = []

  /// - Parameters:
  ///   - order: the ribbons from the back to the front.
  ///   - taken: places on the plot where no name can stand.
  init(
    _ ribbons: [WorldRibbon], order: [Int], pins: [WorldPin], in course: WorldCourse,
    at scale: WorldScale, taken: [CGRect]
  ) {
    self.ribbons = ribbons
    self.pins = pins
    self.course = course
    self.scale = scale
    var ranks = [Int](repeating: 0, count: ribbons.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    self.ranks = ranks
    field = LabelField(scale.plot.insetBy(dx: 2, dy: 2))
    rules = course.stories.indices.flatMap { step in
      [course.happening(step).lowerBound, course.happening(step).upperBound].map(scale.x)
    }
    for rect in taken { field.take(rect) }
    let important = ribbons.indices.sorted {
      (ribbons[$0].marks.first, $0) < (ribbons[$1].marks.first, $1)
    }
    for index in important { name(index) }
  }

  // MARK: One ribbon

  private mutating func name(_ index: Int) {
    let ribbon = ribbons[index]
    if let pinned = namePins(index), ribbon.badge == nil {
      return nameAgain(index, far: pinned)
    }
    guard !ribbon.label.isEmpty else { return }
    let signs = signs(of: ribbon)
    for sign in signs {
      let tag = WorldTag(ribbon.label, on: ribbon, badge: sign.role)
      let wish = sign.wish ?? wish(sign.role, on: ribbon)
      guard let rect = place(tag, on: index, in: sign.span, near: wish)
      else {
        nameAtEnd(index, badge: sign.role)
        continue
      }
      if signs.count == 1 { nameAgain(index, far: rect) }
    }
  }

  private struct Sign {
    let role: Role?
    /// All of the time where nil.
    let span: ClosedRange<TimeInterval>?
    /// The place of what it tells of, where there are two.
    var wish: CGFloat?
  }

  /// Its badges, with the times in which they stand on it: one that goes and comes back has two.
  private func signs(of ribbon: WorldRibbon) -> [Sign] {
    let marks = ribbon.marks
    guard let going = marks.going, let staying = marks.staying,
      let end = marks.roles.firstIndex(of: going), let start = marks.roles.lastIndex(of: staying)
    else { return [Sign(role: ribbon.badge, span: nil)] }
    let order = end < start ? (going, staying) : (staying, going)
    let (first, second) = (
      course.happening(min(end, start)).upperBound, course.happening(max(end, start)).lowerBound
    )
    return [
      Sign(role: order.0, span: 0...max(second, 0), wish: scale.x(first)),
      Sign(
        role: order.1, span: min(first, course.duration)...course.duration, wish: scale.x(second)),
    ]
  }

  /// Says of each stretch that it is pinned; the place of the first that has the name in it.
  private mutating func namePins(_ index: Int) -> CGRect? {
    var first: CGRect?
    for pin in pins where pin.element == index {
      for text in pin.words {
        let tag = WorldTag(text, on: ribbons[index], badge: nil)
        guard let rect = place(tag, on: index, in: pin.span, near: nil) else { continue }
        if first == nil, text != "pinned" { first = rect }
        break
      }
    }
    return first
  }

  /// The deleted are named before they go, as near to it as can be in a later change; those that come or move at their
  /// new places.
  private func wish(_ badge: Role?, on ribbon: WorldRibbon) -> CGFloat? {
    guard let role = badge else { return nil }
    if role == ribbon.marks.staying {
      return ribbon.marks.roles.lastIndex(of: role).map {
        scale.x(course.happening($0).upperBound)
      }
    }
    guard let step = ribbon.marks.roles.firstIndex(of: role), step > 0 else { return nil }
    return scale.x(course.happening(step).lowerBound)
  }

  private mutating func nameAtEnd(_ index: Int, badge: Role?) {
    let ribbon = ribbons[index]
    // The parts of an item need no names beside its own.
    if ribbon.isPart, badge == nil { return }
    let ends: [(Side, WorldBand.Edge?, TimeInterval)] = [
      (.right, ribbon.bands.last?.edges.last, course.duration),
      (.left, ribbon.bands.first?.edges.first, 0),
    ]
    let isGoing = badge != nil && badge == ribbon.marks.going
    let known = (isGoing ? ends.reversed() : ends).first { _, edge, time in
      edge.map { abs($0.time - time) < 1e-9 } == true
    }
    guard let (side, edge, _) = known, let edge else { return unnamed.append(index) }
    let y = scale.y((max(edge.low, 0) + min(edge.high, scale.reach)) / 2)
    beside.append(Beside(ribbon: index, side: side, y: y, badge: badge))
  }

  /// A second time, without a badge, where the ribbon is elsewhere at its other end.
  private mutating func nameAgain(_ index: Int, far first: CGRect) {
    let ribbon = ribbons[index]
    guard let start = ribbon.bands.first, let end = ribbon.bands.last else { return }
    let isElsewhere = abs(start.first - end.last) > max(start.thickness, end.thickness) * 0.7
    guard isElsewhere || ribbon.pieces.count > ribbon.bands.count else { return }
    let (low, high) = (scale.plot.minX, scale.plot.maxX)
    let part = (high - low) * 0.3
    let span = first.midX < (low + high) / 2 ? (high - part, high) : (low, low + part)
    guard span.0 > first.maxX || span.1 < first.minX else { return }
    let tag = WorldTag(ribbon.label, on: ribbon, badge: nil)
    let times = scale.time(span.0)...scale.time(span.1)
    _ = place(tag, on: index, in: times, near: span.0 == low ? low : high)
  }

  /// Draws the name at the best place on the ribbon; nil where there is none.
  private mutating func place(
    _ tag: WorldTag, on index: Int, in span: ClosedRange<TimeInterval>?, near wish: CGFloat?
  ) -> CGRect? {
    for tag in tag.sizes {
      guard let rect = best(tag, on: index, in: span, near: wish ?? scale.plot.minX) else {
        continue
      }
      field.take(rect.insetBy(dx: -3, dy: 0))
      items += tag.items(in: rect)
      return rect
    }
    return nil
  }

  // MARK: Places

  /// The place at which the ribbon is thickest; of equal ones that next to the wished one.
  private func best(
    _ tag: WorldTag, on index: Int, in span: ClosedRange<TimeInterval>?, near wish: CGFloat
  ) -> CGRect? {
    var best: (rect: CGRect, worth: CGFloat)?
    for piece in ribbons[index].pieces {
      let left = scale.x(max(piece.start, span?.lowerBound ?? 0)) + 6
      let right = scale.x(min(piece.end, span?.upperBound ?? course.duration)) - 6 - tag.width
      guard right >= left else { continue }
      let steps = Int((right - left) / 6)
      for step in 0...(steps + 1) {
        let x = step > steps ? right : left + CGFloat(step) * 6
        guard let (rect, thickness) = room(tag, on: piece, at: x) else { continue }
        let isCut = rules.contains { rect.minX - 3 < $0 && $0 < rect.maxX + 3 }
        let worth =
          min(thickness, 40).rounded() * 2 - abs(x - wish) / scale.plot.width * 20
          - (isCut ? Self.cut : 0)
        guard worth > best?.worth ?? -.infinity, field.isFree(rect),
          !isCovered(rect, on: index)
        else { continue }
        best = (rect, worth)
      }
    }
    return best?.rect
  }

  /// The room for the tag on a piece that begins there, and how thick the piece is.
  private func room(
    _ tag: WorldTag, on piece: WorldBand, at x: CGFloat
  ) -> (rect: CGRect, thickness: CGFloat)? {
    let edges = times(from: x - 3, width: tag.width + 6).compactMap(piece.edge)
    guard edges.count == Self.samples + 1,
      let low = edges.map(\.low).max(), let high = edges.map(\.high).min()
    else { return nil }
    let (top, bottom) = (scale.y(max(low, 0)), scale.y(min(high, scale.reach)))
    let span = scale.time(x)...scale.time(x + tag.width)
    guard bottom - top >= tag.height + 2, piece.strength(in: span) > 0.9 else { return nil }
    let y = ((top + bottom - tag.height) / 2).rounded()
    return (
      CGRect(x: x.rounded(), y: y, width: tag.width, height: tag.height), bottom - top
    )
  }

  private static let samples = 6
  /// A place across a rule is worth so much less than one beside it.
  private static let cut: CGFloat = 16

  private func times(from x: CGFloat, width: CGFloat) -> [TimeInterval] {
    (0...Self.samples).map { scale.time(x + width * CGFloat($0) / CGFloat(Self.samples)) }
  }

  /// Whether a ribbon in front lies over the place.
  private func isCovered(_ rect: CGRect, on index: Int) -> Bool {
    let times = times(from: rect.minX - 3, width: rect.width + 6)
    return ribbons.indices.contains { other in
      guard ranks[other] > ranks[index] else { return false }
      return ribbons[other].bands.contains { band in
        guard band.start <= times[Self.samples], band.end >= times[0] else { return false }
        return times.contains { time in
          band.edge(at: time).map {
            scale.y($0.low) < rect.maxY + 1 && scale.y($0.high) > rect.minY - 1
          } == true
        }
      }
    }
  }
}
