import CoreGraphics
import Motion
import UIKit

/// The frames of a scroll in which somebody follows the content, such as a layout that is asked for each of them: one
/// change whose elements have stops on their ways.
struct ScrollFrames {
  /// How many changes there were before it.
  let start: Int
  private var frames: [Frame] = []
  private var share = 0.0
  private var isBroken = false

  private struct Frame {
    let change: RecordedChange
    /// How far the content has come when it begins, and when it ends.
    let passage: Passage<Double>

    func isOnTheWay(_ way: Passage<CGPoint>) -> Bool {
      let place = change.capture.after.viewport.origin
      let share = CGFloat(passage.to)
      return abs(way.from.x + (way.to.x - way.from.x) * share - place.x) < 0.01
        && abs(way.from.y + (way.to.y - way.from.y) * share - place.y) < 0.01
    }
  }

  init(after start: Int) {
    self.start = start
  }

  /// Adds what the last frame has changed.
  @MainActor mutating func add(_ changes: [RecordedChange], to share: Double) {
    let added = changes.dropFirst(start + frames.count)
    if let change = added.first {
      frames.append(Frame(change: change, passage: Passage(from: self.share, to: share)))
      isBroken = isBroken || added.count > 1 || !change.isFrame
    }
    self.share = share
  }

  /// All of them as one change in the time; nil where something else has happened on the way, or the content has left
  /// the straight one, as beyond its end.
  @MainActor func joined(in timing: Timing) -> RecordedChange? {
    guard !isBroken, let first = frames.first, frames.count > 1 else { return nil }
    let captures = frames.map { ($0.change.capture, $0.passage) }
    var capture = TransitionCapture(joining: captures, timing: timing)
    let way = Passage(from: capture.before.viewport.origin, to: capture.after.viewport.origin)
    guard frames.allSatisfy({ $0.isOnTheWay(way) }) else { return nil }
    let evidence = StepEvidence(before: capture.before, after: capture.after)
    capture.roles = StepRoles(joining: frames.map(\.change.roles), evidence)
    return RecordedChange(
      first.change.cause, capture, warnings: frames.flatMap(\.change.warnings))
  }
}

extension RecordedChange {
  /// Whether nothing happens in it but that the content goes on.
  fileprivate var isFrame: Bool {
    cause == .pass && capture.timing != .immediate && capture.additions.isEmpty
      && capture.before.viewport.size == capture.after.viewport.size
  }
}
