import ClassicLayouts
import Scene
import Testing
import UIKit

@Test @MainActor func cardsAtTheSidesAreFaded() throws {
  let layout = CarouselFlowLayout()
  layout.itemSize = CGSize(width: 200, height: 200)
  let stage = try Stage(
    layout, sections: [StageSection("cards", count: 3)],
    setting: StageSetting(size: CGSize(width: 375, height: 300)))
  try stage.perform { $0.contentOffset.x = 220 }
  let alphas = try stage.snapshot().elements.map(\.alpha)
  #expect(alphas == [0.5, 1, 0.5])
}
