internal import Notation

/// The turn that brings a camera's picture upright.
struct PictureTurn: Equatable {
  /// The stored picture's rows are the upright one's columns.
  let isTransposed: Bool
  /// Mirrored from left to right, then from top to bottom, after the transposition.
  let isMirrored: Bool
  let isFlipped: Bool

  /// EXIF's numbers: 1 is upright, and so is what is no number of it.
  init(tag: Int) {
    isTransposed = 5...8 ~= tag
    isMirrored = [2, 3, 6, 7].contains(tag)
    isFlipped = [3, 4, 7, 8].contains(tag)
  }

  /// As a JPEG file says it; upright where it says nothing.
  init(of file: [UInt8]) {
    self.init(tag: EXIFOrientation(of: file)?.number ?? 1)
  }

  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != PictureTurn(tag: 1) else { return bitmap }
    let width = isTransposed ? bitmap.height : bitmap.width
    let height = isTransposed ? bitmap.width : bitmap.height
    let source = bitmap.pixels
    var pixels: [UInt32] = []
    pixels.reserveCapacity(source.count)
    for y in 0..<height {
      let row = isFlipped ? height - 1 - y : y
      for x in 0..<width {
        let column = isMirrored ? width - 1 - x : x
        pixels.append(
          source[isTransposed ? column * bitmap.width + row : row * bitmap.width + column])
      }
    }
    return Bitmap(checkedWidth: width, height: height, scale: bitmap.scale, pixels: pixels)
  }
}
