import Imaging

extension Bitmap {
  /// Whether no colour of any pixel is more than its alpha lets through.
  public var isPremultiplied: Bool {
    pixels.count == width * height
      && pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return [16, 8, 0].allSatisfy { pixel >> UInt32($0) & 0xFF <= alpha }
      }
  }
}
