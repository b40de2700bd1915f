/// The largest input that a reader accepts before it gives up: a small file may claim to hold a huge picture.
///
/// A reader keeps the file, the picture (4 bytes a pixel) and, for PNG, the inflated rows (at most 8 bytes a pixel) in
/// memory, and nothing else that grows.
public struct ImageLimits: Hashable, Sendable {
  /// Pixels of the longer side.
  public var side = 1 << 17
  /// Pixels of the whole picture.
  public var pixels: Int
  /// Bytes of the file.
  public var fileBytes: Int
  /// Chunks of a PNG or WebP file, blocks of a GIF.
  public var chunks: Int
  /// Frames of an animation.
  public var frames: Int
  /// Pixels of all its frames together: a few bytes may ask for the same large picture again and again.
  public var shownPixels = 1 << 34

  /// The usual limits: 131,072 pixels a side, 67 million in all, and 256 MB. None goes beyond what a `Bitmap` can hold.
  public init(
    pixels: Int = 1 << 26, fileBytes: Int = 1 << 28, chunks: Int = 1 << 17, frames: Int = 1 << 16
  ) {
    self.pixels = min(pixels, Bitmap.largestCount)
    self.fileBytes = fileBytes
    self.chunks = chunks
    self.frames = frames
  }
}
