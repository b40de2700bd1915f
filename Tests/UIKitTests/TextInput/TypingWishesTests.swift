import Testing

@testable import UIKit

/// Values of text views and labels that a keyboard, a pointer or a finer text engine would look at.
@Suite @MainActor struct TypingWishesTests {
  @Test func areKeptAndChangeNoSize() {
    let (field, view) = (UITextField(), UITextView(usingTextLayoutManager: false))
    field.text = "Text"
    view.text = "Text"
    let before = (field.sizeThatFits(.zero), view.sizeThatFits(.zero))
    for input in [field, view] as [any UITextInputTraits & UILetterformAwareAdjusting] {
      input.inlinePredictionType = .no
      input.mathExpressionCompletionType = .yes
      input.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
      input.sizingRule = .oversize
      #expect(input.inlinePredictionType == .no && input.mathExpressionCompletionType == .yes)
      #expect(input.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
      #expect(input.sizingRule == .oversize)
    }
    view.borderStyle = .none
    view.dataDetectorTypes = [.money, .flightNumber]
    field.textContentType = .addressState
    (field.keyboardType, field.keyboardAppearance) = (.alphabet, .alert)
    #expect(field.keyboardType == .asciiCapable && field.keyboardAppearance == .dark)
    #expect(field.textContentType.rawValue == "address-level1" && view.borderStyle == .none)
    #expect(before == (field.sizeThatFits(.zero), view.sizeThatFits(.zero)))
  }

  @Test func aLabelDrawsTheSameWithThem() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "A text that is too long"
    var picture: CGImage? {
      UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
        .cgImage
    }
    let before = picture
    label.lineBreakStrategy = .standard
    label.sizingRule = .oversize
    label.showsExpansionTextWhenTruncated = true
    label.preferredVibrancy = .none
    #expect(picture == before && picture != nil)
    #expect(label.lineBreakStrategy.contains(.pushOut) && label.sizingRule == .oversize)
    #expect(label.showsExpansionTextWhenTruncated && label.preferredVibrancy == .none)
  }

  @Test func gesturesKeepThemAndHearNothing() {
    let (hover, pan) = (UIHoverGestureRecognizer(), UIPanGestureRecognizer())
    #expect(hover.zOffset == 0 && hover.altitudeAngle == .pi / 2 && hover.rollAngle == 0)
    #expect(hover.azimuthAngle(in: nil) == 0)
    #expect(hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    pan.allowedScrollTypesMask = .all
    pan.allowedTouchTypes = [0]
    pan.ignore(UITouch(), for: UIEvent())
    #expect(pan.allowedScrollTypesMask.contains(.discrete) && pan.allowedTouchTypes == [0])
    #expect(!pan.shouldRequireFailure(of: hover) && !pan.shouldBeRequiredToFail(by: hover))
    #expect(pan.shouldReceive(UIEvent()) && pan.state == .possible)
  }

  @Test func buttonsKeepTheirBehaviour() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let before = button.sizeThatFits(.zero)
    button.preferredBehavioralStyle = .mac
    button.preferredMenuElementOrder = .fixed
    #expect(button.preferredBehavioralStyle == .mac && button.behavioralStyle == .pad)
    #expect(button.preferredMenuElementOrder == .fixed && button.sizeThatFits(.zero) == before)
  }
}
