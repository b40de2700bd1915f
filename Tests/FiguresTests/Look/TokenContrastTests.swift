import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Text can be read on both pages: 4.5 to 1 at least.
@Suite struct TokenContrastTests {
  static let pairs: [(name: String, text: ThemedColor, ground: ThemedColor)] = [
    ("ink on page", FigureInk.ink, FigureInk.page),
    ("ink on surface", FigureInk.ink, FigureInk.surface),
    ("secondary on page", FigureInk.secondary, FigureInk.page),
    ("secondary on surface", FigureInk.secondary, FigureInk.surface),
    ("secondary on band", FigureInk.secondary, FigureInk.band),
    ("secondary on ground", FigureInk.secondary, FigureInk.ground),
    ("line on paper", BlueprintInk.line, BlueprintInk.paper),
    ("line on cell", BlueprintInk.line, BlueprintInk.fill.over(BlueprintInk.paper)),
    ("line on header", BlueprintInk.line, BlueprintInk.darkFill.over(BlueprintInk.paper)),
    ("ink on screen tag", FigureInk.ink.readableInk, FigureInk.ink),
    ("ink on tie badge", FigureInk.reloaded.readableInk, FigureInk.reloaded),
    ("ink on items", FigureInk.itemInk, FigureInk.items[0]),
  ]

  @Test(arguments: pairs.indices)
  func isReadable(_ index: Int) {
    let pair = Self.pairs[index]
    let contrast = pair.text.contrast(to: pair.ground)
    #expect(contrast >= 4.5, "\(pair.name): \(NumberText.text(contrast))")
  }

  @Test func plainItemInkIsReadableOnEveryItem() {
    for color in FigureInk.items { #expect(FigureInk.itemInk.contrast(to: color) >= 4.5) }
  }
}

extension ThemedColor {
  /// The colour that is seen of a translucent one on an opaque one.
  fileprivate func over(_ ground: ThemedColor) -> ThemedColor {
    ThemedColor(light: light.over(ground.light), dark: dark.over(ground.dark))
  }
}
