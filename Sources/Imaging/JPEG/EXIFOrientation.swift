/// How a camera was held when it took a picture (EXIF 2.3, tag 0x0112), and how to turn the picture upright.
struct EXIFOrientation: Equatable {
  /// The stored picture's rows are the upright one's columns.
  let isTransposed: Bool
  /// Mirrored from left to right, then from top to bottom, after the transposition.
  let isMirrored: Bool
  let isFlipped: Bool

  /// The tag's numbers: 1 is upright, and so is what is no number of it.
  init(tag: Int) {
    isTransposed = 5...8 ~= tag
    isMirrored = [2, 3, 6, 7].contains(tag)
    isFlipped = [3, 4, 7, 8].contains(tag)
  }

  /// What a JPEG file says; upright where it says nothing.
  init(of file: [UInt8]) {
    self.init(tag: Self.tag(in: file) ?? 1)
  }

  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != EXIFOrientation(tag: 1) else { return bitmap }
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

  /// Walks the segments before the picture's data for the one that EXIF stands in.
  private static func tag(in file: [UInt8]) -> Int? {
    let bytes = EXIFBytes(file[...], isLittleEndian: false)
    var place = 2
    while let marker = bytes.short(place), let length = bytes.short(place + 2), length >= 2 {
      let content = place + 4..<place + 2 + length
      guard marker >> 8 == 0xFF, marker != 0xFFDA, content.upperBound <= file.count else {
        return nil
      }
      if marker == 0xFFE1, file[content].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return tag(inTIFF: file[content].dropFirst(6))
      }
      place = content.upperBound
    }
    return nil
  }

  private static func tag(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = EXIFBytes(tiff, isLittleEndian: tiff.starts(with: [0x49, 0x49]))
    guard bytes.short(2) == 42, let directory = bytes.long(4), let count = bytes.short(directory)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = bytes.short(place) else { return nil }
      if tag == 0x0112 { return bytes.short(place + 8) }
    }
    return nil
  }
}

/// Numbers at places of a file; nothing where the place is outside.
private struct EXIFBytes {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
    self.bytes = bytes
    self.isLittleEndian = isLittleEndian
  }

  func short(_ place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    let first = Int(bytes[bytes.startIndex + place])
    let second = Int(bytes[bytes.startIndex + place + 1])
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  func long(_ place: Int) -> Int? {
    guard let first = short(place), let second = short(place + 2) else { return nil }
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }
}
