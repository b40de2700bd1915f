internal import Imaging

/// Places whose mean colour went off every mix of the colours around them.
///
/// A program that smooths an edge otherwise mixes the same two colours in another ratio: the mean of a few pixels goes
/// along the line between them. Another ink or a dot that is new leaves that line on either side.
struct StrangeColors {
  private let whole: PixelArea
  /// The rows whose sums are known.
  private let area: PixelArea
  private let before: ColorSums
  private let after: ColorSums

  /// How far from the pixel the mean reaches, and how far the colours with which it is compared.
  static let reach = (mean: 2, around: 4)
  /// The variance of colours that all programs have.
  private static let noise = 40.0
  /// How far the mean may go off, in values of a channel.
  private static let farthest = 6.0

  /// - Parameter rows: those of the places that are asked for, which both pictures have.
  init(_ before: Bitmap, _ after: Bitmap, rows: Range<Int>) {
    whole = PixelArea(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
    area = PixelArea(x: 0, y: rows.lowerBound, width: whole.width, height: rows.count)
      .widened(by: Self.reach.around).intersection(whole)
    let planes = ChannelPlanes(before, after, in: area)
    self.before = ColorSums(of: planes.colors.map(\.before), through: planes.filters)
    self.after = ColorSums(of: planes.colors.map(\.after), through: planes.filters)
  }

  /// Whether the mean around a place went farther than colours on either side lead.
  func isStrange(_ place: Int) -> Bool {
    let index = place - area.y * whole.width
    let near = part(around: place, within: Self.reach.mean)
    let way = after.mean(at: index, part: near) - before.mean(at: index, part: near)
    guard way.dot(way) > Self.limit else { return false }
    let around = part(around: place, within: Self.reach.around)
    return Self.isOff(way, before.spread(at: index, part: around))
      && Self.isOff(way, after.spread(at: index, part: around))
  }

  private static func isOff(_ way: ColorVector, _ spread: ColorSpread) -> Bool {
    spread.square(of: way, noise: noise) > limit
  }

  private static let limit = farthest * farthest

  /// The part that one pixel is of those around a place.
  private func part(around place: Int, within reach: Int) -> Double {
    let (row, column) = place.quotientAndRemainder(dividingBy: whole.width)
    let pixel = PixelArea(x: column, y: row, width: 1, height: 1)
    return 1 / Double(pixel.widened(by: reach).intersection(whole).pixelCount)
  }
}

/// Sums of the colours around each place of one picture. They are whole numbers, whatever their order.
private struct ColorSums {
  private let near: ChannelSums
  private let around: ChannelSums
  private let squares: ChannelSums
  /// Green by blue, blue by red, red by green.
  private let products: ChannelSums

  init(of colors: [[Int16]], through filters: BoxFilters) {
    let far = BoxFilters.Box.square(StrangeColors.reach.around)
    near = ChannelSums(colors.map { filters.sums($0, .square(StrangeColors.reach.mean)) })
    around = ChannelSums(colors.map { filters.sums($0, far) })
    squares = ChannelSums(colors.map { filters.sums(Self.products($0, $0), far) })
    products = ChannelSums(
      [(1, 2), (2, 0), (0, 1)].map { first, second in
        filters.sums(Self.products(colors[first], colors[second]), far)
      })
  }

  private static func products(_ first: [Int16], _ second: [Int16]) -> [Int32] {
    var products = [Int32](repeating: 0, count: first.count)
    precondition(products.count == first.count && products.count == second.count)
    for index in products.indices { products[index] = Int32(first[index]) &* Int32(second[index]) }
    return products
  }

  func mean(at index: Int, part: Double) -> ColorVector { near.vector(at: index) * part }

  func spread(at index: Int, part: Double) -> ColorSpread {
    ColorSpread(
      mean: around.vector(at: index) * part, squares: squares.vector(at: index) * part,
      products: products.vector(at: index) * part)
  }
}

/// Sums of three channels around each place.
private struct ChannelSums {
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]

  init(_ sums: [[Int32]]) { (red, green, blue) = (sums[0], sums[1], sums[2]) }

  func vector(at index: Int) -> ColorVector {
    ColorVector(red: Double(red[index]), green: Double(green[index]), blue: Double(blue[index]))
  }
}

/// Red, green and blue of a mean, or the way between two of them.
private struct ColorVector {
  let red: Double
  let green: Double
  let blue: Double

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
  let mean: ColorVector
  /// The means of the squares, and of green by blue, blue by red, red by green.
  let squares: ColorVector
  let products: ColorVector

  /// The square of the length of a way, of which counts only what goes where the colours do not.
  func square(of way: ColorVector, noise: Double) -> Double {
    let own =
      squares
      - ColorVector(
        red: mean.red * mean.red, green: mean.green * mean.green, blue: mean.blue * mean.blue)
    let shared =
      products
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
