import CoreGraphics
import Drawing
import Motion
import QuartzCore

/// Puts the whole file together: the viewport, what stands behind the elements, and the elements in their order.
struct MotionPage {
  private let score: MotionScore
  private let options: AnimatedSVG
  /// Whose views have ids.
  var numbers: [ElementID: Int] = [:] {
    didSet { writer.isForPage = !numbers.isEmpty }
  }
  /// The number that a view without an id would have.
  private var nextNumber: Int?
  private let path: ViewportPath
  private let plan: MoverPlan
  /// How many parts of the drawing show an element.
  private var viewCounts: [ElementID: Int] = [:]
  private var writer: MoverWriter

  init(_ score: MotionScore, _ sheet: StyleSheet, options: AnimatedSVG) {
    self.score = score
    self.options = options
    plan = MoverPlan(score, tolerance: options.tolerance)
    for part in plan.order.parts { viewCounts[plan.table.movers[part.mover].id, default: 0] += 1 }
    path = ViewportPath(score, around: plan.table.movers, tolerance: options.tolerance)
    writer = MoverWriter(score, sheet, tolerance: options.tolerance)
  }

  /// The rules behind the marks of the drawing.
  var motion: SVGMotion {
    var motion = writer.motion
    motion.rules = writer.sheet.text
    return motion
  }

  mutating func drawing() -> DrawList {
    let backdrop = writer.items(of: MoverDrawing(spans: path.backdrop.spans))
    var elements: [DrawItem] = []
    for part in plan.order.order { elements += items(of: plan.order, part) }
    let content = MoverDrawing(spans: path.content.spans)
    let inner = elements.isEmpty ? [] : writer.items(of: content, around: elements)
    let cut = viewport(around: backdrop + inner)
    let screen = DrawList(size: score.canvas, background: options.page, cut)
    let framed = score.window.device?.around(screen) ?? screen
    guard let captions = score.window.captions else { return framed }
    return captions.below(framed, showing: words(captions, below: framed.size))
  }

  /// Each text once, seen while one of its steps has its turn; without animation that of the last one.
  private mutating func words(_ captions: FilmCaptions, below size: CGSize) -> [DrawItem] {
    let starts = [0] + score.starts.dropFirst()
    let ends = score.starts.dropFirst() + [score.duration]
    var items: [DrawItem] = []
    var known: Set<String> = []
    for text in captions.texts.compactMap(\.self) where known.insert(text).inserted {
      let stretches = zip(zip(starts, ends), captions.texts).map { times, shown in
        Stretch(start: times.0, end: times.1, values: [[shown == text ? 1 : 0]])
      }
      let isLast = captions.texts.last == text
      let group = DrawGroup(opacity: isLast ? 1 : 0, captions.items(text, below: size))
      items.append(writer.switched(group, stretches))
    }
    return items
  }

  private mutating func items(of order: DrawOrder, _ index: Int) -> [DrawItem] {
    let part = order.parts[index]
    let end = order.parts[(index + 1)...].first { $0.mover == part.mover }?.firstPhase ?? .max
    let mover = plan.table.movers[part.mover]
    let spans = mover.spans.filter { $0.phase >= part.firstPhase && $0.phase < end }
    var items: [DrawItem] = []
    let moverDrawings = MoverDrawing.moverDrawings(of: spans)
    let goesAlong = numbers[mover.id] != nil && goesAsItsElement(part.mover, moverDrawings)
    for moverDrawing in moverDrawings {
      let drawn = writer.items(
        of: moverDrawing, id: id(of: mover.id, goesAlong: goesAlong), goesAlong: goesAlong)
      if !drawn.isEmpty { nextNumber = numbers[mover.id].map { $0 + 1 } }
      items += drawn
    }
    return items
  }

  private func id(of element: ElementID, goesAlong: Bool) -> String? {
    guard let number = numbers[element] else { return numbers.isEmpty ? nil : "none" }
    return goesAlong ? number == nextNumber ? nil : "e\(number)" : "k\(number)"
  }

  /// Whether the view is the only one of its element, and its corner is that of the element's frame at all times.
  private func goesAsItsElement(_ mover: Int, _ moverDrawings: [MoverDrawing]) -> Bool {
    let id = plan.table.movers[mover].id
    guard moverDrawings.count == 1, viewCounts[id] == 1 else { return false }
    return moverDrawings[0].spans.allSatisfy { span in
      span.elements.allSatisfy { $0.id == id && $0.transform == CATransform3DIdentity }
    }
  }

  /// Anything outside of the viewport is not seen; if the viewport is all of the file, the file cuts.
  private mutating func viewport(around items: [DrawItem]) -> [DrawItem] {
    guard path.isCutting else { return items }
    let spans = path.backdrop.spans
    let whole = CGRect(origin: .zero, size: score.canvas)
    guard spans.contains(where: { $0.elements.contains { $0.frame != whole } }) else {
      return items
    }
    let stretches = spans.map { span in
      span.stretch { span.elements[$0].frame.numbers.map { Double($0) } }
    }
    let resting = spans[spans.count - 1].last.frame
    let keys = writer.keyTrack(stretches, between: .keep, weights: [1])
    let cut = MovingCut(
      keys, resting: resting.numbers.map { Double($0) },
      extents: stretches.flatMap(\.values).extents)
    return [.group(writer.cut(DrawGroup(items), cut))]
  }
}
