import Gallery
import Testing
import UIKit

@Suite @MainActor struct ColumnFlowLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let cellWidth: CGFloat
    /// The left edges of the first cells.
    let x: [CGFloat]
    var testDescription: String { "\(width) wide" }
  }

  // The margins take 8 points on either side.
  nonisolated static let cases = [
    Case(width: 320, cellWidth: 304, x: [8, 8, 8]),
    Case(width: 100, cellWidth: 84, x: [8, 8, 8]),
    // 599 points between the margins: one column.
    Case(width: 615, cellWidth: 599, x: [8, 8, 8]),
    // 600: two columns, the rest of the line between them.
    Case(width: 616, cellWidth: 300, x: [0, 316, 0]),
    Case(width: 641, cellWidth: 312, x: [0, 329, 0]),
    // Three columns of a third between the margins would not leave 10 points between them.
    Case(width: 1000, cellWidth: 326, x: [0, 337, 674, 0]),
  ]

  // 004-1, 004-2, 004-4
  @Test(arguments: cases) func fitsColumnsBetweenTheMargins(_ example: Case) {
    let layout = ColumnFlowLayout()
    let size = CGSize(width: example.width, height: 480)
    let stage = Stage(layout, counts: [7], size: size)
    stage.collectionView.layoutIfNeeded()
    let frames = stage.itemFrames
    #expect(Array(frames.map(\.minX).prefix(example.x.count)) == example.x)
    #expect(frames.allSatisfy { $0.size == CGSize(width: example.cellWidth, height: 70) })
    #expect(frames.first?.minY == 10)
  }

  // 004-3
  @Test func followsItsColumnWidthAndHeight() {
    let layout = ColumnFlowLayout()
    layout.minColumnWidth = 100
    layout.cellHeight = 30
    let stage = Stage(layout, counts: [4], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    // A third of 304 is 101⅓, but three of those and two spaces need more than 320.
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 10, width: 100, height: 30), CGRect(x: 110, y: 10, width: 100, height: 30),
        CGRect(x: 220, y: 10, width: 100, height: 30), CGRect(x: 0, y: 50, width: 100, height: 30),
      ])
  }

  // 004-4
  @Test func keepsTheInsetsThatSomebodySets() {
    let layout = ColumnFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    let stage = Stage(layout, counts: [2], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 30, y: 40, width: 280, height: 70), CGRect(x: 30, y: 120, width: 280, height: 70),
      ])
    #expect(stage.collectionView.contentSize.height == 210)
    layout.sectionInset = .zero
    layout.sectionInsetReference = .fromContentInset
    stage.collectionView.layoutIfNeeded()
    #expect(stage.itemFrames.first == CGRect(x: 8, y: 0, width: 304, height: 70))
  }

  @Test(arguments: [0, -5, 1e-12, 0.5] as [CGFloat])
  func survivesAnImpossibleColumnWidth(_ width: CGFloat) {
    let layout = ColumnFlowLayout()
    layout.minColumnWidth = width
    let stage = Stage(layout, counts: [40], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(layout.itemSize.width >= 1)
    #expect(layout.itemSize.width <= 304)
  }

  @Test func survivesNoWidth() {
    let layout = ColumnFlowLayout()
    layout.cellHeight = -1
    let stage = Stage(layout, counts: [4], size: .zero)
    layout.prepare()
    #expect(layout.itemSize == .zero)
    stage.collectionView.layoutIfNeeded()
  }

  // 004-1
  @Test func becomesAGridWhenTheScreenTurns() {
    let layout = ColumnFlowLayout()
    let stage = Stage(layout, counts: [4], size: CGSize(width: 320, height: 700))
    stage.collectionView.layoutIfNeeded()
    stage.collectionView.frame = CGRect(x: 0, y: 0, width: 700, height: 320)
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 10, width: 342, height: 70), CGRect(x: 358, y: 10, width: 342, height: 70),
        CGRect(x: 0, y: 90, width: 342, height: 70), CGRect(x: 358, y: 90, width: 342, height: 70),
      ])
  }
}
