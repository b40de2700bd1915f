import CoreGraphics
import Drawing
import Motion

/// Puts the whole file together: the viewport, what stands behind the elements, and the elements in their order.
struct MotionPage {
  private let score: MotionScore
  private let options: AnimatedSVG
  private let numbersElements: Bool
  private let path: ViewportPath
  private let cast: Cast
  private var writer: TakeWriter

  /// - Parameter numbersElements: whether every view has an id: `e0`, `e1`, as they come in the cast.
  init(
    _ score: MotionScore, _ sheet: StyleSheet, _ options: AnimatedSVG, numbersElements: Bool
  ) {
    self.numbersElements = numbersElements
    self.score = score
    self.options = options
    path = ViewportPath(score, tolerance: options.tolerance)
    cast = Cast(score, tolerance: options.tolerance)
    writer = TakeWriter(score, sheet, tolerance: options.tolerance)
  }

  /// The rules behind the marks of the drawing.
  var motion: SVGMotion {
    var motion = writer.motion
    motion.rules = writer.sheet.text
    return motion
  }

  mutating func drawing() -> DrawList {
    let backdrop = writer.items(of: Take(stays: path.backdrop.stays))
    var elements: [DrawItem] = []
    let order = DrawOrder(cast)
    for part in order.order { elements += items(of: order, part) }
    let content = Take(stays: path.content.stays)
    let inner = elements.isEmpty ? [] : writer.items(of: content, around: elements)
    let cut = viewport(around: backdrop + inner)
    return DrawList(size: score.canvas, background: options.page, cut)
  }

  private mutating func items(of order: DrawOrder, _ index: Int) -> [DrawItem] {
    let part = order.parts[index]
    let end = order.parts[(index + 1)...].first { $0.actor == part.actor }?.firstPhase ?? .max
    let actor = cast.actors[part.actor]
    let stays = actor.stays.filter { $0.phase >= part.firstPhase && $0.phase < end }
    var items: [DrawItem] = []
    for take in Take.takes(of: stays) {
      items += writer.items(of: take, id: numbersElements ? "e\(part.actor)" : nil)
    }
    return items
  }

  /// What is outside of the viewport is not seen; where the viewport is all of the file, the file cuts.
  private mutating func viewport(around items: [DrawItem]) -> [DrawItem] {
    let stays = path.backdrop.stays
    let whole = CGRect(origin: .zero, size: score.canvas)
    guard stays.contains(where: { $0.elements.contains { $0.frame != whole } }) else {
      return items
    }
    let stretches = stays.map { stay in
      stay.stretch { stay.elements[$0].frame.numbers.map { Double($0) } }
    }
    let resting = stays[stays.count - 1].last.frame
    let keys = writer.keyLine(stretches, .keep, [1])
    let changing = keys.changing
    let line = writer.line(keys, resting: resting.numbers.map { Double($0) }) {
      CSSText.lengths(["x", "y", "width", "height"], $0, changing: changing)
    }
    var group = DrawGroup(clip: .rect(resting), items)
    if let classes = writer.sheet.classes(following: [line]) {
      group.element = writer.mark(SVGMotion.Part(clipClasses: classes))
    }
    return [.group(group)]
  }
}
