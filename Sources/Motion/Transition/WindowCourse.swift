import CoreGraphics

/// The way of the window over the content while something changes.
struct WindowCourse: Equatable, Sendable {
  private let from: CGPoint
  private let to: CGPoint
  let clock: Clock

  init(from: CGPoint, to: CGPoint, clock: Clock) {
    (self.from, self.to, self.clock) = (from, to, clock)
  }

  var moves: Bool { from != to }

  var way: CGVector { CGVector(dx: to.x - from.x, dy: to.y - from.y) }

  /// From a place in the content to the one on the screen, at both ends and between them.
  var start: CGVector { CGVector(dx: -from.x, dy: -from.y) }
  var end: CGVector { CGVector(dx: -to.x, dy: -to.y) }

  func shift(at time: TimeInterval) -> CGVector {
    let progress = CGFloat(clock.progress(at: time))
    return CGVector(dx: -from.x - way.dx * progress, dy: -from.y - way.dy * progress)
  }
}

extension Transition {
  /// The same as it is seen: places are those on the screen, where the window stands at zero all the time. Whoever keeps
  /// its place in the content goes against the window there, and whoever is pinned stays.
  package var onScreen: Transition {
    let (from, to) = (before.viewport.origin, after.viewport.origin)
    guard from != .zero || to != .zero else { return self }
    return Transition(
      self, through: WindowCourse(from: from, to: to, clock: timing.clock(ofRank: 0)))
  }
}

extension LayoutSnapshot {
  /// The same with the window at zero.
  package var onScreen: LayoutSnapshot {
    let origin = viewport.origin
    guard origin != .zero else { return self }
    let shift = CGVector(dx: -origin.x, dy: -origin.y)
    var snapshot = LayoutSnapshot(
      sorted: elements.map { $0.moved(by: shift) }, contentSize: contentSize,
      viewport: CGRect(origin: .zero, size: viewport.size), insets: insets, scale: scale,
      backdrop: backdrop)
    snapshot.outlines = outlines.map { $0.moved(by: shift) }
    return snapshot
  }
}

extension ElementSnapshot {
  func moved(by shift: CGVector) -> ElementSnapshot {
    var element = self
    element.center.x += shift.dx
    element.center.y += shift.dy
    return element
  }
}

extension SectionOutline {
  fileprivate func moved(by shift: CGVector) -> SectionOutline {
    var section = self
    section.frame = frame.offsetBy(dx: shift.dx, dy: shift.dy)
    section.places = places.map { $0.offsetBy(dx: shift.dx, dy: shift.dy) }
    section.first = first.moved(by: shift)
    return section
  }
}

extension GroupOutline {
  fileprivate func moved(by shift: CGVector) -> GroupOutline {
    var group = self
    group.frame = frame.offsetBy(dx: shift.dx, dy: shift.dy)
    group.parts = parts.map { $0.moved(by: shift) }
    return group
  }
}
