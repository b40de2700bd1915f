/// Finds the keyframes that follow a property.
///
/// If all numbers follow the clock of the motion, its own keyframes are exact. If they do not (a clamped
/// opacity, a turn in space, several animations on top of each other) straight pieces are put between samples
/// until no sample is farther off than the tolerance.
struct KeyFit {
  /// The points that one unit of each number moves in the picture.
  let weights: [Double]
  /// In points.
  let tolerance: Double

  func keys(of stretch: Stretch) -> [Key] {
    guard let course = stretch.course, !isStill(stretch.values) else {
      return [Key(time: stretch.start, value: stretch.first, easing: .any)]
    }
    if follows(course, stretch.values) {
      return course.keys.enumerated().map { place, index in
        Key(
          time: course.times[index], value: stretch.values[index],
          easing: place < course.easings.count ? course.easings[place] : .any)
      }
    }
    return straightPieces(course.times, stretch.values)
  }

  /// Whether two values cannot be told apart in the picture.
  func isSame(_ first: [Double], _ second: [Double], within limit: Double? = nil) -> Bool {
    distance(first, second) <= limit ?? tolerance / 20
  }

  private func isStill(_ values: [[Double]]) -> Bool {
    values.allSatisfy { isSame($0, values[0]) }
  }

  private func distance(_ first: [Double], _ second: [Double]) -> Double {
    var largest = 0.0
    for index in first.indices {
      largest = max(largest, abs(first[index] - second[index]) * weights[index % weights.count])
    }
    return largest
  }

  private func follows(_ course: Course, _ values: [[Double]]) -> Bool {
    zip(course.keys, course.keys.dropFirst()).allSatisfy { start, end in
      isClose(values, in: start...end) { course.shares[$0] }
    }
  }

  /// Whether the values between the two ends of a stretch are those of a straight line between them.
  private func isStraight(
    _ values: [[Double]], at times: [Double], _ stretch: ClosedRange<Int>
  ) -> Bool {
    let start = times[stretch.lowerBound]
    let duration = times[stretch.upperBound] - start
    return isClose(values, in: stretch) { (times[$0] - start) / duration }
  }

  /// Whether the values between the two ends of a stretch are those at these shares of the way.
  private func isClose(
    _ values: [[Double]], in stretch: ClosedRange<Int>, _ share: (Int) -> Double
  ) -> Bool {
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    guard end > start + 1 else { return true }
    let (first, last) = (values[start], values[end])
    return (start + 1..<end).allSatisfy { index in
      let (share, value) = (share(index), values[index])
      return first.indices.allSatisfy { place in
        let eased = first[place] + (last[place] - first[place]) * share
        return abs(eased - value[place]) * weights[place % weights.count] <= tolerance
      }
    }
  }

  /// From every keyframe the farthest next one that can be reached in a straight line.
  private func straightPieces(_ times: [Double], _ values: [[Double]]) -> [Key] {
    var keys: [Key] = []
    var start = 0
    while start < times.count - 1 {
      var end = start + 1
      var reach = 1
      // Doubling first, then narrowing down: not every length has to be tried.
      while end + reach < times.count, isStraight(values, at: times, start...end + reach) {
        end += reach
        reach *= 2
      }
      while reach > 1 {
        reach /= 2
        if end + reach < times.count, isStraight(values, at: times, start...end + reach) {
          end += reach
        }
      }
      keys.append(Key(time: times[start], value: values[start], easing: .linear))
      start = end
    }
    keys.append(Key(time: times[start], value: values[start], easing: .any))
    return keys
  }
}
