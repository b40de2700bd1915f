public import CoreGraphics
public import Drawing
import QuartzCore

/// The ways of fingers over a screen during the changes of a step, one after the other.
public struct TouchCourse: Equatable, Sendable {
  /// The way of a finger that is down during one change.
  public struct Move: Equatable, Sendable {
    /// The number of the finger, from 0.
    public var finger = 0
    /// The number of the change, from 0.
    public var change: Int
    /// The point of the screen at which it is when the change starts.
    public var start: CGPoint
    /// The point of the screen at which it is when the change ends.
    public var end: CGPoint

    /// The way of the first finger.
    public init(during change: Int, from start: CGPoint, to end: CGPoint) {
      (self.change, self.start, self.end) = (change, start, end)
    }
  }

  /// In the order of happening.
  public private(set) var moves: [Move] = []

  /// No finger at all.
  public init() {}

  /// Goes on with a move behind those that are there.
  public mutating func add(_ move: Move) { moves.append(move) }

  private var fingers: [[Move]] {
    Set(moves.map(\.finger)).sorted().map { finger in moves.filter { $0.finger == finger } }
  }

  // MARK: Pictures

  /// The marks of all fingers as they come down, or as they go up, with the ways between, in points of the screen.
  public func items(atStart: Bool) -> [DrawItem] {
    fingers.flatMap { moves -> [DrawItem] in
      guard let point = atStart ? moves.first?.start : moves.last?.end else { return [] }
      return Self.way(of: moves).map { [$0] + Self.mark(at: point) } ?? Self.mark(at: point)
    }
  }

  /// The marks during each of the changes, in front of everything; each goes when its finger goes up.
  public func animations(of captures: [TransitionCapture]) -> [[AdditionalAnimation]] {
    var result = captures.map { _ in [AdditionalAnimation]() }
    for (number, moves) in fingers.enumerated() {
      for (place, move) in moves.enumerated() where captures.indices.contains(move.change) {
        let finger = Finger(number, moves, in: captures)
        let isLast = place == moves.count - 1
        result[move.change] += finger.down(move, isLast: isLast)
        let next = move.change + 1
        if isLast, captures.indices.contains(next), captures[next].timing.duration > 0 {
          result[next] += finger.up(move)
        }
      }
    }
    return result
  }

  // MARK: Look

  fileprivate static let radius: CGFloat = 22
  private static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  private static let halo = ThemedColor(0xFFFFFF, 0x000000)

  fileprivate static func mark(at point: CGPoint) -> [DrawItem] {
    let disc = ShapeGeometry.ellipse(
      CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    return [
      .stroke(disc, Stroke(.color(halo.faded(by: 0.7)), width: 6)),
      .shape(
        DrawShape(
          disc, fill: .color(ink.faded(by: 0.22)), stroke: Stroke(.color(ink), width: 2.5))),
    ]
  }

  /// The whole way as a faint band; nil for a finger that stays where it is.
  fileprivate static func way(of moves: [Move]) -> DrawItem? {
    guard let first = moves.first, moves.contains(where: { $0.start != $0.end }) else { return nil }
    var outline = Outline()
    outline.move(to: first.start)
    for move in moves { outline.addLine(to: move.end) }
    var band = Stroke(.color(ink.faded(by: 0.3)), width: 8)
    (band.cap, band.join) = (.round, .round)
    return .stroke(.path(Path(outline), rule: .winding), band)
  }
}

/// One finger in the coordinates of the content, which moves below it.
private struct Finger {
  private let number: Int
  private let moves: [TouchCourse.Move]
  private let captures: [TransitionCapture]

  /// Seconds for which a finger stays down that does nothing but touch, and in which a mark goes.
  private static let (touch, fading) = (0.3, 0.2)
  /// In front of scroll indicators.
  private static let tier = 5

  init(_ number: Int, _ moves: [TouchCourse.Move], in captures: [TransitionCapture]) {
    (self.number, self.moves, self.captures) = (number, moves, captures)
  }

  /// The mark under the finger, which goes at the end where nothing comes after it.
  func down(_ move: TouchCourse.Move, isLast: Bool) -> [AdditionalAnimation] {
    let capture = captures[move.change]
    let (before, after) = (capture.before.viewport, capture.after.viewport)
    let timing = capture.timing.duration > 0 ? even(capture.timing) : Self.timing(Self.touch)
    let comesMore =
      captures.indices.contains(move.change + 1)
      && captures[move.change + 1].timing.duration > 0
    let goes = isLast && (!comesMore || move.start == move.end)
    var animations = zip(elements(move.start, before), elements(move.end, after)).map {
      AdditionalAnimation(from: $0, to: $1, stays: !goes, timing: timing)
    }
    guard goes else { return animations }
    let rest = max(0, min(timing.delay + timing.duration, move.start == move.end ? Self.touch : 60))
    let length = max(min(Self.fading, rest), 0.05)
    animations += elements(move.end, after).map {
      fade($0, Self.timing(length, after: max(rest - length, 0)))
    }
    return animations
  }

  /// The mark as the finger goes up, while the content goes on below it.
  func up(_ move: TouchCourse.Move) -> [AdditionalAnimation] {
    guard move.start != move.end else { return [] }
    let capture = captures[move.change + 1]
    let (start, end) = (
      elements(move.end, capture.before.viewport), elements(move.end, capture.after.viewport)
    )
    return zip(start, end).flatMap { start, end in
      [
        AdditionalAnimation(from: start, to: end, stays: false, timing: even(capture.timing)),
        fade(end, Self.timing(min(Self.fading, capture.timing.duration))),
      ]
    }
  }

  private func fade(_ element: ElementSnapshot, _ timing: Timing) -> AdditionalAnimation {
    var gone = element
    gone.alpha = 0
    return AdditionalAnimation(from: element, to: gone, stays: false, timing: timing)
  }

  /// The way and the mark, as they stand while the finger is at a point of the screen.
  private func elements(_ point: CGPoint, _ viewport: CGRect) -> [ElementSnapshot] {
    let origin = viewport.origin
    var elements: [ElementSnapshot] = []
    if let way = TouchCourse.way(of: moves), let first = moves.first {
      elements.append(
        element(
          "way", at: CGPoint(x: first.start.x + origin.x, y: first.start.y + origin.y),
          [
            .group(
              DrawGroup(
                transform: PlaneTransform(
                  translationX: TouchCourse.radius - first.start.x,
                  y: TouchCourse.radius - first.start.y), [way]))
          ]))
    }
    let middle = CGPoint(x: TouchCourse.radius, y: TouchCourse.radius)
    elements.append(
      element(
        "mark", at: CGPoint(x: point.x + origin.x, y: point.y + origin.y),
        TouchCourse.mark(at: middle)))
    return elements
  }

  private func element(
    _ name: String, at center: CGPoint, _ content: [DrawItem]
  ) -> ElementSnapshot {
    var element = ElementSnapshot(
      id: ElementID(.decoration("finger"), .identifier("\(name)-\(number)")), path: [],
      center: center,
      size: CGSize(width: 2 * TouchCourse.radius, height: 2 * TouchCourse.radius),
      content: content)
    element.tier = Self.tier
    return element
  }

  private func even(_ timing: Timing) -> Timing {
    (try? Timing(duration: timing.duration, delay: timing.delay, curve: timing.curve)) ?? timing
  }

  private static func timing(_ seconds: Double, after delay: Double = 0) -> Timing {
    (try? Timing(duration: seconds, delay: delay, curve: .linear)) ?? .immediate
  }
}
