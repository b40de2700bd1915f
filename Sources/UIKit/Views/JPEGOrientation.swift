/// How the camera was held that a JPEG file comes from: what its EXIF segment says, and where it says so (EXIF 2.3,
/// tag 0x0112).
struct JPEGOrientation: Equatable {
  let orientation: UIImage.Orientation
  /// Where the number stands, which is two bytes.
  private let place: Int
  private let isLittleEndian: Bool

  private static let orientationTag = 0x0112
  /// By the tag's numbers, the first of which is 1.
  private static let orientations: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Nothing where the file does not say it, or says a number that means nothing.
  init?(_ file: [UInt8]) {
    guard let tiff = Self.tiff(in: file) else { return nil }
    isLittleEndian = file[tiff].starts(with: [0x49, 0x49])
    let numbers = TIFFNumbers(bytes: file[tiff], isLittleEndian: isLittleEndian)
    guard let place = Self.place(in: numbers), let number = numbers.short(place),
      Self.orientations.indices.contains(number - 1)
    else { return nil }
    self.place = tiff.lowerBound + place
    orientation = Self.orientations[number - 1]
  }

  /// The file that shows its pixels as they are stored, in every reader.
  func removed(from file: [UInt8]) -> [UInt8] {
    var file = file
    file[place + (isLittleEndian ? 0 : 1)] = 1
    return file
  }

  /// Walks the segments before the picture's data for the one that EXIF stands in.
  private static func tiff(in file: [UInt8]) -> Range<Int>? {
    let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let numbers = TIFFNumbers(bytes: file[...], isLittleEndian: false)
    var place = 2
    while let marker = numbers.short(place), let length = numbers.short(place + 2), length >= 2 {
      let end = place + 2 + length
      guard marker >> 8 == 0xFF, marker != 0xFFDA, end <= file.count else { return nil }
      if marker == 0xFFE1, file[place + 4..<end].starts(with: mark) { return place + 10..<end }
      place = end
    }
    return nil
  }

  private static func place(in numbers: TIFFNumbers) -> Int? {
    guard numbers.short(2) == 42, let directory = numbers.long(4),
      let count = numbers.short(directory)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = numbers.short(place) else { return nil }
      if tag == orientationTag { return place + 8 }
    }
    return nil
  }
}

/// Numbers at places of a file; nothing where the place is outside.
private struct TIFFNumbers {
  let bytes: ArraySlice<UInt8>
  let isLittleEndian: Bool

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
