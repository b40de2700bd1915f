import CoreGraphics
import Drawing
import Motion

/// A view for as long as one drawing serves: a group of the file.
///
/// If keyframes cannot carry what changes (a turn in space, a gradient that grows) the view is drawn again
/// for every sixtieth of a second: each of these drawings is one of its own.
struct MoverDrawing {
  var spans: [MoverSpan]
  /// Whether it is seen for a sixtieth of a second.
  private(set) var isBrief = false

  private static let flipsPerSecond = 60.0

  static func moverDrawings(of spans: [MoverSpan]) -> [MoverDrawing] {
    var moverDrawings: [MoverDrawing] = []
    var open: [MoverSpan] = []
    for span in spans {
      if span.canBeKeyed {
        open.append(span)
      } else {
        if !open.isEmpty { moverDrawings.append(MoverDrawing(spans: open)) }
        open = []
        moverDrawings += flips(of: span).map { MoverDrawing(spans: [$0], isBrief: true) }
      }
    }
    if !open.isEmpty { moverDrawings.append(MoverDrawing(spans: open)) }
    return moverDrawings
  }

  private static func flips(of span: MoverSpan) -> [MoverSpan] {
    guard let times = span.course?.times else { return [span] }
    var moments: [Int] = []
    for index in times.indices {
      let share = (times[index] - span.start) * flipsPerSecond
      if share >= Double(moments.count) - 1e-6, times[index] < span.end { moments.append(index) }
    }
    return moments.enumerated().map { place, index in
      let end = place + 1 < moments.count ? times[moments[place + 1]] : span.end
      return MoverSpan(
        resting: span.elements[index], phase: span.phase, from: times[index], to: end)
    }
  }

  /// The content of a view that shows the same all the time, and nothing in it that turns.
  var stillContent: [DrawItem]? {
    let content = spans[0].first.content
    guard spans.allSatisfy({ $0.first.content == content && $0.last.content == content }),
      !content.contains(where: \.turns)
    else { return nil }
    return content.withStackedShadows(inBrief: isBrief)
  }

  /// The state that is drawn where nothing moves.
  var restingState: ElementSnapshot {
    let visible = spans.flatMap(\.elements).last { $0.placement.isVisible }
    return spans.last { $0.last.placement.isVisible }?.last ?? visible ?? spans[0].first
  }
}

extension DrawItem {
  fileprivate var turns: Bool {
    guard case .group(let group) = self else { return false }
    return group.turnsAround != nil || group.children.contains(where: \.turns)
  }
}

extension MoverSpan {
  /// Whether keyframes can follow the span: seen without perspective, and with nothing in its content that
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
