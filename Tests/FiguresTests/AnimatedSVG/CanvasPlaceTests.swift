import CoreGraphics
import Testing

@testable import Figures

@Suite struct CanvasPlaceTests {
  /// A phone in the middle of a square as wide as it is high: its rows are as sharp as they are alone.
  @Test func standsAtWholePointsWhereItCan() {
    let phone = CGSize(width: 393, height: 852)
    #expect(phone.place(on: CGSize(width: 852, height: 852)) == CGPoint(x: 229, y: 0))
  }

  @Test func betweenTwoSizesItMovesWithoutJumps() {
    let between = CGSize(width: 393.5, height: 10)
    #expect(between.place(on: CGSize(width: 400, height: 20)) == CGPoint(x: 3.25, y: 5))
  }
}
