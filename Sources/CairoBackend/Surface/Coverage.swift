import CoreGraphics

/// How much of each pixel is covered, from 0 to 255, in a rectangle of the device.
struct Coverage: Hashable {
  var area: PixelRect
  /// Row by row, without gaps.
  var bytes: [UInt8]

  init(_ area: PixelRect, bytes: [UInt8]) {
    self.area = area
    self.bytes = bytes
  }

  init(_ area: PixelRect) {
    self.init(area, bytes: [UInt8](repeating: 0, count: area.width * area.height))
  }

  /// The alpha of a canvas.
  init(_ canvas: Canvas) {
    area = canvas.area
    bytes = []
    bytes.reserveCapacity(area.width * area.height)
    canvas.cairo.flush()
    for y in area.y..<area.bottom {
      canvas.withRow(y) { row in
        for x in row.indices { bytes.append(UInt8(row[x] >> 24)) }
      }
    }
  }

  /// The coverage with so many bytes from one row's start to the next.
  func bytes(stride: Int) -> [UInt8] {
    guard stride != area.width else { return bytes }
    var padded = [UInt8](repeating: 0, count: stride * area.height)
    for y in 0..<area.height {
      padded.replaceSubrange(
        y * stride..<y * stride + area.width, with: bytes[y * area.width..<(y + 1) * area.width])
    }
    return padded
  }
}
