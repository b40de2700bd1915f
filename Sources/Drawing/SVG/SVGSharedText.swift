import CoreGraphics

/// Where the file says what its texts have in common. The look that takes the most bytes is said once, around
/// the whole picture, and left out everywhere else.
struct SVGSharedText {
  private struct Look {
    var size: CGFloat
    var color: ThemedColor
  }

  private var looks: [Look] = []
  /// For each look, where in the body its attributes stand.
  private var slices: [[Range<Int>]] = []
  /// A drawing has few looks; one with many gains nothing.
  private static let limit = 8

  /// Notes that the attributes of the style's size and colour, and nothing else, stand in the slice.
  mutating func note(_ style: TextStyle, in slice: Range<Int>) {
    // A faint colour would have to be taken back by every other text.
    guard style.color.isOpaque else { return }
    let (size, color) = (style.font.size, style.color)
    for index in looks.indices where looks[index].size == size && looks[index].color == color {
      slices[index].append(slice)
      return
    }
    guard looks.count < Self.limit else { return }
    looks.append(Look(size: size, color: color))
    slices.append([slice])
  }

  /// The slices of the look that takes the most bytes, in their order; none where it is not worth it.
  var mostCommon: [Range<Int>] {
    let best = slices.max { Self.length($0) < Self.length($1) } ?? []
    return best.count > 2 ? best : []
  }

  private static func length(_ slices: [Range<Int>]) -> Int {
    slices.reduce(0) { $0 + $1.count }
  }
}
