import CoreGraphics
import Motion

/// The way of one element from its start to its end, over the screen.
struct TakenWay {
  let story: ElementStory
  let start: CGRect
  let end: CGRect
  /// Whether nobody but the layout says where it starts or ends, or no view goes it.
  let isInvented: Bool

  /// Nil for an element that stays or goes with the content, and for one that is nowhere.
  init?(_ story: ElementStory) {
    guard let start = story.start, let end = story.end, start.isDrawable, end.isDrawable else {
      return nil
    }
    (self.story, self.start, self.end) = (story, start.frame, end.frame)
    vector = story.shift
    startIsInvented = story.before?.looksPlaced(like: start) != true
    isFade = story.role.isMove && story.fadesInPlace
    isInvented = isFade || startIsInvented || story.after?.looksPlaced(like: end) != true
    guard length >= 0.5 else { return nil }
  }

  /// How far it goes, as all figures say it.
  let vector: CGVector

  var length: CGFloat { hypot(vector.dx, vector.dy) }

  /// Whether nobody has seen its start, whoever knows its end.
  let startIsInvented: Bool

  /// Whether one view of what was asked to move fades out at its start, and another one in at its end.
  let isFade: Bool

  /// "a start beyond the screen", "an end that only the layout knows": of a way that nobody has seen as a whole.
  var inventedWords: String {
    if isFade { return "one view fades out, another one in" }
    let isBeyond =
      startIsInvented ? story.before == nil && !story.isNew : story.after == nil && !story.isGone
    return "\(startIsInvented ? "a start" : "an end") "
      + (isBeyond ? "beyond the screen" : "that only the layout knows")
  }

  /// Whether it is the element itself that something was asked of, and not its place that others changed.
  var isAsked: Bool { story.role.isAsked && !story.role.keepsPlace }

  /// "160 down".
  var words: String { DistanceWords.text(vector) }
}

extension Role {
  /// Whether nothing but the drawing of the element was asked for.
  var keepsPlace: Bool { self == .reloaded || self == .reconfigured }

  /// Whether the element was asked to stand elsewhere.
  var isMove: Bool { self == .moved || self == .sectionMoved }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
