import Testing

@testable import UIKit

@Suite @MainActor struct FocusTests {
  private let stage = FocusStage()

  // MARK: Of items

  @Test func anItemGetsTheFocus() {
    #expect(stage.view.focusItem(at: stage.path(2)))
    #expect(stage.view.focusedItem == stage.path(2))
    #expect(stage.cell(2)?.isFocused == true)
    #expect(stage.view.moveFocus(.down))
    #expect(stage.cell(2)?.isFocused == false)
    #expect(stage.cell(3)?.isFocused == true)
    #expect(stage.view.dropFocus())
    #expect(stage.view.focusedItem == nil)
  }

  @Test func everybodyAroundBothEndsIsAskedAndTold() {
    stage.view.focusItem(at: stage.path(0))
    stage.log.entries = []
    stage.view.moveFocus(.down)
    #expect(
      stage.log.entries == [
        "0 asked", "delegate asked 0 to 1", "outer asked", "1 asked",
        "0 told", "delegate told 0 to 1", "outer told", "1 told",
      ])
  }

  @Test func oneAnswerAgainstItStopsTheFocus() {
    stage.view.focusItem(at: stage.path(0))
    stage.delegate.allowed = { $0.nextFocusedIndexPath?.item != 1 }
    #expect(!stage.view.moveFocus(.down))
    #expect(stage.view.focusedItem == stage.path(0))
    stage.delegate.allowed = { _ in true }
    stage.cell(1)?.isAgainst = true
    #expect(!stage.view.moveFocus(.down))
    #expect(stage.cell(0)?.isFocused == true)
  }

  @Test func anItemOutOfSightIsScrolledIntoSight() {
    stage.view.focusItem(at: stage.path(3))
    stage.log.entries = []
    #expect(stage.view.moveFocus(.down))
    #expect(stage.view.contentOffset.y == 50)
    #expect(stage.cell(4)?.isFocused == true)
    #expect(stage.log.entries.contains("delegate asked 3 to 4"))
    #expect(stage.log.entries.contains("4 told"))
    stage.delegate.allowed = { _ in false }
    #expect(!stage.view.moveFocus(.down))
    #expect(stage.view.contentOffset.y == 50)
  }

  @Test func passesOverItemsThatCannotHaveIt() {
    stage.delegate.closed = [1, 2]
    stage.view.focusItem(at: stage.path(0))
    #expect(!stage.view.focusItem(at: stage.path(1)))
    stage.view.moveFocus(.down)
    #expect(stage.view.focusedItem == stage.path(3))
    stage.view.moveFocus(.previous)
    #expect(stage.view.focusedItem == stage.path(0))
    #expect(!stage.view.moveFocus(.up))
    stage.view.moveFocus(.last)
    #expect(stage.view.focusedItem == stage.path(9))
  }

  @Test func cellsCanHaveTheFocusWhereTheyCanBeSelected() {
    stage.view.delegate = nil
    #expect(stage.cell(0)?.canBecomeFocused == true)
    stage.view.allowsSelection = false
    #expect(!stage.view.focusItem(at: stage.path(0)))
    stage.view.allowsSelection = true
    stage.view.allowsFocus = false
    #expect(!stage.view.focusItem(at: stage.path(0)))
    stage.view.allowsFocus = true
    stage.view.isEditing = true
    #expect(stage.view.focusItem(at: stage.path(0)))
    stage.view.allowsFocusDuringEditing = false
    #expect(!stage.view.focusItem(at: stage.path(1)))
  }

  @Test func theViewPassesTheFocusOn() {
    #expect(stage.view.moveFocus(.down))
    #expect(stage.view.focusedItem == stage.path(0))
    stage.view.focusItem(at: stage.path(2))
    stage.view.dropFocus()
    stage.delegate.preferred = stage.path(3)
    #expect(stage.view.preferredFocusEnvironments.first === stage.cell(3))
    stage.view.remembersLastFocusedIndexPath = true
    stage.view.moveFocus(.down)
    #expect(stage.view.focusedItem == stage.path(2))
  }

  @Test func theLastItemIsRememberedThroughUpdates() {
    stage.view.remembersLastFocusedIndexPath = true
    stage.view.focusItem(at: stage.path(2))
    stage.view.dropFocus()
    stage.view.performBatchUpdates {
      stage.source.counts = [9]
      stage.view.deleteItems(at: [stage.path(0)])
    }
    stage.view.moveFocus(.down)
    #expect(stage.view.focusedItem == stage.path(1))
  }

  @Test func coordinatedAnimationsArePartOfTheChange() {
    var log: [String] = []
    stage.delegate.told = { _, coordinator in
      coordinator.addCoordinatedAnimations {
        log.append("animated \(AnimationContext.current?.duration ?? 0)")
      } completion: {
        log.append("done")
      }
      coordinator.addCoordinatedFocusingAnimations({ log.append("focusing \($0.duration)") })
    }
    stage.view.focusItem(at: stage.path(0))
    #expect(log == ["animated 0.3", "focusing 0.3", "done"])
  }

  @Test func theChangeKnowsWhereItsAnimationsLead() {
    let watcher = ChangeLog()
    stage.view.animationObserver = watcher
    stage.delegate.told = { context, coordinator in
      coordinator.addCoordinatedAnimations { context.nextFocusedView?.alpha = 0.5 }
    }
    stage.view.focusItem(at: stage.path(1))
    let element = watcher.changes.first?.elements.first { $0.pathAfter == stage.path(1) }
    #expect(element?.startState?.alpha == 1)
    #expect(element?.endState?.alpha == 0.5)
    #expect(watcher.changes.count == 1)
  }

  @Test func aWayThatLeadsNowhereIsTold() {
    let failures = FailureCount()
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification,
      object: UIFocusSystem.focusSystem(for: stage.view), queue: nil
    ) { _ in failures.count += 1 }
    stage.view.focusItem(at: stage.path(0))
    stage.view.moveFocus(.up)
    #expect(failures.count == 1)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func selectionFollowsTheFocus() {
    stage.view.focusItem(at: stage.path(0))
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.selectionFollowsFocus = true
    stage.view.focusItem(at: stage.path(1))
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
    #expect(stage.log.entries.last == "select 1")
    stage.delegate.follows = { $0.item != 2 }
    stage.view.focusItem(at: stage.path(2))
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
  }

  @Test func aCellThatGoesLosesTheFocus() {
    stage.view.focusItem(at: stage.path(0))
    let cell = stage.cell(0)
    stage.log.entries = []
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(cell?.isFocused == false)
    #expect(stage.view.focusedItem == nil)
    #expect(stage.log.entries == [])
  }

  // MARK: Of views

  @Test func environmentsThatPreferEachOtherAreAskedOnce() {
    let (first, second) = (FocusOuterView(stage.log), FocusOuterView(stage.log))
    let last = FocusableView()
    first.preferred = [second, last]
    second.preferred = [first, second]
    #expect(first.preferredItem === last)
    #expect(second.preferredItem === last)
  }

  @Test func nobodyIsToldOfHintsOrLookedThrough() {
    let item = HintedItem()
    item.parentFocusEnvironment = stage.outer
    let system = UIFocusSystem.focusSystem(for: stage.outer)
    system?.requestFocusUpdate(to: item)
    system?.updateFocusIfNeeded()
    #expect(system?.focusedItem === item)
    stage.view.moveFocus(.down)
    #expect(stage.view.focusedItem != nil)
    #expect(item.hints == 0 && item.looks == 0)
  }

  @Test func anEnvironmentAsksForTheFocus() {
    let view = FocusableView()
    stage.outer.addSubview(view)
    stage.outer.preferred = [view]
    stage.outer.setNeedsFocusUpdate()
    stage.outer.updateFocusIfNeeded()
    #expect(view.isFocused)
    // Nothing inside of the collection view has the focus.
    stage.view.setNeedsFocusUpdate()
    stage.view.updateFocusIfNeeded()
    #expect(view.isFocused)
    let system = UIFocusSystem.focusSystem(for: view)
    system?.requestFocusUpdate(to: stage.view)
    system?.updateFocusIfNeeded()
    #expect(stage.view.focusedItem == stage.path(0))
    #expect(UIFocusSystem.environment(stage.outer, contains: view))
    #expect(!UIFocusSystem.environment(stage.view, contains: view))
  }

  @Test func aControllerStandsBetweenItsViewAndTheOneAround() {
    let controller = UIViewController()
    stage.outer.addSubview(controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(controller.parentFocusEnvironment === stage.outer)
    #expect(controller.preferredFocusEnvironments.first === controller.view)
    #expect(stage.outer.focusItems(in: stage.outer.bounds).count == 4)
  }

  @Test func aControlKnowsThatItHasTheFocus() {
    let control = FocusableControl()
    stage.outer.addSubview(control)
    let system = UIFocusSystem.focusSystem(for: control)
    #expect(control.state == .normal)
    system?.requestFocusUpdate(to: control)
    system?.updateFocusIfNeeded()
    #expect(control.state == .focused)
  }

  @Test func effectsGroupsAndGuidesAreKept() {
    let cell = stage.cell(2)
    let effect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell?.focusEffect = effect
    cell?.focusGroupIdentifier = "group"
    cell?.focusGroupPriority = .prioritized
    let layers = cell?.layer.sublayers?.count
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = cell.map { [$0] } ?? []
    stage.view.focusItem(at: stage.path(0))
    stage.view.moveFocus(.down)
    // Neither the group of another item nor a guide turns the focus aside.
    #expect(stage.view.focusedItem == stage.path(1))
    stage.view.moveFocus(.down)
    #expect(cell?.isFocused == true)
    #expect(cell?.layer.sublayers?.count == layers)
    #expect(cell?.focusEffect === effect && cell?.focusGroupIdentifier == "group")
    #expect(cell?.focusGroupPriority == .prioritized)
    #expect(guide.preferredFocusedView === cell && guide.isEnabled)
  }

  @Test func theCallsAreSpoken() {
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    stage.view.focusItem(at: stage.path(0))
    stage.view.moveFocus(.down)
    #expect(
      recorder.entries.filter { $0.to == .delegate }.map(\.method).suffix(4) == [
        "canFocusItem", "shouldUpdateFocus", "didUpdateFocus", "selectionFollowsFocusForItem",
      ])
  }
}

