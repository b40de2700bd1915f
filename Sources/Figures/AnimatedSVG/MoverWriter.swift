import CoreGraphics
import Drawing
import Motion

/// Draws a view for as long as one drawing serves: groups and shapes that move carry marks, and the sheet says how.
struct MoverWriter {
  let timeline: Timeline
  let tolerance: Double
  /// The phase that is shown without animation.
  let lastPhase: Int
  var sheet: StyleSheet
  private(set) var motion = SVGMotion()

  init(_ score: MotionScore, _ sheet: StyleSheet, tolerance: Double) {
    timeline = Timeline(duration: score.duration)
    self.tolerance = tolerance
    lastPhase = score.steps.count * 2
    self.sheet = sheet
  }

  /// The view with its content, and everything that it goes through.
  mutating func items(
    of moverDrawing: MoverDrawing, id: String? = nil, around inner: [DrawItem]? = nil
  ) -> [DrawItem] {
    let resting = moverDrawing.restingState
    let opacity = opacityTrack(moverDrawing)
    let isThere = moverDrawing.spans.last?.phase == lastPhase
    let alpha = isThere ? resting.shownAlpha : 0
    guard opacity.keys.contains(where: { $0.value[0] > 0 }) else { return [] }
    let fade = line(opacity, resting: [Double(alpha)]) { value in
      "opacity:\(NumberText.css(value[0]))"
    }
    let content = inner ?? contentItems(moverDrawing)
    guard !content.isEmpty else { return [] }
    return placed(content, moverDrawing, resting, alpha: alpha, fade, id: id)
  }

  private mutating func placed(
    _ content: [DrawItem], _ moverDrawing: MoverDrawing, _ resting: ElementSnapshot, alpha: CGFloat,
    _ fade: PropertyTrack, id: String?
  ) -> [DrawItem] {
    let placement = PlacementTrack(moverDrawing.spans, resting: resting)
    let keys = keyTrack(placement.stretches, between: .keep, weights: placement.weights)
    let move = line(keys, resting: placement.form == .shift ? [0, 0] : nil) {
      placement.declaration($0)
    }
    let lines = [move, fade]
    guard placement.form == .shift else {
      return wrapped(content, lines, resting.placement, alpha, id)
    }
    guard lines.contains(where: { !$0.keys.isEmpty }) else {
      return wrapped(content, [], resting.placement, alpha, id)
    }
    // The place stands outside, so that what moves inside says only by how much.
    let inner = wrapped(content, lines, .identity, alpha, nil)
    return [named(DrawGroup(transform: resting.placement, inner), id)]
  }

  private mutating func wrapped(
    _ content: [DrawItem], _ lines: [PropertyTrack], _ transform: PlaneTransform, _ alpha: CGFloat,
    _ id: String?
  ) -> [DrawItem] {
    guard let classes = sheet.classes(following: lines) else {
      return [named(DrawGroup(transform: transform, opacity: alpha, content), id)]
    }
    let mark = motion.mark(SVGMotion.Part(classes: classes, id: id, isHidden: alpha == 0))
    let opacity = alpha == 0 ? 1 : alpha
    return [.group(DrawGroup(element: mark, transform: transform, opacity: opacity, content))]
  }

  private mutating func named(_ group: DrawGroup, _ id: String?) -> DrawItem {
    var group = group
    if let id { group.element = ElementMark(id) }
    return .group(group)
  }

  // MARK: Lines

  private func opacityTrack(_ moverDrawing: MoverDrawing) -> KeyTrack {
    let stretches = moverDrawing.spans.map { span in
      span.stretch { [Double(span.elements[$0].shownAlpha)] }
    }
    return keyTrack(stretches, between: .value([0]), weights: [20])
  }

  func keyTrack(_ stretches: [Stretch], between gap: Timeline.Gap, weights: [Double]) -> KeyTrack {
    KeyTrack(timeline.filled(stretches, gap), KeyFit(weights: weights, tolerance: tolerance))
  }

  func line(
    _ keys: KeyTrack, resting: [Double]?, _ declare: ([Double]) -> String
  ) -> PropertyTrack {
    PropertyTrack(keys, resting: resting, end: timeline.duration) { value in
      let text = declare(value)
      return (text, text)
    }
  }

  mutating func mark(_ part: SVGMotion.Part) -> ElementMark { motion.mark(part) }

  // MARK: Content

  private mutating func contentItems(_ moverDrawing: MoverDrawing) -> [DrawItem] {
    let contentDrawings = ContentDrawing.contentDrawings(of: moverDrawing)
    var items: [DrawItem] = []
    for (index, contentDrawing) in contentDrawings.enumerated() {
      var writer = ContentWriter(contentDrawing, moverDrawing)
      let drawn = writer.items(by: &self)
      if contentDrawings.count == 1 { return drawn }
      guard !drawn.isEmpty else { continue }
      let stretches = moverDrawing.spans.indices.map { span in
        moverDrawing.spans[span].stretch { _ in [contentDrawing.spans.contains(span) ? 1 : 0] }
      }
      let isLast = index == contentDrawings.count - 1
      let keys = keyTrack(stretches.map(\.withoutCourse), between: .keep, weights: [20])
      let fade = line(keys, resting: [isLast ? 1 : 0]) { "opacity:\(NumberText.css($0[0]))" }
      items += wrapped(drawn, [fade], .identity, isLast ? 1 : 0, nil)
    }
    return items
  }
}

extension Stretch {
  fileprivate var withoutCourse: Stretch {
    Stretch(start: start, end: end, values: [first])
  }
}

extension ElementSnapshot {
  /// How opaque the element is to be seen.
  var shownAlpha: CGFloat { isHidden ? 0 : min(max(alpha, 0), 1) }
}
