import CoreGraphics
import Drawing
import Figures
import Testing

@Suite struct ItemPaletteTests {
  @Test(arguments: ItemPalette.allCases)
  func everyColourCarriesReadableText(_ palette: ItemPalette) {
    for color in palette.colors {
      #expect(color.contrast(to: color.readableInk) >= 4.5, "\(palette) \(color)")
    }
  }

  @Test(arguments: ItemPalette.allCases)
  func namesAColourForEveryNumber(_ palette: ItemPalette) {
    #expect(palette[palette.colors.count] == palette[0])
    #expect(palette[-1] == palette.colors.last)
  }

  @Test func contrastOfBlackAndWhiteIsTheLargest() {
    #expect(abs(RGBAColor.black.contrast(to: .white) - 21) < 1e-9)
    #expect(RGBAColor.white.contrast(to: .white) == 1)
  }
}
