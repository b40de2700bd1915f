internal import Notation
import CoreGraphics

/// Which element of a staggered change starts first, second, third: the same number for those that start
/// together. An element that does not change has no turn, and 0.
enum StaggerRanks {
  static func ranks(
    of tracks: [ElementTrack], _ order: Stagger.Order, viewport: CGRect
  ) -> [Int] {
    switch order {
    case .index: return ranks(of: tracks) { $0.end.path }
    case .role: return ranks(of: tracks) { turn(of: $0.role) }
    case .distance(let point):
      let point = point ?? CGPoint(x: viewport.midX, y: viewport.midY)
      return ranks(of: tracks) { distance(of: $0, from: point) }
    case .random(let seed):
      let ranks = ranks(of: tracks) { $0.end.path }
      let places = permutation(count: (ranks.max() ?? -1) + 1, seed: seed)
      return ranks.map { places[$0] }
    }
  }

  private static func ranks<Key: Comparable>(
    of tracks: [ElementTrack], by key: (ElementTrack) -> Key
  ) -> [Int] {
    let changing = tracks.indices.filter { tracks[$0].role != .unchanged }
      .map { (index: $0, key: key(tracks[$0])) }
      .sorted { $0.key < $1.key }
    var ranks = [Int](repeating: 0, count: tracks.count)
    for (place, next) in changing.enumerated().dropFirst() {
      let previous = changing[place - 1]
      ranks[next.index] = ranks[previous.index] + (previous.key < next.key ? 1 : 0)
    }
    return ranks
  }

  private static func turn(of role: ElementRole) -> Int {
    switch role {
    case .disappearing: 0
    case .moved, .reloaded: 1
    case .appearing: 2
    case .unchanged: 0
    }
  }

  /// In thousandths of a point, so that elements at both sides of the point start together.
  private static func distance(of track: ElementTrack, from point: CGPoint) -> Int {
    let center = (track.role == .disappearing ? track.start : track.end).center
    let distance = Double(hypot(center.x - point.x, center.y - point.y)) * 1000
    return distance < 1e15 ? Int(distance.rounded()) : .max
  }

  /// Fisher and Yates.
  private static func permutation(count: Int, seed: UInt64) -> [Int] {
    var random = SeededRandom(seed: seed)
    var places = Array(0..<count)
    for index in places.indices.dropFirst() {
      places.swapAt(index, Int(random.next() % UInt64(index + 1)))
    }
    return places
  }
}
