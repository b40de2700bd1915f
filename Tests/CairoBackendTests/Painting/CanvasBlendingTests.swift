import CoreGraphics
import Drawing
import Testing

@testable import CairoBackend

/// Rows are blended several pixels at once; here each pixel is worked out by itself.
@Suite struct CanvasBlendingTests {
  private static let widths = [1, 2, 3, 4, 5, 7, 8, 64]
  private static let height = 20

  /// Nothing, something translucent and something opaque, each often enough that all mixtures of four occur.
  private func pixel(_ number: Int) -> UInt32 {
    let noise = UInt32(
      truncatingIfNeeded: UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 >> 29)
    let alpha = [0, 0, 255, 255, noise >> 8 & 255][Int(noise % 5)]
    let channels = [noise >> 3 & 255, noise >> 11 & 255, noise >> 17 & 255]
    return channels.reduce(alpha) { $0 << 8 | min($1, alpha) }
  }

  private func pixels(_ width: Int, from number: Int = 0) -> [UInt32] {
    (0..<width * Self.height).map { pixel(number + $0) }
  }

  private func area(_ width: Int) -> PixelRect {
    PixelRect(x: -3, y: 2, width: width, height: Self.height)
  }

  private func pixels(of canvas: Canvas) -> [UInt32] {
    (canvas.area.y..<canvas.area.bottom).flatMap { y in
      canvas.withRow(y) { row in row.indices.map { row[$0] } }
    }
  }

  @Test(arguments: [0.0, 0.004, 0.5, 0.996, 1], widths)
  func laysACanvasOverAnother(_ opacity: CGFloat, _ width: Int) throws {
    let (over, under) = (pixels(width), pixels(width, from: -5000))
    let factor = UInt32((opacity * 255).rounded())
    let upper = try Canvas(area(width), over)
    let lower = try Canvas(area(width), under)
    lower.change { $0.blend(MovedCanvas(canvas: upper), opacity: opacity, in: area(width)) }
    let expected = zip(over, under).map { WidePixel($0).scaled(by: factor).over($1) }
    #expect(pixels(of: lower) == expected)
  }

  @Test(arguments: [0x0000_0000, 0x0100_0001, 0x8040_2000, 0xFF12_3456] as [UInt32], widths)
  func laysAColorOverARectangle(_ color: UInt32, _ width: Int) throws {
    let under = pixels(width)
    let canvas = try Canvas(area(width), under)
    canvas.blend(PremultipliedColor(pixel: color), in: area(width))
    #expect(pixels(of: canvas) == under.map { WidePixel(color).over($0) })
  }

  @Test(arguments: [0x0100_0001, 0x8040_2000, 0xFF12_3456] as [UInt32], widths)
  func laysAColorThroughCoverage(_ color: UInt32, _ width: Int) throws {
    let under = pixels(width)
    let covered = pixels(width, from: 900).map { UInt8($0 >> 24) }
    let canvas = try Canvas(area(width), under)
    let mask = MovedCoverage(coverage: Coverage(area(width), bytes: covered))
    let tint = Tint(PremultipliedColor(pixel: color))
    canvas.change { $0.blend(tint, through: mask, in: area(width)) }
    let expected = zip(covered, under).map {
      WidePixel(color).scaled(by: UInt32($0)).over($1)
    }
    #expect(pixels(of: canvas) == expected)
  }

  /// Rectangles that are to be covered: none, one inside, across an edge, all columns, all rows, everything.
  private static let hidden: [PixelRect] = [
    .empty, PixelRect(x: 15, y: 12, width: 21, height: 9),
    PixelRect(x: -9, y: 20, width: 30, height: 90), PixelRect(x: 0, y: 14, width: 90, height: 3),
    PixelRect(x: 20, y: 0, width: 3, height: 90), PixelRect(x: 0, y: 0, width: 90, height: 90),
  ]

  @Test(arguments: hidden, [17, 48])
  func laysAColorThroughAStretchedPatch(_ hidden: PixelRect, _ side: Int) throws {
    let shape = try #require(
      RoundedArea(
        .rounded(CGRect(x: 10, y: 9, width: side, height: side), CornerRadii(4)), .identity))
    let key = PatchKey(shape, blur: 1)
    let (left, top) = (10 - key.margin, 9 - key.margin)
    let target = PixelRect(
      x: left, y: top, width: side + 2 * key.margin, height: side + 2 * key.margin)
    let patch = StretchedPatch(
      try NinePatch(key), over: target, in: PixelRect(x: 0, y: 0, width: 55, height: 60))
    let canvas = try Canvas(PixelRect(x: 0, y: 0, width: 55, height: 64))
    let under = (0..<55 * 64).map(pixel)
    let color: UInt32 = 0x8040_2000
    for y in 0..<64 {
      canvas.withRow(y) { row in for x in row.indices { row[x] = under[y * 55 + x] } }
    }
    canvas.blend(Tint(PremultipliedColor(pixel: color)), through: patch, except: hidden)
    let expected = under.indices.map { index in
      let (x, y) = (index % 55, index / 55)
      let place = PixelRect(x: x, y: y, width: 1, height: 1)
      guard patch.seen.contains(place), !hidden.contains(place) else { return under[index] }
      let covered = patch.patch.bytes[patch.start(ofRow: y) + patch.place(ofColumn: x)]
      return WidePixel(color).scaled(by: UInt32(covered)).over(under[index])
    }
    #expect(pixels(of: canvas) == expected)
  }
}

extension WidePixel {
  /// This colour over `below`, where both are premultiplied.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    pixel &+ WidePixel(below).scaled(by: 255 - UInt32(truncatingIfNeeded: value >> 48)).pixel
  }
}
