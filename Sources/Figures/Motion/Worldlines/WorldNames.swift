import CoreGraphics

/// The room that names beside worldlines have: where lines are close, the picture is higher and badges are smaller.
struct WorldNames {
  /// From one name to the next where they are closest.
  private let pitch: CGFloat

  /// Closer than this, names touch each other.
  private static let closest: CGFloat = 13
  /// Lines that are closer than this before the picture grows share one name.
  private static let same: CGFloat = 5
  private static let highest: CGFloat = 1000

  /// - Parameter places: of the names at each side, rising, in points of the picture.
  init(_ places: [[CGFloat]]) {
    pitch = places.flatMap(Self.steps).filter { $0 >= Self.closest - 0.5 }.min() ?? .infinity
  }

  var badgeSize: CGFloat { min(RoleMark.badgeSize, max(12, pitch - 1)) }

  /// How high the picture has to be for its names.
  ///
  /// - Parameter places: of the names at each side, rising, as parts of the height.
  static func height(for places: [[CGFloat]], atLeast least: CGFloat) -> CGFloat {
    let close = places.flatMap(steps).map { $0 * least }.filter { $0 >= same && $0 < closest }
    guard let closest = close.min() else { return least }
    return min((least * Self.closest / closest).rounded(.up), max(least, highest), least * 2)
  }

  private static func steps(_ places: [CGFloat]) -> [CGFloat] {
    zip(places, places.dropFirst()).map { $1 - $0 }
  }
}
