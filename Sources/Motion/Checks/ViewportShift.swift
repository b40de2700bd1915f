public import CoreGraphics

/// How much of the screen jumps without anybody having asked for it, and how far: 0 where everything stands still or
/// is only scrolled, 1 where all of the screen moves by its longer side.
///
/// The score is a product, as that of the web's layout shift:
///
///     impact      the area that those who jump cover, before and after together, as a share of the screen's
///     distance    the longest of their ways, as a share of the screen's longer side, 1 at most
///     score       impact × distance
public struct ViewportShift: Equatable, Sendable {
  /// The score, from 0 to 1.
  public var value: Double { impact * distance }
  /// The share of the screen that jumps.
  public let impact: Double
  /// The longest way, as a share of the screen's longer side.
  public let distance: Double
  /// Those that jump, with the longest way first.
  public let jumps: [Jump]

  /// An element that jumps, and its way.
  public struct Jump: Equatable, Sendable {
    /// The element that jumps.
    public let id: ElementID
    /// The element's name in sentences.
    public let name: String
    /// The way in points, to the right and down.
    public let way: CGVector
  }

  /// Nobody jumps.
  public static let none = ViewportShift(impact: 0, distance: 0, jumps: [])

  private init(impact: Double, distance: Double, jumps: [Jump]) {
    (self.impact, self.distance, self.jumps) = (impact, distance, jumps)
  }

  /// Those that jump, with the longest way first.
  public var elements: [ElementID] { jumps.map(\.id) }

  /// Compares two moments of one layout, of which the elements off the screen may be known as well: who is seen in one
  /// of them alone counts if the place in the other one is known.
  /// - Parameters:
  ///   - roles: of the step between them: who was asked to move, to come or to go does not jump.
  ///   - isScrolled: whether the user scrolls: then who keeps the place in the content stays.
  public init(
    from before: LayoutSnapshot, to after: LayoutSnapshot, roles: StepRoles? = nil,
    isScrolled: Bool = true
  ) {
    let pair = ShiftedPair(before, after, isScrolled: isScrolled)
    let found = pair.jumps { id in roles.map { $0[id].jumpsUnasked } ?? true }
    let (area, side) = pair.screen
    guard let longest = found.map(\.length).max(), area > 0, side > 0 else {
      self = .none
      return
    }
    let covered = RectangleUnion(found.flatMap(\.seen)).area
    self.init(
      impact: Double(min(covered / area, 1)), distance: Double(min(longest / side, 1)),
      jumps: found.map(\.jump))
  }
}

extension Role {
  /// Whether an element that moves in this role was not asked to: neither the item or its section, nor all that there
  /// is by another layout or another window.
  var jumpsUnasked: Bool {
    switch self {
    case .reloaded, .reconfigured, .cameIntoView, .leftView, .resized, .follows, .unchanged: true
    case .inserted, .deleted, .moved, .sectionInserted, .sectionDeleted, .sectionMoved, .shown,
      .hidden, .relaid, .turned, .pinned, .pinnedAwhile, .scrolled:
      false
    }
  }
}

/// Two moments of a layout, element by element.
private struct ShiftedPair {
  let before: LayoutSnapshot
  let after: LayoutSnapshot
  let isScrolled: Bool

  /// Shorter ways than this are not noticed, in points.
  private static let leastWay: CGFloat = 3

  init(_ before: LayoutSnapshot, _ after: LayoutSnapshot, isScrolled: Bool) {
    (self.before, self.after, self.isScrolled) = (before, after, isScrolled)
  }

  struct Found {
    let jump: ViewportShift.Jump
    let length: CGFloat
    /// The parts of the screen that it covers, before and after.
    let seen: [CGRect]
  }

  /// The area of the screen and its longer side; of a window that changes its size, the larger ones.
  var screen: (area: CGFloat, side: CGFloat) {
    let sizes = [before.viewport.size, after.viewport.size]
    return (
      sizes.map { $0.width * $0.height }.max() ?? 0,
      sizes.flatMap { [$0.width, $0.height] }.max() ?? 0
    )
  }

