/// Bodies, what pulls at them and what binds them; lets a little time pass for all of them.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var carry = 0.0

  /// The parts of a tick that are worked out one by one, so that the same time gives the same places however
  /// many pictures are taken of it.
  private static var step: Double { 1.0 / 240 }
  private static var rounds: Int { 12 }

  subscript(item: any UIDynamicItem) -> DynamicBody? {
    places[ObjectIdentifier(item)].map { bodies[$0] }
  }

  /// Keeps the bodies of these items, in this order, and makes those that are not there yet.
  func keep(_ items: [any UIDynamicItem]) {
    var kept: [DynamicBody] = []
    var keptPlaces: [ObjectIdentifier: Int] = [:]
    for item in items where keptPlaces[ObjectIdentifier(item)] == nil {
      keptPlaces[ObjectIdentifier(item)] = kept.count
      kept.append(self[item] ?? DynamicBody(item))
    }
    (bodies, places) = (kept, keptPlaces)
  }

  /// Lets time pass, in small steps; what is left of it waits for the next call.
  func advance(by seconds: Double, _ behaviors: [UIDynamicBehavior]) {
    carry += seconds
    let links = behaviors.flatMap { $0.links(in: self) }
    while carry > Self.step / 2 {
      carry -= Self.step
      step(behaviors, links)
    }
  }

  private func step(_ behaviors: [UIDynamicBehavior], _ links: [any DynamicLink]) {
    for body in bodies { (body.force, body.torque) = (.zero, 0) }
    for behavior in behaviors { behavior.pull(in: self, for: Self.step) }
    for body in bodies { body.accelerate(by: Self.step) }
    let all = links + behaviors.flatMap { $0.touches(in: self) }
    for link in all { link.prepare(for: Self.step) }
    for _ in 0..<Self.rounds {
      for link in all { link.solve() }
    }
    for body in bodies { body.move(by: Self.step) }
    for link in all { link.correct() }
  }

  /// Whether nothing is seen to move.
  var isStill: Bool {
    bodies.allSatisfy { $0.velocity.length < 1 && abs($0.angularVelocity) < 0.01 }
  }

  func write() {
    for body in bodies { body.write() }
  }
}
