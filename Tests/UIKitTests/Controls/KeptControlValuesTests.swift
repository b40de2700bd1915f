import Testing

@testable import UIKit

/// Properties of controls that an app sets and that no picture of a view without fingers, pointer or keyboard shows.
@Suite @MainActor struct KeptControlValuesTests {
  /// Expects the view to be seen as before when the changes are made, pressed or not.
  private func expectTheSameLook<View: UIControl>(of view: View, _ changes: (View) -> Void) {
    view.frame.size = CGSize(width: 200, height: 40)
    func looks() -> [String] {
      [false, true].flatMap { isPressed in
        view.isHighlighted = isPressed
        return look(of: view)
      }
    }
    let before = looks()
    changes(view)
    #expect(looks() == before)
  }

  @Test func toolTipsAreNotShown() {
    expectTheSameLook(of: UIControl()) { control in
      control.toolTip = "Go"
      #expect(control.toolTip == "Go")
    }
  }

  @Test func switchesKeepThem() {
    let toggle = UISwitch()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    expectTheSameLook(of: toggle) { toggle in
      (toggle.title, toggle.preferredStyle) = ("Wi-Fi", .checkbox)
      (toggle.onImage, toggle.offImage) = (image, image)
    }
    #expect(toggle.title == "Wi-Fi" && toggle.preferredStyle == .checkbox)
    #expect(toggle.onImage === image && toggle.offImage === image)
    #expect(toggle.style == .sliding)
  }

  @Test func slidersAndPagesKeepThem() {
    expectTheSameLook(of: UISlider()) { slider in
      slider.preferredBehavioralStyle = .mac
      #expect(slider.preferredBehavioralStyle == .mac && slider.behavioralStyle == .pad)
    }
    let pages = UIPageControl()
    pages.numberOfPages = 5
    expectTheSameLook(of: pages) { pages in
      pages.defersCurrentPageDisplay = true
      pages.allowsContinuousInteraction = false
      #expect(pages.defersCurrentPageDisplay && !pages.allowsContinuousInteraction)
    }
    for isContinuous in [true, false] {
      (pages.allowsContinuousInteraction, pages.currentPage) = (isContinuous, 0)
      let finger = Finger(on: pages)
      finger.begin(at: CGPoint(x: 110, y: 13))
      for x in [130, 150, 190] as [CGFloat] { finger.drag(to: CGPoint(x: x, y: 13)) }
      finger.end()
      #expect(pages.currentPage == 1, "a touch moves by one page")
    }
  }

  @Test func buttonsKeepThem() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    expectTheSameLook(of: button) { button in
      button.showsTouchWhenHighlighted = true
      button.role = .destructive
      button.isPointerInteractionEnabled = true
    }
    #expect(button.showsTouchWhenHighlighted && button.isPointerInteractionEnabled)
    #expect(button.role == .destructive)
  }

  @Test func configurationsKeepThem() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    expectTheSameLook(of: button) { button in
      button.configuration?.macIdiomStyle = .borderlessTinted
      button.configuration?.indicator = .popup
      button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in
        .red
      }
    }
    #expect(button.configuration?.macIdiomStyle == .borderlessTinted)
    #expect(button.configuration?.indicator == .popup)
    #expect(button.configuration?.indicatorColorTransformer?(.blue) == .red)
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
    let (plainField, plainView) = (UITextField(), UITextView())
    plainField.text = "a"
    plainView.text = "a"
    #expect(look(of: field) == look(of: plainField))
    #expect(look(of: view) == look(of: plainView))
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
