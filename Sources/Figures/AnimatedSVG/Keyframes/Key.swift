/// The value of a property at a moment, and how it goes on from there.
struct Key: Equatable {
  /// In seconds.
  var time: Double
  var value: [Double]
  var easing: Easing
}

/// A stretch of time in which a property has one value, or values that were sampled.
struct Stretch {
  var start: Double
  var end: Double
  /// One value where nothing moves, else one for each of the times.
  var values: [[Double]]
  var course: Course?

  /// The value at the first moment, and the one that the stretch leads to.
  var first: [Double] { values.first ?? [] }
  var last: [Double] { values.last ?? [] }
}

/// The moments at which something that moves was looked at, and those among them where a keyframe would do if
/// everything followed the clock of the motion.
struct Course {
  var times: [Double]
  /// Indexes of times, the first and the last among them.
  var keys: [Int]
  /// One for each key but the last.
  var easings: [Easing]
  /// How far the way from the key before to the next one has come at each of the times.
  let shares: [Double]

  init(times: [Double], keys: [Int], easings: [Easing]) {
    (self.times, self.keys, self.easings) = (times, keys, easings)
    var shares = [Double](repeating: 0, count: times.count)
    for (ends, easing) in zip(zip(keys, keys.dropFirst()), easings) {
      let (start, duration) = (times[ends.0], times[ends.1] - times[ends.0])
      for index in ends.0 + 1..<max(ends.1, ends.0 + 1) {
        shares[index] = easing.value(at: (times[index] - start) / duration)
      }
    }
    self.shares = shares
  }
}
