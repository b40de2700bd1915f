import Motion

/// The time that changes take one after the other, and how they go in it: in the same words in all figures.
struct TimingWords {
  private let moving: [Transition]
  private let duration: Double

  init(_ changes: [Transition]) {
    moving = changes.filter { $0.duration > 0 }
    duration = moving.reduce(0) { $0 + $1.duration }
  }

  /// "0.3 s · ease in-out", "0.3 s · linear for 0.11 s, then ease in-out", "at once", "0.2 s · linear, after 1 s".
  var text: String {
    guard !moving.isEmpty else { return "at once" }
    let wait = moving.count == 1 ? moving[0].wait : 0
    let after = wait > 0 ? ", after \(FigureText.seconds(wait))" : ""
    return "\(FigureText.seconds(duration - wait)) · \(course)\(after)"
  }

  private var course: String {
    let curves = moving.map(\.timing.curve.words)
    guard moving.count > 1 else { return curves[0] }
    if moving.allSatisfy({ $0.progress != nil }) { return "driven by a hand" }
    if even.count == moving.count { return curves[0] }
    if swipes > 1 { return "driven and let go \(CountWords.times(swipes))" }
    if !even.isEmpty {
      return "\(curves[0]) for \(FigureText.seconds(evenTime)), then \(rest)"
    }
    let count = CountWords.counted(moving.count, Noun("change", "changes"))
    return Set(curves).count == 1 ? "\(count), each \(curves[0])" : count
  }

  /// Those that a finger drives, before it lets go.
  private var even: [Transition] { Array(moving.prefix { $0.timing.curve == .linear }) }

  /// How often a finger comes down: each time it drives some of the changes, one after the other.
  private var swipes: Int {
    moving.indices.count { place in
      moving[place].timing.curve == .linear
        && (place == 0 || moving[place - 1].timing.curve != .linear)
    }
  }

  private var evenTime: Double { even.reduce(0) { $0 + $1.duration } }

  /// "ease in-out", "ease in-out twice": those after them.
  private var rest: String {
    let curves = moving.dropFirst(even.count).map(\.timing.curve.words)
    guard let first = curves.first, curves.allSatisfy({ $0 == first }) else {
      return "on in \(CountWords.number(curves.count)) changes"
    }
    return curves.count == 1 ? first : "\(first) \(CountWords.times(curves.count))"
  }

  /// "evenly for 0.11 s, then it goes ease in-out until 0.3 s": of a finger that drives them.
  var finger: String {
    let time = FigureText.seconds(duration)
    if even.count == moving.count { return "A finger drives it evenly for \(time)" }
    if swipes > 1 {
      return "A finger drives it and lets go \(CountWords.times(swipes)) within \(time)"
    }
    guard !even.isEmpty else { return "It goes \(rest) within \(time)" }
    return "A finger drives it evenly for \(FigureText.seconds(evenTime)), then it goes "
      + "\(rest) until \(time)"
  }
}

extension Transition {
  /// The seconds in which nothing moves yet.
  var wait: Double {
    let delays = tracks.map(\.delay)
    return min(max(timing.delay, 0), delays.min() ?? timing.delay, duration)
  }
}
