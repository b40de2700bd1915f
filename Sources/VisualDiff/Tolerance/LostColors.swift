internal import Imaging

/// Colours that fill a few pixels of one picture and are nowhere near them in the other one.
///
/// A program that smooths an edge otherwise, or puts it elsewhere, mixes the colours of both sides; what lies between
/// two edges keeps its own, or is so thin that nothing of it does. So a colour that filled a square of four pixels
/// before fills something near it after, too, unless the thing got another colour.
struct LostColors {
  /// Values of a channel that are no farther apart are the same colour.
  private let slack: Int
  /// Compression keeps hues coarsely.
  private let isBrightnessOnly: Bool
  private let before: Bitmap
  private let after: Bitmap
  private let width: Int
  private let height: Int

  /// The values of the four pixels of a square are no farther apart.
  private static let evenness = 2
  /// How far a program may put a colour elsewhere, or draw it in one letter and not in the next.
  private static let reach = 8
  /// How far the colours are that a mix is made of.
  private static let mixed = 2
  /// Fewer of them close together may be a mix that happened to fill four pixels.
  private static let fewest: Int32 = 6
  /// So close.
  static let square = BoxFilters.Box.square(6)

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    (self.before, self.after) = (before, after)
    (slack, isBrightnessOnly) = (limits.color, limits.isBrightnessOnly)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
  }

  /// 1 for each place of some rows that begins a square of a lost colour and has others near it, 0 for the others.
  /// - Parameter difference: the largest difference of a channel at each place of both pictures.
  func flags(_ difference: [UInt8], rows: Range<Int>) -> [Int16] {
    var flags = [Int16](repeating: 0, count: rows.count * width)
    for y in rows.clamped(to: 0..<max(height - 1, 0)) {
      for x in 0..<max(width - 1, 0) where Int(difference[y * width + x]) > slack {
        guard isLost(x, y, from: before, in: after) || isLost(x, y, from: after, in: before)
        else { continue }
        flags[(y - rows.lowerBound) * width + x] = 1
      }
    }
    guard flags.contains(1) else { return [] }
    let near = BoxFilters(width: width, height: rows.count).sums(flags, Self.square)
    for index in flags.indices where near[index] < Self.fewest { flags[index] = 0 }
    return flags
  }

  private func isLost(_ x: Int, _ y: Int, from picture: Bitmap, in other: Bitmap) -> Bool {
    let color = values(picture[x, y])
    let fills = [(x + 1, y), (x, y + 1), (x + 1, y + 1)].allSatisfy { column, line in
      color.isNear(values(picture[column, line]), by: Self.evenness)
    }
    return fills && !isMixed(color, at: (x, y), in: other) && !isNear(color, to: (x, y), in: other)
  }

  /// Whether a colour lies between those right around a place: a line between two rows of pixels fills both with a mix.
  private func isMixed(
    _ color: Values, at place: (x: Int, y: Int), in picture: Bitmap
  ) -> Bool {
    let (columns, rows) = around(place, by: Self.mixed)
    var low = values(picture[place.x, place.y])
    var high = low
    for line in rows {
      for column in columns {
        let value = values(picture[column, line])
        low = low.lower(value)
        high = high.higher(value)
      }
    }
    return color.isWithin(low, high, slack: slack / 2)
  }

  private func isNear(
    _ color: Values, to place: (x: Int, y: Int), in picture: Bitmap
  ) -> Bool {
    let (columns, rows) = around(place, by: Self.reach)
    for line in rows {
      for column in columns where color.isNear(values(picture[column, line]), by: slack) {
        return true
      }
    }
    return false
  }

  /// The places around the four of a square.
  private func around(
    _ place: (x: Int, y: Int), by reach: Int
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let right = min(width - 1, place.x + 1 + reach)
    let bottom = min(height - 1, place.y + 1 + reach)
    return (max(0, place.x - reach)...right, max(0, place.y - reach)...bottom)
  }

  /// A colour on white; its brightness alone where hues do not count.
  private func values(_ pixel: UInt32) -> Values {
    let light = 255 - Int(pixel >> 24)
    let red = Int(pixel >> 16 & 255) + light
    let green = Int(pixel >> 8 & 255) + light
    let blue = Int(pixel & 255) + light
    guard isBrightnessOnly else { return Values(red: red, green: green, blue: blue) }
    let brightness = (red * 77 + green * 150 + blue * 29) / 256
    return Values(red: brightness, green: brightness, blue: brightness)
  }

  /// The parts of a colour that are compared.
  private struct Values {
    var red: Int
    var green: Int
    var blue: Int

    func isNear(_ other: Values, by slack: Int) -> Bool {
      abs(red - other.red) <= slack && abs(green - other.green) <= slack
        && abs(blue - other.blue) <= slack
    }

    func lower(_ other: Values) -> Values {
      Values(
        red: min(red, other.red), green: min(green, other.green), blue: min(blue, other.blue))
    }

    func higher(_ other: Values) -> Values {
      Values(
        red: max(red, other.red), green: max(green, other.green), blue: max(blue, other.blue))
    }

    func isWithin(_ low: Values, _ high: Values, slack: Int) -> Bool {
      low.red - slack...high.red + slack ~= red
        && low.green - slack...high.green + slack ~= green
        && low.blue - slack...high.blue + slack ~= blue
    }
  }
}
