import CoreGraphics
import Foundation
import Testing

@Suite struct CGColorTests {
  @Test func componentsEndWithAlpha() {
    let red = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(red.components == [1, 0.5, 0.25, 0.75])
    #expect(red.numberOfComponents == 4)
    #expect(red.alpha == 0.75)
    #expect(red.colorSpace?.name == CGColorSpace.sRGB)
    let gray = CGColor(gray: 0.3, alpha: 0.5)
    #expect(gray.components == [0.3, 0.5])
    #expect(gray.colorSpace?.model == .monochrome)
  }

  @Test func copyingChangesAlphaAlone() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.copy(alpha: 0.5) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red.copy(alpha: 0.5) != red)
    #expect(red.copy() == red)
  }

  @Test func equalNumbersInOtherSpacesAreOtherColours() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(colorSpace: p3, components: [1, 0, 0, 1])
    #expect(red != CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red == CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    #expect(CGColor(colorSpace: p3, components: [1, 0, 0]) == nil)
  }

  @Test func genericColoursAreThoseOfTheNamedSpaces() {
    #expect(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1))
  }

  @Test func spacesAreKnownByName() {
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
  }
}
