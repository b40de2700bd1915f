import QuartzCore

/// The way to a view for those that do not keep it: its layer and its subviews.
///
/// A weak reference would do the same, but whoever is named by one is counted the slow way for the rest of his life,
/// and views are counted all the time. The view itself takes its name away when it goes.
final class ViewLink: LayerOwner, @unchecked Sendable {
  private unowned(unsafe) var reference: UIView?

  /// Nothing once the view is gone.
  var view: UIView? {
    get { unsafe reference }
    set { unsafe reference = newValue }
  }

  var layerDelegate: (any CALayerDelegate)? { view }

  func presentation(of layer: CALayer) -> CALayer? {
    guard let view, FaultScope.isOnMainActor else { return nil }
    let values = MainActor.assumeIsolated { RunningAnimators.shown(view) }
    return values.map { values in
      let copy = DynamicCreation.copy(of: layer)
      values.show(on: copy)
      return copy
    }
  }
}
