/// The facts that an animation's file begins with, before its first frame.
public struct AnimationHead: Hashable, Sendable {
  /// How often an animation is shown in all.
  public enum Loop: Hashable, Sendable {
    case forever
    /// From 1 to 65,535 times.
    case times(Int)
  }

  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// Device pixels to a point.
  public var scale = 1.0
  /// How often the animation is shown, for formats that can say it.
  public var loop: Loop
  /// How many frames are going to come.
  public var frameCount: Int

  /// Nothing is checked yet: `check(largestSide:format:)` and `playCount()` throw for what no file can say.
  public init(width: Int, height: Int, loop: Loop, frameCount: Int) {
    self.width = width
    self.height = height
    self.loop = loop
    self.frameCount = frameCount
  }

  /// The head of an animation whose frames have the size and the scale of this one.
  public init(like frame: Bitmap, loop: Loop, frameCount: Int) {
    self.init(width: frame.width, height: frame.height, loop: loop, frameCount: frameCount)
    scale = frame.scale
  }

  /// How often it is shown; 0 is for ever, as all formats have it.
  public func playCount() throws(AnimationError) -> Int {
    guard case .times(let count) = loop else { return 0 }
    guard 1...65_535 ~= count else { throw .loopCount(count) }
    return count
  }

  /// Throws unless each side has 1 to `largest` pixels and there is a frame at least.
  public func check(largestSide largest: Int, format: String) throws(AnimationError) {
    guard frameCount > 0 else { throw .noFrames }
    guard 1...largest ~= width, 1...largest ~= height else {
      throw .size(width: width, height: height, largest: largest, format: format)
    }
  }
}
