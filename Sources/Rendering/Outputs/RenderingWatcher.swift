/// Sees how the making of files goes on.
package protocol RenderingWatcher: AnyObject, Sendable {
  /// Called before the first frame: so many millions of pixels are to be drawn.
  func allow(megapixels: Int)
  func show(_ progress: FrameProgress, of file: String)
}
