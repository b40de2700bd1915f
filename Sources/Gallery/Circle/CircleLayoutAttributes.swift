import UIKit

/// All that a cell on the circle knows beside its place: its direction from the centre and its colour.
public class CircleLayoutAttributes: UICollectionViewLayoutAttributes {
  /// In radians, clockwise from the positive x axis.
  public var angle: CGFloat = 0
  /// The colour of the disc, which the layout takes from the item's place on the circle.
  public var tint: UIColor = .systemBlue

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CircleLayoutAttributes, super.isEqual(object) else {
      return false
    }
    return angle == other.angle && tint == other.tint
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CircleLayoutAttributes {
      copy.angle = angle
      copy.tint = tint
    }
    return copy
  }
}
