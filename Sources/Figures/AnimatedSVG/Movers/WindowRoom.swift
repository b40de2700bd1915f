import CoreGraphics
import Motion

/// The window at all times, and whether it has room for all that moves in it: a cut that cuts nothing costs a reader as
/// much as all of the cells do.
struct WindowRoom {
  /// By number.
  private let phases: [Int: WindowPhase]

  /// - Parameters:
  ///   - window: the view that is as large as the window.
  ///   - content: the origin of the content, a view without size, which has the same spans.
  init(_ window: Mover, _ content: Mover) {
    let phases = zip(window.spans, content.spans).map { ($0.phase, WindowPhase($0, $1)) }
    self.phases = Dictionary(phases) { first, _ in first }
  }

  /// Whether nothing of these views is ever seen beyond the window.
  func holds(_ movers: [Mover]) -> Bool {
    // Views that rest beyond it are told apart from others in no time.
    movers.allSatisfy { mover in mover.spans.allSatisfy { $0.course != nil || holds($0) } }
      && movers.allSatisfy { mover in mover.spans.allSatisfy(holds) }
  }

  private func holds(_ span: MoverSpan) -> Bool {
    guard span.elements.contains(where: { $0.shownAlpha > 0 }) else { return true }
    guard let phase = phases[span.phase] else { return false }
    let inner = span.showsTheSame ? span.first.innerArea : nil
    let areas = span.elements.map { $0.placement.bounds(of: inner ?? $0.innerArea) }
    if phase.window.course == nil { return areas.allSatisfy(phase.room(at: 0).contains) }
    guard let course = span.course else {
      return phase.window.progress.allSatisfy { phase.room(at: $0).contains(areas[0]) }
    }
    // Both go straight at one pace: who is inside at its keys is so in between.
    guard phase.isStraight, let pace = phase.window.course, course.isAsFast(as: pace) else {
      return false
    }
    return zip(areas, span.progress).allSatisfy { phase.room(at: $1).contains($0) }
  }
}

/// The window, and the origin of its content on the canvas, in a phase.
private struct WindowPhase {
  let window: MoverSpan
  private let content: MoverSpan
  /// In points: as much as nobody sees.
  private static let slack: CGFloat = 0.01

  init(_ window: MoverSpan, _ content: MoverSpan) {
    (self.window, self.content) = (window, content)
  }

  /// Whether it goes evenly from its first place to its last one.
  var isStraight: Bool {
    zip(window.elements, window.progress).allSatisfy { element, progress in
      zip(element.frame.numbers, frame(at: progress).numbers).allSatisfy {
        abs($0 - $1) < Self.slack
      }
    }
  }

  /// The part of the content that is seen at a part of the way.
  func room(at progress: Double) -> CGRect {
    let start = content.first.center
    let way = CGPoint(x: content.last.center.x - start.x, y: content.last.center.y - start.y)
    return frame(at: progress).offsetBy(
      dx: -start.x - way.x * progress, dy: -start.y - way.y * progress
    ).insetBy(dx: -Self.slack, dy: -Self.slack)
  }

  private func frame(at progress: Double) -> CGRect {
    let (first, last) = (window.first.frame, window.last.frame)
    func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * progress }
    return CGRect(
      x: between(first.minX, last.minX), y: between(first.minY, last.minY),
      width: between(first.width, last.width), height: between(first.height, last.height))
  }
}

extension Course {
  /// Whether both are as far at any time, but for how often it is looked at.
  fileprivate func isAsFast(as other: Course) -> Bool {
    let (own, others) = (keys.map { times[$0] }, other.keys.map { other.times[$0] })
    return easings == other.easings && own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
