import Testing

@testable import UIKit

/// The fonts of text styles, and what grows with them, against numbers recorded from UIKit.
/// On the main actor, because other tests change the category of the application for a moment.
@Suite @MainActor struct TextStyleTests {
  /// Point size and leading, from the smallest category to the largest.
  nonisolated private static let recorded = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
    """

  nonisolated private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var style: UIFont.TextStyle
    var numbers: [[CGFloat]]
    var testDescription: String { style.rawValue }
  }

  nonisolated static let rows = recorded.split(separator: "\n").compactMap { line -> Row? in
    let words = line.split(separator: " ")
    return styles[String(words[0])].map { style in
      Row(
        style: style,
        numbers: words.dropFirst().map { word in
          word.split(separator: "/").compactMap { Double($0).map { CGFloat($0) } }
        })
    }
  }

  nonisolated private static func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3)
    -> UITraitCollection
  {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = scale
    }
  }

  @Test func allStylesAreRecorded() {
    #expect(Self.rows.count == Self.styles.count)
    #expect(Self.rows.allSatisfy { $0.numbers.count == Self.categories.count })
  }

  @Test(arguments: rows) func haveTheirSizesAndLeadings(_ row: Row) throws {
    let large = try #require(row.numbers[3].last)
    for (category, numbers) in zip(Self.categories, row.numbers) {
      let traits = Self.traits(category)
      let font = UIFont.preferredFont(forTextStyle: row.style, compatibleWith: traits)
      #expect(font.pointSize == numbers[0], "\(category.rawValue)")
      let metrics = UIFontMetrics(forTextStyle: row.style)
      // As many points as the leading at large come out as the leading itself.
      #expect(metrics.scaledValue(for: large, compatibleWith: traits) == numbers[1])
    }
    let unsaid = UITraitCollection(preferredContentSizeCategory: .unspecified)
    let font = UIFont.preferredFont(forTextStyle: row.style, compatibleWith: unsaid)
    #expect(font.pointSize == row.numbers[3][0])
  }

  @Test func theTwoLargestTitlesStayAsTheyAre() {
    for category in Self.categories {
      let traits = Self.traits(category)
      let sizes = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
      }
      #expect(sizes.map(\.pointSize) == [36, 28])
      #expect(sizes.map(\.face.weight) == [.bold, .bold])
    }
  }

  @Test func onlyHeadlinesAreHeavierUntilAsked() throws {
    let weights = Self.rows.map { UIFont.preferredFont(forTextStyle: $0.style).face.weight }
    #expect(weights.filter { $0 != .regular } == [.semibold])
    #expect(UIFont.preferredFont(forTextStyle: .headline).face.weight == .semibold)
    let emphasized = try Self.rows.map { row in
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: row.style)
      return try #require(descriptor.withSymbolicTraits(.traitBold))
    }
    #expect(
      emphasized.map(\.face.weight)
        == [.bold, .bold, .bold] + Array(repeating: .semibold, count: 8))
    // A font of such a descriptor still has its style behind it.
    let font = UIFont(descriptor: emphasized[0], size: 0)
    #expect(font.adjusted(to: Self.traits(.extraSmall)).pointSize == 31)
    #expect(font.adjusted(to: Self.traits(.extraSmall)).face.weight == .bold)
  }

  struct Value: Sendable {
    var style: UIFont.TextStyle
    var value: CGFloat
    var category: UIContentSizeCategory
    var scaled: CGFloat
  }

  nonisolated static let values = [
    Value(style: .body, value: 18, category: .extraSmall, scaled: 15.667),
    Value(style: .body, value: 18, category: .extraExtraExtraLarge, scaled: 23.667),
    Value(style: .body, value: 18, category: .accessibilityLarge, scaled: 32.667),
    Value(style: .footnote, value: 18, category: .extraExtraExtraLarge, scaled: 24),
    Value(style: .caption2, value: 18, category: .extraExtraExtraLarge, scaled: 30.333),
    Value(style: .caption2, value: 8, category: .accessibilityLarge, scaled: 18),
    Value(
      style: .title2, value: 18, category: .accessibilityExtraExtraExtraLarge, scaled: 42.333),
    Value(style: .largeTitle, value: 24, category: .extraSmall, scaled: 22.333),
    Value(style: .largeTitle, value: 24, category: .accessibilityLarge, scaled: 33.333),
    Value(style: .body, value: 18.1, category: .large, scaled: 18.1),
  ]

  @Test(arguments: values) func valuesGrowWithTheLeadingInWholePixels(_ value: Value) {
    let scaled = UIFontMetrics(forTextStyle: value.style)
      .scaledValue(for: value.value, compatibleWith: Self.traits(value.category))
    #expect(abs(scaled - value.scaled) < 0.001)
  }

  struct Scaling: Sendable {
    var style: UIFont.TextStyle
    var points: CGFloat
    var sizes: [CGFloat]
  }

  /// At the smallest category, the largest without accessibility, and the second of accessibility.
  nonisolated static let scalings = [
    Scaling(style: .headline, points: 18, sizes: [16, 24, 33]),
    Scaling(style: .callout, points: 16, sizes: [14, 21, 30]),
    Scaling(style: .footnote, points: 13, sizes: [12, 17, 24]),
  ]

  @Test(arguments: scalings) func fontsGrowInWholePoints(_ scaling: Scaling) {
    let metrics = UIFontMetrics(forTextStyle: scaling.style)
    let font = UIFont.systemFont(ofSize: scaling.points, weight: .heavy)
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .extraExtraExtraLarge, .accessibilityLarge,
    ]
    for (category, size) in zip(categories, scaling.sizes) {
      let traits = Self.traits(category)
      let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
      #expect(scaled.pointSize == size)
      #expect(scaled.face == font.face)
      let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits)
      #expect(limited.pointSize == min(size, 20))
      #expect(metrics.scaledFont(for: scaled).adjusted(to: traits).pointSize == size)
    }
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font.withSize(10.4)).pointSize == 10.4)
  }

  @Test func withoutTraitsTheApplicationCounts() {
    let traits = Self.traits(.accessibilityLarge)
    traits.performAsCurrent {
      #expect(UIFontMetrics.default.scaledValue(for: 22) == 22)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
  }

  @Test func categoriesHaveAnOrder() {
    #expect(Self.categories == Self.categories.sorted())
    #expect(Self.categories.map(\.isAccessibilityCategory) == (0..<12).map { $0 > 6 })
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
