public import CoreGraphics

/// The moments at which the pictures of a change are taken, evenly spaced, with stillness before and after it.
///
///     hold  |0              length|  hold
///     · · · · · · · · · · · · · · · · · ·     one dot a frame
///
/// Times before 0 show what was there before the change. One frame is at 0, one at the very end.
public struct FrameTimes: Hashable, Sendable {
  /// How many pictures there are, those of the stillness included: at least 1, at most `limit`.
  public let count: Int
  /// Pictures a second, 0.001 to 1000.
  public let framesPerSecond: Double
  private let held: Int
  private let steps: Int
  private let length: TimeInterval

  /// More pictures than anybody looks at are taken for a mistake.
  public static let limit = 1_000_000

  /// `length` and the holds are in seconds; a part of a frame counts as a frame.
  public init(
    length: TimeInterval, framesPerSecond: Double = 60, holdBefore: TimeInterval = 0,
    holdAfter: TimeInterval = 0
  ) throws(TimingError) {
    let fps = try TimingQuantity.framesPerSecond.checked(framesPerSecond, in: 0.001...1000)
    let longest = 0...1e9
    let length = try TimingQuantity.duration.checked(length, in: longest)
    let before = Self.frames(try TimingQuantity.hold.checked(holdBefore, in: longest), fps)
    let after = Self.frames(try TimingQuantity.hold.checked(holdAfter, in: longest), fps)
    let steps = Self.frames(length, fps)
    let count = before + steps + 1 + after
    guard count <= Double(Self.limit) else { throw .tooManyFrames(count, limit: Self.limit) }
    self.length = length
    self.framesPerSecond = fps
    self.count = Int(count)
    self.steps = Int(steps)
    held = Int(before)
  }

  /// The time of the frame, computed from its number alone.
  public subscript(index: Int) -> TimeInterval {
    let time = Double(index - held) / framesPerSecond
    // The last frame of the motion is at its end even where the end falls between two frames.
    return index < held + steps ? time : Swift.max(time, length)
  }

  // 0.3 s at 60 a second are 18 frames, whatever the last digit of the product says.
  private static func frames(_ seconds: TimeInterval, _ fps: Double) -> Double {
    (seconds * fps - 1e-6).rounded(.up)
  }
}

extension FrameTimes: RandomAccessCollection {
  /// Always 0, the first picture.
  public var startIndex: Int { 0 }
  /// One more than the last picture's number.
  public var endIndex: Int { count }
}
