public import Foundation

open class CAMediaTimingFunction: NSObject {
  /// The inner points of the curve from (0, 0) to (1, 1).
  package let curve: UnitBezier

  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  private init(curve: UnitBezier) {
    self.curve = curve
    super.init()
  }

  public required convenience init?(coder: NSCoder) {
    self.init(name: .default)
  }

  /// Writes point 0 (the start), 1, 2 or 3 (the end) as two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    unsafe ptr[0] = Float(points[idx].0)
    unsafe ptr[1] = Float(points[idx].1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: UnitBezier {
    switch self {
    case .linear: UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    default: UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    }
  }
}

public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
