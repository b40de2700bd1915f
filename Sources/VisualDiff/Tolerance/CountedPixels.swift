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
  /// More parts that differ are no change of a few colours.
  private static let mostThings = 200

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    self.limits = limits
    survey = EdgeSurvey(before, after, within: limits)
    let isOther =
      survey.isOfTwoDrawings || ShiftSurvey(before, after, within: limits).isMoved
    flags = [Bool](repeating: isOther, count: survey.width * survey.height)
    if isOther { return }
    let isOfOneProgram = survey.isOfOneProgram
    markEdges(
      snapped: isOfOneProgram
        ? nil : SnappedEdges(before, after, within: limits, usual: survey.usual))
    let line = isOfOneProgram ? limits.quiet : limits.line(in: survey.straight)
    let (width, hasOtherColor) = (survey.width, survey.hasOtherColor)
    for (run, values) in zip(EdgeSurvey.runs, survey.lines) {
      mark(within: run, core: Self.core) { Self.flags(of: values, above: line, $0) }
    }
    mark(within: .square(limits.areas.square.reach), core: Self.core) { places in
      hasOtherColor[places].map { $0 ? 1 : 0 }
    }
    if !isOfOneProgram {
      markOtherShapes(ShapeSurvey(before, after, contrast: limits.shapeContrast))
    }
    markLostColors(LostColors(before, after, within: limits))
    markClearings(Clearings(before, after))
    mark(InkSurvey(before, after, where: survey.isDrawn, within: limits.ink).others())
    if survey.isPartlyUntouched { markOtherThings(before, after) }
    guard !limits.isBrightnessOnly else { return }
    let drift = survey.drift
    mark(within: EdgeSurvey.square, core: Self.core) { places in
      guard drift[places].contains(where: { $0 >= Self.leastDrift }) else { return [] }
      let colors = StrangeColors(
        before, after, rows: places.lowerBound / width..<places.upperBound / width)
      return places.map { drift[$0] >= Self.leastDrift && colors.isStrange($0) ? 1 : 0 }
    }
  }

  /// Flags edges that went too far, and those that only one of the pictures has.
  /// - Parameter snapped: finds those that half a pixel explains; nothing where one program drew both pictures.
  private mutating func markEdges(snapped: SnappedEdges?) {
    let most = snapped == nil ? limits.quiet : limits.edge(in: survey.edges)
    let (edges, lost, limit) = (survey.edge, survey.lost, limits.lost)
    let width = survey.width
    mark(within: EdgeSurvey.square, core: 0) { places in
      let far = Self.flags(of: edges, above: most, places)
      return BoxFilters.higher(
        snapped?.without(far, from: places.lowerBound / width) ?? far,
        Self.flags(of: lost, above: limit, places))
    }
  }

  /// Flags all that differs of some things.
  private mutating func mark(_ things: [[DrawnThings.Run]]) {
    for run in things.joined() {
      for column in run.columns where survey.difference[run.row * survey.width + column] > 0 {
        flags[run.row * survey.width + column] = true
      }
    }
  }

  private mutating func markOtherShapes(_ shapes: ShapeSurvey) {
    let (rest, limit) = (shapes.rest, shapes.limit)
    mark(within: ShapeSurvey.square, core: Self.core) { Self.flags(of: rest, above: limit, $0) }
  }

  private mutating func markLostColors(_ colors: LostColors) {
    let (difference, width) = (survey.difference, survey.width)
    mark(within: LostColors.square, core: Self.core) { places in
      colors.flags(difference, rows: places.lowerBound / width..<places.upperBound / width)
    }
  }

  private mutating func markClearings(_ clearings: Clearings?) {
    let width = survey.width
    clearings?.forEach { x, y in flags[y * width + x] = true }
  }

  /// Flags all of what is no other smoothing of the same edges: where one program drew both pictures, a colour that is
  /// another one was changed, however little. Shapes that have nothing but other colours are never drawn by another
  /// program, as long as nearly all that differs are such shapes: a letter alone may look like one.
  private mutating func markOtherThings(_ before: Bitmap, _ after: Bitmap) {
    let places = survey.places(beyond: 0)
    guard places.count <= Self.mostThings else { return }
    let things = places.map { place in
      (place, kind: RegionSight(RegionProbes(before, after, in: place.box)).kind)
    }
    func count(_ things: [(DifferingTiles.Found, kind: ChangedRegion.Kind)]) -> Int {
      things.reduce(0) { $0 + $1.0.count }
    }
    let tints = things.filter { $0.kind == .tint }
    let changed =
      survey.isUntouched
      ? things.filter { $0.kind != .antialiasing }
      : count(tints) * 10 >= count(things) * 8 ? tints : []
    for (place, _) in changed {
      for y in place.top...place.bottom {
        for x in place.left...place.right where before[x, y] != after[x, y] {
          flags[y * survey.width + x] = true
        }
      }
    }
  }

  /// 1 for each value that is above the limit.
  private static func flags(of values: [UInt8], above limit: Int, _ places: Range<Int>) -> [Int16] {
    let (values, limit) = (values.span.extracting(places), Int16(clamping: limit))
    var flags = [Int16](repeating: 0, count: values.count)
    precondition(flags.count == values.count)
    for index in flags.indices { flags[index] = Int16(values[index]) > limit ? 1 : 0 }
    return flags
  }

  /// Whether the pixel, which both pictures have, counts.
  func contains(_ x: Int, _ y: Int) -> Bool { flags[y * survey.width + x] }

  /// Flags the pixels that differ near a place that went too far.
  /// - Parameter far: 1 for each of some places that did, 0 for the others; nothing where none did.
  private mutating func mark(
    within box: BoxFilters.Box, core: Int32, _ far: (_ places: Range<Int>) -> [Int16]
  ) {
    let (width, height) = (survey.width, survey.height)
    for top in stride(from: 0, to: height, by: EdgeSurvey.rows) {
      let rows = top..<min(height, top + EdgeSurvey.rows)
      let all = max(0, top - box.down)..<min(height, rows.upperBound + box.down)
      let places = all.lowerBound * width..<all.upperBound * width
      let far = far(places)
      guard far.contains(1) else { continue }
      let filters = BoxFilters(width: width, height: all.count)
      let near = filters.sums(far, box)
      let apart = survey.difference[places].map { Int16($0) }
      let farthest = filters.highest(apart, box)
      let first = (top - all.lowerBound) * width
      for offset in 0..<rows.count * width where near[first + offset] > 0 {
        let value = Int32(apart[first + offset])
        if value > 0, value * 100 > core * Int32(farthest[first + offset]) {
          flags[top * width + offset] = true
        }
      }
    }
  }
}
