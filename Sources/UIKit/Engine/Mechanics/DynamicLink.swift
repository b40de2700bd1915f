/// Something that binds bodies while a step is worked out.
@MainActor protocol DynamicLink: AnyObject {
  /// Called once a step, before the rounds.
  func prepare(for seconds: Double)
  /// Takes out what the bodies' velocities do against the link; called in rounds, until all links agree.
  func solve()
  /// Takes out of the bodies' places what the velocities could not, when all have moved.
  func correct()
}

extension DynamicLink {
  func correct() {}
}

/// The end of a link: a body and a place on it, or a place in the world.
@MainActor struct DynamicEnd {
  let body: DynamicBody?
  /// Around the body's centre, as it is turned at first; in the world where there is no body.
  let offset: PlaneVector

  init(_ body: DynamicBody, offset: PlaneVector = .zero) {
    self.body = body
    // Offsets are told in the item's own directions.
    self.offset = offset
  }

  init(at place: PlaneVector) {
    body = nil
    offset = place
  }

  var arm: PlaneVector { body.map { offset.turned(by: $0.angle) } ?? .zero }
  var place: PlaneVector { body.map { $0.position + arm } ?? offset }
  var velocity: PlaneVector { body.map { $0.velocity(at: arm) } ?? .zero }
  var inverseMass: Double { body?.inverseMass ?? 0 }
  var inverseInertia: Double { body?.inverseInertia ?? 0 }

  func push(_ impulse: PlaneVector) { body?.push(impulse, at: arm) }

  /// How far an impulse along a direction changes the velocity in it.
  func yield(along way: PlaneVector) -> Double {
    let lever = arm.cross(way)
    return inverseMass + inverseInertia * lever * lever
  }
}

/// How hard a link is: rigid, or a spring with a frequency and a damping ratio.
struct DynamicStiffness: Equatable, Sendable {
  var frequency = 0.0
  var damping = 0.0

  static let rigid = DynamicStiffness()

  /// The share of a fault that remains after a step, and how soft the answer to an impulse is, for a mass.
  func softness(mass: Double, _ seconds: Double) -> (bias: Double, gamma: Double) {
    guard frequency > 0 else { return (0.2 / seconds, 0) }
    let omega = 2 * Double.pi * frequency
    let friction = 2 * mass * damping * omega
    let strength = mass * omega * omega
    let gamma = seconds * (friction + seconds * strength)
    guard gamma > 0 else { return (0, 0) }
    return (seconds * strength / gamma, 1 / gamma)
  }
}
