internal import Imaging

/// Joins regions that are one thing: its two edges that went the same way, or its place before and its place after.
struct MovedRegions {
  private let before: Bitmap
  private let after: Bitmap

  init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
  }

  func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    let things = joinedEdges(joinedPlaces(regions)).map {
      isLoneEdge($0) || isLoneCorner($0) ? $0.changed : $0
    }
    return joinedEdges(goingAlong(things))
  }

  // MARK: The same way

  /// Ways that are tried on what nothing else explains.
  private static let mostWays = 4
  /// More regions than that belong to many things.
  private static let mostAlong = 64

  /// Regions that went where others did: the words beside an icon, and scraps of them; a card with a shadow, whose words
  /// tell the way.
  private func goingAlong(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var counts: [ChangedRegion.Kind: Int] = [:]
    for region in regions {
      if case .moved = region.kind { counts[region.kind, default: 0] += region.count }
    }
    guard !counts.isEmpty, regions.count <= Self.mostAlong else { return regions }
    var kinds: [ChangedRegion.Kind] = []
    for kind in regions.map(\.kind) where counts[kind] != nil && !kinds.contains(kind) {
      kinds.append(kind)
    }
    let order = kinds.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
    return regions.map { region in
      if counts[region.kind] != nil || region.kind == .tint { return region }
      let ways = RegionWay(RegionProbes(before, after, in: region.box))
      let kind = order.prefix(Self.mostWays).first { kind in
        guard case .moved(let dx, let dy) = kind else { return false }
        return ways.explains((dx, dy))
          || region.kind == .changed && ways.explainsSoftly((dx, dy))
      }
      return kind.map { ChangedRegion(box: region.box, count: region.count, kind: $0) } ?? region
    }
  }

  // MARK: One side of a thing

  /// Whether a region that moved is the side of a thing whose other sides stayed, which got another size: what lies in
  /// front of it is not what lies behind it, and one of the two takes the room of the other one. A thing that moved leaves
  /// as much as it takes.
  private func isLoneEdge(_ region: ChangedRegion) -> Bool {
    guard case .moved(let dx, let dy) = region.kind, (dx == 0) != (dy == 0) else { return false }
    let box = region.box
    let lines = Self.middle(of: dx == 0 ? box.x..<box.x + box.width : box.y..<box.y + box.height)
      .map { place in
        dx == 0
          ? (box.y - 1...box.y + box.height).map { (x: place, y: $0) }
          : (box.x - 1...box.x + box.width).map { (x: $0, y: place) }
      }
    guard lines.allSatisfy({ differ($0[0], $0[$0.count - 1]) }) else { return false }
    var (changed, forth, back) = (0, 0, 0)
    for line in lines {
      let (first, last) = (line[0], line[line.count - 1])
      let (front, behind) = (before[first.x, first.y], before[last.x, last.y])
      for (x, y) in line where before[x, y] != after[x, y] {
        changed += 1
        if before[x, y] == behind || after[x, y] == front { forth += 1 }
        if before[x, y] == front || after[x, y] == behind { back += 1 }
      }
    }
    return max(forth, back) * 3 >= changed * 2
  }

  /// Whether a region that moved aslant is a corner that only grew, or only shrank: a thing that went takes as much as it
  /// leaves, and so pixels become lighter on one of its sides and darker on the other one.
  private func isLoneCorner(_ region: ChangedRegion) -> Bool {
    guard case .moved(let dx, let dy) = region.kind, dx != 0, dy != 0 else { return false }
    let (up, down) = RegionProbes(before, after, in: region.box).lightening
    return min(up, down) * 8 < max(up, down)
  }

  /// The half of a line that no corner bends.
  private static func middle(of line: Range<Int>) -> Range<Int> {
    line.lowerBound + line.count / 4..<line.upperBound - line.count / 4
  }

  // MARK: Far away

  /// A thing that is gone here and has come there, pixel by pixel the same.
  private func joinedPlaces(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var rest = joinedStrips(regions)
    for gone in rest where gone.kind == .removed {
      guard
        let come = rest.first(where: { $0.kind == .added && isSame(gone.box, $0.box) }),
        let from = rest.firstIndex(of: gone)
      else { continue }
      rest.remove(at: from)
      rest.removeAll { $0 == come }
      rest.append(
        ChangedRegion(
          box: gone.box.joined(come.box), count: gone.count + come.count,
          kind: way(from: gone.box, to: come.box)))
    }
    return rest
  }

  /// The two ends of a plain thing that covered most of itself: each is now what the other one was.
  private func joinedStrips(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var rest = regions
    for first in regions where first.kind == .changed {
      guard let place = rest.firstIndex(of: first),
        let other = rest.indices.first(where: { number in
          let second = rest[number]
          return number > place && second.kind == .changed && isSame(first.box, second.box)
            && isSame(second.box, first.box)
        })
      else { continue }
      let second = rest[other]
      let (gone, come) =
        isPartOfThing(first.box, beside: second.box) ? (first, second) : (second, first)
      guard let kind = wayOver(from: gone.box, to: come.box) else { continue }
      rest[place] = ChangedRegion(
        box: first.box.joined(second.box), count: first.count + second.count, kind: kind)
      rest.remove(at: other)
    }
    return rest
  }

  /// A thing that covered a part of itself stays between both: then what is gone is as long as its way.
  private func way(from gone: PixelArea, to come: PixelArea) -> ChangedRegion.Kind {
    wayOver(from: gone, to: come) ?? .moved(dx: come.x - gone.x, dy: come.y - gone.y)
  }

  /// Nothing where no thing stays between both.
  private func wayOver(from gone: PixelArea, to come: PixelArea) -> ChangedRegion.Kind? {
    let (dx, dy) = (come.x - gone.x, come.y - gone.y)
    guard (dx == 0) != (dy == 0), abs(dx) > gone.width || abs(dy) > gone.height,
      goesOn(gone, towards: (dx.signum(), dy.signum())),
      goesOn(come, towards: (-dx.signum(), -dy.signum()))
    else { return nil }
    return .moved(dx: dx.signum() * gone.width, dy: dy.signum() * gone.height)
  }

  /// Whether what is beyond a side of a part that changed is what has changed there, all along the side.
  private func goesOn(_ area: PixelArea, towards way: (x: Int, y: Int)) -> Bool {
    let line =
      way.x == 0
      ? (area.x..<area.x + area.width).map {
        (x: $0, y: way.y > 0 ? area.y + area.height - 1 : area.y)
      }
      : (area.y..<area.y + area.height).map {
        (x: way.x > 0 ? area.x + area.width - 1 : area.x, y: $0)
      }
    return line.allSatisfy { place in
      let (x, y) = (place.x + way.x, place.y + way.y)
      guard 0..<before.width ~= x, 0..<before.height ~= y else { return false }
      return before[x, y] == after[x, y]
        && (before[x, y] == before[place.x, place.y] || after[x, y] == after[place.x, place.y])
        && isThing(x, y, besides: area, towards: way)
    }
  }

  /// Whether a pixel is none of the ground on the far side of an area.
  private func isThing(
    _ x: Int, _ y: Int, besides area: PixelArea, towards way: (x: Int, y: Int)
  ) -> Bool {
    let far = (
      x: way.x == 0 ? x : way.x > 0 ? area.x - 1 : area.x + area.width,
      y: way.y == 0 ? y : way.y > 0 ? area.y - 1 : area.y + area.height
    )
    guard 0..<before.width ~= far.x, 0..<before.height ~= far.y else { return true }
    return before[far.x, far.y] != before[x, y]
  }

  /// Whether the thing that lies between two strips reached over the first one before.
  private func isPartOfThing(_ strip: PixelArea, beside other: PixelArea) -> Bool {
    let (x, y) = (strip.x + strip.width / 2, strip.y + strip.height / 2)
    let between = ((x + other.x + other.width / 2) / 2, (y + other.y + other.height / 2) / 2)
    return before[x, y] == before[between.0, between.1]
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
    regions.joined { isOneThing($0, $1) || Self.holds($0, $1) }
  }

  /// Whether one of two lies in the other one, or reaches into it: words on a card that went with it.
  static func holds(_ first: ChangedRegion, _ second: ChangedRegion) -> Bool {
    guard case .moved = first.kind else { return false }
    let common = first.box.intersection(second.box)
    return common.width > 0 && common.height > 0
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
