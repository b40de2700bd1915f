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
  fileprivate func between(_ end: WorldBand.Edge, at time: TimeInterval) -> WorldBand.Edge {
    let share = CGFloat((time - self.time) / (end.time - self.time))
    return WorldBand.Edge(
      time: time, low: low + (end.low - low) * share, high: high + (end.high - high) * share)
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
