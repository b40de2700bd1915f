import CoreGraphics
import Drawing
import Motion

/// A crowd as a shade behind worldlines: the more of its elements are in a place, the darker it is there.
struct WorldDensity {
  /// By time, then by place.
  private let counts: [[CGFloat]]
  private let times: [TimeInterval]
  /// How many of the crowd were counted.
  let counted: Int
  /// The most that are in one place.
  let most: Int

  /// A place on the screen is one part of so many.
  private static let places = 48
  /// Looking more often would show no more.
  private static let samples = 28
  /// More elements tell no more than these.
  private static let limit = 1_500

  init(_ elements: [WorldChoice.Element], in course: WorldCourse, reach: CGFloat) {
    let step = max(1, (elements.count + Self.limit - 1) / Self.limit)
    let chosen = stride(from: 0, to: elements.count, by: step).map { elements[$0] }
    counted = chosen.count
    let times = (0..<Self.samples).map {
      course.duration * (Double($0) + 0.5) / Double(Self.samples)
    }
    self.times = times
    let nobody = [CGFloat](repeating: 0, count: Self.places)
    var counts = [[CGFloat]](repeating: nobody, count: chosen.isEmpty ? 0 : times.count)
    let moments = times.map(course.moment)
    for element in chosen {
      for (index, moment) in moments.enumerated() {
        guard let story = element.stories[moment.step],
          let extent = course.extent(of: story, in: moment.step, at: moment.time)
        else { continue }
        Self.add(
          max(extent.low, 0) / reach * CGFloat(Self.places),
          min(extent.high, reach) / reach * CGFloat(Self.places), to: &counts[index])
      }
    }
    self.counts = counts
    most = Int((counts.flatMap(\.self).max() ?? 0).rounded(.up))
  }

  /// Of each place as much as the element covers.
  private static func add(_ low: CGFloat, _ high: CGFloat, to counts: inout [CGFloat]) {
    guard low < high, low < CGFloat(places) else { return }
    for place in Int(low)..<min(Int(high.rounded(.up)), places) {
      counts[place] += min(high, CGFloat(place + 1)) - max(low, CGFloat(place))
    }
  }

  private static let steps = 4

  /// From 0, nobody, to the darkest.
  private func level(_ count: CGFloat) -> Int {
    guard most > 0, count > 0.05 else { return 0 }
    return min(max(1, Int((count * CGFloat(Self.steps) / CGFloat(most)).rounded(.up))), Self.steps)
  }

  func items(_ scale: WorldScale) -> [DrawItem] {
    guard most > 0 else { return [] }
    return (1...Self.steps).compactMap { level in
      let outline = area(of: level, scale)
      guard !outline.isEmpty else { return nil }
      return .fill(.path(Path(outline), rule: .winding), Self.shade(level))
    }
  }

  /// All places of the level, those side by side in one piece.
  private func area(of level: Int, _ scale: WorldScale) -> Outline {
    var outline = Outline()
    let wide = scale.plot.width / CGFloat(times.count)
    let high = scale.plot.height / CGFloat(Self.places)
    for place in 0..<Self.places {
      var start: Int?
      for index in 0...times.count {
        let isThere = index < times.count && self.level(counts[index][place]) == level
        if isThere, start == nil { start = index }
        guard !isThere, let first = start else { continue }
        let left = (scale.plot.minX + CGFloat(first) * wide).rounded()
        let right = (scale.plot.minX + CGFloat(index) * wide).rounded()
        let top = (scale.plot.minY + CGFloat(place) * high).rounded()
        let bottom = (scale.plot.minY + CGFloat(place + 1) * high).rounded()
        outline.move(to: CGPoint(x: left, y: top))
        for corner in [(right, top), (right, bottom), (left, bottom)] {
          outline.addLine(to: CGPoint(x: corner.0, y: corner.1))
        }
        outline.close()
        start = nil
      }
    }
    return outline
  }

  private static func shade(_ level: Int) -> ThemedColor {
    FigureInk.strand.shown(
      over: FigureInk.surface, opacity: CGFloat(level) / CGFloat(steps) * 0.55)
  }

  /// "1 to 20 of them side by side", with the shades.
  var legend: LegendEntry? {
    guard most > 0 else { return nil }
    let swatches = (1...Self.steps).map { level in
      DrawItem.fill(
        .rect(CGRect(x: -24 + CGFloat(level - 1) * 12, y: -5, width: 12, height: 10)),
        Self.shade(level))
    }
    let words = most == 1 ? "one of them in a place" : "1 to \(most) of them side by side"
    return LegendEntry(words, sampleWidth: 48, swatches)
  }
}

extension WorldCourse {
  /// The step that shows a moment, and the time in it: before its start it is less than 0.
  fileprivate func moment(_ time: TimeInterval) -> (step: Int, time: TimeInterval) {
    let step = starts.lastIndex { $0 <= time } ?? 0
    let passed = time - (starts.indices.contains(step) ? starts[step] : 0)
    return (step, passed)
  }
}
