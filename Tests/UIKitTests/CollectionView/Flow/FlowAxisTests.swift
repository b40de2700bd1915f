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
