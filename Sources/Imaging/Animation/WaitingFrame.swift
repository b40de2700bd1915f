/// A frame as a file holds it, but for its time.
protocol PackedFrame {
  var duration: FrameDuration { get set }
  /// Whether it looks like the one before.
  var isRepeated: Bool { get }
}

/// The frame of an animation that is not written yet, since those behind it may look the same and make it longer.
struct WaitingFrame<Frame: PackedFrame> {
  private var frame: Frame?
  private let ticksPerSecond: Int
  /// The most ticks that a frame can last.
  private let longest: Int

  init(ticksPerSecond: Int, longest: Int) {
    self.ticksPerSecond = ticksPerSecond
    self.longest = longest
  }

  /// Takes the next frame, and answers the one before where that is to be written now.
  mutating func replaced(by next: Frame) -> Frame? {
    guard let before = frame else {
      frame = next
      return nil
    }
    let sum = before.duration + next.duration
    if next.isRepeated, sum.ticks(perSecond: ticksPerSecond) <= longest {
      frame?.duration = sum
      return nil
    }
    frame = next
    return before
  }

  /// The frame that nothing follows; throws where there was no frame.
  func last() throws(AnimationError) -> Frame {
    guard let frame else { throw .noFrames }
    return frame
  }
}
