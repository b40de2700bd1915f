import CoreGraphics
import Motion

/// An attribute that a timeline shows.
enum TimelineAttribute: CaseIterable {
  case x, y, width, height, alpha, z, rotation

  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .alpha: "α"
    case .z: "z"
    case .rotation: "rotation"
    }
  }

  func value(of element: ElementSnapshot) -> CGFloat {
    switch self {
    case .x: element.frame.minX
    case .y: element.frame.minY
    case .width: element.frame.width
    case .height: element.frame.height
    case .alpha: element.alpha
    case .z: CGFloat(element.zIndex)
    case .rotation: element.rotation
    }
  }

  func text(_ value: CGFloat) -> String {
    switch self {
    case .x, .y, .width, .height, .z: FigureText.number(value)
    case .alpha: FigureText.share(value)
    case .rotation: FigureText.degrees(value)
    }
  }
}

/// The course of one attribute of one element: what it was, and its values at equal times.
struct TimelineCourse {
  /// Before the change, where the element was there.
  let earlier: CGFloat?
  let values: [CGFloat]

  init(_ attribute: TimelineAttribute, of story: ElementStory, duration: TimeInterval, samples: Int)
  {
    earlier = story.before.map(attribute.value)
    guard let track = story.mainTrack else {
      values = [story.before, story.after].compactMap { $0.map(attribute.value) }
      return
    }
    let count = duration > 0 ? samples : 0
    var values =
      count == 0
      ? [track.start, track.end].map(attribute.value)
      : (0...count).map { step in
        let time = duration * Double(step) / Double(count)
        var element = track.element(at: time)
        if story.role == .reloaded { element.alpha = story.alpha(at: time) }
        return attribute.value(of: element)
      }
    if let after = story.after, !story.tracks.isEmpty {
      values[values.count - 1] = attribute.value(of: after)
    }
    self.values = values
  }

  var first: CGFloat { values.first ?? earlier ?? 0 }
  var last: CGFloat { values.last ?? earlier ?? 0 }

  var changes: Bool {
    let all = values + [earlier].compactMap { $0 }
    guard let low = all.min(), let high = all.max() else { return false }
    return high - low >= 0.005
  }
}
