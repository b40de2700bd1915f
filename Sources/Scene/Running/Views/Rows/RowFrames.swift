import CoreGraphics
import SceneFormat

/// The places of a row's parts, leading edge at the left: whoever reads the other way turns them around.
struct RowFrames {
  var ground = CGRect.zero
  var texts: [RowText: CGRect] = [:]
  var picture: CGRect?
  var accessory: CGRect?
  var badge: CGRect?
  var tags: [CGRect] = []
  var dot: CGRect?
  /// Whether the value stands below the lines in place of beside them.
  var hasValueBelow = false
  /// Whether the time stands below the first line in place of behind it.
  var hasTimeBelow = false
  /// The lower edge of a button or a badge that stands below the lines; nil where none does.
  var edgeBelow: CGFloat?
  var bubble: CGRect?
  /// The leading end of the texts, where separators begin.
  var textEdge: CGFloat = 0
  /// The height that all of it needs.
  var height: CGFloat = 0

  /// The same for whoever reads from right to left.
  func mirrored(in width: CGFloat) -> RowFrames {
    func turned(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var frames = self
    frames.ground = turned(ground)
    frames.texts = texts.mapValues(turned)
    frames.picture = picture.map(turned)
    frames.accessory = accessory.map(turned)
    frames.badge = badge.map(turned)
    frames.tags = tags.map(turned)
    frames.dot = dot.map(turned)
    frames.bubble = bubble.map(turned)
    return frames
  }

  /// Moves all texts and what belongs to them.
  mutating func shiftTexts(by y: CGFloat) {
    texts = texts.mapValues { $0.offsetBy(dx: 0, dy: y) }
    tags = tags.map { $0.offsetBy(dx: 0, dy: y) }
  }
}
