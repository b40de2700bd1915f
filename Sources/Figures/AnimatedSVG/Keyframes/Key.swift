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
}
