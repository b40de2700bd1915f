/// The size in pixels that a PNG or JPEG file states at its beginning.
package struct ImageHeader: Equatable, Sendable {
  package enum Format: Equatable, Sendable {
    case png, jpeg
  }

  package var format: Format
  package var width: Int
  package var height: Int

  /// Nothing where the data is neither kind of file, or ends before its size, or states no size.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let header = Self.png(bytes) ?? Self.jpeg(bytes), header.width > 0, header.height > 0
    else { return nil }
    self = header
  }

  private init(_ format: Format, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  // PNG: eight bytes of signature, then the header chunk: length, name, width, height.
  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let (width, height) = (number(bytes, at: 16, count: 4), number(bytes, at: 20, count: 4))
    guard let width, let height, width <= Int(Int32.max), height <= Int(Int32.max) else {
      return nil
    }
    return ImageHeader(.png, width: width, height: height)
  }

  // JPEG: segments of a marker and a length; the size stands in the start-of-frame segment.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 3 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      guard let length = number(bytes, at: position + 2, count: 2), length >= 2 else { return nil }
      if isStartOfFrame(marker) { return frame(bytes, at: position + 4) }
      position += 2 + length
    }
    return nil
  }

  private static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func frame(_ bytes: [UInt8], at position: Int) -> ImageHeader? {
    guard let height = number(bytes, at: position + 1, count: 2),
      let width = number(bytes, at: position + 3, count: 2)
    else { return nil }
    return ImageHeader(.jpeg, width: width, height: height)
  }

  private static func number(_ bytes: [UInt8], at position: Int, count: Int) -> Int? {
    guard position >= 0, position + count <= bytes.count else { return nil }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
