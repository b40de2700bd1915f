/// How a reader looks at a page.
public struct PageLook: Sendable {
  public var isDark: Bool
  /// Whether the reader has asked the system for less motion.
  public var wantsLessMotion: Bool
  /// The window, in points.
  public var size: (width: Int, height: Int)
  /// Pixels to a point.
  public var scale: Int
  /// Milliseconds of the page's own time that pass before somebody looks; scripts and animations feel them,
  /// nobody waits for them.
  public var milliseconds: Int

  public init(
    isDark: Bool = false, wantsLessMotion: Bool = false,
    size: (width: Int, height: Int) = (1200, 900),
    scale: Int = 1, milliseconds: Int = 3000
  ) {
    self.isDark = isDark
    self.wantsLessMotion = wantsLessMotion
    self.size = size
    self.scale = scale
    self.milliseconds = milliseconds
  }
}
