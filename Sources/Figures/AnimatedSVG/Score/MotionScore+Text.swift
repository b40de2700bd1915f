public import Drawing
import Motion

extension MotionScore {
  /// The same score with the lines of all texts known, so that letters are as far apart in every reader as they
  /// are in ours.
  public func measured(by typesetter: some TextMeasuring) throws -> MotionScore {
    var steps = steps
    for index in steps.indices {
      steps[index].capture = try steps[index].capture.mapContents {
        try $0.measured(by: typesetter)
      }
    }
    return try replaying(steps)
  }
}

extension [DrawItem] {
  fileprivate func measured(by typesetter: some TextMeasuring) throws -> [DrawItem] {
    try map { item in
      switch item {
      case .text(let text): return .text(try typesetter.measured(text))
      case .group(var group):
        group.children = try group.children.measured(by: typesetter)
        if let mask = group.mask { group.mask = try mask.measured(by: typesetter) }
        return .group(group)
      case .shape, .image: return item
      }
    }
  }
}

extension TransitionCapture {
  /// The same capture with other contents in all its elements.
  fileprivate func mapContents(
    _ change: ([DrawItem]) throws -> [DrawItem]
  ) rethrows -> TransitionCapture {
    func mapped(_ element: ElementSnapshot) throws -> ElementSnapshot {
      var element = element
      element.content = try change(element.content)
      return element
    }
    var capture = self
    capture.before = try before.mapContents(change)
    capture.after = try after.mapContents(change)
    for index in changes.indices {
      capture.changes[index].start = try mapped(changes[index].start)
      capture.changes[index].end = try mapped(changes[index].end)
      for stop in changes[index].stops.indices {
        let element = changes[index].stops[stop].element
        capture.changes[index].stops[stop].element = try mapped(element)
      }
      capture.changes[index].initial = try changes[index].initial.map(mapped)
      capture.changes[index].final = try changes[index].final.map(mapped)
    }
    for index in additions.indices {
      capture.additions[index].start = try mapped(additions[index].start)
      capture.additions[index].end = try mapped(additions[index].end)
    }
    return capture
  }
}

extension LayoutSnapshot {
  fileprivate func mapContents(
    _ change: ([DrawItem]) throws -> [DrawItem]
  ) rethrows -> LayoutSnapshot {
    var elements = elements
    for index in elements.indices { elements[index].content = try change(elements[index].content) }
    var snapshot = with(elements: elements)
    if let items = backdrop?.items { snapshot.backdrop?.items = try change(items) }
    return snapshot
  }
}
