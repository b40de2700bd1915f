import Testing

@testable import UIKit

@Suite struct StringSizeTests {
  private let font = UIFont.systemFont(ofSize: 10)

  @Test func measuresAString() {
    #expect(
      "abcd".size(withAttributes: [.font: font]) == CGSize(width: 20, height: font.lineHeight))
    #expect(("abcd" as NSString).size(withAttributes: [.font: font]).width == 20)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    #expect("ab".size(withAttributes: [.font: font, .kern: 2]).width == 14)
  }

  @Test func wrapsWithinTheLineFragments() {
    let room = CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude)
    let rect = "one two".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(rect == CGRect(x: 0, y: 0, width: 15, height: font.lineHeight * 2))
    let single = "one two".boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(single.size == CGSize(width: 35, height: font.lineHeight))
  }

  @Test func showsOnlyTheLinesThatFit() {
    let room = CGSize(width: 20, height: font.lineHeight * 2.5)
    let rect = "a b c d e f g h i".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font], context: nil)
    #expect(rect.height == font.lineHeight * 2)
  }

  @Test func attributedTextMixesFonts() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let large = UIFont.systemFont(ofSize: 20)
    text.append(NSAttributedString(string: "cd", attributes: [.font: large]))
    #expect(text.size() == CGSize(width: 30, height: large.lineHeight))
  }

  @Test func styleOfAParagraphCounts() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    #expect("a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 40)
    let copy = style.copy() as? NSParagraphStyle
    style.minimumLineHeight = 50
    #expect(copy?.minimumLineHeight == 40)
  }
}
