public import CoreGraphics

/// A picture of a few lines for rows, tiles and bars: drawn at 24 by 24 points with round lines of 1.9, and at other
/// sizes by scale.
public enum Symbol: String, Equatable, Sendable, CaseIterable {
  case airplane, article, bell, book, bookmark, calendar, camera, cart, chart, checkmark
  case chevron, clock, cloud, drive, ellipsis, flag, folder, gear, globe, grid, heart, house, layers
  case leaf, lock, magnifier, mail, mic, moon, paperplane, pencilSquare = "pencil-square"
  case person, phone, photo, pin, plus, shield, sliders, star, sun, tag, text, trash, video
  case wave, wifi

  /// The square that the lines are drawn in.
  public static let side: CGFloat = 24
  /// How wide the lines are there.
  public static let lineWidth: CGFloat = 1.9

  /// How wide the lines around filled areas are, which make their corners round.
  public static let edgeWidth: CGFloat = 1

  /// The lines, to be stroked with round ends and joins.
  public var path: Path { Self.paths[self] ?? Path(CGMutablePath()) }

  /// A symbol as it stands on coloured ground.
  public struct Filled: Sendable {
    /// To be filled by the even-odd rule, and stroked by the width of their edges.
    public let areas: Path
    /// To be stroked as other symbols are.
    public let lines: Path
  }

  /// The form with areas in place of lines; nil for a symbol that has none.
  public var filled: Filled? { Self.fillings[self] }

  // Each is read once.
  private static let paths: [Symbol: Path] = Dictionary(
    uniqueKeysWithValues: allCases.map {
      ($0, (try? PathText.path($0.text)) ?? Path(CGMutablePath()))
    })

  private static let fillings: [Symbol: Filled] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { symbol in
      guard let text = symbol.filledText, let areas = try? PathText.path(text.areas),
        let lines = try? PathText.path(text.lines)
      else { return nil }
      return (symbol, Filled(areas: areas, lines: lines))
    })
}
