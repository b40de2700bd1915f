/// A force that fills a region.
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  open var position = CGPoint.zero { didSet { changed() } }
  /// Around the position. Its inside is the field's.
  open var region = UIRegion.infinite { didSet { changed() } }
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// By which power of the distance the strength becomes less.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance from which on the strength becomes less.
  open var minimumRadius: CGFloat = 0.1 { didSet { changed() } }
  open var direction = CGVector.zero { didSet { changed() } }
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }
  private let kind: Kind
  private var time = 0.0

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: Kinds

  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    directed(.linearGravity, direction)
  }

  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    directed(.velocity, direction)
  }

  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    uneven(.noise, smoothness: smoothness, speed: speed)
  }

  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    uneven(.turbulence, smoothness: smoothness, speed: speed)
  }

  /// A field whose force is worked out by the app, from place, velocity, mass, charge and time.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.own(block))
  }

  private class func directed(_ kind: Kind, _ direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.direction = direction
    return field
  }

  private class func uneven(
    _ kind: Kind, smoothness: CGFloat, speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  // MARK: Items

  open func addItem(_ item: any UIDynamicItem) {
    if items.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if items.remove(item) { changed() }
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func pull(in world: DynamicWorld, for seconds: Double) {
    time += seconds
    for body in items.compactMap({ world[$0] }) {
      let way = body.position - PlaneVector(position)
      guard region.contains(way.point) else { continue }
      let distance = max(way.length, Double(max(minimumRadius, 0.001)))
      let fading = pow(distance, -Double(falloff))
      body.force += force(on: body, way) * (Double(strength) * fading)
      if case .velocity = kind { body.velocity = PlaneVector(direction) * Double(strength) }
    }
  }

  // Differs from UIKit: its numbers are nowhere told; directions and proportions are those of its documentation.
  private func force(on body: DynamicBody, _ way: PlaneVector) -> PlaneVector {
    let outwards = way.unit ?? .zero
    switch kind {
    case .drag: return body.velocity * -1
    case .vortex: return outwards.perpendicular * (100 * body.mass)
    case .radialGravity: return outwards * (-1000 * body.mass)
    case .linearGravity: return PlaneVector(direction) * (1000 * body.mass)
    case .velocity: return .zero
    case .noise: return unevenness(at: body.position) * (100 * body.mass)
    case .turbulence:
      return unevenness(at: body.position) * (body.velocity.length * body.mass)
    case .spring: return way * -1
    case .electric: return outwards * (100 * body.nature.charge)
    case .magnetic: return body.velocity.perpendicular * body.nature.charge
    case .own(let block):
      let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      return PlaneVector(
        block(
          self, body.position.point, velocity, CGFloat(body.mass), CGFloat(body.nature.charge), time
        ))
    }
  }

  /// A direction that changes from place to place and from time to time, the same on every run.
  private func unevenness(at place: PlaneVector) -> PlaneVector {
    let width = 20 + 180 * Double(min(max(smoothness, 0), 1))
    let phase = time * Double(animationSpeed)
    let angle =
      sin(place.x / width + phase) * 2.1 + cos(place.y / width - phase * 0.7) * 1.7
      + sin((place.x + place.y) / width * 1.9) * 1.3
    return PlaneVector(angle: angle * 2)
  }
}
