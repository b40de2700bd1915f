import Testing

@testable import UIKit

@MainActor private final class EnvironmentRecorder: UIView {
  var styles: [UIUserInterfaceStyle] = []
  var previous: [UITraitCollection?] = []
  var tints = 0
  var safeAreas: [UIEdgeInsets] = []
  var marginChanges = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
    styles.append(traitCollection.userInterfaceStyle)
  }
  override func tintColorDidChange() { tints += 1 }
  override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

@Suite @MainActor struct UIViewEnvironmentTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = EnvironmentRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  // MARK: Traits

  @Test func inheritsTheStyleOfItsSuperview() {
    parent.addSubview(view)
    #expect(view.styles.isEmpty)
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection === parent.traitCollection)
    #expect(view.styles == [.dark])
    view.overrideUserInterfaceStyle = .light
    #expect(view.styles == [.dark, .light])
    view.removeFromSuperview()
    #expect(view.styles == [.dark, .light])
    view.overrideUserInterfaceStyle = .unspecified
    parent.addSubview(view)
    #expect(view.styles == [.dark, .light, .dark])
    #expect(view.previous.last??.userInterfaceStyle == .light)
  }

  @Test func takesTheTraitsOfTheScreenOfItsWindow() {
    let screen = UIScreen()
    let window = UIWindow()
    window.screen = screen
    window.addSubview(view)
    screen.scale = 3
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.contentScaleFactor == 3)
    #expect(view.previous.map { $0?.displayScale } == [2])
  }

  // MARK: Colours

  @Test func backgroundFollowsTheStyle() {
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor?.components == [1, 1, 1, 1])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
    #expect(view.backgroundColor == .systemBackground)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func inheritsTheTint() {
    #expect(view.tintColor == .systemBlue)
    parent.tintColor = .red
    parent.addSubview(view)
    #expect(view.tintColor == .red)
    #expect(view.tints == 1)
    parent.tintColor = .green
    #expect(view.tints == 2)
    view.tintColor = .blue
    parent.tintColor = .red
    #expect(view.tintColor == .blue)
    #expect(view.tints == 3)
    view.tintColor = nil
    #expect(view.tintColor == .red)
  }

  /// A tree is built from the inside: who has heard of a colour is not told of it again at each level.
  @Test func aTintIsToldOnceWhileATreeIsBuilt() {
    let (middle, top) = (UIView(), UIView())
    middle.addSubview(view)
    top.addSubview(middle)
    parent.addSubview(top)
    #expect(view.tints == 1)
    parent.tintColor = .red
    #expect(view.tints == 2)
  }

  // MARK: Safe area and margins

  @Test func safeAreaIsWhatReachesIntoTheView() {
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    parent.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 40
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    parent.bounds.size.height = 80
    #expect(view.safeAreaInsets.bottom == 40)
    view.removeFromSuperview()
    #expect(view.safeAreas.map(\.top) == [20, 0, 0, 0])
    #expect(view.safeAreas.map(\.bottom) == [0, 20, 40, 0])
  }

  @Test func marginsAreEightAndGrowWithTheSafeArea() {
    #expect(parent.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    parent.additionalSafeAreaInsets.top = 20
    #expect(parent.layoutMargins.top == 28)
    parent.insetsLayoutMarginsFromSafeArea = false
    #expect(parent.layoutMargins.top == 8)
  }

  @Test func marginsFollowTheDirection() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins.left = 10
    #expect(view.directionalLayoutMargins.trailing == 10)
    #expect(view.marginChanges == 2)
  }

  @Test func marginsOfTheSuperviewCanBePreserved() {
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    view.frame = CGRect(x: 10, y: 0, width: 90, height: 100)
    parent.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
    parent.layoutMargins.top = 40
    #expect(view.layoutMargins.top == 40)
    #expect(view.marginChanges == 2)
  }
}
