import CoreGraphics
import Testing

@testable import Figures

@Suite struct WorldNamesTests {
  @Test func closeNamesMakeThePictureHigher() {
    // Eleven points apart at 550, which is less than a line of text.
    #expect(WorldNames.height(for: [[0.1, 0.12, 0.5]], atLeast: 550) == 651)
    #expect(WorldNames.height(for: [[0.1, 0.5], [0.2, 0.9]], atLeast: 550) == 550)
    // Names in one place cannot be told apart by any height.
    #expect(WorldNames.height(for: [[0.1, 0.1, 0.101]], atLeast: 550) == 550)
    #expect(WorldNames.height(for: [[0.1, 0.111]], atLeast: 900) == 1000)
    #expect(WorldNames.height(for: [], atLeast: 300) == 300)
  }

  @Test func badgesAreSmallerWhereNamesAreClose() {
    #expect(WorldNames([[10, 23, 100]]).badgeSize == 12)
    #expect(WorldNames([[10, 60]]).badgeSize == 16)
    #expect(WorldNames([]).badgeSize == 16)
  }

  @Test func fortyNamesStandBelowEachOther() {
    let labels = FigureLabels(Worldlines(MotionCases.forty).figure).frames
    for side in [labels.filter { $0.frame.maxX < 90 }, labels.filter { $0.frame.minX > 600 }] {
      let middles = side.map(\.frame.midY).sorted()
      #expect(zip(middles, middles.dropFirst()).allSatisfy { $1 - $0 >= 11 })
    }
  }
}
