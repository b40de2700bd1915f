import CoreGraphics

/// One of eight directions: straight along an axis, to within 10°, or between two.
enum Heading: Int, CaseIterable {
  case up, right, down, left, upRight, downRight, downLeft, upLeft

  private static let straight: CGFloat = 10 * .pi / 180

  init(_ vector: CGVector) {
    let (x, y) = (abs(vector.dx), abs(vector.dy))
    if atan2(x, y) <= Self.straight {
      self = vector.dy < 0 ? .up : .down
    } else if atan2(y, x) <= Self.straight {
      self = vector.dx < 0 ? .left : .right
    } else if vector.dx < 0 {
      self = vector.dy < 0 ? .upLeft : .downLeft
    } else {
      self = vector.dy < 0 ? .upRight : .downRight
    }
  }

  /// Behind "go" or "goes".
  var words: String {
    switch self {
    case .up: "straight up"
    case .right: "straight right"
    case .down: "straight down"
    case .left: "straight left"
    case .upRight: "up and right"
    case .downRight: "down and right"
    case .downLeft: "down and left"
    case .upLeft: "up and left"
    }
  }
}
