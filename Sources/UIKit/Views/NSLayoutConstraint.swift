@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
