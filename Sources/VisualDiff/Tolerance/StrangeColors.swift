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
    let (row, column) = place.quotientAndRemainder(dividingBy: width)
    let center = (x: column, y: row)
    let way = mean(of: after, around: center) - mean(of: before, around: center)
    guard way.dot(way) > Self.limit else { return false }
    return [before, after].allSatisfy { isOff(way, in: $0, around: center) }
  }

  private static let limit = farthest * farthest

  private func isOff(
    _ way: ColorVector, in picture: Bitmap, around center: (x: Int, y: Int)
  ) -> Bool {
    var spread = ColorSpread()
    forEach(around: center, within: Self.reach.around) {
      spread.add(ColorVector(picture[$0, $1]))
    }
    return spread.square(of: way, noise: Self.noise) > Self.limit
  }

  private func mean(of picture: Bitmap, around center: (x: Int, y: Int)) -> ColorVector {
    var (sum, count) = (ColorVector(red: 0, green: 0, blue: 0), 0.0)
    forEach(around: center, within: Self.reach.mean) {
      sum = sum + ColorVector(picture[$0, $1])
      count += 1
    }
    return sum * (1 / count)
  }

  private func forEach(
    around center: (x: Int, y: Int), within reach: Int, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    for row in max(0, center.y - reach)...min(height - 1, center.y + reach) {
      for column in max(0, center.x - reach)...min(width - 1, center.x + reach) {
        body(column, row)
      }
    }
  }
}

/// Red, green and blue of a colour on white, or the way between two of them.
private struct ColorVector {
  let red: Double
  let green: Double
  let blue: Double

  init(red: Double, green: Double, blue: Double) {
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
    ColorVector(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue)
  }

  static func - (a: ColorVector, b: ColorVector) -> ColorVector { a + b * -1 }

  static func * (a: ColorVector, factor: Double) -> ColorVector {
    ColorVector(
      red: a.red * factor, green: a.green * factor, blue: a.blue * factor)
  }
}

/// How colours lie around their mean.
private struct ColorSpread {
  private var count = 0.0
  private var sum = ColorVector(
    red: 0, green: 0, blue: 0)
  private var squares = ColorVector(
    red: 0, green: 0, blue: 0)
  /// Green by blue, blue by red, red by green.
  private var products = ColorVector(
    red: 0, green: 0, blue: 0)

  mutating func add(_ color: ColorVector) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    count += 1
    sum = sum + color
    squares =
      squares
      + ColorVector(
        red: red * red, green: green * green, blue: blue * blue)
    products =
      products
      + ColorVector(
        red: green * blue, green: blue * red, blue: red * green)
  }

  /// The square of the length of a way, of which counts only what goes where the colours do not.
  func square(of way: ColorVector, noise: Double) -> Double {
    let mean = sum * (1 / count)
    let own =
      squares * (1 / count)
      - ColorVector(
        red: mean.red * mean.red, green: mean.green * mean.green, blue: mean.blue * mean.blue)
    let shared =
      products * (1 / count)
      - ColorVector(
        red: mean.green * mean.blue, green: mean.blue * mean.red, blue: mean.red * mean.green)
    let (a, b, c) = (own.red + noise, own.green + noise, own.blue + noise)
    let (f, g, h) = (shared.red, shared.green, shared.blue)
    // The inverse of the symmetric matrix [a h g; h b f; g f c], by its minors.
    let minors = ColorVector(
      red: b * c - f * f, green: a * c - g * g, blue: a * b - h * h)
    let mixed = ColorVector(
      red: g * h - a * f, green: f * h - b * g, blue: f * g - c * h)
    let determinant = a * minors.red + h * mixed.blue + g * mixed.green
    let (r, s, t) = (way.red, way.green, way.blue)
    let form =
      minors.dot(
        ColorVector(
          red: r * r, green: s * s, blue: t * t))
      + 2
      * mixed.dot(
        ColorVector(
          red: s * t, green: t * r, blue: r * s))
    return noise * form / determinant
  }
}
