internal import Imaging

/// Joins regions that are one thing: its two edges that went the same way, or its place before and its place after.
struct MovedRegions {
  private let before: Bitmap
  private let after: Bitmap

  init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
  }

  func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    joinedEdges(joinedPlaces(regions)).map { isLoneEdge($0) ? $0.changed : $0 }
  }

  // MARK: One side of a thing

  /// Whether a region that moved is the side of a thing whose other sides stayed, which got another size: what lies in
  /// front of it is not what lies behind it.
  private func isLoneEdge(_ region: ChangedRegion) -> Bool {
    guard case .moved(let dx, let dy) = region.kind, (dx == 0) != (dy == 0) else { return false }
    let box = region.box
    let ends = Self.middle(of: dx == 0 ? box.x..<box.x + box.width : box.y..<box.y + box.height)
      .map { place in
        dx == 0
          ? [(place, box.y - 1), (place, box.y + box.height)]
          : [(box.x - 1, place), (box.x + box.width, place)]
      }
    return ends.allSatisfy { differ($0[0], $0[1]) }
  }

  /// The half of a line that no corner bends.
  private static func middle(of line: Range<Int>) -> Range<Int> {
    line.lowerBound + line.count / 4..<line.upperBound - line.count / 4
  }

  // MARK: Far away

  /// A thing that is gone here and has come there, pixel by pixel the same.
  private func joinedPlaces(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var rest = regions
    for gone in regions where gone.kind == .removed {
      guard
        let come = rest.first(where: { $0.kind == .added && isSame(gone.box, $0.box) }),
        let from = rest.firstIndex(of: gone)
      else { continue }
      rest.remove(at: from)
      rest.removeAll { $0 == come }
      rest.append(
        ChangedRegion(
          box: gone.box.joined(come.box), count: gone.count + come.count,
          kind: .moved(dx: come.box.x - gone.box.x, dy: come.box.y - gone.box.y)))
    }
    return rest
  }

  private func isSame(_ gone: PixelArea, _ come: PixelArea) -> Bool {
    guard gone.width == come.width, gone.height == come.height else { return false }
    return (0..<gone.height).allSatisfy { line in
      before.row(gone.y + line).dropFirst(gone.x).prefix(gone.width)
        .elementsEqual(after.row(come.y + line).dropFirst(come.x).prefix(come.width))
    }
  }

  // MARK: A few pixels

  private func joinedEdges(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var joined: [ChangedRegion] = []
    for region in regions {
      let place = joined.firstIndex { other in
        other.kind == region.kind && isOneThing(other, region)
      }
      guard let place else {
        joined.append(region)
        continue
      }
      let other = joined[place]
      joined[place] = ChangedRegion(
        box: other.box.joined(region.box), count: other.count + region.count, kind: region.kind)
    }
    return joined
  }

  /// Whether two edges face one another over something else than the ground outside of them.
  private func isOneThing(_ first: ChangedRegion, _ second: ChangedRegion) -> Bool {
    guard case .moved = first.kind else { return false }
    let (one, two) = (first.box, second.box)
    if Self.areLevel(one.y..<one.y + one.height, two.y..<two.y + two.height) {
      let (left, right) = one.x < two.x ? (one, two) : (two, one)
      let y = left.y + left.height / 2
      return left.x + left.width < right.x
        && differ((left.x - 1, y), (left.x + left.width, y))
    }
    if Self.areLevel(one.x..<one.x + one.width, two.x..<two.x + two.width) {
      let (upper, lower) = one.y < two.y ? (one, two) : (two, one)
      let x = upper.x + upper.width / 2
      return upper.y + upper.height < lower.y
        && differ((x, upper.y - 1), (x, upper.y + upper.height))
    }
    return false
  }

  /// Whether four fifths of the longer one lie beside the other one.
  private static func areLevel(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.clamped(to: second).count * 5 >= max(first.count, second.count) * 4
  }

  /// Whether two places of the picture before have two colours.
  private func differ(_ first: (x: Int, y: Int), _ second: (x: Int, y: Int)) -> Bool {
    [first, second].allSatisfy { 0..<before.width ~= $0.x && 0..<before.height ~= $0.y }
      && before[first.x, first.y] != before[second.x, second.y]
  }
}

extension ChangedRegion {
  fileprivate var changed: ChangedRegion { ChangedRegion(box: box, count: count, kind: .changed) }
}
