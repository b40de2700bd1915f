/// How large the letters of a text style are, and how far its lines are apart, at a content size category.
struct TextStyleSize: Equatable {
  var points: CGFloat
  /// From one base line to the next; values grow with it.
  var leading: CGFloat

  init(_ points: CGFloat, _ leading: CGFloat) {
    self.points = points
    self.leading = leading
  }
}

extension UIFont.TextStyle {
  /// The sizes at a category; those of the body for a style that is unknown, at large for an unknown category.
  func size(in category: UIContentSizeCategory) -> TextStyleSize {
    // Differs from UIKit: the two largest titles do not follow the category.
    if let size = Self.fixedSizes[self] { return size }
    let sizes = Self.sizes[self] ?? Self.bodySizes
    let large = UIContentSizeCategory.ordered.firstIndex(of: .large) ?? 0
    return sizes[UIContentSizeCategory.ordered.firstIndex(of: category) ?? large]
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight that the trait of bold letters gives the style.
  var emphasizedWeight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  private static let fixedSizes: [UIFont.TextStyle: TextStyleSize] = [
    .extraLargeTitle: TextStyleSize(36, 43), .extraLargeTitle2: TextStyleSize(28, 34),
  ]

  private static let bodySizes = list(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  /// From the smallest category to the largest.
  private static let sizes: [UIFont.TextStyle: [TextStyleSize]] = [
    .largeTitle: list(
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: list(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: list(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: list(
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: list(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: bodySizes,
    .callout: list(
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: list(
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: list(
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: list(
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: list(
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  private static func list(_ points: [CGFloat], leadings: [CGFloat]) -> [TextStyleSize] {
    zip(points, leadings).map { TextStyleSize($0, $1) }
  }
}
