import Testing

@testable import UIKit

@Suite @MainActor struct UIStoryboardTests {
  @Test func makesControllersAndSegues() throws {
    let board = UIStoryboard(name: "People", bundle: nil)
    board.add("start", isInitial: true) {
      UINavigationController(rootViewController: SegueController())
    }
    board.add("detail") { UIViewController() }
    board.addSegue("showDetail", to: "detail")
    let same = UIStoryboard(name: "People", bundle: nil)
    let navigation = try #require(
      same.instantiateInitialViewController() as? UINavigationController)
    let start = try #require(navigation.topViewController as? SegueController)
    #expect(start.storyboard === same)
    start.performSegue(withIdentifier: "showDetail", sender: "me")
    #expect(start.prepared == ["showDetail for me"])
    #expect(navigation.viewControllers.count == 2)
    start.mayGo = false
    start.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func anIdentifierThatNobodyAddedIsAFault() {
    let board = UIStoryboard(name: "Empty", bundle: nil)
    #expect(board.instantiateInitialViewController() == nil)
    #expect(throws: Fault.self) {
      try FaultScope.run { board.instantiateViewController(withIdentifier: "nobody") }
    }
    let controller = UIViewController()
    controller.storyboard = board
    #expect(throws: Fault.self) {
      try FaultScope.run { controller.performSegue(withIdentifier: "none", sender: nil) }
    }
  }

  @Test func aSegueDoesWhatItsHandlerSays() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: "own", source: UIViewController(), destination: UIViewController()
    ) { count += 1 }
    segue.perform()
    #expect(count == 1)
  }
}

private final class SegueController: UIViewController {
  var mayGo = true
  var prepared: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    mayGo
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    #expect(segue.source === self)
    prepared.append("\(segue.identifier ?? "") for \(sender as? String ?? "nobody")")
  }
}
