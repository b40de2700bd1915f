import Testing
import UIKit

@testable import LayoutTesting

@Suite struct LayoutVariantTests {
  @Test func isTheProductOfWhatIsGiven() {
    let variants = LayoutVariant.each(
      [.device(.phone), .onItsSide(.phone), .size(width: 320, height: 480)],
      themes: [.light, .dark], directions: [nil, .rightToLeft],
      textSizes: [.large, .accessibilityExtraLarge])
    #expect(variants.count == 24)
    #expect(Set(variants.map(\.nameOfColors)).count == 24)
    #expect(Set(variants.map(\.nameOfNumbers)).count == 12)
    #expect(variants.last?.nameOfColors == "320x480-rtl-accessibilityxl-dark")
    #expect(LayoutVariant().nameOfNumbers == "")
    #expect(LayoutVariant().nameOfColors == "light")
  }
}
