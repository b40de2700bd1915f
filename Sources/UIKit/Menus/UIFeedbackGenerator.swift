/// Gives the hand a sign.
///
/// Differs from UIKit: no hardware is there to tap or hum; the calls do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Of a view, which no hardware knows.
  public convenience init(view: UIView) {
    self.init()
  }

  open func prepare() {}
}

/// A sign that two things met.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public override init() {
    super.init()
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A sign that a selection changed.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

/// A sign that something succeeded or failed.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
