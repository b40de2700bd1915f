import CoreGraphics
import Drawing
import Motion

/// A view through stays in which one drawing serves for all: a group of the file.
///
/// Where keyframes cannot carry what changes (a turn in space, a gradient that grows) the view is drawn again
/// for every sixtieth of a second: each of these drawings is a take of its own.
struct Take {
  var stays: [Stay]

  private static let flipsPerSecond = 60.0

  static func takes(of stays: [Stay]) -> [Take] {
    var takes: [Take] = []
    var open: [Stay] = []
    for stay in stays {
      if stay.canBeKeyed {
        open.append(stay)
      } else {
        if !open.isEmpty { takes.append(Take(stays: open)) }
        open = []
        takes += flips(of: stay).map { Take(stays: [$0]) }
      }
    }
    if !open.isEmpty { takes.append(Take(stays: open)) }
    return takes
  }

  private static func flips(of stay: Stay) -> [Stay] {
    guard let times = stay.course?.times else { return [stay] }
    var moments: [Int] = []
    for index in times.indices {
      let share = (times[index] - stay.start) * flipsPerSecond
      if share >= Double(moments.count) - 1e-6, times[index] < stay.end { moments.append(index) }
    }
    return moments.enumerated().map { place, index in
      let end = place + 1 < moments.count ? times[moments[place + 1]] : stay.end
      return Stay(resting: stay.elements[index], phase: stay.phase, from: times[index], to: end)
    }
  }

  /// The state that is drawn where nothing moves.
  var restingState: ElementSnapshot {
    let visible = stays.flatMap(\.elements).last { $0.placement.isVisible }
    return stays.last { $0.last.placement.isVisible }?.last ?? visible ?? stays[0].first
  }
}

extension Stay {
  /// Whether keyframes can follow the stay: seen without perspective, and with nothing in its content that
  /// changes otherwise than by numbers.
  fileprivate var canBeKeyed: Bool {
    guard course != nil else { return true }
    guard elements.allSatisfy(\.placement.isAffine) else { return false }
    guard first.content != last.content else { return true }
    let pair = ContentPair(first.content, last.content)
    guard let rests = pair.rests(at: 0.5) else { return true }
    return pair.rests(at: 0) == rests && pair.rests(at: 1) == rests
  }
}

/// Two contents between which there is a way.
struct ContentPair {
  let before: [DrawItem]
  let after: [DrawItem]

  init(_ before: [DrawItem], _ after: [DrawItem]) {
    (self.before, self.after) = (before, after)
  }

  /// Both in one drawing, when that part of the way is done.
  func items(at progress: Double) -> [DrawItem] {
    before.blendedWhole(to: after, progress: CGFloat(progress)).withStackedShadows()
  }

  /// Both in one drawing, the one hidden and the other shown: nothing is blended.
  func switched(_ share: CGFloat) -> [DrawItem] {
    if !before.hasSameStructure(as: after) { return items(at: Double(share)) }
    return [
      .group(DrawGroup(opacity: 1 - share, before.withStackedShadows())),
      .group(DrawGroup(opacity: share, after.withStackedShadows())),
    ]
  }

  func rests(at progress: Double) -> [DrawItem]? {
    items(at: progress).nodeStates.map(\.rest)
  }
}
