import CoreGraphics
import Drawing

extension Painter {
  /// Fills a shape with glass: what is on the canvas below it is blurred, and the colour lies over that.
  func fill(_ shape: DrawShape, with material: Material) throws(CairoError) {
    let seen = area(of: shape.geometry.bounds)
    let tint = material.color[options.theme]
    guard !seen.isEmpty, material.opacity > 0 else { return }
    let blur = min(max(material.blur, 0) * transform.averageScale, 512)
    let deviation = blur.isFinite ? blur : 0
    canvas.cairo.flush()
    let look = GlassLook(tint: PremultipliedColor(tint), deviation: deviation)
    let glass = GlassPane(look, over: canvas, within: clip.bounds, in: seen)
    let layer = try Canvas(seen, glass.pixels(cover: material.cover))
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(transform)
    cairo.add(shape.geometry, transform)
    if case .path(_, let rule) = shape.geometry { cairo.clip(by: rule) } else { cairo.clip() }
    try paint(layer, opacity: material.opacity)
  }
}

/// The colour of glass, and the deviation of its blur in pixels.
private struct GlassLook {
  let tint: PremultipliedColor
  let deviation: CGFloat
}

/// The view through glass: squares of pixels of the canvas as their means, blurred by three boxes. All of it in
/// whole numbers, so that every machine gives the same bytes.
private struct GlassPane {
  private let seen: PixelRect
  private let tint: PremultipliedColor
  /// Pixels to the side of a square: a blur is as smooth when it is made of fewer of them.
  private let side: Int
  /// The squares, with a margin around what is seen.
  private let grid: PixelRect
  /// Four channels a square, each times 256.
  private var values: [SIMD4<Int32>]

  private static let finest: CGFloat = 4

  init(
    _ look: GlassLook, over canvas: Canvas, within room: PixelRect, in seen: PixelRect
  ) {
    let deviation = look.deviation
    self.seen = seen
    tint = look.tint
    side = max(1, Int(deviation / Self.finest))
    let margin = max(Int((2.5 * deviation).rounded(.up)), 2 * side)
    let (left, top) = (Self.floor(seen.x - margin, side), Self.floor(seen.y - margin, side))
    let right = Self.floor(seen.right + margin, side) + 1
    let bottom = Self.floor(seen.bottom + margin, side) + 1
    grid = PixelRect(left: left, top: top, right: right, bottom: bottom)
    values = []
    values = means(of: canvas, within: room)
    let width = deviation / CGFloat(side)
    for box in Self.boxes(width) { blur(by: box / 2) }
  }

  private static func floor(_ number: Int, _ side: Int) -> Int {
    number >= 0 ? number / side : -((-number + side - 1) / side)
  }

  /// The odd widths of three boxes that together deviate by as much.
  private static func boxes(_ deviation: CGFloat) -> [Int] {
    guard deviation >= 0.5 else { return [] }
    let width = Int((4 * deviation * deviation + 1).squareRoot())
    let lower = width % 2 == 0 ? width - 1 : width
    let sum = 12 * deviation * deviation - CGFloat(3 * lower * lower + 12 * lower + 9)
    let count = Int((sum / CGFloat(-4 * lower - 4)).rounded())
    return (0..<3).map { $0 < count ? lower : lower + 2 }
  }

  private var ground: SIMD4<Int32> { Self.channels(tint.pixel) }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
  }

  /// The mean of each square; where the room ends, or the canvas shows nothing, lies the colour of the glass.
  private func means(of canvas: Canvas, within room: PixelRect) -> [SIMD4<Int32>] {
    let area = Int32(side * side)
    var sums = [SIMD4<Int32>](repeating: .zero, count: grid.width * grid.height)
    var counts = [Int32](repeating: 0, count: sums.count)
    let whole = PixelRect(
      x: grid.x * side, y: grid.y * side, width: grid.width * side, height: grid.height * side
    ).intersection(canvas.area).intersection(room)
    canvas.forEachRow(in: whole) { y, row in
      let first = (Self.floor(y, side) - grid.y) * grid.width - grid.x
      for x in row.indices {
        let square = first + Self.floor(whole.x + x, side)
        sums[square] &+= Self.channels(row[x])
        counts[square] &+= 1
      }
    }
    let ground = ground
    for square in sums.indices {
      let missing = (area &- counts[square]) &* 255 &+ (counts[square] &* 255 &- sums[square].w)
      let filled = sums[square] &* 256 &+ ground &* SIMD4(repeating: missing &* 256 / 255)
      sums[square] = filled / SIMD4(repeating: area)
    }
    return sums
  }

  private mutating func blur(by reach: Int) {
    guard reach > 0 else { return }
    for y in 0..<grid.height {
      average(from: y * grid.width, step: 1, count: grid.width, reach)
    }
    for x in 0..<grid.width { average(from: x, step: grid.width, count: grid.height, reach) }
  }

  /// The mean of so many squares to each side along a row or a column.
  private mutating func average(from start: Int, step: Int, count: Int, _ reach: Int) {
    let box = SIMD4(repeating: Int32(2 * reach + 1))
    let edge = ground &* 256
    let line = (0..<count).map { values[start + $0 * step] }
    func value(_ place: Int) -> SIMD4<Int32> { line.indices.contains(place) ? line[place] : edge }
    var sum = (-reach...reach).reduce(SIMD4<Int32>.zero) { $0 &+ value($1) }
    for place in 0..<count {
      values[start + place * step] = sum / box
      sum = sum &+ value(place + reach + 1) &- value(place - reach)
    }
  }

  // MARK: Pixels

  /// The pixels that are seen, evenly between the middles of squares, with a share of the colour over them.
  func pixels(cover: CGFloat) -> [UInt32] {
    let share = Int32((min(max(cover, 0), 1) * 256).rounded())
    let ground = ground &* SIMD4(repeating: share &* 256)
    let columns = (seen.x..<seen.right).map { place(of: $0, from: grid.x) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(seen.width * seen.height)
    var line = [SIMD4<Int32>](repeating: .zero, count: grid.width)
    for y in seen.y..<seen.bottom {
      let row = place(of: y, from: grid.y)
      for x in line.indices {
        let first = row.first * grid.width + x
        line[x] = mean(values[first], values[first + grid.width], share: row.share)
      }
      for column in columns {
        let below = mean(line[column.first], line[column.first + 1], share: column.share)
        let sum = (ground &+ below &* SIMD4(repeating: 256 &- share) &+ 32_768) &>> 16
        pixels.append(
          UInt32(truncatingIfNeeded: sum.x) | UInt32(truncatingIfNeeded: sum.y) << 8
            | UInt32(truncatingIfNeeded: sum.z) << 16 | 0xFF00_0000)
      }
    }
    return pixels
  }

  /// The square whose middle is before the pixel's, and how far it is from there to the next, in parts of 256.
  private func place(of pixel: Int, from start: Int) -> (first: Int, share: Int32) {
    let doubled = 2 * pixel + 1 - side
    let square = Self.floor(doubled, 2 * side)
    return (square - start, Int32((doubled - square * 2 * side) * 256 / (2 * side)))
  }

  @inline(__always)
  private func mean(
    _ first: SIMD4<Int32>, _ second: SIMD4<Int32>, share: Int32
  ) -> SIMD4<Int32> {
    (first &* SIMD4(repeating: 256 &- share) &+ second &* SIMD4(repeating: share)) &>> 8
  }
}
