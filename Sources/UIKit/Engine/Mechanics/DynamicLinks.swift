/// Keeps two ends at one place, hard or by a spring.
@MainActor final class PointLink: DynamicLink {
  private let (first, second): (DynamicEnd, DynamicEnd)
  private let stiffness: DynamicStiffness
  private var bias = PlaneVector.zero
  private var gamma = 0.0
  private var impulse = PlaneVector.zero

  init(_ first: DynamicEnd, _ second: DynamicEnd, stiffness: DynamicStiffness = .rigid) {
    (self.first, self.second) = (first, second)
    self.stiffness = stiffness
  }

  func prepare(for seconds: Double) {
    let mass = first.inverseMass + second.inverseMass
    let soft = stiffness.softness(mass: mass > 0 ? 1 / mass : 0, seconds)
    gamma = soft.gamma
    bias = (first.place - second.place) * soft.bias
    impulse = .zero
  }

  func solve() {
    let (one, other) = (first.arm, second.arm)
    let (i1, i2) = (first.inverseInertia, second.inverseInertia)
    let mass = first.inverseMass + second.inverseMass + gamma
    let a = mass + i1 * one.y * one.y + i2 * other.y * other.y
    let b = -i1 * one.x * one.y - i2 * other.x * other.y
    let d = mass + i1 * one.x * one.x + i2 * other.x * other.x
    let determinant = a * d - b * b
    guard abs(determinant) > 1e-12 else { return }
    let fault = first.velocity - second.velocity + bias + impulse * gamma
    let answer =
      PlaneVector(d * fault.x - b * fault.y, a * fault.y - b * fault.x) * (-1 / determinant)
    impulse += answer
    first.push(answer)
    second.push(answer * -1)
  }
}

/// Keeps two ends at a distance, or within a range of distances.
@MainActor final class DistanceLink: DynamicLink {
  private let (first, second): (DynamicEnd, DynamicEnd)
  private let range: ClosedRange<Double>
  private let stiffness: DynamicStiffness
  private var way = PlaneVector.zero
  private var fault = 0.0
  private var (bias, gamma, impulse) = (0.0, 0.0, 0.0)

  init(
    _ first: DynamicEnd, _ second: DynamicEnd, within range: ClosedRange<Double>,
    stiffness: DynamicStiffness = .rigid
  ) {
    (self.first, self.second) = (first, second)
    self.range = range
    self.stiffness = stiffness
  }

  func prepare(for seconds: Double) {
    let between = first.place - second.place
    way = between.unit ?? .zero
    let distance = between.length
    fault = distance - min(max(distance, range.lowerBound), range.upperBound)
    let yield = first.yield(along: way) + second.yield(along: way)
    let soft = stiffness.softness(mass: yield > 0 ? 1 / yield : 0, seconds)
    (bias, gamma, impulse) = (fault * soft.bias, soft.gamma, 0)
  }

  func solve() {
    // Inside of its range a rope hangs loose.
    guard fault != 0 || range.lowerBound == range.upperBound else { return }
    let yield = first.yield(along: way) + second.yield(along: way) + gamma
    guard yield > 0 else { return }
    let speed = (first.velocity - second.velocity).dot(way)
    let wanted = -(speed + bias + gamma * impulse) / yield
    let sum = range.lowerBound == range.upperBound ? impulse + wanted : limited(impulse + wanted)
    let answer = sum - impulse
    impulse = sum
    first.push(way * answer)
    second.push(way * -answer)
  }

  /// A rope pulls and a post pushes, and neither does the other.
  private func limited(_ impulse: Double) -> Double {
    fault > 0 ? min(impulse, 0) : max(impulse, 0)
  }
}

/// Keeps the angle between two bodies, or between a body and the world.
@MainActor final class AngleLink: DynamicLink {
  private let (first, second): (DynamicBody, DynamicBody?)
  private let angle: Double
  private let stiffness: DynamicStiffness
  private var (bias, gamma, impulse) = (0.0, 0.0, 0.0)

  init(
    _ first: DynamicBody, _ second: DynamicBody?, angle: Double,
    stiffness: DynamicStiffness = .rigid
  ) {
    (self.first, self.second) = (first, second)
    self.angle = angle
    self.stiffness = stiffness
  }

  private var yield: Double { first.inverseInertia + (second?.inverseInertia ?? 0) }

  func prepare(for seconds: Double) {
    let soft = stiffness.softness(mass: yield > 0 ? 1 / yield : 0, seconds)
    let fault = first.angle - (second?.angle ?? 0) - angle
    (bias, gamma, impulse) = (fault * soft.bias, soft.gamma, 0)
  }

  func solve() {
    guard yield + gamma > 0 else { return }
    let speed = first.angularVelocity - (second?.angularVelocity ?? 0)
    let answer = -(speed + bias + gamma * impulse) / (yield + gamma)
    impulse += answer
    first.angularVelocity += answer * first.inverseInertia
    second?.angularVelocity -= answer * (second?.inverseInertia ?? 0)
  }
}

/// Slows the turning of one body against another, as much as a torque can.
@MainActor final class FrictionLink: DynamicLink {
  private let (first, second): (DynamicBody, DynamicBody?)
  private let torque: Double
  private var (most, impulse) = (0.0, 0.0)

  init(_ first: DynamicBody, _ second: DynamicBody?, torque: Double) {
    (self.first, self.second) = (first, second)
    self.torque = torque
  }

  func prepare(for seconds: Double) {
    (most, impulse) = (torque * seconds, 0)
  }

  func solve() {
    let yield = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard yield > 0 else { return }
    let speed = first.angularVelocity - (second?.angularVelocity ?? 0)
    let sum = min(max(impulse - speed / yield, -most), most)
    let answer = sum - impulse
    impulse = sum
    first.angularVelocity += answer * first.inverseInertia
    second?.angularVelocity -= answer * (second?.inverseInertia ?? 0)
  }
}

/// Keeps an end on a line, inside of a range along it.
@MainActor final class SlideLink: DynamicLink {
  private let (first, second): (DynamicEnd, DynamicEnd)
  private let axis: PlaneVector
  private let range: ClosedRange<Double>
  private var (side, along) = (0.0, 0.0)

  init(
    _ first: DynamicEnd, _ second: DynamicEnd, axis: PlaneVector, within range: ClosedRange<Double>
  ) {
    (self.first, self.second) = (first, second)
    self.axis = axis
    self.range = range
  }

  func prepare(for seconds: Double) {
    let between = first.place - second.place
    side = between.dot(axis.perpendicular) * 0.2 / seconds
    let distance = between.dot(axis)
    along = (distance - min(max(distance, range.lowerBound), range.upperBound)) * 0.2 / seconds
  }

  func solve() {
    correct(axis.perpendicular, bias: side)
    let speed = (first.velocity - second.velocity).dot(axis)
    guard along != 0, speed * along > -along * along else { return }
    correct(axis, bias: along)
  }

  private func correct(_ way: PlaneVector, bias: Double) {
    let yield = first.yield(along: way) + second.yield(along: way)
    guard yield > 0 else { return }
    let impulse = way * (-((first.velocity - second.velocity).dot(way) + bias) / yield)
    first.push(impulse)
    second.push(impulse * -1)
  }
}
