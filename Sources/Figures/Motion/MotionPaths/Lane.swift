import CoreGraphics
import Motion

/// One arrow beside a list: the way of one element, or of all in a bundle.
struct Lane {
  let bundle: WayBundle
  /// The element that it belongs to; nil where it stands for the whole bundle.
  let way: TakenWay?
  /// The middles of the elements at their starts, along the list.
  let starts: ClosedRange<CGFloat>
  let start: CGFloat
  let end: CGFloat
  /// Lanes beside each other are counted from the list on.
  var column = 0

  /// Those that are named beside it.
  var named: [ElementID] {
    bundle.ways.count <= LanePlan.mostNames ? bundle.ways.map(\.story.id) : []
  }

  /// Whether it needs a bracket to say whose it is.
  var hasBracket: Bool { way == nil }

  /// All that is drawn of it, along the list.
  var extent: ClosedRange<CGFloat> {
    min(start, end, starts.lowerBound)...max(start, end, starts.upperBound)
  }

  fileprivate init(_ bundle: WayBundle, _ way: TakenWay?, isRow: Bool) {
    (self.bundle, self.way) = (bundle, way)
    let starts = (way.map { [$0] } ?? bundle.ways).map { isRow ? $0.start.midX : $0.start.midY }
    self.starts = (starts.min() ?? 0)...(starts.max() ?? 0)
    start = (self.starts.lowerBound + self.starts.upperBound) / 2
    end = start + (isRow ? bundle.vector.dx : bundle.vector.dy)
  }
}

/// The lanes of a list: those on the side of what was asked for, and those of what follows.
struct LanePlan {
  private(set) var asked: [Lane] = []
  private(set) var following: [Lane] = []
  /// Bundles that go across the list, so that no lane along it can show them.
  private(set) var across: [WayBundle] = []
  /// Elements that neither a lane nor an arrow across belongs to.
  private(set) var hidden = 0

  /// More than these are followed by nobody.
  static let limit = 8
  /// As many names stand beside one lane.
  static let mostNames = 3
  /// As many elements of a bundle have arrows of their own.
  private static let single = 2
  /// More different ways of followers than these are no help.
  private static let mostWays = 4
  /// Lanes beyond these are only for what was asked for where followers leave them.
  private static let mostAsked = 5

  /// - Parameters:
  ///   - gap: the space between two lanes in a line, along the list.
  ///   - isNarrow: whether lanes leave little room for the list.
  init(_ paths: WaySet, isRow: Bool, gap: CGFloat, isNarrow: Bool = false) {
    var count = 0
    for bundle in Self.chosen(paths.bundles, isRow: isRow, alone: isNarrow ? 1 : 2) {
      let isAcross = bundle.isAcross(isRow: isRow)
      let isOne = bundle.ways.count > 1 && (bundle.ways.count > Self.single || bundle.isSwipe)
      let arrows = isAcross || isOne ? 1 : bundle.ways.count
      guard count + arrows <= Self.limit else {
        hidden += bundle.ways.count
        continue
      }
      count += arrows
      if isAcross {
        across.append(bundle)
        continue
      }
      let lanes =
        isOne
        ? [Lane(bundle, nil, isRow: isRow)]
        : bundle.ways.map { Lane(bundle, $0, isRow: isRow) }
      if bundle.isAsked { asked += lanes } else { following += lanes }
    }
    asked = Self.inColumns(asked, gap)
    following = Self.inColumns(following, gap)
  }

  /// Followers that go too many ways to be told apart share a lane by direction.
  private static func chosen(
    _ bundles: [WayBundle], isRow: Bool, alone: Int
  ) -> [WayBundle] {
    let asked = told(bundles.filter(\.isAsked), isRow: isRow, alone: alone)
    let others = bundles.filter { !$0.isAsked }
    let along = others.filter { !$0.isAcross(isRow: isRow) && !$0.role.isAsked }
    guard along.count > mostWays else {
      return asked.prefix(mostAsked) + others + asked.dropFirst(mostAsked)
    }
    let merged = bySide(along, isRow: isRow)
    let rest = others.filter { $0.isAcross(isRow: isRow) || $0.role.isAsked }
    return asked.prefix(mostAsked) + merged + rest + asked.dropFirst(mostAsked)
  }

  /// Of too many that were asked for, those that go farthest have lanes of their own, and the others share one by what was
  /// asked of them and by direction.
  private static func told(
    _ asked: [WayBundle], isRow: Bool, alone: Int
  ) -> [WayBundle] {
    guard asked.count > mostAsked else { return asked }
    let rest = asked.dropFirst(alone)
    let along = Dictionary(grouping: rest.filter { !$0.isAcross(isRow: isRow) }, by: \.role)
    return asked.prefix(alone)
      + along.sorted { $0.key < $1.key }.flatMap { bySide($0.value, isRow: isRow) }
      + rest.filter { $0.isAcross(isRow: isRow) }
  }

  private static func bySide(_ bundles: [WayBundle], isRow: Bool) -> [WayBundle] {
    let sides = Dictionary(grouping: bundles.flatMap(\.ways)) { way in
      (isRow ? way.vector.dx : way.vector.dy) < 0
    }
    return [false, true].compactMap { sides[$0] }.map { WayBundle(along: $0, isRow: isRow) }
  }

  /// Each in the first column that is free where it runs.
  private static func inColumns(_ lanes: [Lane], _ gap: CGFloat) -> [Lane] {
    var ends: [CGFloat] = []
    return lanes.sorted {
      ($0.extent.lowerBound, $0.extent.upperBound) < ($1.extent.lowerBound, $1.extent.upperBound)
    }.map { lane in
      var lane = lane
      let free = ends.firstIndex { $0 + gap <= lane.extent.lowerBound }
      lane.column = free ?? ends.count
      if free == nil { ends.append(0) }
      ends[lane.column] = lane.extent.upperBound
      return lane
    }
  }
}

extension [Lane] {
  var named: Set<ElementID> { Set(flatMap(\.named)) }

  var columns: Int { map { $0.column + 1 }.max() ?? 0 }
}

extension WayBundle {
  /// Whether all in it go with a section that scrolls by itself, as one.
  fileprivate var isSwipe: Bool { ways.allSatisfy { $0.story.role == .scrolled } }

  /// Whether it leads from side to side of a list.
  fileprivate func isAcross(isRow: Bool) -> Bool {
    isRow ? abs(vector.dy) > abs(vector.dx) : abs(vector.dx) > abs(vector.dy)
  }
}
