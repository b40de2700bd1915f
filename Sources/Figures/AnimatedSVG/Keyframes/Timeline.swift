/// Puts stretches of what is known together to the whole of the score.
struct Timeline {
  /// In seconds.
  let duration: Double

  /// The value at times that nothing is known of.
  enum Gap {
    /// The value before it, or the next one at the very beginning.
    case keep
    case value([Double])
  }

  func filled(_ stretches: [Stretch], _ gap: Gap) -> [Stretch] {
    var result: [Stretch] = []
    var time = 0.0
    for (index, stretch) in stretches.enumerated() {
      if stretch.start > time + 1e-9 {
        let before = index > 0 ? stretches[index - 1].last : stretch.first
        result.append(still(before, gap, from: time, to: stretch.start))
      }
      result.append(stretch)
      time = stretch.end
    }
    if let last = stretches.last, time < duration - 1e-9 {
      result.append(still(last.last, gap, from: time, to: duration))
    }
    return result
  }

  private func still(_ value: [Double], _ gap: Gap, from start: Double, to end: Double) -> Stretch {
    switch gap {
    case .keep: Stretch(start: start, end: end, values: [value])
    case .value(let value): Stretch(start: start, end: end, values: [value])
    }
  }
}

extension MoverSpan {
  /// The values of the span, each found from the number of its moment.
  func stretch(_ value: (Int) -> [Double]) -> Stretch {
    Stretch(start: start, end: end, values: elements.indices.map(value), course: course)
  }
}
