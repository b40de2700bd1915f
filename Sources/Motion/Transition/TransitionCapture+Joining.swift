import CoreGraphics

extension TransitionCapture {
  /// The frames of a scroll as one change, in which each element goes the way that the frames tell.
  ///
  /// - Parameters:
  ///   - frames: one after the other, each with how far the content has come when it begins and when it ends.
  ///   - timing: of all of it.
  public init(
    joining frames: [(capture: TransitionCapture, passage: Passage<Double>)], timing: Timing
  ) {
    guard let first = frames.first?.capture, let last = frames.last?.capture else {
      let nothing = LayoutSnapshot(elements: [], contentSize: .zero, viewport: .zero)
      self.init(before: nothing, after: nothing, timing: timing)
      return
    }
    var ways: [FrameWay] = []
    var places: [ElementID: Int] = [:]
    for (capture, passage) in frames {
      for change in capture.changes {
        let id = change.end.id
        let place = places[id] ?? ways.count
        if place == ways.count {
          places[id] = place
          ways.append(FrameWay())
        }
        ways[place].add(change, passage)
      }
    }
    let windows = frames.map { ($0.passage, $0.capture.before.viewport, $0.capture.after.viewport) }
    self.init(
      before: first.before, after: last.after, changes: ways.map { $0.change(seenIn: windows) },
      timing: timing)
    indicators = last.indicators
  }
}

/// The way of one element through frames.
private struct FrameWay {
  private var stops: [ElementStop] = []
  private var isLeaving = false

  typealias Window = (passage: Passage<Double>, before: CGRect, after: CGRect)

  mutating func add(_ change: ElementChange, _ passage: Passage<Double>) {
    let start = ElementStop(at: passage.from, change.start)
    if stops.last != start { stops.append(start) }
    stops.append(ElementStop(at: passage.to, change.end))
    isLeaving = change.isLeaving
  }

  func change(seenIn windows: [Window]) -> ElementChange {
    var shown = stops
    // Nobody is there before the layout knows of it, or after that.
    let (first, last) = (stops[0], stops[stops.count - 1])
    let isEarly = windows.contains {
      $0.passage.to <= first.progress && $0.before.intersects(first.element.frame)
    }
    let isLate = windows.contains {
      $0.passage.from >= last.progress && $0.after.intersects(last.element.frame)
    }
    if isEarly { shown.insert(ElementStop(at: first.progress, first.element.faded), at: 0) }
    if isLate { shown.append(ElementStop(at: last.progress, last.element.faded)) }
    var change = ElementChange(
      .moved, from: shown[0].element, to: shown[shown.count - 1].element, isLeaving: isLeaving)
    let course = shown.straightened
    let stays = course.allSatisfy { $0.element.isPlaced(like: course[0].element) }
    // The ends are no stops.
    if !stays { change.stops = course.filter { 0 < $0.progress && $0.progress < 1 } }
    return change
  }
}

extension [ElementStop] {
  /// The same without those that lie on the straight way between their neighbours.
  fileprivate var straightened: [ElementStop] {
    guard count > 2 else { return self }
    var kept = [0]
    for index in indices.dropFirst().dropLast() {
      let anchor = kept[kept.count - 1]
      let between = self[(anchor + 1)...index]
      let isStraight = between.allSatisfy { $0.lies(between: self[anchor], and: self[index + 1]) }
      if !isStraight { kept.append(index) }
    }
    return (kept + [count - 1]).map { self[$0] }
  }
}

extension ElementStop {
  fileprivate func lies(between start: ElementStop, and end: ElementStop) -> Bool {
    let length = end.progress - start.progress
    guard length > 0, start.element.content == element.content,
      element.content == end.element.content
    else { return false }
    let share = (progress - start.progress) / length
    var wanted = start.element
    wanted.center = start.element.center.interpolated(to: end.element.center, at: share)
    wanted.size = start.element.size.interpolated(to: end.element.size, at: share)
    wanted.alpha = start.element.alpha.interpolated(to: end.element.alpha, at: share)
    wanted.transform = start.element.transform.interpolated(to: end.element.transform, at: share)
    wanted.custom = start.element.custom.interpolated(to: end.element.custom, at: share)
    return wanted.isPlaced(like: element)
  }
}

extension ElementSnapshot {
  /// Whether nobody could tell both apart by place, size, turn and opacity.
  fileprivate func isPlaced(like other: ElementSnapshot) -> Bool {
    func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
      abs(first - second) <= tolerance
    }
    let isInPlace =
      isNear(center.x, other.center.x) && isNear(center.y, other.center.y)
      && isNear(size.width, other.size.width) && isNear(size.height, other.size.height)
    return isInPlace && isNear(alpha, other.alpha, within: 0.001)
      && transform == other.transform && content == other.content && custom == other.custom
  }
}
