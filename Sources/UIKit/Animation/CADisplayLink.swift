/// Differs from UIKit: it goes by a clock that stands still until a stage lets it pass, 60 frames a second at most. A
/// method cannot be called by its name on Linux: the target hears of it by `perform(_:with:)`, if it is a responder or a
/// layout.
open class CADisplayLink: NSObject, @unchecked Sendable {
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Of one frame of the display, not of one call.
  open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  open var isPaused = false
  /// 0 for as many as the display has.
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Kept for old sources: every so many frames, where no rate is asked for.
  open var frameInterval = 1

  private var target: AnyObject?
  private let selector: Selector
  private var place: (clock: DisplayClock, number: Int)?
  private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []

  private static let framesPerSecond = 60.0
  /// Longer than any film, and short enough to be added to a number of a frame.
  private static let longestStride = 1_000_000_000

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else {
      return
    }
    modes.append((runloop, mode))
    guard place == nil, FaultScope.isOnMainActor else { return }
    MainActor.assumeIsolated { listen() }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.loop === runloop && $0.mode == mode }
    if modes.isEmpty { leave() }
  }

  open func invalidate() {
    modes = []
    leave()
    target = nil
  }

  private func leave() {
    guard let (clock, number) = place, FaultScope.isOnMainActor else { return }
    place = nil
    MainActor.assumeIsolated { clock.stopListening(number) }
  }

  /// Frames of the display from one call to the next.
  private var stride: Int {
    let range = preferredFrameRateRange
    let top = Self.rate(range.maximum) ?? Self.framesPerSecond
    let isAsked = range.preferred != nil || range.maximum > 0
    guard let wanted = range.preferred.flatMap(Self.rate) ?? (isAsked ? top : plainRate) else {
      return min(max(frameInterval, 1), Self.longestStride)
    }
    let bottom = min(Self.rate(range.minimum) ?? 0, top)
    let rate = min(max(wanted, bottom), top)
    var frames = (Self.framesPerSecond / rate).rounded()
    // The nearest of the display's rates may lie beyond the range.
    if Self.framesPerSecond / frames > top {
      frames += 1
    } else if Self.framesPerSecond / frames < bottom, Self.framesPerSecond / (frames - 1) <= top {
      frames -= 1
    }
    return Int(min(frames, Double(Self.longestStride)))
  }

  private var plainRate: Double? {
    preferredFramesPerSecond > 0
      ? min(Double(preferredFramesPerSecond), Self.framesPerSecond) : nil
  }

  /// Nil where none is asked for.
  private static func rate(_ asked: Float) -> Double? {
    asked > 0 ? min(Double(asked), framesPerSecond) : nil
  }

  // MARK: Time

  @MainActor private func listen() {
    let clock = DisplayClock.current
    var frame = Self.frame(at: clock.time) + 1
    let number = clock.listen { [self] _ in
      let now = Self.frame(at: clock.time)
      guard place != nil else { return false }
      guard now >= frame, !isPaused else { return true }
      frame = now + stride
      timestamp = Double(now) / Self.framesPerSecond
      targetTimestamp = Double(frame) / Self.framesPerSecond
      if let target { selector.call(target, with: self) }
      return place != nil
    }
    place = (clock, number)
  }

  private static func frame(at time: TimeInterval) -> Int {
    Int((time * framesPerSecond + 1e-6).rounded(.down))
  }
}

/// The rates that a link to the display asks for, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// nil for any within the range.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the display has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
