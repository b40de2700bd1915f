import Testing

@testable import UIKit

@Suite @MainActor struct UIButtonTests {
  /// A picture of 32 by 32 points.
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }

  private func makeButton(_ title: String?) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 40))
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    return button
  }

  struct Insets: Sendable {
    var image = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var imageX: CGFloat
    var titleX: CGFloat?
  }

  /// Recorded from UIKit, with a title of 54 points.
  nonisolated static let recorded = [
    Insets(imageX: 151.5),
    Insets(image: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), imageX: 156.5),
    Insets(image: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100), imageX: 101.5),
    Insets(image: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 100), imageX: 106.5),
    Insets(imageX: 124.5, titleX: 156.5),
    Insets(
      image: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0), imageX: 149.5, titleX: 156.5),
    Insets(
      image: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0),
      title: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100), imageX: 149.5, titleX: 106.5),
  ]

  @Test(arguments: recorded) func partsMoveByTheirInsets(_ insets: Insets) {
    // Six letters of nine points each.
    let button = makeButton(insets.titleX == nil ? nil : "letter")
    button.imageEdgeInsets = insets.image
    button.titleEdgeInsets = insets.title
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == insets.imageX)
    guard let titleX = insets.titleX else { return }
    #expect(button.titleLabel?.frame == CGRect(x: titleX, y: 9.5, width: 54, height: 21.5))
  }

  @Test func contentStandsWhereItIsAligned() {
    let button = makeButton("letter")
    func places() -> [CGFloat] {
      button.layoutIfNeeded()
      return [button.imageView?.frame.minX ?? 0, button.imageView?.frame.minY ?? 0]
    }
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    #expect(places() == [0, 0])
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    #expect(places() == [335 - 86, 8])
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .left)
    #expect(places() == [54, 8])
  }

  @Test func aTitleHasAirAboveAndBelow() {
    let button = UIButton(type: .custom)
    button.setTitle("letters", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 63, height: 33.5))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 69, height: 25.5))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func aBackgroundImageFillsTheButton() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(image, for: .normal)
    #expect(button.currentBackgroundImage === image)
    #expect(button.backgroundImage(for: .selected) == nil)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds)
    #expect((button.subviews.first as? UIImageView)?.image === image)
  }

  @Test func anAttributedTitleKeepsItsLook() {
    let button = UIButton(type: .system)
    let title = NSAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.titleLabel?.attributedText?.string == "big")
    #expect(button.intrinsicContentSize.width == 45)
    button.setTitle("plain", for: .highlighted)
    button.setTitleColor(.red, for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.textColor == .red)
  }

  @Test func anAttributedTitleOfAStateGoesBeforeItsTitle() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    button.setTitle("plain", for: .normal)
    #expect(button.titleLabel?.text == "rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func aTitleOfSeveralLinesWrapsAtTheWidth() {
    let button = UIButton(type: .custom)
    button.setTitle("letter letter letter", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(button.intrinsicContentSize.width == 180)
    button.frame = CGRect(x: 0, y: 0, width: 130, height: 80)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.size == CGSize(width: 117, height: 43))
    #expect(button.sizeThatFits(CGSize(width: 130, height: 0)) == CGSize(width: 117, height: 55))
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.size == CGSize(width: 54, height: 64.5))
  }

  @Test func aStateWithoutATitleAnswersTheNormalOne() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    button.setTitle("marked", for: .selected)
    #expect(button.title(for: .highlighted) == "plain")
    #expect(button.title(for: .selected) == "marked")
    #expect(button.attributedTitle(for: .selected)?.string == "rich")
  }

  @Test func aConfiguredButtonShowsTheAttributedTitleOfItsState() {
    let button = UIButton(configuration: .plain())
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.attributedText?.string == "rich")
    button.configuration?.title = "own"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "own")
  }

  @Test func aBackgroundImageIsBeforeThePlate() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
    button.layoutIfNeeded()
    button.setBackgroundImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.backgroundColor == .systemBlue)
    #expect((button.subviews.dropFirst().first as? UIImageView)?.image === image)
  }

  // MARK: Configurations

  @Test func aConfigurationHasItsSizes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "ab"
    func size() -> CGSize { UIButton(configuration: configuration).intrinsicContentSize }
    #expect(size() == CGSize(width: 17 + 24, height: 20.5 + 14))
    configuration.buttonSize = .large
    #expect(size() == CGSize(width: 17 + 40, height: 20.5 + 30))
    configuration.buttonSize = .small
    #expect(size() == CGSize(width: 15 + 20, height: 18 + 10))
    configuration.contentInsets = .zero
    configuration.image = image
    configuration.imagePadding = 5
    #expect(size() == CGSize(width: 32 + 5 + 15, height: 32))
    configuration.imagePlacement = .top
    #expect(size() == CGSize(width: 32, height: 32 + 5 + 18))
  }

  @Test func theImageStandsAtItsEdge() throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("ab", image)
    (configuration.contentInsets, configuration.imagePadding) = (.zero, 3)
    func frames(_ edge: NSDirectionalRectEdge, mirrored: Bool = false) throws -> [CGFloat] {
      configuration.imagePlacement = edge
      let button = UIButton(configuration: configuration)
      if mirrored { button.semanticContentAttribute = .forceRightToLeft }
      button.layoutIfNeeded()
      let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
      return [image.frame.minX, image.frame.minY, title.frame.minX, title.frame.minY]
    }
    #expect(try frames(.leading) == [0, 0, 35, 6])
    #expect(try frames(.trailing) == [20, 0, 0, 6])
    #expect(try frames(.leading, mirrored: true) == [20, 0, 0, 6])
    #expect(try frames(.top) == [0, 0, 7.5, 35])
    #expect(try frames(.bottom) == [0, 23.5, 7.5, 0])
  }

  @Test func theHandlerHearsOfManyChangesOnce() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(states == [.normal])
    button.isSelected = true
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(states.count == 1)
    button.layoutIfNeeded()
    #expect(states == [.normal, .selected])
    #expect(button.titleLabel?.text == "on")
    button.layoutIfNeeded()
    #expect(states.count == 2)
  }

  @Test func coloursFollowTheState() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "a"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews.first?.backgroundColor == .systemBlue)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
    button.automaticallyUpdatesConfiguration = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
    button.configuration?.baseForegroundColor = .red
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
    button.configuration = nil
    #expect(button.subtitleLabel == nil && button.subviews.count == 2)
  }

  @Test func titlesTakeTransformedAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "a"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 30, weight: .bold)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 30, weight: .bold))
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 40)
    button.configuration?.attributedTitle = AttributedString("b", attributes: container)
    button.layoutIfNeeded()
    let shown = button.titleLabel?.attributedText?.runs.first
    #expect(shown?.attributes[.font] as? UIFont == .systemFont(ofSize: 40))
    #expect(shown?.attributes[.foregroundColor] as? UIColor == .systemBlue)
  }

  @Test func aSpinnerStandsForTheImage() {
    var configuration = UIButton.Configuration.plain()
    (configuration.image, configuration.showsActivityIndicator) = (image, true)
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    button.configuration?.showsActivityIndicator = false
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 32))
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func fontsFollowTheCategory() {
    let window = UIWindow()
    let screen = UIScreen()
    window.screen = screen
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "a"
    window.addSubview(button)
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    window.updateTraits()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 23)
  }
}

@Suite @MainActor struct SymbolConfigurationTests {
  @Test func keepsAndMergesItsValues() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    let merged = size.applying(scale)
    #expect(merged == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(merged.withoutScale() == size)
    #expect(size != scale)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIImage(systemName: "star", withConfiguration: merged) == nil)
  }
}
