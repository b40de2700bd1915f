/// Leads the focus to other environments.
///
/// Differs from UIKit: there are no layout guides yet, so it has no area, and nothing is led by it.
@preconcurrency @MainActor open class UIFocusGuide: NSObject {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }

  public override init() {
    super.init()
  }
}