@Suite @MainActor struct FocusSearchTests {
  /// Three columns of 60 points, every second row moved aside by half of that.
  nonisolated static let ways: [(UIFocusHeading, Int, Int?)] = [
    (.right, 0, 1), (.right, 2, nil), (.left, 1, 0), (.left, 0, nil), (.down, 0, 3), (.down, 1, 4),
    (.up, 4, 1), (.up, 1, nil), (.next, 2, 3), (.previous, 3, 2), (.first, 4, 0), (.last, 0, 5),
  ]

  @Test(arguments: ways)
  func leadsToTheNearest(_ way: (heading: UIFocusHeading, from: Int, to: Int?)) {
    let layout = ListLayout()
    for item in 0..<6 {
      let (row, column) = (CGFloat(item / 3), CGFloat(item % 3))
      layout.frames[IndexPath(item: item, section: 0)] = CGRect(
        x: column * 60 + row * 10, y: row * 50, width: 50, height: 40)
    }
    let stage = ListStage([6], layout: layout)
    stage.view.focusItem(at: IndexPath(item: way.from, section: 0))
    stage.view.moveFocus(way.heading)
    #expect(stage.view.focusedItem?.item == way.to ?? way.from)
  }
}

private final class FailureCount: @unchecked Sendable {
  var count = 0
}

private final class FocusableControl: UIControl {
  override var canBecomeFocused: Bool { true }
}
