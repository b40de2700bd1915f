/// A part of the plane around a middle, made of circles and rectangles.
open class UIRegion: NSObject, NSCopying {
  private let isInside: @Sendable (CGPoint) -> Bool

  /// All of the plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  private init(_ isInside: @escaping @Sendable (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  public init(radius: CGFloat) {
    isInside = { $0.x * $0.x + $0.y * $0.y <= radius * radius }
    super.init()
  }

  /// A rectangle around the middle.
  public init(size: CGSize) {
    isInside = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }

  open func inverse() -> UIRegion {
    UIRegion { [isInside] in !isInside($0) }
  }

  open func union(_ region: UIRegion) -> UIRegion {
    UIRegion { [one = isInside, other = region.isInside] in one($0) || other($0) }
  }

  open func difference(_ region: UIRegion) -> UIRegion {
    UIRegion { [one = isInside, other = region.isInside] in one($0) && !other($0) }
  }

  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [one = isInside, other = region.isInside] in one($0) && other($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { isInside(point) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
