/// The keyframes of one property, as CSS writes them. If all is said without them there are none.
struct PropertyTrack {
  struct Declared {
    var time: Double
    /// On a light and on a dark page.
    var light: String
    var dark: String
    var easing: Easing
  }

  private(set) var keys: [Declared] = []

  /// - Parameter resting: what the file says without animation: first and last keyframes that say the same
  ///   are left out. nil where they have to be said.
  init(
    _ line: KeyTrack, resting: [Double]?, end: Double,
    declare: ([Double]) -> (light: String, dark: String)
  ) {
    guard !line.isStill || !(resting.map { line.isAt($0) } ?? true) else { return }
    var kept = line.keys
    if let resting {
      // The value that holds until the first keyframe, or after the last one, is the one without animation.
      while kept.count > 1, kept[kept.count - 1].time < end,
        line.isSame(kept[kept.count - 2].value, resting),
        line.isSame(kept[kept.count - 1].value, resting)
      { kept.removeLast() }
      if kept.count > 1, kept[0].easing == .any, line.isSame(kept[0].value, resting),
        line.isSame(kept[1].value, resting)
      {
        kept.removeFirst()
      }
      if let last = kept.last, last.time < end, !line.isSame(last.value, resting) {
        kept.append(Key(time: end, value: last.value, easing: .any))
      }
    } else if let last = kept.last, last.time < end {
      kept.append(Key(time: end, value: last.value, easing: .any))
    }
    keys = kept.map { key in
      let texts = declare(key.value)
      return Declared(time: key.time, light: texts.light, dark: texts.dark, easing: key.easing)
    }
  }

  /// Whether both can stand in the same keyframes.
  func agrees(with other: PropertyTrack) -> Bool {
    var easings: [Double: Easing] = [:]
    for key in keys { easings[key.time] = key.easing }
    return other.keys.allSatisfy { key in
      guard let easing = easings[key.time] else { return true }
      return easing == key.easing || easing == .any || key.easing == .any
    }
  }
}
