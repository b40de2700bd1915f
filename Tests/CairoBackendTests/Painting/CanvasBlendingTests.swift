import CoreGraphics
import Testing

@testable import CairoBackend

@Suite struct CanvasBlendingTests {
  /// Nothing, something translucent and something opaque, each often enough that all mixtures of four occur.
  private func pixel(_ number: Int) -> UInt32 {
    let noise = UInt32(
      truncatingIfNeeded: UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 >> 29)
    let alpha = [0, 0, 255, 255, noise >> 8 & 255][Int(noise % 5)]
    let channels = [noise >> 3 & 255, noise >> 11 & 255, noise >> 17 & 255]
    return channels.reduce(alpha) { $0 << 8 | min($1, alpha) }
  }

  @Test(arguments: [0.0, 0.004, 0.5, 0.996, 1], [1, 2, 3, 4, 5, 7, 8, 64])
  func laysACanvasOverAnotherPixelByPixel(_ opacity: CGFloat, _ width: Int) throws {
    let area = PixelRect(x: 0, y: 0, width: width, height: 20)
    var (over, under): ([UInt32], [UInt32]) = ([], [])
    let factor = UInt32((opacity * 255).rounded())
    var expected: [UInt32] = []
    for y in 0..<20 {
      for x in 0..<width {
        let (above, below) = (pixel(y * width + x), pixel(-1000 - y * width - x))
        over.append(above)
        under.append(below)
        expected.append(WidePixel(above).scaled(by: factor).over(below))
      }
    }
    let (upper, lower) = try (Canvas(area, over), Canvas(area, under))
    lower.change { $0.blend(MovedCanvas(canvas: upper), opacity: opacity, in: area) }
    let result = (0..<20).flatMap { y in
      lower.withRow(y) { row in row.indices.map { row[$0] } }
    }
    #expect(result == expected)
  }
}
