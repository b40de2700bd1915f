import Testing

@testable import UIKit

/// Editing, and the selection of many items at once.
@Suite @MainActor struct EditingTests {
  private let stage = ListStage([6])
  private let delegate = EditingDelegate()

  init() {
    stage.view.delegate = delegate
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private var selected: [Int] {
    (stage.view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  // MARK: Taps

  @Test func tapsSelectNothingWhileEditingUnlessTheyMay() {
    stage.view.isEditing = true
    stage.view.tapItem(at: path(0))
    #expect(selected == [])
    stage.view.allowsSelectionDuringEditing = true
    stage.view.tapItem(at: path(0))
    stage.view.tapItem(at: path(1))
    #expect(selected == [1])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.tapItem(at: path(2))
    #expect(selected == [1, 2])
    stage.view.tapItem(at: path(1))
    #expect(selected == [2])
  }

  @Test func theRulesOutsideOfEditingStay() {
    stage.view.allowsSelection = false
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.tapItem(at: path(0))
    #expect(selected == [])
    stage.view.isEditing = true
    stage.view.tapItem(at: path(0))
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(selected == [0, 1])
  }

  @Test func aSelectionThatHasNoRoomEnds() {
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.view.tapItem(at: path(0))
    stage.view.tapItem(at: path(1))
    stage.view.isEditing = false
    #expect(selected == [])
    #expect(stage.cell(0)?.isSelected == false)
    stage.view.tapItem(at: path(2))
    stage.view.isEditing = true
    #expect(selected == [2])
    stage.view.isEditing = false
    #expect(selected == [2])
  }

  @Test func tapsPerformNothingWhileEditing() {
    stage.view.allowsSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.view.tapItem(at: path(0))
    #expect(delegate.log == [])
    stage.view.isEditing = false
    stage.view.tapItem(at: path(1))
    #expect(delegate.log == ["perform 1"])
  }

  // MARK: Items

  @Test func cellsKnowWhetherTheirItemIsEdited() {
    delegate.fixed = [1, 5]
    stage.view.isEditing = true
    #expect((0..<4).map { stage.cell($0)?.isEdited } == [true, false, true, true])
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect((2..<6).map { stage.cell($0)?.isEdited } == [true, true, true, false])
    #expect(!stage.view.isEditingItem(at: path(5)))
    stage.view.isEditing = false
    #expect((2..<6).map { stage.cell($0)?.isEdited } == [false, false, false, false])
  }

  // MARK: Two fingers

  @Test func twoFingersSelectWhateverLiesBetween() {
    delegate.begins = true
    delegate.didBegin = { $0.isEditing = true }
    stage.view.allowsMultipleSelectionDuringEditing = true
    let isDone = stage.view.selectItems(
      byPanningFrom: path(0),
      through: [CGPoint(x: 50, y: 175), CGPoint(x: 50, y: 125)])
    #expect(isDone)
    #expect(selected == [0, 1, 2])
    #expect(
      delegate.log == [
        "asked 0", "began 0", "select 0", "select 1", "select 2", "select 3", "deselect 3", "ended",
      ])
  }

  @Test func whatWasSelectedBeforeStaysSo() {
    delegate.begins = true
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    stage.view.selectItems(
      byPanningFrom: path(1), through: [CGPoint(x: 50, y: 175), CGPoint(x: 50, y: 75)])
    #expect(selected == [1, 3])
  }

  @Test func twoFingersDoNothingWhereTheyMayNot() {
    #expect(!stage.view.selectItems(byPanningFrom: path(0), through: []))
    #expect(delegate.log == ["asked 0"])
    delegate.begins = true
    #expect(!stage.view.selectItems(byPanningFrom: path(0), through: []))
    #expect(delegate.log.suffix(2) == ["began 0", "ended"])
    #expect(selected == [])
  }
}

@MainActor private final class EditingDelegate: UICollectionViewDelegate {
  var log: [String] = []
  var fixed: Set<Int> = []
  var begins = false
  var didBegin: (UICollectionView) -> Void = { _ in }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("perform \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { if begins { log.append("select \(indexPath.item)") } }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { if begins { log.append("deselect \(indexPath.item)") } }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("asked \(indexPath.item)")
    return begins
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("began \(indexPath.item)")
    didBegin(collectionView)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("ended")
  }
}
