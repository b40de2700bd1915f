import CoreGraphics
import Motion

/// The course of one attribute of one element: its value before the change, and at equal times.
struct TimelineCourse {
  let attribute: TimelineAttribute
  /// At the start, before anything happens.
  let begin: CGFloat
  let values: [CGFloat]

  /// As many steps from the first to the last time.
  static let steps = 60

  /// All courses of an element.
  static func all(_ story: ElementStory, duration: TimeInterval) -> [TimelineCourse] {
    let attributes = TimelineAttribute.allCases
    var values = [[CGFloat]](repeating: [], count: attributes.count)
    var turns = duration <= 0
    forEachState(of: story, duration: duration) { element in
      turns = turns || element.transform.m12 != 0 || element.transform.m21 != 0
      let measures = TimelineAttribute.Measures(element)
      for index in attributes.indices {
        values[index].append(attributes[index].value(of: measures))
      }
    }
    // A spring may carry a scale below zero, which is no half turn: who turns is slanted on the way.
    if !turns, let index = attributes.firstIndex(of: .rotation) {
      values[index] = values[index].map { _ in 0 }
    }
    let earlier = story.before.map(TimelineAttribute.Measures.init)
    return attributes.indices.compactMap { index in
      TimelineCourse(attributes[index], values[index], earlier: earlier)
    }
  }

  /// The way of the content through the changes, from zero.
  static func content(of changes: [Transition]) -> [TimelineCourse] {
    let duration = changes.reduce(0) { $0 + $1.duration }
    guard let first = changes.first, let last = changes.last, duration > 0 else { return [] }
    let start = first.before.viewport.origin
    let places = (0...steps).map { step -> CGPoint in
      let time = duration * Double(step) / Double(steps)
      let state = step < steps ? changes.snapshot(at: time) : nil
      let origin = (state ?? last.after).viewport.origin
      return CGPoint(x: start.x - origin.x, y: start.y - origin.y)
    }
    return [
      TimelineCourse(.x, begin: 0, places.map(\.x)), TimelineCourse(.y, begin: 0, places.map(\.y)),
    ].filter(\.changes)
  }

  /// Lends the element at equal times.
  private static func forEachState(
    of story: ElementStory, duration: TimeInterval, _ body: (ElementSnapshot) -> Void
  ) {
    guard let track = story.mainTrack else {
      return [story.before, story.after].compactMap(\.self).forEach(body)
    }
    guard duration > 0 else { return [track.start, story.after ?? track.end].forEach(body) }
    var element = track.element(at: 0)
    for step in 0..<steps {
      let time = duration * Double(step) / Double(steps)
      track.bring(&element, to: time)
      if story.hasTwoViews { element.alpha = story.alpha(at: time) }
      body(element)
    }
    body(story.after ?? last(of: story, on: track, duration))
  }

  private static func last(
    of story: ElementStory, on track: ElementTrack, _ duration: TimeInterval
  ) -> ElementSnapshot {
    var element = track.element(at: duration)
    if story.hasTwoViews { element.alpha = story.alpha(at: duration) }
    return element
  }

  private init?(
    _ attribute: TimelineAttribute, _ states: [CGFloat], earlier: TimelineAttribute.Measures?
  ) {
    let all = Self.unbroken(states, attribute)
    guard let first = all.first, let last = all.last else { return nil }
    self.attribute = attribute
    values = all
    // Who was there before starts from there, unless its way leads it back to that place.
    let before = earlier.map(attribute.value)
    let isElsewhere = before.map { abs($0 - last) >= attribute.least } ?? false
    begin = isElsewhere ? before ?? first : first
  }

  private init(_ attribute: TimelineAttribute, begin: CGFloat, _ values: [CGFloat]) {
    (self.attribute, self.begin, self.values) = (attribute, begin, values)
  }

  /// Angles say no more than where a turn stands; one that goes on beyond a half turn is counted on.
  private static func unbroken(_ values: [CGFloat], _ attribute: TimelineAttribute) -> [CGFloat] {
    guard attribute == .rotation else { return values }
    var all: [CGFloat] = []
    for value in values {
      let step = value - (all.last ?? value)
      let turns = step.isFinite ? (step / 360).rounded() : 0
      all.append(value - turns * 360)
    }
    return all
  }

  var end: CGFloat { values.last ?? begin }

  /// How far it is from its start, at equal times; nothing where it is no number.
  var ways: [CGFloat] {
    let ways = [0] + values.map { $0 - begin }
    return ways.allSatisfy { $0.isFinite && abs($0) < 1e7 } ? ways : []
  }

  var changes: Bool {
    // Most values stay as they are.
    if begin.isFinite, values.allSatisfy({ $0 == begin }) { return false }
    guard let low = ways.min(), let high = ways.max() else {
      return values.contains { !$0.isFinite }
    }
    return high - low >= attribute.least
  }

  /// "12 → 24"; of one that ends where it began, the farthest value between: "0 → 80 → 0", and of a scroll also where it
  /// comes back in part.
  func words(ofScroll: Bool) -> String {
    let turn = values.max { abs($0 - begin) < abs($1 - begin) }
    let way = abs(end - begin)
    let comesBack =
      way < attribute.least || ofScroll && turn.map { abs($0 - begin) > way + 0.5 } ?? false
    let places = [begin, comesBack ? turn : nil, end].compactMap(\.self)
    return places.map(attribute.text).joined(separator: " → ")
  }
}
