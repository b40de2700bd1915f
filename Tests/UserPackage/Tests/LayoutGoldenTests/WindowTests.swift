import ClassicLayouts
import LayoutTesting
import Testing
import UIKit

@Test(
  arguments: LayoutVariant.each(
    [.size(width: 320, height: 240), .size(width: 480, height: 240)], themes: [.light]))
@MainActor func cardsKeepTheirSizeInEveryWindow(in variant: LayoutVariant) throws {
  let scene = LayoutScene([LayoutSection("cards", ["Sea", "Hill"])]) {
    let layout = CarouselFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 200)
    return layout
  }
  let run = try scene.run(in: variant)
  #expect(run.end[item: "Sea"]?.size == CGSize(width: 200, height: 200))
  run.expectTable()
}
