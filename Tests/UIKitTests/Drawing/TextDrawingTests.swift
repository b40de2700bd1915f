import Testing

@testable import UIKit

@Suite @MainActor struct TextDrawingTests {
  private func draw(_ body: () -> Void) -> [RecordedText] {
    let context = CGContext(size: CGSize(width: 200, height: 200), scale: 2)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.operations.compactMap {
      guard case .text(let text) = $0.content else { return nil }
      return text
    }
  }

  let font = UIFont.systemFont(ofSize: 20, weight: .semibold)

  @Test func aStringIsDrawnFromItsTopLeft() throws {
    let text = try #require(
      draw {
        "ab".draw(
          at: CGPoint(x: 5, y: 7), withAttributes: [.font: font, .foregroundColor: UIColor.red])
      }.first)
    #expect(text.runs.map(\.text) == ["ab"])
    #expect(text.runs.map(\.weight) == [600])
    #expect(text.runs.map(\.color) == [UIColor.red.cgColor])
    #expect(text.lines.map(\.origin) == [CGPoint(x: 5, y: 7 + font.ascender)])
  }

  @Test func textInARectangleIsWrapped() throws {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 100)
    let text = try #require(
      draw { "aaa bbb".draw(in: rect, withAttributes: [.font: font]) }.first)
    #expect(text.lines.map(\.text) == ["aaa ", "bbb"] || text.lines.map(\.text) == ["aaa", "bbb"])
    #expect(text.frame == rect)
  }

  @Test func runsKeepTheirLooks() throws {
    let string = NSMutableAttributedString(string: "one", attributes: [.font: font])
    string.append(
      NSAttributedString(
        string: "two",
        attributes: [
          .font: UIFont.monospacedSystemFont(ofSize: 12, weight: .bold),
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2, .baselineOffset: 3,
        ]))
    let text = try #require(draw { string.draw(at: .zero) }.first)
    let run = try #require(text.runs.last)
    #expect(run.design == .monospaced && run.weight == 700 && run.size == 12)
    #expect(run.isUnderlined && !run.isStruckThrough && run.kern == 2 && run.baselineOffset == 3)
  }

  @Test func aLabelStandsInTheMiddle() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.font = font
    label.text = "abc"
    label.textAlignment = .center
    let text = try #require(draw { label.draw(label.bounds) }.first)
    let line = try #require(text.lines.first)
    #expect(line.origin.x == 35 && line.width == 30)
    let top = ((60 - font.lineHeight) / 2 * 2).rounded() / 2
    #expect(abs(line.origin.y - (top + font.ascender)) < 0.51)
    #expect(text.isVerticallyCentered && text.alignment == .center && text.lineBreak == .tail)
  }

  @Test func aLabelShowsNoLineThatSticksOut() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.font = font
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    let text = try #require(draw { label.draw(label.bounds) }.first)
    #expect(text.lines.count == 2)
    #expect(text.lines.last?.text.hasSuffix("…") == true)
  }

  @Test func aSubclassMovesTheTextOfItsLabel() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 8, dy: 0))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "a"
    let text = try #require(draw { label.draw(label.bounds) }.first)
    #expect(text.frame.minX == 8 && text.lines.first?.origin.x == 8)
  }

  @Test func textThatReadsToTheLeftStandsOnTheRight() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "שלום"
    let text = try #require(draw { label.draw(label.bounds) }.first)
    #expect(text.isRightToLeft && text.alignment == .right)
  }

  @Test func aShadowIsDrawnBehindTheText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "a"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let texts = draw { label.draw(label.bounds) }
    #expect(texts.map(\.frame.minX) == [2, 0])
    #expect(texts.first?.runs.first?.color == UIColor.red.cgColor)
  }

  @Test func aLabelShrinksItsText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.font = font
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    label.text = "aaaaaaaaaa"
    let text = try #require(draw { label.draw(label.bounds) }.first)
    #expect(text.runs.map(\.size) == [10])
    #expect(text.lines.map(\.text) == ["aaaaaaaaaa"])
  }

  /// Letters move closer by a twentieth of their size at most, before anything is cut.
  @Test func aLabelTightensItsTextWhereItMay() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 98, height: 30))
    label.font = font
    label.text = "aaaaaaaaaa"
    let cut = try #require(draw { label.draw(label.bounds) }.first)
    #expect(cut.lines.map(\.text) != ["aaaaaaaaaa"])
    label.allowsDefaultTighteningForTruncation = true
    let tight = try #require(draw { label.draw(label.bounds) }.first)
    #expect(tight.lines.map(\.text) == ["aaaaaaaaaa"])
    #expect((tight.runs.first?.kern ?? 0) < 0 && (tight.runs.first?.kern ?? 0) > -1)
    label.frame.size.width = 80
    let tooLong = try #require(draw { label.draw(label.bounds) }.first)
    #expect(tooLong.lines.map(\.text) != ["aaaaaaaaaa"])
  }

  @Test func aSmallerTextStandsWhereTheLabelSays() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.font = font
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    label.text = "aaaaaaaaaa"
    func baseline(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
      label.baselineAdjustment = adjustment
      let text = try #require(draw { label.draw(label.bounds) }.first)
      return try #require(text.lines.first).origin.y
    }
    let whole = UILabel(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    (whole.font, whole.text) = (font, "aaaaaaaaaa")
    let text = try #require(draw { whole.draw(whole.bounds) }.first)
    #expect(abs(try baseline(.alignBaselines) - (text.lines.first?.origin.y ?? 0)) <= 0.5)
    #expect(try baseline(.alignCenters) < baseline(.alignBaselines))
    #expect(try baseline(.none) < baseline(.alignCenters))
  }

  @Test func aShadowOfTextIsThatOfItsAttribute() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let string = NSAttributedString(string: "a", attributes: [.font: font, .shadow: shadow])
    let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
    UIGraphicsPushContext(context)
    string.draw(at: .zero)
    UIGraphicsPopContext()
    let shadows = context.operations.compactMap { $0.state.shadow }
    #expect(shadows.map(\.offset) == [CGSize(width: 1, height: 2)])
    #expect(shadows.map(\.blur) == [3] && shadows.map(\.color) == [UIColor.red.cgColor])
    shadow.shadowColor = nil
    #expect(shadow.drawnColor == nil)
  }
}
