import Testing

@testable import UIKit

@Suite @MainActor struct UITextViewTests {
  private func makeView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.font = .systemFont(ofSize: 10)
    view.text = text
    return view
  }

  @Test func growsWithItsText() {
    let view = makeView("aaaa bbbb cccc dddd")
    // Ten letters of five points fit between the paddings.
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 55, height: 40))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height == 24)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height == 12)
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height == 12)
  }

  @Test func scrollsOverItsLines() {
    let view = makeView("aaaa bbbb cccc dddd eeee ffff")
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 60, height: 52))
    view.scrollRangeToVisible(NSRange(location: 25, length: 1))
    #expect(view.contentOffset.y > 0)
    #expect(view.intrinsicContentSize.height == -1)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 52)
  }

  final class Delegate: UITextViewDelegate {
    var calls: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  @Test func tellsOfEditingAndScrolling() {
    let view = makeView("a")
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.becomeFirstResponder())
    view.insertText("b")
    view.deleteBackward()
    #expect(view.resignFirstResponder())
    view.contentOffset.y = 5
    #expect(delegate.calls == ["begin", "change", "change", "end", "scroll"])
    view.isEditable = false
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func scrollsToNoRangeBeyondItsText() {
    let view = makeView("aaaa bbbb cccc dddd eeee ffff")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 500, length: .max))
    #expect(view.contentOffset.y > 0)
  }

  @Test func theSelectionIsAtTheEndOfATextThatIsSet() {
    let view = makeView("abc")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.attributedText = NSAttributedString(string: "ab😀")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.text = nil
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func aForcedEndAsksNobody() {
    final class Refusing: UITextViewDelegate {
      var calls: [String] = []
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    }
    let (view, delegate) = (makeView("a"), Refusing())
    view.delegate = delegate
    view.becomeFirstResponder()
    #expect(!view.endEditing(false) && view.isFirstResponder)
    #expect(view.endEditing(true) && !view.isFirstResponder)
    #expect(!view.endEditing(true))
    #expect(delegate.calls == ["end"])
  }

  @Test func fontAndColourAreThoseOfItsAttributedText() {
    let view = makeView("a")
    let large = UIFont.systemFont(ofSize: 20)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    view.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(view.font == large && view.textColor == .red && view.textAlignment == .right)
    view.font = .systemFont(ofSize: 10)
    view.textColor = .blue
    let shown = view.attributedText.runs.first?.attributes
    #expect(shown?[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(shown?[.foregroundColor] as? UIColor == .blue)
  }

  /// The lines as they are drawn.
  private func lines(of view: UITextView) -> [String] {
    view.layoutIfNeeded()
    return view.subviews.compactMap { $0 as? TextLines }.flatMap(drawing).flatMap { operation in
      guard case .text(let text) = operation.content else { return [String]() }
      return text.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func aContainerOfItsOwnWidthWrapsThere() {
    let container = NSTextContainer(size: CGSize(width: 30, height: 0))
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40), textContainer: container)
    view.font = .systemFont(ofSize: 10)
    view.text = "aaaa bbbb"
    view.layoutIfNeeded()
    #expect(container.size.width == 30 && view.contentSize.height == 40)
    #expect(lines(of: view) == ["aaaa", "bbbb"])
    view.text = "aaaa bbbb aaaa bbbb aaaa bbbb"
    container.size.width = 0
    #expect(lines(of: view) == ["aaaa bbbb aaaa bbbb aaaa bbbb"])
    view.text = "aaaa bbbb"
    container.widthTracksTextView = true
    view.layoutIfNeeded()
    #expect(container.size.width == 100 && view.contentSize.height == 28)
    container.heightTracksTextView = true
    view.layoutIfNeeded()
    #expect(container.size.height == 24, "and limits nothing")
  }
}
