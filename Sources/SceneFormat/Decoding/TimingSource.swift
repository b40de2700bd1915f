import CoreGraphics
import Motion

/// What a timing says, before it is put together: a step's own words stand before the scene's.
struct TimingSource {
  private(set) var duration: Node?
  private(set) var curve: Node?
  private(set) var delay: Node?
  private(set) var stagger: Node?
  private var framesPerSecond: Node?
  private var hold: Node?

  static let standard = TimingSource()

  private init() {}

  init(_ node: Node?, over outer: TimingSource) {
    duration = node?["duration"] ?? outer.duration
    // A spring has a time of its own, which no outer duration is to cut off.
    if node?["curve"]?.members != nil, node?["duration"] == nil { duration = nil }
    curve = node?["curve"] ?? outer.curve
    delay = node?["delay"] ?? outer.delay
    stagger = node?["stagger"] ?? outer.stagger
    framesPerSecond = node?["fps"] ?? outer.framesPerSecond
    hold = node?["hold"] ?? outer.hold
  }

  func description() throws(TimingError) -> TimingDescription {
    TimingDescription(
      timing: try Timing(
        duration: duration?.number.map(Double.init), delay: Double(delay?.number ?? 0),
        curve: try curve.map(Self.curve) ?? .easeInOut, stagger: try staggering()),
      framesPerSecond: Double(framesPerSecond?.number ?? 60), hold: Double(hold?.number ?? 0))
  }

  private static func curve(_ node: Node) throws(TimingError) -> TimingCurve {
    if let numbers = node.numbers, numbers.count == 4 {
      return .bezier(
        try CubicBezier(
          x1: Double(numbers[0]), y1: Double(numbers[1]), x2: Double(numbers[2]),
          y2: Double(numbers[3])))
    }
    if let spring = node["spring"] { return .spring(try self.spring(spring)) }
    if let keyframes = node["keyframes"] { return .keyframes(try self.keyframes(keyframes)) }
    switch node.text {
    case "linear": return .linear
    case "ease": return .ease
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    default: return .easeInOut
    }
  }

  private static func spring(_ node: Node) throws(TimingError) -> Spring {
    func number(_ key: String) -> Double? { node[key]?.number.map(Double.init) }
    let velocity = number("initialVelocity") ?? 0
    let isPhysical = ["mass", "stiffness", "damping"].contains { node[$0] != nil }
    guard isPhysical else {
      return try Spring(
        dampingRatio: number("dampingRatio") ?? 1, response: number("response") ?? 0.5,
        initialVelocity: velocity)
    }
    return try Spring(
      mass: number("mass") ?? 1, stiffness: number("stiffness") ?? 100,
      damping: number("damping") ?? 10, initialVelocity: velocity)
  }

  private static func keyframes(_ node: Node) throws(TimingError) -> Keyframes {
    let calculation: Keyframes.Calculation =
      switch node["calculation"]?.text {
      case "cubic": .cubic
      case "discrete": .discrete
      default: .linear
      }
    return try Keyframes(
      times: (node["times"]?.numbers ?? []).map(Double.init),
      values: (node["values"]?.numbers ?? []).map(Double.init), calculation: calculation)
  }

  private func staggering() throws(TimingError) -> Stagger? {
    guard let stagger, let interval = stagger["by"]?.number else { return nil }
    let order: Stagger.Order =
      switch stagger["order"]?.text {
      case "distance": .distance(from: stagger["from"].flatMap(SceneDecoder.point))
      case "role": .role
      case "random": .random(seed: UInt64(stagger["seed"]?.integer ?? 0))
      default: .index
      }
    return try Stagger(by: Double(interval), order: order)
  }
}
