import Foundation
import Testing

@testable import UIKit

@Suite struct FlowAxisTests {
  @Test(arguments: [FlowAxis.vertical, .horizontal]) func comesBackToTheSameRect(_ axis: FlowAxis) {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(axis.rect(axis.frame(rect)) == rect)
    #expect(axis.size(axis.size(rect.size)) == rect.size)
  }

  @Test func mirrorsInsetsAlongTheDiagonal() {
    #expect(
      FlowAxis.vertical.insets(top: 1, left: 2, bottom: 3, right: 4)
        == FlowInsets(before: 1, after: 3, leading: 2, trailing: 4))
    #expect(
      FlowAxis.horizontal.insets(top: 1, left: 2, bottom: 3, right: 4)
        == FlowInsets(before: 2, after: 4, leading: 1, trailing: 3))
  }
}

@Suite struct FlowPixelsTests {
  @Test(arguments: [
    (1.0, 0.5, 1.0), (2, 131.75, 132), (2, 102.3333, 102.5), (2, 57.25, 57.5),
    (3, 217.6667, 217.667),
    (2, -25.25, -25),
  ]) func roundsHalvesUp(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(abs(FlowPixels(scale: scale).nearest(value) - expected) < 0.001)
  }

  @Test func roundsContentDownAndPreferredSizesUp() {
    #expect(FlowPixels(scale: 2).down(2154.444) == 2154)
    #expect(FlowPixels(scale: 2).up(28.6) == 29)
    #expect(FlowPixels(scale: 2).up(28.5) == 28.5)
  }
}
