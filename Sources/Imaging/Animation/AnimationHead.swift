/// What an animation's file says before its first frame.
public struct AnimationHead: Hashable, Sendable {
  public enum Loop: Hashable, Sendable {
    case forever
    /// From 1 to 65,535 times.
    case times(Int)
  }

  /// In pixels, as every frame has.
  public var width: Int
  public var height: Int
  /// Device pixels to a point.
  public var scale: Double
  public var loop: Loop
  /// How many frames are going to come.
  public var frameCount: Int

  public init(width: Int, height: Int, scale: Double = 1, loop: Loop, frameCount: Int) {
    self.width = width
    self.height = height
    self.scale = scale
    self.loop = loop
    self.frameCount = frameCount
  }

  /// How often it is shown; 0 is for ever, as all formats have it.
  public func playCount() throws(AnimationError) -> Int {
    guard case .times(let count) = loop else { return 0 }
    guard 1...65_535 ~= count else { throw .loopCount(count) }
    return count
  }

  /// Each side from 1 to `largest`, and a frame at least.
  public func check(largestSide largest: Int, format: String) throws(AnimationError) {
    guard frameCount > 0 else { throw .noFrames }
    guard 1...largest ~= width, 1...largest ~= height else {
      throw .size(width: width, height: height, largest: largest, format: format)
    }
  }
}
