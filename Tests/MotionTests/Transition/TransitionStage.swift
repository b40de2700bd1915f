import CoreGraphics
import QuartzCore

@testable import Motion

/// Small states to change, in a viewport of 100 by 100.
enum TransitionStage {
  static func element(
    _ id: String, at place: Int, y: CGFloat? = nil, alpha: CGFloat = 1, zIndex: Int = 0
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(id), path: [0, place], center: CGPoint(x: 50, y: y ?? CGFloat(place) * 10 + 5),
      size: CGSize(width: 100, height: 10), alpha: alpha, zIndex: zIndex)
  }

  /// The items one below the other.
  static func list(_ ids: [String], offset: CGFloat = 0) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: ids.enumerated().map { element($1, at: $0) },
      contentSize: CGSize(width: 100, height: CGFloat(ids.count) * 10),
      viewport: CGRect(x: 0, y: offset, width: 100, height: 100))
  }

  /// Bob goes, Zoe comes first, Cat goes to the end; Ann and Dan make room.
  static func sync(
    timing: Timing = .standard, reloaded: Set<ElementID> = []
  ) -> TransitionCapture {
    TransitionCapture(
      before: list(["ann", "bob", "cat", "dan"]), after: list(["zoe", "ann", "dan", "cat"]),
      reloaded: reloaded, timing: timing)
  }

  static func linear(_ duration: TimeInterval = 1) throws -> Timing {
    try Timing(duration: duration, curve: .linear)
  }
}

extension Transition {
  func track(_ id: String) -> ElementTrack? {
    tracks.first { $0.id == .item(id) }
  }
}
