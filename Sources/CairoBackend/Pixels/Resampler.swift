import CoreGraphics
import Drawing

/// Fills a canvas with a flat picture seen in perspective. Each pixel is the mean of four places inside it,
/// each of them mixed from the four pixels around where it comes from.
struct Resampler {
  private let source: Canvas
  private let scale: CGFloat
  /// From the target's pixels to points of the source.
  private let back: PlaneTransform

  private static let places: [CGPoint] = [
    CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.75, y: 0.25), CGPoint(x: 0.25, y: 0.75),
    CGPoint(x: 0.75, y: 0.75),
  ]

  init(_ source: Canvas, scale: CGFloat, _ back: PlaneTransform) {
    self.source = source
    self.scale = scale
    self.back = back
  }

  func fill(_ target: Canvas) {
    target.change { target in
      for y in target.area.y..<target.area.bottom {
        target.withRow(y) { row in
          for x in row.indices { row[x] = pixel(x: x + target.area.x, y: y) }
        }
      }
    }
  }

  private func pixel(x: Int, y: Int) -> UInt32 {
    var sum = Sum()
    for place in Self.places {
      let point = CGPoint(x: CGFloat(x) + place.x, y: CGFloat(y) + place.y)
      let w = back.w(at: point)
      guard w > 0 else { continue }
      let u = (back.a * point.x + back.c * point.y + back.tx) / w * scale
      let v = (back.b * point.x + back.d * point.y + back.ty) / w * scale
      add(u - 0.5 - CGFloat(source.area.x), v - 0.5 - CGFloat(source.area.y), to: &sum)
    }
    return sum.pixel
  }

  /// Adds what lies at (u, v), in pixels from the middle of the source's first.
  private func add(_ u: CGFloat, _ v: CGFloat, to sum: inout Sum) {
    let (width, height) = (source.area.width, source.area.height)
    // The outermost pixels are transparent, so nothing beyond them is missed.
    guard u >= 0, v >= 0, u < CGFloat(width - 1), v < CGFloat(height - 1) else { return }
    let (x, y) = (Int(u), Int(v))
    let right = UInt32((u - CGFloat(x)) * 128)
    let below = UInt32((v - CGFloat(y)) * 128)
    let columns = source.area.x + x..<source.area.x + x + 2
    source.withRow(source.area.y + y, columns: columns) { top in
      sum.add(top[0], (128 - right) * (128 - below))
      sum.add(top[1], right * (128 - below))
    }
    source.withRow(source.area.y + y + 1, columns: columns) { bottom in
      sum.add(bottom[0], (128 - right) * below)
      sum.add(bottom[1], right * below)
    }
  }

  /// Channels times weights that add up to 65,536.
  private struct Sum {
    var alpha: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0

    mutating func add(_ pixel: UInt32, _ weight: UInt32) {
      if pixel == 0 { return }
      alpha += (pixel >> 24) * weight
      red += (pixel >> 16 & 0xFF) * weight
      green += (pixel >> 8 & 0xFF) * weight
      blue += (pixel & 0xFF) * weight
    }

    var pixel: UInt32 {
      func byte(_ sum: UInt32) -> UInt32 { (sum + 32_768) >> 16 }
      return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
}
