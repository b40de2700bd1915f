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
  /// Whether the file is read by a page, and not by people.
  var isForPage = false
  private(set) var motion = SVGMotion()

  init(_ score: MotionScore, _ sheet: StyleSheet, tolerance: Double) {
    timeline = Timeline(duration: score.duration)
    self.tolerance = tolerance
    lastPhase = score.steps.count * 2
    self.sheet = sheet
  }

  /// The view with its content, and everything that it goes through.
  /// - Parameter goesAlong: whether it only shifts, and somebody else sees to that.
  mutating func items(
    of moverDrawing: MoverDrawing, id: String? = nil, around inner: [DrawItem]? = nil,
    goesAlong: Bool = false
  ) -> [DrawItem] {
    let resting = moverDrawing.restingState
    let opacity = opacityTrack(moverDrawing)
    let isThere = moverDrawing.spans.last?.phase == lastPhase
    let alpha = isThere ? resting.shownAlpha : 0
    guard opacity.keys.contains(where: { $0.value[0] > 0 }) else { return [] }
    let fade = line(opacity, resting: [Double(alpha)]) { value in
      "opacity:\(NumberText.css(value[0]))"
    }
    var content = inner ?? contentItems(moverDrawing)
    if isForPage, inner == nil { content = content.flattenedWhereStill() }
    guard !content.isEmpty else { return [] }
    let group = DrawGroup(
      element: id.map { ElementMark($0) }, transform: resting.placement, opacity: alpha, content)
    if goesAlong { return placed(group, following: [fade]) }
    return placed(group, PlacementTrack(moverDrawing.spans, resting: resting), fade: fade)
  }

  private mutating func placed(
    _ group: DrawGroup, _ placement: PlacementTrack, fade: PropertyTrack
  ) -> [DrawItem] {
    let keys = keyTrack(placement.stretches, between: .keep, weights: placement.weights)
    let move = line(keys, resting: placement.form == .shift ? [0, 0] : nil) {
      placement.declaration($0)
    }
    let lines = [move, fade]
    guard placement.form == .shift else {
      return [marked(group, following: lines)]
    }
    return placed(group, following: lines)
  }

  private mutating func placed(_ group: DrawGroup, following lines: [PropertyTrack]) -> [DrawItem] {
    guard lines.contains(where: { !$0.keys.isEmpty }) else { return [.group(group)] }
    // The place stands outside, so that what moves inside says only by how much.
    let inner = marked(DrawGroup(opacity: group.opacity, group.children), following: lines)
    return [.group(DrawGroup(element: group.element, transform: group.transform, [inner]))]
  }

  /// The group with a mark where any of the tracks moves; what is not to be seen is hidden by the mark.
  private mutating func marked(
    _ group: DrawGroup, following tracks: [PropertyTrack]
  ) -> DrawItem {
    guard let classes = sheet.classes(following: tracks) else { return .group(group) }
    var group = group
    let isHidden = group.opacity == 0
    group.element = motion.mark(
      SVGMotion.Part(classes: classes, id: group.element?.id, isHidden: isHidden))
    if isHidden { group.opacity = 1 }
    return .group(group)
  }

  /// A group that is seen in some stretches of time and not in others.
  mutating func switched(_ group: DrawGroup, _ stretches: [Stretch]) -> DrawItem {
    let keys = keyTrack(stretches, between: .keep, weights: [20])
    let fade = line(keys, resting: [Double(group.opacity)]) {
      "opacity:\(NumberText.css($0[0]))"
    }
    return marked(group, following: [fade])
  }

  /// The items on a wheel that turns once a second as long as the score plays.
  mutating func turning(_ items: [DrawItem], around point: CGPoint) -> DrawItem {
    let duration = timeline.duration
    let course = Course(times: [0, duration], keys: [0, 1], easings: [.linear])
    let stretch = Stretch(
      start: 0, end: duration, values: [[0], [360 * duration]], course: course)
    let turn = line(keyTrack([stretch], between: .keep, weights: [1]), resting: nil) {
      "transform:rotate(\(NumberText.css($0[0]))deg)"
    }
    let hub = DrawGroup(
      transform: PlaneTransform(translationX: -point.x, y: -point.y), items)
    let wheel = marked(DrawGroup([.group(hub)]), following: [turn])
    return .group(DrawGroup(transform: PlaneTransform(translationX: point.x, y: point.y), [wheel]))
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
    if let still = moverDrawing.stillContent { return still.simplified() }
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
      items.append(
        switched(DrawGroup(opacity: isLast ? 1 : 0, drawn), stretches.map(\.withoutCourse)))
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

extension [DrawItem] {
  /// The same without groups that do nothing but place, where nothing moves in them.
  fileprivate func flattenedWhereStill() -> [DrawItem] {
    flatMap { $0.isMarked ? [$0] : [$0].flattened() }
  }
}

extension DrawItem {
  fileprivate var isMarked: Bool {
    guard case .group(let group) = self else { return false }
    return group.element != nil || group.children.contains(where: \.isMarked)
  }
}
