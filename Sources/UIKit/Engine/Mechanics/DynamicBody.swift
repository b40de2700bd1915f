/// An item as the simulation knows it: where it is, how it moves, and how it withstands.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var position: PlaneVector
  var velocity = PlaneVector.zero
  var angle: Double
  var angularVelocity = 0.0
  /// All that pulls at it during a step.
  var force = PlaneVector.zero
  var torque = 0.0
  var nature = DynamicNature()
  private(set) var outline: DynamicOutline
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 0.0
  /// The transform of the item without the turn, and the turn when it was read.
  private var transformAtRest: CGAffineTransform
  private var angleAtRest: Double
  private var size: CGSize

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = PlaneVector(item.center)
    transformAtRest = item.transform
    angleAtRest = Self.turn(of: item.transform)
    angle = angleAtRest
    size = item.bounds.size
    outline = DynamicOutline(of: item)
    weigh()
  }

  var area: Double { max(Double(size.width * size.height), 1) }
  /// An item of 100 by 100 points has a mass of 1.
  var mass: Double { nature.density * area / 10_000 }
  var isFixed: Bool { inverseMass == 0 }

  /// Reads place, turn and size of the item anew; its velocity stays.
  func read() {
    position = PlaneVector(item.center)
    transformAtRest = item.transform
    angleAtRest = Self.turn(of: item.transform)
    angle = angleAtRest
    size = item.bounds.size
    outline = DynamicOutline(of: item)
    weigh()
  }

  /// Takes over what behaviors say about it.
  func take(_ nature: DynamicNature) {
    self.nature = nature
    weigh()
  }

  private func weigh() {
    guard !nature.isAnchored, mass > 0 else {
      (inverseMass, inverseInertia) = (0, 0)
      velocity = .zero
      angularVelocity = 0
      return
    }
    inverseMass = 1 / mass
    let breadth = Double(size.width * size.width + size.height * size.height)
    inverseInertia = nature.allowsRotation && breadth > 0 ? 12 / (mass * breadth) : 0
    if !nature.allowsRotation { angularVelocity = 0 }
  }

  /// Tells the item how far it has come.
  func write() {
    if item.center != position.point { item.center = position.point }
    guard angle != angleAtRest || item.transform != transformAtRest else { return }
    item.transform = transformAtRest.concatenating(
      CGAffineTransform(rotationAngle: CGFloat(angle - angleAtRest)))
  }

  // MARK: Mechanics

  func velocity(at arm: PlaneVector) -> PlaneVector {
    velocity + arm.perpendicular * angularVelocity
  }

  /// Adds to its speed, unless it is held.
  func speedUp(by linear: PlaneVector, turningBy angular: Double) {
    if !isFixed { velocity += linear }
    if inverseInertia > 0 { angularVelocity += angular }
  }

  func push(_ impulse: PlaneVector, at arm: PlaneVector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  func accelerate(by seconds: Double) {
    guard !isFixed else { return }
    velocity += force * (inverseMass * seconds)
    angularVelocity += torque * inverseInertia * seconds
    velocity = velocity * (1 / (1 + seconds * nature.resistance))
    angularVelocity *= 1 / (1 + seconds * nature.angularResistance)
  }

  func move(by seconds: Double) {
    guard !isFixed else { return }
    if !velocity.isFinite || velocity.length > Self.topSpeed {
      velocity = (velocity.isFinite ? velocity.unit ?? .zero : .zero) * Self.topSpeed
    }
    if !angularVelocity.isFinite { angularVelocity = 0 }
    position += velocity * seconds
    angle += angularVelocity * seconds
  }

  /// Points a second; nothing on a screen is seen to be faster.
  private static var topSpeed: Double { 100_000 }

  private static func turn(of transform: CGAffineTransform) -> Double {
    atan2(Double(transform.b), Double(transform.a))
  }
}

/// How an item withstands, by all behaviors that speak of it.
struct DynamicNature: Equatable, Sendable {
  var density = 1.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true

  /// The nature with all that one behavior says.
  func taking(_ wishes: DynamicWishes) -> DynamicNature {
    DynamicNature(
      density: wishes.density ?? density, elasticity: wishes.elasticity ?? elasticity,
      friction: wishes.friction ?? friction, resistance: wishes.resistance ?? resistance,
      angularResistance: wishes.angularResistance ?? angularResistance,
      charge: wishes.charge ?? charge, isAnchored: wishes.isAnchored ?? isAnchored,
      allowsRotation: wishes.allowsRotation ?? allowsRotation)
  }
}

/// The part of a nature that one behavior speaks of.
struct DynamicWishes: Equatable, Sendable {
  var density: Double?
  var elasticity: Double?
  var friction: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?
}
