internal import Imaging

/// A part of two pictures on white, channel by channel.
///
/// The loops over planes have nothing in them but sums and comparisons of as many numbers on all sides, so that the
/// compiler does eight of them at once.
struct ChannelPlanes {
  /// One channel of both pictures, row by row.
  struct Plane {
    var before: [Int16]
    var after: [Int16]
  }

  let area: PixelArea
  /// Red, green and blue.
  let colors: [Plane]

  /// The area lies in both pictures, or goes beyond the ends of two of one size.
  init(_ before: Bitmap, _ after: Bitmap, in area: PixelArea) {
    self.area = area
    let whole = PixelArea(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
    let rim = area.intersection(whole) == area ? nil : ClearRim(before, after)
    colors = [16, 8, 0].map { shift in
      Plane(
        before: Self.plane(of: before, area, within: rim, shift: shift),
        after: Self.plane(of: after, area, within: rim, shift: shift))
    }
  }

  private static func plane(
    of picture: Bitmap, _ area: PixelArea, within rim: ClearRim?, shift: UInt32
  ) -> [Int16] {
    var plane: [Int16] = []
    plane.reserveCapacity(area.pixelCount)
    var line = [Int16](repeating: 0, count: area.width)
    for y in area.y..<area.y + area.height {
      if let rim {
        let row = rim.row(y, of: picture, columns: area.x..<area.x + area.width)
        put(row.span, shift, into: &line)
      } else {
        let start = y * picture.width + area.x
        put(picture.pixels.span.extracting(start..<start + area.width), shift, into: &line)
      }
      plane.append(contentsOf: line)
    }
    return plane
  }

  /// Colours are multiplied by their alpha: white shows through by what it lacks.
  private static func put(_ pixels: Span<UInt32>, _ shift: UInt32, into line: inout [Int16]) {
    precondition(pixels.count == line.count)
    for x in line.indices {
      let pixel = pixels[x]
      line[x] = Int16(truncatingIfNeeded: (pixel &>> shift & 255) &+ 255 &- pixel &>> 24)
    }
  }

  var filters: BoxFilters { BoxFilters(width: area.width, height: area.height) }

  /// How bright each pixel is.
  var brightness: Plane {
    Plane(
      before: Self.brightness(colors.map(\.before)),
      after: Self.brightness(colors.map(\.after)))
  }

  private static func brightness(_ colors: [[Int16]]) -> [Int16] {
    let (red, green, blue) = (colors[0], colors[1], colors[2])
    precondition(red.count == green.count && red.count == blue.count)
    var brightness = [Int16](repeating: 0, count: red.count)
    for index in brightness.indices {
      let sum = Int32(red[index]) &* 77 &+ Int32(green[index]) &* 150 &+ Int32(blue[index]) &* 29
      brightness[index] = Int16(truncatingIfNeeded: sum / 256)
    }
    return brightness
  }
}

extension ChannelPlanes {
  /// How the pixels next to each place differ from it, by the channel that does so the most.
  struct Steepness {
    /// How far the highest value around a place of the picture before is from the lowest.
    var range: [Int16]
    /// How far the place itself is from the nearer of the two.
    var middle: [Int16]
    /// How far the pictures are from one another.
    var apart: [Int16]
  }

  var steepness: Steepness {
    let none = [Int16](repeating: 0, count: area.pixelCount)
    var all = Steepness(range: none, middle: none, apart: none)
    for plane in colors {
      let around = filters.limits(plane.before, .square(1))
      let (up, down) = (
        BoxFilters.sum(around.high, BoxFilters.negative(plane.before)),
        BoxFilters.sum(around.low, plane.before)
      )
      all.range = BoxFilters.higher(all.range, BoxFilters.sum(up, down))
      all.middle = BoxFilters.higher(all.middle, BoxFilters.lower(up, down))
      all.apart = BoxFilters.higher(
        all.apart, BoxFilters.magnitudes(plane.difference(beyond: 0)))
    }
    return all
  }
}

extension ChannelPlanes.Plane {
  /// After less before, where they are farther apart than what is not seen.
  func difference(beyond unseen: Int16) -> [Int16] {
    precondition(before.count == after.count)
    var difference = [Int16](repeating: 0, count: before.count)
    for index in difference.indices {
      let way = after[index] &- before[index]
      difference[index] = way > unseen || way < 0 &- unseen ? way : 0
    }
    return difference
  }
}
