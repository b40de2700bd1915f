/// The animators that have begun and not ended: of all clocks, in the order of their beginnings.
@MainActor package enum RunningAnimators {
  private static var animators: [UIViewPropertyAnimator] = []

  /// Nobody sees what is shorter, in seconds.
  static let moment = 1e-9

  static func add(_ animator: UIViewPropertyAnimator) { animators.append(animator) }
  static func remove(_ animator: UIViewPropertyAnimator) {
    animators.removeAll { $0 === animator }
  }

  /// Lets those that move views of the window come to their ends, and those that begin meanwhile. Those that somebody
  /// holds stay where they are.
  package static func finish(in window: UIWindow) {
    finish { animator in animator.tracks.contains { $0.view.window === window } }
  }

  static func finish(_ isMeant: (UIViewPropertyAnimator) -> Bool) {
    // Whatever begins in its turn ends as well; what begins anew for ever is left.
    for _ in 0..<100 {
      let running = animators.filter { $0.isRunning && isMeant($0) }
      if running.isEmpty { return }
      for animator in running {
        animator.clock?.run { animator.timeDidPass(animator.remainingTime) }
      }
    }
  }

  /// Runs the body while every layer stands where it is seen at this time. Meanwhile nobody is to be asked for
  /// values of his own.
  package static func presenting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let shown = animators.flatMap(\.presented)
    guard !shown.isEmpty else { return try body() }
    let own = shown.map { ($0.view, AnimatedValues(of: $0.view)) }
    for (view, values) in shown { values.show(on: view.ownLayer) }
    defer { for (view, values) in own { values.show(on: view.ownLayer) } }
    return try body()
  }

  /// The values with which a view is seen; nil where that is as it has them.
  static func shown(_ view: UIView) -> AnimatedValues? {
    animators.flatMap(\.presented).last { $0.view === view }?.values
  }
}
