package import QuartzCore

/// The animators that have begun and not ended, in the order of their beginnings: each belongs to the clock by which it
/// plays.
@MainActor package enum RunningAnimators {
  /// Nobody sees what is shorter, in seconds.
  static let moment = 1e-9

  private static func animators(of clock: DisplayClock) -> [UIViewPropertyAnimator] {
    clock.players.compactMap { $0 as? UIViewPropertyAnimator }
  }

  /// Whether any moves views of the window.
  package static func play(in window: UIWindow, by clock: DisplayClock) -> Bool {
    animators(of: clock).contains { $0.isRunning && $0.moves(viewsOf: window) }
  }

  /// Lets those that move views of the window come to their ends, and those that begin meanwhile. Those that somebody
  /// holds stay where they are.
  package static func finish(in window: UIWindow, by clock: DisplayClock) {
    finish(by: clock) { $0.moves(viewsOf: window) }
  }

  static func finish(
    by clock: DisplayClock, where isMeant: (UIViewPropertyAnimator) -> Bool = { _ in true }
  ) {
    // Whatever begins in its turn ends as well; what begins anew for ever is left.
    for _ in 0..<100 {
      let running = animators(of: clock).filter { $0.isRunning && isMeant($0) }
      if running.isEmpty { return }
      for animator in running { clock.run { animator.timeDidPass(animator.remainingTime) } }
    }
  }

  /// Runs the body while every layer stands where it is seen at this time. Meanwhile nobody is to be asked for
  /// values of his own.
  package static func presenting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let shown = animators(of: .current).flatMap(\.presented)
    guard !shown.isEmpty else { return try body() }
    let own = shown.map { ($0.view, AnimatedValues(of: $0.view)) }
    for (view, values) in shown { values.show(on: view.ownLayer) }
    defer { for (view, values) in own { values.show(on: view.ownLayer) } }
    return try body()
  }

  /// The values with which a view is seen; nil where that is as it has them.
  static func shown(_ view: UIView) -> AnimatedValues? {
    animators(of: .current).flatMap(\.presented).last { $0.view === view }?.values
  }
}

extension UIViewPropertyAnimator {
  fileprivate func moves(viewsOf window: UIWindow) -> Bool {
    tracks.contains { $0.view.window === window }
  }
}
