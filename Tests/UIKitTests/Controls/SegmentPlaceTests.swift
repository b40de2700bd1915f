import Testing

@testable import UIKit

/// Segments by their place among the others.
@Suite @MainActor struct SegmentPlaceTests {
  private let control = UISegmentedControl(items: ["a", "b", "c"])

  private var picture: CGImage? {
    UIGraphicsImageRenderer(size: control.bounds.size).image { _ in control.draw(control.bounds) }
      .cgImage
  }

  @Test func anAdjustmentMovesWhatASegmentShows() {
    let before = picture
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 2), forSegmentType: .alone, barMetrics: .default)
    #expect(picture == before)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 2), forSegmentType: .left, barMetrics: .default)
    let after = picture
    #expect(after != before)
    for index in 1...2 { control.setContentOffset(.zero, forSegmentAt: index) }
    control.setContentPositionAdjustment(.zero, forSegmentType: .left, barMetrics: .default)
    control.setContentOffset(CGSize(width: 3, height: 2), forSegmentAt: 0)
    #expect(picture == after)
  }

  @Test func aPlaceOfItsOwnGoesBeforeAny() {
    let (any, right) = (UIOffset(horizontal: 1, vertical: 0), UIOffset(horizontal: 2, vertical: 0))
    control.setContentPositionAdjustment(any, forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(right, forSegmentType: .right, barMetrics: .default)
    #expect((0..<3).map(control.adjustment(ofSegment:)) == [any, any, right])
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == right)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
    control.semanticContentAttribute = .forceRightToLeft
    #expect((0..<3).map(control.adjustment(ofSegment:)) == [right, any, any])
  }

  @Test func aPrimaryActionIsPerformedWithoutAFinger() {
    var count = 0
    let button = UIButton(type: .roundedRect, primaryAction: UIAction { _ in count += 1 })
    button.addAction(UIAction { _ in count += 10 }, for: .touchUpInside)
    button.performPrimaryAction()
    #expect(count == 1 && button.buttonType == .system)
  }
}
