import Testing

@testable import UIKit

@Suite @MainActor struct PresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let notes = Notes()
  private let below: NotingController
  private let above: NotingController

  init() {
    below = NotingController("below", notes)
    above = NotingController("above", notes)
    window.additionalSafeAreaInsets.top = 47
    window.rootViewController = below
    window.makeKeyAndVisible()
    notes.calls = []
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func tellsBothControllers(_ style: UIModalPresentationStyle) {
    above.modalPresentationStyle = style
    below.present(above, animated: true)
    let covers = style == .fullScreen
    #expect(notes.calls.contains("below willDisappear") == covers)
    notes.calls = notes.calls.filter { $0.contains("ppear") }
    #expect(
      notes.calls == (covers ? ["below willDisappear"] : []) + [
        "above willAppear", "above isAppearing", "above didAppear",
      ] + (covers ? ["below didDisappear"] : []))
    notes.calls = []
    above.dismiss(animated: true)
    notes.calls = notes.calls.filter { $0.contains("ppear") }
    #expect(
      notes.calls == ["above willDisappear"]
        + (covers ? ["below willAppear", "below isAppearing", "below didAppear"] : [])
        + ["above didDisappear"])
    #expect(below.view.window === window)
    #expect(above.view.window == nil)
  }

  @Test func isThereWhenTheCallReturns() {
    var completions = 0
    above.isModalInPresentation = true
    below.present(above, animated: true) { completions += 1 }
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)
    #expect(above.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(above.view.safeAreaInsets.top == 0)
    #expect(!above.isBeingPresented)
    below.dismiss(animated: false) { completions += 1 }
    #expect(completions == 2)
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
  }

  @Test func aStackOfThemGoesAtOnce() {
    let third = NotingController("third", notes)
    below.present(above, animated: false)
    above.present(third, animated: false)
    below.dismiss(animated: true)
    #expect(third.view.window == nil)
    #expect(above.presentedViewController == nil)
    #expect(window.subviews == [below.view])
  }

  /// The topmost goes in the animation. One that is seen below it goes with it, and one that is covered hears nothing.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func onlyTheTopmostOfAStackGoesInTheAnimation(_ style: UIModalPresentationStyle) {
    let third = NotingController("third", notes)
    for controller in [above, third] { controller.modalPresentationStyle = style }
    below.present(above, animated: false)
    above.present(third, animated: false)
    notes.calls = []
    below.dismiss(animated: true)
    notes.calls = notes.calls.filter { $0.contains("ppear") }
    #expect(
      notes.calls
        == (style == .fullScreen
          ? [
            "third willDisappear", "below willAppear", "below isAppearing", "below didAppear",
            "third didDisappear",
          ]
          : [
            "third willDisappear", "above willDisappear", "third didDisappear",
            "above didDisappear",
          ]))
    #expect(window.subviews == [below.view])
    #expect([above, third].allSatisfy { $0.presentingViewController == nil })
    #expect(above.presentedViewController == nil)
  }

  @Test func refusesControllersThatAreElsewhere() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    below.present(above, animated: false)
    for (presenter, controller) in [(below, above), (above, above), (above, child)] {
      #expect(throws: Fault.self) {
        try FaultScope.run { presenter.present(controller, animated: false) }
      }
    }
    #expect(above.presentedViewController == nil)
  }

  @Test func aSheetFollowsTheTurnOfTheWindow() {
    below.present(above, animated: false)
    window.turn(to: CGSize(width: 500, height: 390), safeArea: .zero, duration: 0.3)
    #expect(above.view.frame == CGRect(x: 0, y: 10, width: 500, height: 380))
  }

  @Test func saysWhyItDoesNothing() {
    let messages = UIKitLog.collect {
      below.present(above, animated: false)
      below.present(UIViewController(), animated: false)
      UIViewController().present(UIViewController(), animated: false)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.text.contains("which is already presenting") == true)
    #expect(messages.last?.text.contains("whose view is not in the window hierarchy") == true)
    #expect(below.presentedViewController === above)
  }
}
