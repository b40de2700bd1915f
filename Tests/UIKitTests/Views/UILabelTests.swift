import Testing

@testable import UIKit

@Suite @MainActor struct UILabelTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func makeLabel(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  // Two pixels to the point: 11.93… points are 12.
  private let lineHeight: CGFloat = 12

  @Test func aSingleLineIsAsLongAsItsText() {
    let label = makeLabel("one two three")
    let size = CGSize(width: 65, height: lineHeight)
    #expect(label.intrinsicContentSize == size)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == size)
    label.frame.size.width = 20
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func severalLinesWrapAtTheWidth() {
    let label = makeLabel("one two three", lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 35, height: 0)) == CGSize(width: 35, height: 24))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 65, height: lineHeight))
    #expect(label.intrinsicContentSize.width == 65)
    label.preferredMaxLayoutWidth = 30
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 36))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 24)
  }

  @Test func withoutTextThereIsNoSize() {
    let label = makeLabel("")
    #expect(label.intrinsicContentSize == .zero)
    label.text = nil
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
  }

  @Test func textRectStaysInTheBounds() {
    let label = makeLabel("one two three")
    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 5, width: 30, height: 100), limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: 5, y: 5, width: 30, height: lineHeight))
  }

  @Test func showsWhatFits() {
    let label = makeLabel("one two three")
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 12)
    #expect(label.textLayout.lines.map(\.text) == ["one two…"])
  }

  @Test func attributedTextBringsItsOwnFonts() {
    let label = makeLabel("")
    let large = UIFont.systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: "ab", attributes: [.font: large])
    #expect(label.text == "ab")
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
    label.font = font
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 12))
  }

  @Test func shrinksToFitOneLine() {
    let label = makeLabel("one two three")
    label.frame = CGRect(x: 0, y: 0, width: 52, height: 12)
    #expect(label.shownScale == 1)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.shownScale == 0.8)
    label.minimumScaleFactor = 0.9
    #expect(label.shownScale == 0.9)
  }

  @Test func fontFollowsTheContentSizeCategory() {
    let window = UIWindow()
    let screen = UIScreen()
    window.screen = screen
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
    }
    window.updateTraits()
    #expect(label.font.pointSize == 19)
  }

  @Test func scaledFontsAndRunsFollowTheCategoryToo() {
    let window = UIWindow()
    let screen = UIScreen()
    window.screen = screen
    let labels = (0..<4).map { _ in UILabel() }
    labels[0].font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 18))
    labels[1].font = .systemFont(ofSize: 18)
    labels[2].attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    labels[3].font = .preferredFont(forTextStyle: .body)
    labels[3].maximumContentSizeCategory = .extraLarge
    for label in labels {
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
    }
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    window.updateTraits()
    #expect(labels[0].font.pointSize == 24)
    #expect(labels[1].font.pointSize == 18)
    let run = labels[2].attributedText?.runs.first?.attributes[.font] as? UIFont
    #expect(run?.pointSize == 34)
    #expect(labels[3].font.pointSize == 19)
    #expect(labels[3].traitCollection.preferredContentSizeCategory == .extraLarge)
    labels[3].maximumContentSizeCategory = nil
    #expect(labels[3].font.pointSize == 23)
  }

  @Test func highlightChangesTheColour() {
    let label = makeLabel("a")
    label.highlightedTextColor = .red
    #expect(label.shownTextColor == .label)
    label.isHighlighted = true
    #expect(label.shownTextColor == .red)
  }
}
