import Drawing

/// How a value gets from one keyframe to the next.
enum Easing: Hashable, Sendable {
  /// The value stays, so that it does not matter.
  case any
  case linear
  /// The value stays, and jumps at the next keyframe.
  case step
  case bezier(Double, Double, Double, Double)

  /// The way as CSS writes it.
  var css: String {
    switch self {
    case .any, .linear: return "linear"
    case .step: return "step-end"
    case .bezier(let x1, let y1, let x2, let y2):
      if let name = Self.names[self] { return name }
      let numbers = [x1, y1, x2, y2].map { NumberText.css($0, decimals: 4) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    }
  }

  private static let names: [Easing: String] = [
    .bezier(0.25, 0.1, 0.25, 1): "ease", .bezier(0.42, 0, 1, 1): "ease-in",
    .bezier(0, 0, 0.58, 1): "ease-out", .bezier(0.42, 0, 0.58, 1): "ease-in-out",
  ]

  /// How far the value has come when that part of the time has passed.
  func value(at share: Double) -> Double {
    switch self {
    case .any, .linear: return share
    case .step: return share < 1 ? 0 : 1
    case .bezier(let x1, let y1, let x2, let y2):
      return BezierEasing(x1: x1, y1: y1, x2: x2, y2: y2).value(at: share)
    }
  }
}

extension NumberText {
  /// A number as short as CSS allows: without the zero before the point.
  static func css(_ value: Double, decimals: Int = 3) -> String {
    let text = text(value.isFinite ? value : 0, decimals: decimals)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }
}

/// A cubic Bézier curve of CSS, by halving: control points may lie beyond those that timing curves allow.
struct BezierEasing {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < share { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2)
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }
}
