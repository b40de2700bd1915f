/// An object that UIKit Dynamics moves: views and layout attributes among others.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline around the centre, for items that collide by a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { .dynamicBox(bounds.size) }
}

extension [any UIDynamicItem] {
  /// Adds an item that is not there yet, and says whether it did.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(where: { $0 === item }) else { return false }
    append(item)
    return true
  }

  /// Takes an item away, and says whether it was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    let before = count
    removeAll { $0 === item }
    return count < before
  }
}

extension CGVector {
  var magnitude: CGFloat { CGFloat(PlaneVector(self).length) }
  /// From the right, clockwise on a screen.
  var angle: CGFloat { atan2(dy, dx) }

  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}

extension UIBezierPath {
  /// A rectangle of that size around zero.
  static func dynamicBox(_ size: CGSize) -> UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

extension UIView: @preconcurrency UIDynamicItem {}
