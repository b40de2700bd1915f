/// Two values beside one another, cut where they are the same, so that the place where they differ is always seen.
package struct DifferingValues {
  package let before: String
  package let after: String

  package init(_ before: String, _ after: String, limit: Int = 40) {
    let sides = [before, after]
    let start = sides.contains { $0.count > limit } ? Self.start(of: sides, limit) : 0
    let shown = sides.map { side -> String in
      let rest = String(side.dropFirst(start)).shortened(to: limit)
      return start > 0 ? "…" + rest : rest
    }
    (self.before, self.after) = (shown[0], shown[1])
  }

  /// The first character to show: at a word's beginning, a little before the first difference.
  private static func start(of sides: [String], _ limit: Int) -> Int {
    let common = Array(sides[0].commonPrefix(with: sides[1]))
    guard common.count > limit / 2 else { return 0 }
    let kept = common.count - limit / 4
    return common[..<kept].lastIndex(of: " ").map { max($0 + 1, kept - limit / 4) } ?? kept
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Substring {
    let pairs = zip(indices, other)
    let end = pairs.first { self[$0.0] != $0.1 }?.0
    return end.map { self[..<$0] } ?? prefix(min(count, other.count))
  }
}
