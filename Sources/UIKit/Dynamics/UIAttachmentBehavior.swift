/// Binds an item to a place or to another item, by a rod, a spring, a rope, a rail or a nail.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  /// The place that an item hangs on. Nothing is held there where two items are bound to one another.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that a rod or a spring keeps.
  open var length: CGFloat { didSet { changed() } }
  /// How fast a spring's swinging dies down; 1 is critical.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings a second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// How hard it is to turn the items around where they are bound.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// How far an item may slide along its axis.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  private let bond: Bond
  private let offsets: [PlaneVector]
  /// How the second item was turned against the first one in the beginning.
  private let angle: Double

  private enum Bond {
    case rod
    case rope
    case fixed
    case pin
    case slide(axis: PlaneVector)
  }

  private init(
    _ bond: Bond, of items: [any UIDynamicItem], at offsets: [PlaneVector], anchor: CGPoint?
  ) {
    self.bond = bond
    self.items = items
    self.offsets = offsets
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    anchorPoint = anchor ?? .zero
    let ends = zip(items, offsets).map { PlaneVector($0.center) + $1.turned(by: $0.dynamicAngle) }
    let far = items.count > 1 ? ends[1] : PlaneVector(anchor ?? .zero)
    length = CGFloat((ends[0] - far).length)
    angle = items[0].dynamicAngle - (items.count > 1 ? items[1].dynamicAngle : 0)
    super.init()
  }

  // MARK: Rods and springs

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, of: [item], at: [PlaneVector(offset)], anchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      .rod, of: [item1, item2], at: [PlaneVector(offset1), PlaneVector(offset2)], anchor: nil)
  }

  // MARK: Other bonds

  // Differs from UIKit: these give the class itself, to subclasses as well.

  /// Lets one item slide along an axis against another one, without turning.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(.slide(axis: PlaneVector(axis)), [item1, item2], at: point)
  }

  /// Lets an item slide along an axis through a place, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(.slide(axis: PlaneVector(axis)), [item], at: point)
  }

  /// Holds two items together by a rope of the length that they are apart now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .rope, of: [item1, item2], at: [PlaneVector(offset1), PlaneVector(offset2)], anchor: nil)
  }

  /// Makes one solid thing of two items.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make(.fixed, [item1, item2], at: point)
  }

  /// Nails two items together, so that they turn around the nail.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make(.pin, [item1, item2], at: point)
  }

  /// A bond at a place in the world, which lies somewhere on each item.
  private static func make(
    _ bond: Bond, _ items: [any UIDynamicItem], at point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = items.map {
      (PlaneVector(point) - PlaneVector($0.center)).turned(by: -$0.dynamicAngle)
    }
    return UIAttachmentBehavior(bond, of: items, at: offsets, anchor: items.count > 1 ? nil : point)
  }

  // MARK: For the animator

  override var ownItems: [any UIDynamicItem] { items }

  override func links(in world: DynamicWorld) -> [any DynamicLink] {
    guard let body = world[items[0]] else { return [] }
    let first = DynamicEnd(body, offset: offsets[0])
    let other = items.count > 1 ? world[items[1]] : nil
    let second =
      other.map { DynamicEnd($0, offset: offsets[1]) } ?? DynamicEnd(at: PlaneVector(anchorPoint))
    let turning: [any DynamicLink] =
      frictionTorque > 0 ? [FrictionLink(body, other, torque: Double(frictionTorque))] : []
    return links(first, second) + turning
  }

  private func links(_ first: DynamicEnd, _ second: DynamicEnd) -> [any DynamicLink] {
    let stiffness = DynamicStiffness(frequency: Double(frequency), damping: Double(damping))
    let far = length.isNaN ? .nan : max(Double(length), 0)
    guard let body = first.body else { return [] }
    switch bond {
    // A length that is no number, or is beyond all of them, holds nothing.
    case .rod where !far.isFinite, .rope where !far.isFinite: return []
    case .rod:
      // Without a length there is no direction to keep one in.
      return far < 0.5
        ? [PointLink(first, second, stiffness: stiffness)]
        : [DistanceLink(first, second, within: far...far, stiffness: stiffness)]
    case .rope: return [DistanceLink(first, second, within: 0...far)]
    case .pin: return [PointLink(first, second, stiffness: stiffness)]
    case .fixed:
      return [
        PointLink(first, second, stiffness: stiffness),
        AngleLink(body, second.body, angle: angle, stiffness: stiffness),
      ]
    case .slide(let axis):
      guard let way = axis.unit else { return [PointLink(first, second)] }
      return [
        SlideLink(first, second, axis: way, within: attachmentRange.closed),
        AngleLink(body, second.body, angle: angle),
      ]
    }
  }
}

extension UIDynamicItem {
  var dynamicAngle: Double { atan2(Double(transform.b), Double(transform.a)) }
}
