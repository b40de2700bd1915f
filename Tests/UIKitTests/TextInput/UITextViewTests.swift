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
}
