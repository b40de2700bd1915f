import Testing

@testable import UIKit

@Suite @MainActor struct UIViewDirectionTests {
  private func window(_ direction: UITraitEnvironmentLayoutDirection) -> UIWindow {
    let screen = UIScreen()
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.layoutDirection = direction
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.screen = screen
    return window
  }

  @Test func readsInTheDirectionOfItsTraits() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let window = window(.rightToLeft)
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func readsInItsOwnDirectionWhereItHasOne() {
    let window = window(.rightToLeft)
    let view = UIView()
    window.addSubview(view)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
