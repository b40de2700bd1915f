import ClassicLayouts
import LayoutTesting
import Testing
import UIKit

@Suite @MainActor struct CarouselTests {
  private let cards = LayoutScene([LayoutSection("cards", ["Sea", "Hill", "Wood"])]) {
    let layout = CarouselFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 200)
    return layout
  }

  @Test(
    arguments: LayoutVariant.each(
      [.device(.phone), .size(width: 320, height: 240)], themes: [.light, .dark]))
  func standsAsAccepted(in variant: LayoutVariant) throws {
    let run = try cards.run(in: variant)
    run.expectTable()
    run.expectDrawing()
  }

  @Test func slidesAsAccepted() throws {
    let run =
      try cards
      .step("swipe", .scroll(x: 220))
      .step("add", .update(.insert("Lake", after: "Sea")))
      .run(in: LayoutVariant(.size(width: 320, height: 240)))
    run.expectMotion()
    run.expectPicture("end")
    #expect(run.end[item: "Hill"]?.alpha == 0.5)
  }
}
