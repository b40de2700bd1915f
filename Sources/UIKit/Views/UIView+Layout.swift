/// Which layout work waits in a view and below it.
struct PendingLayout: Equatable {
  /// Whether the view itself is to be laid out. True from the start, as in UIKit.
  var isHere = true
  /// Whether one of its descendants is.
  var isBelow = false

  var isAnywhere: Bool { isHere || isBelow }
}

extension UIView {
  /// After so many rounds over the same views a layout is taken for one that never settles.
  private static let roundLimit = 100

  func markNeedsLayout() {
    pendingLayout.isHere = true
    markAncestorsOfPendingLayout()
  }

  func markAncestorsOfPendingLayout() {
    var ancestor = parent
    while let view = ancestor, !view.pendingLayout.isBelow {
      view.pendingLayout.isBelow = true
      ancestor = view.parent
    }
  }

  /// As Core Animation does it: up to the outermost of the waiting ancestors, then down.
  func layOutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.pendingLayout.isHere { top = parent }
    top.layOutTree()
  }

  /// Lays out the view and what is in it, and nothing above it.
  package func layOutTree() {
    var rounds = 0
    while pendingLayout.isAnywhere, !FaultScope.isBroken {
      guard rounds < Self.roundLimit else {
        raiseEndlessLayout()
        return
      }
      rounds += 1
      layOutOnce()
    }
  }

  private func layOutOnce() {
    if pendingLayout.isHere {
      pendingLayout.isHere = false
      ownLayer.beginLayout()
      ownLayer.layoutSublayers()
    }
    guard pendingLayout.isBelow else { return }
    pendingLayout.isBelow = false
    for child in children where child.pendingLayout.isAnywhere { child.layOutOnce() }
  }

  private func raiseEndlessLayout() {
    FaultScope.raise(
      Fault(
        "view/endless-layout", "Layout feedback loop detected in subtree of \(type(of: self))",
        facts: [.init("view", "\(type(of: self))"), .init("rounds", "\(Self.roundLimit)")]))
  }

  // Differs from UIKit: there are no constraints to solve; a size comes from the view's own wishes.
  func fittingSize(
    for target: CGSize, priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    let intrinsic = intrinsicContentSize
    let width = Self.length(
      target.width, priority: priorities.horizontal, intrinsic: intrinsic.width)
    let height = Self.length(
      target.height, priority: priorities.vertical, intrinsic: intrinsic.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let open = CGFloat.greatestFiniteMagnitude
    let limit = CGSize(
      width: width ?? (target.width > 0 ? target.width : open),
      height: height ?? (target.height > 0 ? target.height : open))
    let fitting = sizeThatFits(limit)
    return CGSize(width: width ?? fitting.width, height: height ?? fitting.height)
  }

  /// The length that is fixed before measuring; nil where the view is to say.
  private static func length(
    _ target: CGFloat, priority: UILayoutPriority, intrinsic: CGFloat
  ) -> CGFloat? {
    if priority == .required { return target }
    return intrinsic == noIntrinsicMetric ? nil : intrinsic
  }
}
