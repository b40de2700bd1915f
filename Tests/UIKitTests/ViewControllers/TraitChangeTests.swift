import Testing
import UIKit

@Suite @MainActor struct TraitChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func oneTraitIsHeardOfByItself() {
    let view = UIView(frame: .zero)
    window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, before: UITraitCollection) in
      styles += [before.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitDisplayScale.self, Own.self]) { (_: UIView, _) in
      Issue.record("the scale is what it was")
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(styles == [.light, .dark])
  }

  @Test func controllersHearAfterTheirViews() {
    let controller = Controller()
    window.rootViewController = controller
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.calls == ["traits", "registered"])
  }

  @Test func collectionsKnowWhatIsDifferent() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 3
    }
    #expect(
      dark.changedTraits(from: light).map { $0.name }
        == ["UITraitUserInterfaceStyle", "UITraitDisplayScale"])
    #expect(UITraitDisplayScale.defaultValue == 0)
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
  }
}

private final class Controller: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (self: Self, _) in self.calls.append("registered")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traits")
  }
}

private struct Own: UITraitDefinition {
  static let defaultValue = 1
}
