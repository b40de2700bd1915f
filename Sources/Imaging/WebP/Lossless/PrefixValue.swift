/// A length or a distance as lossless WebP says it: a symbol for its magnitude, then the bits below the two
/// highest ones.
struct PrefixValue: Equatable {
  let symbol: Int
  let extraBits: Int
  let extra: Int

  /// `value` is 1 or more.
  @inline(__always) init(_ value: Int) {
    let rest = value &- 1
    guard rest >= 4 else {
      (symbol, extraBits, extra) = (rest, 0, 0)
      return
    }
    let highest = Int.bitWidth &- 1 &- rest.leadingZeroBitCount
    symbol = 2 &* highest &+ (rest &>> (highest &- 1)) & 1
    extraBits = highest &- 1
    extra = rest & (1 &<< extraBits &- 1)
  }
}

/// How far back a copy begins. The nearest 120 places, in two dimensions, have short numbers of their own.
struct PlaneDistance {
  /// The neighbours in the order of these numbers: columns to the left, rows up.
  private static let neighbours: [(x: Int, y: Int)] = [
    (0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2), (2, 1), (-2, 1), (2, 2),
    (-2, 2), (0, 3), (3, 0), (1, 3), (-1, 3), (3, 1), (-3, 1), (2, 3), (-2, 3), (3, 2), (-3, 2),
    (0, 4), (4, 0), (1, 4), (-1, 4), (4, 1), (-4, 1), (3, 3), (-3, 3), (2, 4), (-2, 4), (4, 2),
    (-4, 2), (0, 5), (3, 4), (-3, 4), (4, 3), (-4, 3), (5, 0), (1, 5), (-1, 5), (5, 1), (-5, 1),
    (2, 5), (-2, 5), (5, 2), (-5, 2), (4, 4), (-4, 4), (3, 5), (-3, 5), (5, 3), (-5, 3), (0, 6),
    (6, 0), (1, 6), (-1, 6), (6, 1), (-6, 1), (2, 6), (-2, 6), (6, 2), (-6, 2), (4, 5), (-4, 5),
    (5, 4), (-5, 4), (3, 6), (-3, 6), (6, 3), (-6, 3), (0, 7), (7, 0), (1, 7), (-1, 7), (5, 5),
    (-5, 5), (7, 1), (-7, 1), (4, 6), (-4, 6), (6, 4), (-6, 4), (2, 7), (-2, 7), (7, 2), (-7, 2),
    (3, 7), (-3, 7), (7, 3), (-7, 3), (5, 6), (-5, 6), (6, 5), (-6, 5), (8, 0), (4, 7), (-4, 7),
    (7, 4), (-7, 4), (8, 1), (8, 2), (6, 6), (-6, 6), (8, 3), (5, 7), (-5, 7), (7, 5), (-7, 5),
    (8, 4), (6, 7), (-6, 7), (7, 6), (-7, 6), (8, 5), (7, 7), (-7, 7), (8, 6), (8, 7),
  ]
  /// For each of eight rows up and seventeen columns from -8 to 8: the number, or 0.
  private static let numbers: [Int] = {
    var numbers = [Int](repeating: 0, count: 8 * 17)
    for (index, place) in neighbours.enumerated() {
      numbers[place.y * 17 + place.x + 8] = index + 1
    }
    return numbers
  }()

  /// The farthest place that has a number.
  static let longest = 1 << 20 - 120

  private let width: Int

  init(width: Int) { self.width = width }

  /// The number of the place `distance` pixels back.
  @inline(__always) func number(_ distance: Int) -> Int {
    // A distance of more than eight rows needs no division.
    if distance < 8 &* width &+ 8 {
      let rows = distance / width
      let columns = distance &- rows &* width
      if columns <= 8, rows < 8 {
        let number = Self.numbers[rows &* 17 &+ columns &+ 8]
        if number > 0 { return number }
      }
      if width &- columns <= 8, rows < 7 {
        let number = Self.numbers[(rows &+ 1) &* 17 &+ 8 &- (width &- columns)]
        if number > 0 { return number }
      }
    }
    return distance &+ 120
  }
}
