import CoreGraphics
import Motion

/// The words of a timing, before it is put together: a step's own stand before the scene's.
struct TimingSource {
  var duration: Spanned<Double>?
  var curve: CurveSource?
  var delay: Spanned<Double>?
  var stagger: StaggerSource?
  var framesPerSecond: Double?
  var hold: Double?

  static let standard = TimingSource()

  private init() {}

  init(_ node: Node?, over outer: TimingSource, by decoder: inout SceneDecoder) {
    var own = TimingSource()
    SceneKeys.timing.read(node, into: &own, by: &decoder)
    // A spring has a time of its own, which no outer duration is to cut off.
    duration = own.duration ?? (own.curve?.isObject == true ? nil : outer.duration)
    curve = own.curve ?? outer.curve
    delay = own.delay ?? outer.delay
    stagger = own.stagger ?? outer.stagger
    framesPerSecond = own.framesPerSecond ?? outer.framesPerSecond
    hold = own.hold ?? outer.hold
  }

  func description() throws(TimingError) -> TimingDescription {
    TimingDescription(
      timing: try Timing(
        duration: duration?.value, delay: delay?.value ?? 0,
        curve: try curve?.curve() ?? .easeInOut, stagger: try stagger?.stagger()),
      framesPerSecond: framesPerSecond ?? 60, hold: hold ?? 0)
  }
}

/// The words of `curve`: a name, four numbers, a spring or keyframes.
struct CurveSource {
  static let names: KeyValuePairs<String, TimingCurve> = [
    "linear": .linear, "ease": .ease, "easeIn": .easeIn, "easeOut": .easeOut,
    "easeInOut": .easeInOut,
  ]

  let span: SourceSpan
  private var named: TimingCurve?
  private var points: [CGFloat]?
  var spring: SpringSource?
  var keyframes: KeyframesSource?
  /// A spring or keyframes, not a name or numbers.
  private(set) var isObject = false

  init(_ node: Node, by decoder: inout SceneDecoder) {
    span = node.span
    named = Self.names.first { $0.key == node.text }?.value
    points = node.numbers
    isObject = node.members != nil
    SceneKeys.curve.read(node, into: &self, by: &decoder)
  }

  func curve() throws(TimingError) -> TimingCurve {
    if let points, points.count == 4 {
      return .bezier(
        try CubicBezier(
          x1: Double(points[0]), y1: Double(points[1]), x2: Double(points[2]),
          y2: Double(points[3])))
    }
    if let spring { return .spring(try spring.spring()) }
    if let keyframes { return .keyframes(try keyframes.keyframes()) }
    return named ?? .easeInOut
  }
}

/// The numbers of `spring`, in one of two ways.
struct SpringSource {
  let span: SourceSpan
  var dampingRatio: Spanned<Double>?
  var response: Spanned<Double>?
  var mass: Spanned<Double>?
  var stiffness: Spanned<Double>?
  var damping: Spanned<Double>?
  var velocity: Spanned<Double>?

  init(_ node: Node, by decoder: inout SceneDecoder) {
    span = node.span
    SceneKeys.spring.read(node, into: &self, by: &decoder)
  }

  func spring() throws(TimingError) -> Spring {
    let velocity = velocity?.value ?? 0
    guard mass != nil || stiffness != nil || damping != nil else {
      return try Spring(
        dampingRatio: dampingRatio?.value ?? 1, response: response?.value ?? 0.5,
        initialVelocity: velocity)
    }
    return try Spring(
      mass: mass?.value ?? 1, stiffness: stiffness?.value ?? 100, damping: damping?.value ?? 10,
      initialVelocity: velocity)
  }
}

/// The times and values of `keyframes`.
struct KeyframesSource {
  let span: SourceSpan
  var times: Spanned<[Double]>?
  var values: Spanned<[Double]>?
  var calculation = Keyframes.Calculation.linear

  init(at span: SourceSpan) {
    self.span = span
  }

  init(_ node: Node, by decoder: inout SceneDecoder) {
    span = node.span
    SceneKeys.keyframes.read(node, into: &self, by: &decoder)
  }

  func keyframes() throws(TimingError) -> Keyframes {
    try Keyframes(
      times: times?.value ?? [], values: values?.value ?? [], calculation: calculation)
  }
}

/// The delay and the order of `stagger`.
struct StaggerSource {
  /// Who goes first.
  enum Order: String, CaseIterable {
    case index, distance, role, random
  }

  let span: SourceSpan
  var interval: Spanned<Double>?
  var order = Order.index
  var seed = 0
  var center: CGPoint?

  init(at span: SourceSpan) {
    self.span = span
  }

  init(_ node: Node, by decoder: inout SceneDecoder) {
    span = node.span
    SceneKeys.stagger.read(node, into: &self, by: &decoder)
  }

  func stagger() throws(TimingError) -> Stagger? {
    guard let interval else { return nil }
    let order: Stagger.Order =
      switch order {
      case .index: .index
      case .distance: .distance(from: center)
      case .role: .role
      case .random: .random(seed: UInt64(seed))
      }
    return try Stagger(by: interval.value, order: order)
  }
}
