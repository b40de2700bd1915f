import Testing

@testable import UIKit

@Suite struct UIFontTests {
  @Test func hasTheMetricsOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.leading == 0)
  }

  struct Style: Sendable {
    var style: UIFont.TextStyle
    var large: CGFloat
    var largest: CGFloat
  }

  static let styles = [
    Style(style: .largeTitle, large: 34, largest: 60),
    Style(style: .title1, large: 28, largest: 58),
    Style(style: .title2, large: 22, largest: 56), Style(style: .title3, large: 20, largest: 55),
    Style(style: .headline, large: 17, largest: 53), Style(style: .body, large: 17, largest: 53),
    Style(style: .callout, large: 16, largest: 51),
    Style(style: .subheadline, large: 15, largest: 49),
    Style(style: .footnote, large: 13, largest: 44),
    Style(style: .caption1, large: 12, largest: 43),
    Style(style: .caption2, large: 11, largest: 40),
  ]

  @Test(arguments: styles) func textStylesFollowTheCategory(_ style: Style) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits).pointSize
    }
    #expect(size(.large) == style.large)
    #expect(size(.accessibilityExtraExtraExtraLarge) == style.largest)
    #expect(size(.unspecified) == style.large)
  }

  @Test func scalesOtherFontsWithAStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 46)
    let font = UIFont.systemFont(ofSize: 34)
    let scaled = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits)
    #expect(scaled.pointSize == 40)
  }

  struct Name: Sendable {
    var given: String
    var name: String?
    var isBold = false
    var isItalic = false
  }

  static let names = [
    Name(given: "Helvetica", name: "Helvetica"),
    Name(given: "Helvetica Neue", name: "HelveticaNeue"),
    Name(given: "HelveticaNeue-Bold", name: "HelveticaNeue-Bold", isBold: true),
    Name(
      given: "AvenirNext-DemiBoldItalic", name: "AvenirNext-SemiboldItalic", isBold: true,
      isItalic: true),
    Name(given: "TimesNewRomanPSMT", name: "TimesNewRoman"),
    Name(given: "NoSuchFont", name: nil),
  ]

  @Test(arguments: names) func looksNamesUp(_ name: Name) {
    let font = UIFont(name: name.given, size: 12)
    #expect(font?.fontName == name.name)
    let traits = font?.fontDescriptor.symbolicTraits ?? []
    #expect(traits.contains(.traitBold) == name.isBold)
    #expect(traits.contains(.traitItalic) == name.isItalic)
  }

  @Test func comparesByFaceAndSize() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
  }

  @Test func descriptorsChangeOneThingAtATime() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = descriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .systemFont(ofSize: 12, weight: .bold))
    let mono = descriptor.withDesign(.monospaced)
    #expect(mono?.symbolicTraits.contains(.traitMonoSpace) == true)
  }
}
