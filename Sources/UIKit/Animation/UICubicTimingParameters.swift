/// A curve that is bent by two points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve; of two points of one's own, `easeInOut`, which is not followed.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The curve that UIKit takes where nobody asks for another one.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let bend = curve.bend
    controlPoint1 = CGPoint(x: bend.x1, y: bend.y1)
    controlPoint2 = CGPoint(x: bend.x2, y: bend.y2)
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  /// Takes the two points; without them the usual curve.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    isBuiltin = false
    let bend = UIView.AnimationCurve.easeInOut.bend
    controlPoint1 = CGPoint(x: bend.x1, y: bend.y1)
    controlPoint2 = CGPoint(x: bend.x2, y: bend.y2)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var curve: UnitBezier {
    UnitBezier(
      x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
  }
}

extension UIView.AnimationCurve {
  /// The points that bend it, as in Core Animation.
  var bend: UnitBezier {
    switch self {
    case .easeInOut: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .easeIn: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear: UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    }
  }
}
