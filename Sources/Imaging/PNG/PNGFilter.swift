/// The bytes of a row before they are compressed: the difference to a guess from their neighbours
/// (PNG 3, 9.2).
enum PNGFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// Whether the guess depends on the row above.
  var looksUp: Bool {
    switch self {
    case .none, .sub: false
    case .up, .average, .paeth: true
    }
  }

  /// The guess for a byte from the one to the left, the one above and the one above the left.
  @inline(__always) static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) &- Int(corner))
    let toAbove = abs(Int(left) &- Int(corner))
    let toCorner = abs(Int(left) &+ Int(above) &- 2 &* Int(corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  @inline(__always) static func average(left: UInt8, above: UInt8) -> UInt8 {
    (left & above) &+ (left ^ above) &>> 1
  }
}
