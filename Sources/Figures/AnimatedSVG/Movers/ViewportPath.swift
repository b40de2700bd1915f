import CoreGraphics
import Drawing
import Motion

/// How the viewport and what stands behind the elements go through the score, as two views like all others.
struct ViewportPath {
  private let score: MotionScore
  private let tolerance: Double
  /// Whether something reaches beyond the window at any time, so that it has to cut.
  private(set) var isCutting = true
  /// The drawing behind the elements, with the viewport's place on the canvas.
  private(set) var backdrop = Mover(id: ElementID(.decoration("backdrop"), .identifier("")))
  /// The origin of the content on the canvas: a view without size.
  private(set) var content = Mover(id: ElementID(.decoration("content"), .identifier("")))

  /// - Parameter movers: all that is seen in the window.
  init(_ score: MotionScore, around movers: [Mover], tolerance: Double) {
    self.init(score, tolerance: tolerance)
    guard !isOfOneSize, hasPlainGround, WindowRoom(backdrop, content).holds(movers) else { return }
    (isCutting, backdrop.spans, content.spans) = (false, [], [])
    play()
  }

  private init(_ score: MotionScore, tolerance: Double) {
    self.score = score
    self.tolerance = tolerance
    play()
  }

  private mutating func play() {
    rest(score.transitions[0].before, phase: 0, from: 0, to: score.starts[0])
    for (step, transition) in score.transitions.enumerated() {
      let (start, end) = (score.starts[step], score.ends[step])
      if end > start {
        move(transition, phase: step * 2 + 1, from: start, to: end)
      }
      let next = step + 1 < score.starts.count ? score.starts[step + 1] : score.duration
      rest(transition.after, phase: step * 2 + 2, from: end, to: next)
    }
  }

  private mutating func rest(
    _ snapshot: LayoutSnapshot, phase: Int, from start: Double, to end: Double
  ) {
    let views = views(snapshot.viewport, snapshot.backdrop)
    backdrop.spans.append(MoverSpan(resting: views.backdrop, phase: phase, from: start, to: end))
    content.spans.append(MoverSpan(resting: views.content, phase: phase, from: start, to: end))
  }

  private mutating func move(
    _ transition: Transition, phase: Int, from start: Double, to end: Double
  ) {
    let (before, after, timing) = (transition.before, transition.after, transition.timing)
    let sampling = TrackSampling(
      start: timing.delay, duration: timing.duration, curve: timing.curve,
      whole: transition.duration, tolerance: tolerance / before.viewport.reach(to: after.viewport))
    let progress = sampling.times.map { timing.progress(at: $0) }
    let views = progress.map { progress in
      let backdrop = before.backdrop.flatMap { first in
        after.backdrop.map { first.interpolated(to: $0, progress: CGFloat(progress)) }
      }
      return self.views(
        before.viewport.interpolated(to: after.viewport, at: progress), backdrop ?? after.backdrop)
    }
    let course = sampling.course(from: start, pace: score.speed)
    var behind = MoverSpan(resting: views[0].backdrop, phase: phase, from: start, to: end)
    var inside = MoverSpan(resting: views[0].content, phase: phase, from: start, to: end)
    if before.viewport != after.viewport || before.backdrop != after.backdrop {
      (behind.elements, behind.progress, behind.course) = (views.map(\.backdrop), progress, course)
      (inside.elements, inside.progress, inside.course) = (views.map(\.content), progress, course)
    }
    backdrop.spans.append(behind)
    content.spans.append(inside)
  }

  /// Whether the window is all of the canvas at all times.
  private var isOfOneSize: Bool {
    let canvas = score.places.canvas
    return score.transitions.allSatisfy {
      $0.before.viewport.size == canvas && $0.after.viewport.size == canvas
    }
  }

  /// Whether nothing stands behind the elements but a colour, which may be scaled.
  private var hasPlainGround: Bool {
    let grounds = score.transitions.flatMap { [$0.before.backdrop, $0.after.backdrop] }
    let paints =
      grounds.compactMap { $0?.background } + [score.window.background].compactMap(\.self)
    return grounds.allSatisfy { $0?.items.isEmpty ?? true }
      && paints.allSatisfy { if case .color = $0 { true } else { false } }
  }

  /// The area behind the elements. A colour need not grow with a window that cuts it anyway: it is there already.
  private func ground(_ size: CGSize, _ fill: Paint) -> CGRect {
    let canvas = score.places.canvas
    guard case .color = fill, isCutting, !isOfOneSize else {
      return CGRect(origin: .zero, size: size)
    }
    // A spring may carry the window beyond its place.
    return CGRect(x: 0, y: 0, width: canvas.width * 2, height: canvas.height * 2)
  }

  private func views(
    _ viewport: CGRect, _ backdrop: DrawList?
  ) -> (backdrop: ElementSnapshot, content: ElementSnapshot) {
    let place = score.places.corner(of: viewport.size)
    var items = backdrop?.items ?? []
    if let fill = backdrop?.background ?? score.window.background {
      items.insert(.shape(DrawShape(.rect(ground(viewport.size, fill)), fill: fill)), at: 0)
    }
    let middle = CGPoint(x: place.x + viewport.width / 2, y: place.y + viewport.height / 2)
    let origin = CGPoint(x: place.x - viewport.minX, y: place.y - viewport.minY)
    return (
      ElementSnapshot(
        id: self.backdrop.id, path: [], center: middle, size: viewport.size, content: items),
      ElementSnapshot(id: content.id, path: [], center: origin, size: .zero)
    )
  }
}

extension CGRect {
  /// How far its edges go at most, in points.
  fileprivate func reach(to other: CGRect) -> Double {
    let ways = [
      other.minX - minX, other.minY - minY, other.width - width, other.height - height,
    ]
    return max(Double(ways.map(abs).max() ?? 0) * 1.5, 30)
  }
}
