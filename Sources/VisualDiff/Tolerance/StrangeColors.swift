internal import Imaging

/// Places whose mean colour went off every mix of the colours around them.
///
/// A program that smooths an edge otherwise mixes the same two colours in another ratio: the mean of a few pixels goes
/// along the line between them. Another ink or a dot that is new leaves that line on either side.
struct StrangeColors {
  private let before: Bitmap
  private let after: Bitmap
  private let width: Int
  private let height: Int

  /// How far from the pixel the mean reaches, and how far the colours with which it is compared.
  static let reach = (mean: 2, around: 4)
  /// The variance of colours that all programs have.
  private static let noise = 40.0
  /// How far the mean may go off, in values of a channel.
  private static let farthest = 6.0

  init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
  }

  /// Whether the mean around a place went farther than colours on either side lead.
  func isStrange(_ place: Int) -> Bool {
    let (y, x) = place.quotientAndRemainder(dividingBy: width)
    let way = mean(of: after, x, y) - mean(of: before, x, y)
    let limit = Self.farthest * Self.farthest
    guard way.dot(way) > limit else { return false }
    return isOff(way, before, x, y, limit) && isOff(way, after, x, y, limit)
  }

  private func isOff(
    _ way: ColorVector, _ picture: Bitmap, _ x: Int, _ y: Int, _ limit: Double
  ) -> Bool {
    var spread = ColorSpread()
    forEach(x, y, Self.reach.around) { spread.add(ColorVector(picture[$0, $1])) }
    return spread.square(of: way, noise: Self.noise) > limit
  }

  private func mean(of picture: Bitmap, _ x: Int, _ y: Int) -> ColorVector {
    var (sum, count) = (ColorVector(0, 0, 0), 0.0)
    forEach(x, y, Self.reach.mean) {
      sum = sum + ColorVector(picture[$0, $1])
      count += 1
    }
    return sum * (1 / count)
  }

  private func forEach(_ x: Int, _ y: Int, _ reach: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
    for row in max(0, y - reach)...min(height - 1, y + reach) {
      for column in max(0, x - reach)...min(width - 1, x + reach) { body(column, row) }
    }
  }
}

/// Red, green and blue of a colour on white, or the way between two of them.
private struct ColorVector {
  let red: Double
  let green: Double
  let blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ pixel: UInt32) {
    let white = 255 - Double(pixel >> 24)
    red = Double(pixel >> 16 & 255) + white
    green = Double(pixel >> 8 & 255) + white
    blue = Double(pixel & 255) + white
  }

  func dot(_ other: ColorVector) -> Double {
    red * other.red + green * other.green + blue * other.blue
  }

  static func + (a: ColorVector, b: ColorVector) -> ColorVector {
    ColorVector(a.red + b.red, a.green + b.green, a.blue + b.blue)
  }

  static func - (a: ColorVector, b: ColorVector) -> ColorVector { a + b * -1 }

  static func * (a: ColorVector, factor: Double) -> ColorVector {
    ColorVector(a.red * factor, a.green * factor, a.blue * factor)
  }
}

/// How colours lie around their mean.
private struct ColorSpread {
  private var count = 0.0
  private var sum = ColorVector(0, 0, 0)
  private var squares = ColorVector(0, 0, 0)
  /// Green by blue, blue by red, red by green.
  private var products = ColorVector(0, 0, 0)

  mutating func add(_ color: ColorVector) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    count += 1
    sum = sum + color
    squares = squares + ColorVector(red * red, green * green, blue * blue)
    products = products + ColorVector(green * blue, blue * red, red * green)
  }

  /// The square of the length of a way, of which counts only what goes where the colours do not.
  func square(of way: ColorVector, noise: Double) -> Double {
    let mean = sum * (1 / count)
    let own = squares * (1 / count) - ColorVector(
      mean.red * mean.red, mean.green * mean.green, mean.blue * mean.blue)
    let shared = products * (1 / count) - ColorVector(
      mean.green * mean.blue, mean.blue * mean.red, mean.red * mean.green)
    let (a, b, c) = (own.red + noise, own.green + noise, own.blue + noise)
    let (f, g, h) = (shared.red, shared.green, shared.blue)
    // The inverse of the symmetric matrix [a h g; h b f; g f c], by its minors.
    let minors = ColorVector(b * c - f * f, a * c - g * g, a * b - h * h)
    let mixed = ColorVector(g * h - a * f, f * h - b * g, f * g - c * h)
    let determinant = a * minors.red + h * mixed.blue + g * mixed.green
    let (r, s, t) = (way.red, way.green, way.blue)
    let form =
      minors.dot(ColorVector(r * r, s * s, t * t))
      + 2 * mixed.dot(ColorVector(s * t, t * r, r * s))
    return noise * form / determinant
  }
}
