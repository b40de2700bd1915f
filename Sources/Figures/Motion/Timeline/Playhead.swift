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
    let most = times.max { track.progress(at: $0) < track.progress(at: $1) }
    if let most, track.progress(at: most) > 1.01 {
      time = most
      words = "\(name) \(star.others == 0 ? "turns" : "turn") back"
      return
    }
    guard let half = times.first(where: { track.progress(at: $0) >= 0.5 - 1e-9 }) else {
      return nil
    }
    time = half
    words = "\(name) \(star.others == 0 ? "is" : "are") half way"
  }
}
