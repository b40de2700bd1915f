import CoreGraphics

/// The attributes that all texts of a file have in common. The look that takes the most bytes is said once, around
/// the whole picture, and left out everywhere else.
struct SVGSharedText {
  private struct Look {
    var size: CGFloat
    var color: ThemedColor
    /// The places of its attributes in the body, which are as many bytes each time.
    var starts: [Int] = []
    var length: Int

    var total: Int { starts.count * length }
  }

  private var looks: [Look] = []
  /// A drawing has few looks; one with many gains nothing.
  private static let limit = 8

  /// Notes that the attributes of the style's size and colour, and nothing else, stand in the slice. Gives the
  /// number of the look; nil where it does not count.
  mutating func note(_ style: borrowing TextStyle, in slice: Range<Int>) -> Int? {
    // A faint colour would have to be taken back by every other text.
    guard style.color.isOpaque else { return nil }
    let (size, color) = (style.font.size, style.color)
    var index = 0
    while index < looks.count, looks[index].size != size || looks[index].color != color {
      index += 1
    }
    if index == looks.count {
      guard index < Self.limit else { return nil }
      looks.append(Look(size: size, color: color, length: slice.count))
    }
    note(index, at: slice.lowerBound)
    return index
  }

  /// Notes that the attributes of a look stand at the place again.
  mutating func note(_ look: Int, at place: Int) { looks[look].starts.append(place) }

  /// The slices of the look that takes the most bytes, in their order; none where it is not worth it.
  var mostCommon: [Range<Int>] {
    guard let best = looks.max(by: { $0.total < $1.total }), best.starts.count > 2 else {
      return []
    }
    return best.starts.map { $0..<$0 + best.length }
  }
}

/// A style that texts have had, and where its attributes stand in the body: the next text of the style takes
/// them from there.
struct SVGKnownStyle {
  var style: SVGPlainStyle
  /// All but the size and the colour.
  var face: Range<Int>
  var paint: Range<Int>
  var look: Int?

  /// More are hardly worth looking through.
  static let limit = 8
}

/// Points where texts stood last, and where in the body their attributes stand.
struct SVGKnownPlaces {
  private var places: [(point: CGPoint, slice: Range<Int>)] = []
  private var oldest = 0
  private static let limit = 4

  /// The place of the attributes; nil where they do not stand.
  func slice(of point: CGPoint) -> Range<Int>? {
    for index in places.indices where places[index].point.x == point.x {
      if places[index].point.y == point.y { return places[index].slice }
    }
    return nil
  }

  mutating func note(_ point: CGPoint, _ slice: Range<Int>) {
    if places.count < Self.limit { return places.append((point, slice)) }
    places[oldest] = (point, slice)
    oldest = (oldest + 1) % Self.limit
  }
}

/// A style in which the font goes by its role: small, and without references.
struct SVGPlainStyle: Equatable {
  private var color: SIMD2<UInt64>
  /// The size, the kern, the weight and the rest in bits.
  private var numbers: SIMD4<Double>

  /// nil where the font goes by a name.
  @inline(__always)
  init?(_ style: borrowing TextStyle) {
    let role: Int
    switch style.font.family {
    case .system: role = 0
    case .monospaced: role = 1
    case .rounded: role = 2
    case .serif: role = 3
    case .display: role = 4
    case .named: return nil
    }
    let bits =
      role << 4 | (style.font.isItalic ? 1 : 0) | (style.font.hasTabularFigures ? 2 : 0)
      | (style.isUnderlined ? 4 : 0) | (style.isStruckThrough ? 8 : 0)
    color = SIMD2(style.color.light.bits, style.color.dark.bits)
    numbers = SIMD4(style.font.size, style.kern, Double(style.font.weight), Double(bits))
  }
}
