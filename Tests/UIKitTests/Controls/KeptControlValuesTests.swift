import Testing

@testable import UIKit

/// Properties of controls that an app sets and that no picture of a view without fingers, pointer or keyboard shows.
@Suite @MainActor struct KeptControlValuesTests {
  @Test func switchesSlidersAndPagesKeepThem() {
    let (toggle, slider, pages) = (UISwitch(), UISlider(), UIPageControl())
    toggle.title = "Wi-Fi"
    toggle.onImage = UIImage()
    toggle.offImage = toggle.onImage
    slider.preferredBehavioralStyle = .pad
    pages.defersCurrentPageDisplay = true
    #expect(toggle.title == "Wi-Fi")
    #expect(toggle.onImage != nil && toggle.offImage === toggle.onImage)
    #expect(slider.preferredBehavioralStyle == .pad)
    #expect(pages.defersCurrentPageDisplay)
  }

  @Test func buttonsKeepThem() {
    let button = UIButton()
    button.showsTouchWhenHighlighted = true
    button.role = .destructive
    button.isPointerInteractionEnabled = true
    #expect(button.showsTouchWhenHighlighted && button.isPointerInteractionEnabled)
    #expect(button.role == .destructive)
  }

  @Test func textInputKeepsThemAndAsksNobodyAboutTyping() {
    let (field, view) = (UITextField(), UITextView())
    field.typingAttributes = [.kern: 2]
    view.typingAttributes = [.kern: 2]
    #expect(field.typingAttributes?.count == 1 && view.typingAttributes.count == 1)
    field.allowsEditingTextAttributes = true
    view.allowsEditingTextAttributes = true
    field.clearsOnInsertion = true
    view.clearsOnInsertion = true
    view.usesStandardTextScaling = true
    let refusing = RefusingTyping()
    field.delegate = refusing
    view.delegate = refusing
    field.insertText("a")
    view.insertText("a")
    #expect(field.text == "a" && view.text == "a")
    #expect(field.allowsEditingTextAttributes && view.allowsEditingTextAttributes)
    #expect(field.clearsOnInsertion && view.clearsOnInsertion && view.usesStandardTextScaling)
  }
}

/// Would let nothing be typed, if anybody asked.
@MainActor private final class RefusingTyping: NSObject, UITextFieldDelegate, UITextViewDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { false }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { false }
}
