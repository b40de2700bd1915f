public import UIKit

extension Stage {
  /// Runs the body and then a layout pass, and gives every change on the way: one for each batch of updates,
  /// rotation, exchange of layouts or animated scroll, in the order of happening. Anything that nobody animates comes
  /// last as a change that takes no time.
  ///
  ///     let recording = try stage.record { view in
  ///       UIView.animate(withDuration: 0.5) { view.frame.size.width = 700 }
  ///     }
  ///     print(recording.table(times: [0.25]).text)
  public func record(_ body: (UICollectionView) throws -> Void) throws -> Recording {
    try record(arrival: { _ in }, body)
  }

  /// - Parameter arrival: called at the end of every change, before anybody looks at the views where they are then.
  func record(
    arrival: @escaping (UICollectionView) -> Void, _ body: (UICollectionView) throws -> Void
  ) throws -> Recording {
    try perform { _ in }
    guard keepsChanges else {
      try perform(body)
      return Recording([])
    }
    let recorder = ChangeRecorder(self, arrival: arrival)
    let view = collectionView
    let outer = view.animationObserver
    view.animationObserver = recorder
    defer { view.animationObserver = outer }
    try perform(body)
    recorder.finish()
    drawingsAtRest = recorder.drawings
    return Recording(recorder.changes)
  }

  /// Lets the animators that run come to their ends: a recording of all that their completions do.
  func comeToRest() throws -> Recording {
    guard RunningAnimators.play(in: window, by: clock) else { return Recording([]) }
    return try record { _ in RunningAnimators.finish(in: window, by: clock) }
  }
}
