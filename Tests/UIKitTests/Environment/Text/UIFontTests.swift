import Testing

@testable import UIKit

// On the main actor, because other tests change the category of the application for a moment.
@Suite @MainActor struct UIFontTests {
  @Test func hasTheMetricsOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.leading == 0)
  }

  struct Name: Sendable {
    var given: String
    var name: String?
    var isBold = false
    var isItalic = false
  }

  nonisolated static let names = [
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

  @Test func keepsItsWidth() {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    #expect(font != .systemFont(ofSize: 12, weight: .bold))
    #expect(font.face.width == .condensed)
    let size = "wide".size(withAttributes: [.font: font])
    #expect(size == "wide".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func legibilityChangesNoFont() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).face.weight == .regular)
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
