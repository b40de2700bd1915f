internal import Imaging

/// The pixels of two pictures that count as changed: those that no other smoothing of the same edges explains.
struct CountedPixels {
  private let survey: EdgeSurvey
  private let limits: EdgeLimits
  private var flags: [Bool]

  /// Values beside a line that are less apart than so many hundredths of the farthest are not part of it.
  private static let core: Int32 = 40
  /// Means that went less far are not looked at for strange colours.
  private static let leastDrift: UInt8 = 3

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    self.limits = limits
    survey = EdgeSurvey(before, after, within: limits)
    flags = [Bool](repeating: survey.isOfTwoDrawings, count: survey.width * survey.height)
    let isOfOneProgram = survey.isOfOneProgram
    let edge = isOfOneProgram ? limits.quiet : limits.edge(in: survey.edges)
    let line = isOfOneProgram ? limits.quiet : limits.line.value(in: survey.straight)
    let (edges, lost, hasOtherColor) = (survey.edge, survey.lost, survey.hasOtherColor)
    mark(within: EdgeSurvey.square, core: 0) { edges[$0] > edge || lost[$0] > limits.lost }
    for (run, values) in zip(EdgeSurvey.runs, survey.lines) {
      mark(within: run, core: Self.core) { values[$0] > line }
    }
    mark(within: .square(limits.areas.square.reach), core: Self.core) { hasOtherColor[$0] }
    guard !limits.isBrightnessOnly else { return }
    let (colors, drift) = (StrangeColors(before, after), survey.drift)
    mark(within: EdgeSurvey.square, core: Self.core) {
      drift[$0] >= Self.leastDrift && colors.isStrange($0)
    }
  }

  /// Whether the pixel, which both pictures have, counts.
  func contains(_ x: Int, _ y: Int) -> Bool { flags[y * survey.width + x] }

  /// Flags the pixels that differ near a place that went too far.
  private mutating func mark(
    within box: BoxFilters.Box, core: Int32, _ isFar: (_ place: Int) -> Bool
  ) {
    let (width, height) = (survey.width, survey.height)
    for top in stride(from: 0, to: height, by: EdgeSurvey.rows) {
      let rows = top..<min(height, top + EdgeSurvey.rows)
      let all = max(0, top - box.down)..<min(height, rows.upperBound + box.down)
      let far = (all.lowerBound * width..<all.upperBound * width).map { isFar($0) ? Int32(1) : 0 }
      guard far.contains(1) else { continue }
      let filters = BoxFilters(width: width, height: all.count)
      let near = filters.sums(far, box)
      let apart = (all.lowerBound * width..<all.upperBound * width).map {
        Int32(survey.difference[$0])
      }
      let farthest = filters.highest(apart, box)
      let first = (top - all.lowerBound) * width
      for offset in 0..<rows.count * width where near[first + offset] > 0 {
        let value = apart[first + offset]
        if value > 0, value * 100 > core * farthest[first + offset] {
          flags[top * width + offset] = true
        }
      }
    }
  }
}
