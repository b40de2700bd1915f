import Testing

@testable import UIKit

@Suite struct UITraitCollectionTests {
  @Test func laterCollectionsWinWhereTheySpecify() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test func containsWhatTheOtherSpecifies() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func comparesByValue() {
    #expect(
      UITraitCollection(verticalSizeClass: .compact)
        == UITraitCollection(verticalSizeClass: .compact))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func onlyLooksDifferInColour() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(
      !light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func becomesCurrentForTheTimeOfABlock() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current
    dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
    #expect(UITraitCollection.current == before)
  }

  @Test func describesWhatIsSpecified() {
    let traits = UITraitCollection { $0.displayScale = 2 }
    #expect(traits.description == "<UITraitCollection; DisplayScale = 2.0>")
  }

  @Test func accessibilitySizesAreTheLargest() {
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }
}

@Suite @MainActor struct UIScreenTests {
  @Test func scaleIsATraitOfTheScreen() {
    let screen = UIScreen()
    screen.scale = 3
    screen.bounds.size = CGSize(width: 100, height: 200)
    #expect(screen.traitCollection.displayScale == 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 600))
  }
}
