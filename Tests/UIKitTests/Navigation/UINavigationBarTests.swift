import Testing

@testable import UIKit

@Suite @MainActor struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
  private let below = UINavigationItem(title: "Friends")
  private let item = UINavigationItem(title: "Photos")

  init() {
    bar.setItems([below, item], animated: false)
    bar.layoutIfNeeded()
  }

  private func labels(_ view: UIView? = nil) -> [String] {
    (view ?? bar).subviews.flatMap { child in
      child.isHidden || child.alpha == 0
        ? [] : [(child as? UILabel)?.text].compactMap { $0 } + labels(child)
    }
  }

  @Test func placesTitleAndButtons() throws {
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done),
    ]
    bar.layoutIfNeeded()
    let title = try #require(
      bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Photos" })
    #expect(title.center == CGPoint(x: 195, y: 22))
    let frames = bar.content.buttons.map(\.frame)
    #expect(frames.count == 3)
    #expect(frames[0].minX == 8)
    #expect(frames[2].maxX == 374)
    #expect(frames[1].maxX < frames[2].minX)
    #expect(bar.content.wayBack?.accessibilityLabel == "Friends")
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.content.wayBack?.frame.maxX == 382)
  }

  @Test func followsItsItems() {
    #expect(labels() == ["Photos", "Friends"])
    item.title = "Feed"
    below.backButtonTitle = "Everyone"
    item.prompt = "Choose one"
    bar.layoutIfNeeded()
    #expect(labels() == ["Choose one", "Feed", "Everyone"])
    #expect(bar.height == 74)
    item.hidesBackButton = true
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    bar.layoutIfNeeded()
    #expect(labels() == ["Choose one"])
    #expect(item.titleView?.center.x == 195)
    let button = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    item.leftBarButtonItem = button
    bar.layoutIfNeeded()
    #expect((bar.content.buttons.first)?.isEnabled == true)
    button.isEnabled = false
    bar.layoutIfNeeded()
    #expect((bar.content.buttons.first)?.isEnabled == false)
  }

  @Test func hasABackgroundOverContentAlone() throws {
    let background = try #require(bar.subviews.first)
    #expect(background.backgroundColor == nil)
    #expect(background.frame == CGRect(x: 0, y: -47, width: 390, height: 91))
    bar.isAtEdge = false
    bar.layoutIfNeeded()
    #expect(background.backgroundColor != nil)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .red)
    bar.isAtEdge = true
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == nil)
    #expect(bar.look.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    bar.scrollEdgeAppearance = appearance
    bar.layoutIfNeeded()
    #expect(background.backgroundColor == .red)
  }

  @Test func pushesAndPopsItemsOfItsOwn() {
    #expect(bar.topItem === item)
    #expect(bar.backItem === below)
    #expect(bar.popItem(animated: true) === item)
    bar.pushItem(item, animated: true)
    bar.layoutIfNeeded()
    bar.content.wayBack?.sendActions(for: .touchUpInside)
    #expect(bar.items == [below])
  }

  @Test func appearancesAreCopied() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundEffect == nil)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(copy.backIndicatorImage != nil)
    appearance.configureWithDefaultBackground()
    #expect(copy.backgroundEffect == nil)
    bar.barTintColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
  }
}
