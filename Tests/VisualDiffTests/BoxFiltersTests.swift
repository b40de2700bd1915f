import Testing

@testable import VisualDiff

@Suite struct BoxFiltersTests {
  /// Like noise, and the same in each run.
  private static func plane(_ count: Int, seed: Int) -> [Int16] {
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int16(state >> 24)
    }
  }

  /// Sizes that are smaller than the box are among them, and one of a single column.
  @Test(arguments: [(1, 1), (1, 9), (7, 3), (5, 5), (31, 40)], [(1, 1), (2, 2), (12, 2), (3, 13)])
  func areThoseOfEachBox(size: (Int, Int), reach: (Int, Int)) {
    let (width, height) = size
    let filters = BoxFilters(width: width, height: height)
    let box = BoxFilters.Box(across: reach.0, down: reach.1)
    let plane = ChannelPlanes.Plane(
      before: Self.plane(width * height, seed: 3), after: Self.plane(width * height, seed: 7))
    let sums = filters.sums(plane.before, box)
    let ranges = filters.ranges(plane, box)
    let spans = filters.spans(plane, box)
    for y in 0..<height {
      for x in 0..<width {
        let places = (max(0, y - box.down)...min(height - 1, y + box.down)).flatMap { row in
          (max(0, x - box.across)...min(width - 1, x + box.across)).map { row * width + $0 }
        }
        let (before, after) = (places.map { plane.before[$0] }, places.map { plane.after[$0] })
        let index = y * width + x
        #expect(sums[index] == before.reduce(0) { $0 + Int32($1) })
        let all = before + after
        #expect(ranges[index] == all.max()! - all.min()!)
        #expect(spans.both[index] == ranges[index])
        let each = [before.max()! - before.min()!, after.max()! - after.min()!]
        #expect(spans.less[index] == each.min()! && spans.more[index] == each.max()!)
      }
    }
  }
}
