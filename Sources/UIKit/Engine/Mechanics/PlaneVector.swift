/// A direction and a length in the plane.
struct PlaneVector: Equatable, Sendable {
  var x: Double
  var y: Double

  static let zero = PlaneVector(0, 0)

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  init(angle: Double, length: Double = 1) {
    self.init(cos(angle) * length, sin(angle) * length)
  }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The same direction with a length of 1; nothing where there is no direction.
  var unit: PlaneVector? { length > 1e-9 ? self / length : nil }
  /// A quarter turn onwards.
  var perpendicular: PlaneVector { PlaneVector(-y, x) }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  func turned(by angle: Double) -> PlaneVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return PlaneVector(x * cosine - y * sine, x * sine + y * cosine)
  }

  static func + (one: PlaneVector, other: PlaneVector) -> PlaneVector {
    PlaneVector(one.x + other.x, one.y + other.y)
  }

  static func - (one: PlaneVector, other: PlaneVector) -> PlaneVector {
    PlaneVector(one.x - other.x, one.y - other.y)
  }

  static func * (one: PlaneVector, factor: Double) -> PlaneVector {
    PlaneVector(one.x * factor, one.y * factor)
  }

  static func / (one: PlaneVector, divisor: Double) -> PlaneVector {
    PlaneVector(one.x / divisor, one.y / divisor)
  }

  static func += (one: inout PlaneVector, other: PlaneVector) { one = one + other }
  static func -= (one: inout PlaneVector, other: PlaneVector) { one = one - other }
}
