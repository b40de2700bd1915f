import CoreGraphics
import Motion

/// The one moment that a timeline points out: the farthest way turns back there, or half of it is done.
struct Playhead {
  let time: TimeInterval
  /// "Cat is half way".
  let words: String

  /// Nil where no time passes, or nothing goes anywhere.
  init?(_ lanes: [TimelineLane], duration: TimeInterval) {
    guard duration > 0, let star = lanes.max(by: { $0.length < $1.length }), star.length >= 0.5,
      let track = star.story.mainTrack, star.story.tracks.count == 1
    else { return nil }
    let times = (0...240).map { duration * Double($0) / 240 }
    let name = star.name
    let shares = times.map(track.shareOfWay)
    if let most = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[most] > 1.01 {
      time = times[most]
      words = "\(name) \(star.others == 0 ? "turns" : "turn") back"
      return
    }
    guard let half = shares.firstIndex(where: { $0 >= 0.5 - 1e-9 }) else { return nil }
    time = times[half]
    words = "\(name) \(star.others == 0 ? "is" : "are") half way"
  }
}

extension ElementTrack {
  /// The part of the straight way from start to end that has been gone, however it got there.
  fileprivate func shareOfWay(at time: TimeInterval) -> CGFloat {
    let (way, place) = (end.center.vector(from: start.center), element(at: time).center)
    let gone = place.vector(from: start.center)
    return (gone.dx * way.dx + gone.dy * way.dy) / (way.dx * way.dx + way.dy * way.dy)
  }
}

extension CGPoint {
  fileprivate func vector(from start: CGPoint) -> CGVector {
    CGVector(dx: x - start.x, dy: y - start.y)
  }
}
