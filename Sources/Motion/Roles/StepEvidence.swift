package import CoreGraphics

/// All that is known about one change: what was asked for, and what came of it.
public struct StepEvidence: Sendable {
  /// The operations that were asked for; nil for a change that is no update of the data, such as scrolling.
  public var request: UpdateRequest?
  /// The layout when the change began.
  public var before: LayoutSnapshot
  /// The layout when the change had come to rest.
  public var after: LayoutSnapshot
  /// Whether another layout took over.
  public var isRelaid: Bool
  /// Those that leave their places on the way, even if they come back to them.
  public var travelling: Set<ElementID> = []
  /// Views beside the cells that the layout brought of its own accord, and such that it took away; nil where nobody
  /// knows more than the two states tell.
  public var ownViews: (shown: Set<ElementID>, hidden: Set<ElementID>)?
  /// The data's names of the sections after the change; empty where nobody knows.
  public var sectionNames: [String?] = []

  /// The kinds of views of which nobody can say who they were, as several updates have led each from place to place.
  var nameless: Set<ElementKind> = []

  /// The sections that scroll by themselves.
  public var ownScrolls = OwnScrolls()

  /// Puts together what is known; everything beyond the two states may be left out.
  public init(
    _ request: UpdateRequest? = nil, before: LayoutSnapshot, after: LayoutSnapshot,
    isRelaid: Bool = false, ownViews: (shown: Set<ElementID>, hidden: Set<ElementID>)? = nil
  ) {
    self.request = request
    self.before = before
    self.after = after
    self.isRelaid = isRelaid
    self.ownViews = ownViews
  }

  /// Whether width and height of the window have changed places.
  var isTurned: Bool {
    let (earlier, later) = (before.viewport.size, after.viewport.size)
    return earlier.width.isNear(later.height) && earlier.height.isNear(later.width)
      && !earlier.width.isNear(later.width)
  }

  /// How far the content was scrolled.
  var shift: CGVector {
    CGVector(
      dx: after.viewport.minX - before.viewport.minX, dy: after.viewport.minY - before.viewport.minY
    )
  }

  /// The role of an element that has none by the update itself.
  func role(from earlier: ElementSnapshot?, to later: ElementSnapshot?) -> Role {
    guard let element = later ?? earlier, !element.isOfScreen, !nameless.contains(element.kind)
    else { return .unchanged }
    guard let earlier else { return later.map(appearing) ?? .unchanged }
    guard let later else { return leaving(earlier) }
    if earlier.kind != .cell, earlier.isHidden != later.isHidden {
      return later.isHidden ? .hidden : .shown
    }
    let (was, isThere) = (earlier.isSeen(in: before.viewport), later.isSeen(in: after.viewport))
    if was != isThere { return isThere ? .cameIntoView : .leftView }
    if earlier.stands(like: later), !travelling.contains(later.id) {
      return earlier.says(thatOf: later) ? .unchanged : .reconfigured
    }
    if isRelaid { return .relaid }
    if isTurned { return .turned }
    if !earlier.size.isNear(later.size) { return .resized }
    if isScrolled(earlier, later) { return .scrolled }
    return pinning(earlier, later) ?? .follows
  }

  private func appearing(_ element: ElementSnapshot) -> Role {
    guard element.kind != .cell else {
      return isSeen(element, in: after) ? .cameIntoView : .unchanged
    }
    if isInOwnScroll(element) { return .cameIntoView }
    if let ownViews { return ownViews.shown.contains(element.id) ? .shown : .cameIntoView }
    return wouldHaveBeenSeen(element, in: before.viewport) ? .shown : .cameIntoView
  }

  private func leaving(_ element: ElementSnapshot) -> Role {
    guard element.kind != .cell else { return isSeen(element, in: before) ? .leftView : .unchanged }
    if isInOwnScroll(element) { return .leftView }
    if let ownViews { return ownViews.hidden.contains(element.id) ? .hidden : .leftView }
    return wouldHaveBeenSeen(element, in: after.viewport) ? .hidden : .leftView
  }

  /// Whether anybody sees the element on its side of the change: a view may be kept ready beside the screen. Beside
  /// another layout all are told.
  private func isSeen(_ element: ElementSnapshot, in state: LayoutSnapshot) -> Bool {
    isRelaid || element.isSeen(in: state.viewport)
  }