  /// Those that jump, with the longest way first, then in the order of the layout.
  func jumps(among counts: (ElementID) -> Bool) -> [Found] {
    let earlier = Dictionary(before.elements.map { ($0.id, $0) }) { first, _ in first }
    let found = after.elements.compactMap { element -> Found? in
      guard let start = earlier[element.id], counts(element.id) else { return nil }
      return self.found(from: start, to: element)
    }
    return found.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }
    .map(\.element)
  }

  private func found(from start: ElementSnapshot, to end: ElementSnapshot) -> Found? {
    guard start.isShown, end.isShown else { return nil }
    let frames = (start.frame, end.frame)
    guard frames.0.isFinite, frames.1.isFinite else { return nil }
    let way = way(from: frames.0, to: frames.1)
    let length = way.length
    guard length >= Self.leastWay else { return nil }
    let seen = [part(of: frames.0, in: before), part(of: frames.1, in: after)].compactMap(\.self)
    guard !seen.isEmpty else { return nil }
    return Found(
      jump: .init(id: end.id, name: end.spokenName, way: way), length: length, seen: seen)
  }

  /// The way on the screen; while it is scrolled, that in the content, if it is shorter.
  private func way(from start: CGRect, to end: CGRect) -> CGVector {
    let inContent = Self.way(from: start, to: end)
    let shift = CGVector(
      dx: after.viewport.minX - before.viewport.minX, dy: after.viewport.minY - before.viewport.minY
    )
    let onScreen = CGVector(dx: inContent.dx - shift.dx, dy: inContent.dy - shift.dy)
    return isScrolled && inContent.length < onScreen.length ? inContent : onScreen
  }

  /// Who grows or shrinks keeps its place as long as its top and one of its sides do: text runs either way.
  private static func way(from start: CGRect, to end: CGRect) -> CGVector {
    let sides = [end.minX - start.minX, end.maxX - start.maxX]
    return CGVector(
      dx: abs(sides[1]) < abs(sides[0]) ? sides[1] : sides[0], dy: end.minY - start.minY)
  }

  /// The part of the screen that a frame covers.
  private func part(of frame: CGRect, in snapshot: LayoutSnapshot) -> CGRect? {
    let part = frame.intersection(snapshot.viewport)
    guard !part.isNull, !part.isEmpty else { return nil }
    return part.offsetBy(dx: -snapshot.viewport.minX, dy: -snapshot.viewport.minY)
  }
}

extension ElementSnapshot {
  fileprivate var isShown: Bool { !isHidden && alpha > 0 }
}

extension CGVector {
  fileprivate var length: CGFloat { hypot(dx, dy) }
}

extension ViewportShift.Jump {
  /// `ann 80 down`, `dan 12 right and 80 up`
  public var words: String {
    let parts = [(way.dx, "right", "left"), (way.dy, "down", "up")].compactMap {
      length, forwards, backwards -> String? in
      let shown = NumberText.rounded(abs(length))
      return shown == 0 ? nil : "\(NumberText.text(shown)) \(length > 0 ? forwards : backwards)"
    }
    return "\(name) \(parts.joined(separator: " and "))"
  }
}

extension Transition {
  /// The worst jump between two frames, the steps from `before` to the first moment and from the last one to
  /// `after` among them, with the time at which it is done.
  public func worstShift(
    framesPerSecond: Double = 60, roles: StepRoles? = nil, isScrolled: Bool = true
  ) -> (score: ViewportShift, time: TimeInterval) {
    let count = max(1, Int((duration * framesPerSecond).rounded(.up)))
    var worst = (score: ViewportShift.none, time: TimeInterval(0))
    var last = before
    for frame in 0...min(count, 100_000) {
      let time = duration * Double(frame) / Double(count)
      let now = snapshot(at: time)
      let score = ViewportShift(from: last, to: now, roles: roles, isScrolled: isScrolled)
      if score.value > worst.score.value { worst = (score, time) }
      last = now
    }
    return worst
  }
}
