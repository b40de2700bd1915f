import CoreGraphics
import Foundation

/// A piece of a worldline: where its element is over the time that it is seen without a break, and how strongly.
struct WorldBand {
  struct Edge {
    var time: TimeInterval
    var low: CGFloat
    var high: CGFloat
  }

  /// From 0, clear, to 1.
  struct Strength {
    var time: TimeInterval
    var share: CGFloat
  }

  var edges: [Edge] = []
  var strengths: [Strength] = []

  /// Without the places that a straight line shows as well.
  var thinned: WorldBand {
    WorldBand(
      edges: Self.thinned(edges) { $0.isNear(lineFrom: $1, to: $2) },
      strengths: Self.thinned(strengths) { $0.isNear(lineFrom: $1, to: $2) })
  }

  /// Whether it is as strong at any time.
  var isEven: Bool {
    strengths.allSatisfy { $0.share == strengths[0].share }
  }

  var start: TimeInterval { edges.first?.time ?? 0 }
  var end: TimeInterval { edges.last?.time ?? 0 }
  /// The middle where it begins.
  var first: CGFloat { edges.first.map(\.middle) ?? 0 }
  /// The middle where it ends.
  var last: CGFloat { edges.last.map(\.middle) ?? 0 }
  /// Its greatest height.
  var thickness: CGFloat { edges.map { $0.high - $0.low }.max() ?? 0 }

  /// The parts between its jumps: at these it is in two places at one time.
  var pieces: [WorldBand] {
    var pieces = [WorldBand(strengths: strengths)]
    for edge in edges {
      let last = pieces.count - 1
      if let before = pieces[last].edges.last, before.time == edge.time,
        abs(before.middle - edge.middle) > 0.5
      {
        pieces.append(WorldBand(edges: [edge], strengths: strengths))
      } else {
        pieces[last].edges.append(edge)
      }
    }
    return pieces.filter { $0.end > $0.start }
  }

  /// Its place at that time; nil before its start and after its end.
  func edge(at time: TimeInterval) -> Edge? {
    guard time >= start, time <= end,
      let next = edges.firstIndex(where: { $0.time >= time })
    else { return nil }
    guard next > 0, edges[next].time > time else { return edges[next] }
    return edges[next - 1].between(edges[next], at: time)
  }

  /// The faintest that it is in that time.
  func strength(in span: ClosedRange<TimeInterval>) -> CGFloat {
    var least: CGFloat = 1
    for (first, second) in zip(strengths, strengths.dropFirst()) where second.time > first.time {
      for time in [span.lowerBound, span.upperBound, first.time, second.time]
      where time >= first.time && time <= second.time && span.contains(time) {
        let part = CGFloat((time - first.time) / (second.time - first.time))
        least = min(least, first.share + (second.share - first.share) * part)
      }
    }
    return least
  }

  /// The same on a part of the screen: its edges end where they leave that.
  func clipped(to range: ClosedRange<CGFloat>) -> WorldBand {
    var clipped = self
    clipped.edges = []
    for (index, edge) in edges.enumerated() {
      if index > 0 { clipped.edges += edges[index - 1].crossings(of: range, to: edge) }
      clipped.edges.append(edge)
    }
    clipped.edges = clipped.edges.map { edge in
      Edge(time: edge.time, low: range.clamped(edge.low), high: range.clamped(edge.high))
    }
    return clipped
  }

  /// The part of it in that time.
  func part(in span: ClosedRange<TimeInterval>) -> WorldBand {
    var part = self
    part.edges = edges.filter { span.contains($0.time) }
    for (first, second) in zip(edges, edges.dropFirst()) {
      for time in [span.lowerBound, span.upperBound] where first.time < time && time < second.time {
        part.edges.append(first.between(second, at: time))
      }
    }
    // A cliff keeps both of its ends in their order.
    part.edges = part.edges.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1)
    return part
  }

  private static func thinned<Place>(
    _ places: [Place], isNear: (_ place: Place, _ start: Place, _ end: Place) -> Bool
  ) -> [Place] {
    var kept: [Place] = []
    var first = 0
    for index in places.indices {
      guard index > 0, index < places.count - 1 else {
        kept.append(places[index])
        continue
      }
      let isStraight = (first + 1...index).allSatisfy {
        isNear(places[$0], places[first], places[index + 1])
      }
      if !isStraight {
        kept.append(places[index])
        first = index
      }
    }
    return kept
  }
}

extension WorldBand.Edge {
  var middle: CGFloat { (low + high) / 2 }

  fileprivate func between(_ end: WorldBand.Edge, at time: TimeInterval) -> WorldBand.Edge {
    let share = CGFloat((time - self.time) / (end.time - self.time))
    return WorldBand.Edge(
      time: time, low: low + (end.low - low) * share, high: high + (end.high - high) * share)
  }

  /// The places on the way to the other at which an edge leaves the range or comes back.
  fileprivate func crossings(
    of range: ClosedRange<CGFloat>, to end: WorldBand.Edge
  ) -> [WorldBand.Edge] {
    guard end.time > time else { return [] }
    var shares: [CGFloat] = []
    for bound in [range.lowerBound, range.upperBound] {
      for (from, to) in [(low, end.low), (high, end.high)] where (from < bound) != (to < bound) {
        shares.append((bound - from) / (to - from))
      }
    }
    return shares.sorted().map { share in
      between(end, at: time + TimeInterval(share) * (end.time - time))
    }
  }

  /// Less than a third of a point, as the screen measures.
  fileprivate func isNear(lineFrom start: WorldBand.Edge, to end: WorldBand.Edge) -> Bool {
    // A cliff keeps both of its ends.
    guard end.time > start.time, time > start.time, time < end.time else {
      return start.low == low && start.high == high && end.low == low && end.high == high
    }
    let share = CGFloat((time - start.time) / (end.time - start.time))
    let (wantedLow, wantedHigh) = (
      start.low + (end.low - start.low) * share, start.high + (end.high - start.high) * share
    )
    return abs(wantedLow - low) < 0.3 && abs(wantedHigh - high) < 0.3
  }
}

extension WorldBand.Strength {
  /// Less than an eye tells apart.
  fileprivate func isNear(lineFrom start: WorldBand.Strength, to end: WorldBand.Strength) -> Bool {
    guard end.time > start.time, time > start.time, time < end.time else {
      return start.share == share && end.share == share
    }
    let part = CGFloat((time - start.time) / (end.time - start.time))
    return abs(start.share + (end.share - start.share) * part - share) < 0.01
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func clamped(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