  /// Whether an element that stays where it is is new or gone, and not only out of view: it would be on the screen.
  private func wouldHaveBeenSeen(_ element: ElementSnapshot, in viewport: CGRect) -> Bool {
    isRelaid || element.isSeen(in: viewport)
  }

  /// Whether the element keeps its place on the screen, or a header at least goes along with it for a while: until
  /// another one pushes it, or from when it has come to its place.
  private func pinning(_ earlier: ElementSnapshot, _ later: ElementSnapshot) -> Role? {
    guard shift != CGVector(dx: 0, dy: 0), request == nil || earlier.kind != .cell else {
      return nil
    }
    let (x, y) = (later.center.x - earlier.center.x, later.center.y - earlier.center.y)
    if x.isNear(shift.dx), y.isNear(shift.dy) { return .pinned }
    guard request == nil, earlier.kind != .cell else { return nil }
    return x.goesAlong(shift.dx) && y.goesAlong(shift.dy) ? .pinnedAwhile : nil
  }

  // MARK: Sections that scroll by themselves

  /// Whether the element goes with its section, and nowhere else: a change of the data has other reasons.
  private func isScrolled(_ earlier: ElementSnapshot, _ later: ElementSnapshot) -> Bool {
    guard isInOwnScroll(later), isInOwnScroll(earlier) else { return false }
    let (x, y) = (later.center.x - earlier.center.x, later.center.y - earlier.center.y)
    return ownScrolls.isSideways ? !x.isNear(0) && y.isNear(0) : !y.isNear(0) && x.isNear(0)
  }

  private func isInOwnScroll(_ element: ElementSnapshot) -> Bool {
    guard request == nil, !isRelaid, !isTurned, let section = element.path.first else {
      return false
    }
    return ownScrolls.sections.contains(section)
  }
}

/// The sections of a layout that scroll by themselves, across the way in which its content scrolls.
public struct OwnScrolls: Equatable, Sendable {
  /// Their numbers.
  public var sections: Set<Int>
  /// Whether they scroll sideways, in content that scrolls down.
  public var isSideways: Bool

  /// None of the sections, if nothing else is said.
  public init(_ sections: Set<Int> = [], isSideways: Bool = true) {
    (self.sections, self.isSideways) = (sections, isSideways)
  }
}

extension CGFloat {
  /// As the attribute table tells numbers apart.
  func isNear(_ other: CGFloat) -> Bool { self == other || abs(self - other) < 0.0005 }

  /// Whether it leads the same way, and not further.
  fileprivate func goesAlong(_ way: CGFloat) -> Bool {
    isNear(0) || self * way > 0 && abs(self) <= abs(way) + 0.5
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }
}

extension CGRect {
  /// Whether any part of it is in the window, for all who ask who is seen: an edge alone is none. All is in a window
  /// without a size.
  package func isSeen(in window: CGRect) -> Bool {
    guard window.width > 0, window.height > 0 else { return true }
    return Self.meets(
      origin.x, size.width, from: window.origin.x, length: window.size.width)
      && Self.meets(
        origin.y, size.height, from: window.origin.y, length: window.size.height)
  }

  /// Whether a stretch that may have no length meets another one.
  private static func meets(
    _ start: CGFloat, _ length: CGFloat, from: CGFloat, length reach: CGFloat
  ) -> Bool {
    length > 0
      ? start < from + reach && start + length > from : start >= from && start < from + reach
  }
}

extension ElementSnapshot {
  /// Whether any part of it is on the screen. An element that is nowhere is not.
  package func isSeen(in viewport: CGRect) -> Bool {
    !isHidden && frame.isSeen(in: viewport)
  }

  /// Whether both stand in one place and are shown alike; who they are does not count.
  fileprivate func stands(like other: ElementSnapshot) -> Bool {
    center.x.isNear(other.center.x) && center.y.isNear(other.center.y) && size.isNear(other.size)
      && alpha.isNear(other.alpha) && transform == other.transform && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
}

extension TransitionCapture {
  /// The elements whose views leave their places on the way.
  package var travelling: Set<ElementID> {
    let moving = changes.filter { !$0.start.stands(like: $0.end) }.map(\.end.id)
    return Set(moving + additions.map(\.id))
  }
}

extension Transition {
  /// The elements whose views leave their places on the way.
  var travelling: Set<ElementID> {
    Set(tracks.filter { !$0.isStill && !$0.start.stands(like: $0.end) }.map(\.id))
  }
}
