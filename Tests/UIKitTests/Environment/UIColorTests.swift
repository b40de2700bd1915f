import Testing

@testable import UIKit

@Suite struct UIColorTests {
  struct Hue: Sendable, CustomTestStringConvertible {
    var hue: CGFloat
    var channels: [CGFloat]
    var testDescription: String { "hue \(hue)" }
  }

  static let hues = [
    Hue(hue: 0, channels: [1, 0, 0]), Hue(hue: 1.0 / 6, channels: [1, 1, 0]),
    Hue(hue: 1.0 / 3, channels: [0, 1, 0]), Hue(hue: 0.5, channels: [0, 1, 1]),
    Hue(hue: 2.0 / 3, channels: [0, 0, 1]), Hue(hue: 5.0 / 6, channels: [1, 0, 1]),
    Hue(hue: 1, channels: [1, 0, 0]),
  ]

  @Test(arguments: hues) func convertsHue(_ expected: Hue) {
    let components = UIColor(hue: expected.hue, saturation: 1, brightness: 1, alpha: 1).components
    let actual = [components.red, components.green, components.blue]
    for (found, wanted) in zip(actual, expected.channels) { #expect(abs(found - wanted) < 1e-12) }
    let back = components.hueSaturationBrightness
    #expect(abs(back.hue - expected.hue.truncatingRemainder(dividingBy: 1)) < 1e-12)
    #expect((back.saturation, back.brightness) == (1, 1))
  }

  @Test func aPatternHasNoNumbers() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pattern = UIColor(patternImage: image)
    #expect(unsafe !pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(unsafe UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(pattern == UIColor(patternImage: image))
    #expect(pattern == UIColor(cgColor: pattern.cgColor))
    #expect(pattern != UIColor(patternImage: UIImage()))
    let faint = pattern.withAlphaComponent(0.5)
    #expect(faint.cgColor.alpha == 0.5)
    #expect(faint.cgColor.tile == pattern.cgColor.tile)
    #expect(faint != pattern)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : pattern }
    #expect(dynamic.cgColor.tile == pattern.cgColor.tile)
  }

  @Test func systemColoursFollowTheStyle() {
    let light = UIColor.systemBlue.components(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.systemBlue.components(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == ColorComponents(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(dark == ColorComponents(red: 10.0 / 255, green: 132.0 / 255, blue: 1, alpha: 1))
  }

  @Test func theTintIsTheSystemsBlue() {
    #expect(UIColor.tintColor == .systemBlue)
  }

  @Test func aDynamicColourStaysDynamicUnderAnotherAlpha() {
    let colour = UIColor.label.withAlphaComponent(0.5)
    let dark = colour.components(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test func readsItsNumbersBack() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let colour = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(unsafe colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0.1, 0.2, 0.3, 0.4))
  }

  @Test func equalsTheSameNumbersInTheSameSpace() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test func describesItsSpaceAndNumbers() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
  }
}
