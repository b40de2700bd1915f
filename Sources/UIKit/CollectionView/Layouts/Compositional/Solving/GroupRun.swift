/// Groups of a section that are all alike, one after the other: closed form, however many there are.
struct GroupRun: Sendable {
  var firstItem: Int
  var firstGroup: Int
  var groups: Int
  /// The items of each of them.
  var perGroup: Int
  /// Start of the first group along the stack, with its edges.
  var start: CGFloat
  /// Length of one group along the stack, with its edges.
  var extent: CGFloat
  /// From one group's start to the next one's.
  var step: CGFloat
  var solved: SolvedGroup
  /// The first number of each kind of supplementary item, and where each group has them among all of its own.
  var supplementStarts: [Int]
  var supplementPlaces: [[Int]]

  var endItem: Int { firstItem + groups * perGroup }
  var end: CGFloat { start + CGFloat(groups - 1) * step + extent }
  var nextStart: CGFloat { start + CGFloat(groups) * step }

  func start(ofGroup group: Int) -> CGFloat { start + CGFloat(group) * step }

  /// The groups, counted from the first one of the run, that touch a stretch of the stack.
  func groups(touching stretch: ClosedRange<CGFloat>) -> Range<Int> {
    guard groups > 1, step > 0 else { return 0..<groups }
    let first = ((stretch.lowerBound - start - extent) / step).rounded(.down)
    let last = ((stretch.upperBound - start) / step).rounded(.up)
    guard last >= 0, first < CGFloat(groups) else { return 0..<0 }
    return max(Int(first), 0)..<min(Int(min(last, CGFloat(groups))) + 1, groups)
  }

  /// The same run behind others that became longer, or hold more.
  mutating func move(by length: CGFloat, groups: Int, supplements: [Int]) {
    start += length
    firstGroup += groups
    for index in supplementStarts.indices { supplementStarts[index] += supplements[index] }
  }
}
