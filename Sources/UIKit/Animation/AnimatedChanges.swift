/// The views that change while somebody watches, with their values before.
@MainActor final class AnimatedChanges {
  /// Who watches at present: views tell it before they change.
  private(set) static var current: AnimatedChanges?

  private var known: Set<ObjectIdentifier> = []
  private var views: [(view: UIView, before: AnimatedValues)] = []

  /// One view's way through an animation.
  struct Track {
    let view: UIView
    let start: AnimatedValues
    let end: AnimatedValues
    /// The part of the animation's time after which this way begins.
    let delay: Double
  }

  /// Runs the body, and gives the ways of all views that it changes.
  static func tracks(delayedBy delay: Double, _ body: () -> Void) -> [Track] {
    let changes = AnimatedChanges()
    let outer = current
    current = changes
    body()
    current = outer
    for view in changes.views where outer != nil { outer?.willChange(view.view, from: view.before) }
    return changes.views.map { view, before in
      Track(view: view, start: before, end: AnimatedValues(of: view), delay: delay)
    }
  }

  func willChange(_ view: UIView) {
    guard !known.contains(ObjectIdentifier(view)) else { return }
    willChange(view, from: AnimatedValues(of: view))
  }

  private func willChange(_ view: UIView, from before: AnimatedValues) {
    guard known.insert(ObjectIdentifier(view)).inserted else { return }
    views.append((view, before))
  }
}
