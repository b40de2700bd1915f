/// The way in which a camera was held, as a JPEG file says it (EXIF 2.3, tag 0x0112), and the place where it says so.
package struct EXIFOrientation: Equatable, Sendable {
  /// 1 is upright; the other seven turn the picture, mirror it or both.
  package let number: Int
  /// The byte of the file that holds the number; the other one of the two is 0.
  package let place: Int

  /// nil where the file does not say it, or says a number that means nothing.
  package init?(of file: [UInt8]) {
    guard let tiff = Self.tiff(in: file) else { return nil }
    let isLittleEndian = file[tiff].starts(with: [0x49, 0x49])
    let numbers = TIFFNumbers(bytes: file[tiff], isLittleEndian: isLittleEndian)
    guard let place = Self.place(in: numbers), let number = numbers.short(place),
      1...8 ~= number
    else { return nil }
    self.number = number
    self.place = tiff.lowerBound + place + (isLittleEndian ? 0 : 1)
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
      if tag == 0x0112 { return place + 8 }
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
