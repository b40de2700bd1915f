internal import Imaging

/// Some rows of two pictures on white, channel by channel.
struct ChannelPlanes {
  /// One channel of both pictures, row by row.
  struct Plane {
    var before: [Int32]
    var after: [Int32]
  }

  let width: Int
  let rows: Range<Int>
  /// Red, green and blue.
  let colors: [Plane]

  /// The rows lie in both pictures; columns that only one of them has are left out.
  init(_ before: Bitmap, _ after: Bitmap, rows: Range<Int>) {
    let width = min(before.width, after.width)
    self.width = width
    self.rows = rows
    colors = [16, 8, 0].map { shift in
      Plane(
        before: Self.plane(of: before, width: width, rows: rows, shift: shift),
        after: Self.plane(of: after, width: width, rows: rows, shift: shift))
    }
  }

  private static func plane(
    of picture: Bitmap, width: Int, rows: Range<Int>, shift: UInt32
  ) -> [Int32] {
    var plane = [Int32](repeating: 0, count: width * rows.count)
    let pixels = picture.pixels.span
    for (line, y) in rows.enumerated() {
      for x in 0..<width {
        let pixel = pixels[y * picture.width + x]
        // Colours are multiplied by their alpha: white shows through by what it lacks.
        plane[line * width + x] = Int32(pixel >> shift & 255) + 255 - Int32(pixel >> 24)
      }
    }
    return plane
  }

  var filters: BoxFilters { BoxFilters(width: width, height: rows.count) }

  /// How bright each pixel is.
  var brightness: Plane {
    Plane(before: brightness(\.before), after: brightness(\.after))
  }

  private func brightness(_ side: KeyPath<Plane, [Int32]>) -> [Int32] {
    let (red, green, blue) = (
      colors[0][keyPath: side], colors[1][keyPath: side], colors[2][keyPath: side]
    )
    return red.indices.map { (red[$0] * 77 + green[$0] * 150 + blue[$0] * 29) / 256 }
  }
}

extension ChannelPlanes.Plane {
  /// After less before, where they are farther apart than what is not seen.
  func difference(beyond unseen: Int32) -> [Int32] {
    var difference = [Int32](repeating: 0, count: before.count)
    for index in before.indices {
      let way = after[index] - before[index]
      if way > unseen || way < -unseen { difference[index] = way }
    }
    return difference
  }
}
