import Testing

@testable import UIKit

@Suite @MainActor struct UITextFieldTests {
  @Test func isAsHighAsItsBorderAsks() {
    let field = UITextField()
    field.text = "letters"
    #expect(field.intrinsicContentSize == CGSize(width: 59.5, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 73.5, height: 34))
    field.text = nil
    field.placeholder = "ab"
    #expect(field.intrinsicContentSize.width == 31)
    #expect(field.text == "")
  }

  @Test func textStandsBetweenTheViewsAtItsSides() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { view.frame.size = CGSize(width: 20, height: 10) }
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .unlessEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 180, y: 12, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == 22)
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(left.frame.minX == 180)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.isHidden && !left.isHidden)
  }

  @Test func theClearButtonClears() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.clearButtonMode = .always
    let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
    field.layoutIfNeeded()
    #expect(button.isHidden)
    field.text = "a"
    field.layoutIfNeeded()
    #expect(!button.isHidden && button.frame == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    let log = field.recordEvents()
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "")
    #expect(log.names == ["edit"])
  }

  final class Delegate: UITextFieldDelegate {
    var calls: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("should end")
      return allows
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
  }

  @Test func editingBeginsAndEndsWithTheFirstResponder() {
    let window = UIWindow()
    let (field, other) = (UITextField(), UITextField())
    for view in [field, other] { window.addSubview(view) }
    let delegate = Delegate()
    field.delegate = delegate
    let log = field.recordEvents()
    delegate.allows = false
    #expect(!field.becomeFirstResponder())
    delegate.allows = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    delegate.allows = false
    #expect(!other.becomeFirstResponder())
    delegate.allows = true
    #expect(other.becomeFirstResponder())
    #expect(!field.isEditing && !field.isFirstResponder && other.isFirstResponder)
    #expect(
      delegate.calls == [
        "should begin", "should begin", "did begin", "should end", "should end", "did end",
      ])
    #expect(log.names == ["begin", "end"])
    #expect(window.endEditing(true))
    #expect(!other.isEditing)
  }

  @Test func writesAtTheEnd() {
    let field = UITextField()
    let log = field.recordEvents()
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a")
    #expect(field.hasText)
    #expect(log.names == ["edit", "edit"])
    field.text = "c"
    #expect(log.names.count == 2)
  }

  @Test func hidesSecretsAndShrinksToFit() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
    field.text = "letters."
    func drawn() -> RecordedText? {
      let context = CGContext(size: field.bounds.size, scale: 1)
      UIGraphicsPushContext(context)
      field.draw(field.bounds)
      UIGraphicsPopContext()
      for operation in context.operations {
        if case .text(let text) = operation.content { return text }
      }
      return nil
    }
    field.isSecureTextEntry = true
    #expect(drawn()?.runs.map(\.text) == ["••••••••"])
    field.isSecureTextEntry = false
    #expect(drawn()?.lines.first?.text.hasSuffix("…") == true)
    field.adjustsFontSizeToFitWidth = true
    #expect(drawn()?.runs.map(\.size) == [8.5])
    field.minimumFontSize = 12
    #expect(drawn()?.runs.map(\.size) == [12])
    field.text = ""
    field.placeholder = "here"
    #expect(drawn()?.runs.map(\.text) == ["here"])
  }

  @Test func theKeyboardsWishesAreKept() {
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.textContentType = .name
    #expect(field.keyboardType == .decimalPad)
    #expect(field.returnKeyType == .done)
    #expect(field.textContentType == .name)
    #expect(UITextView().autocapitalizationType == .sentences)
  }

  @Test func fontsFollowTheCategory() {
    let window = UIWindow()
    let screen = UIScreen()
    window.screen = screen
    let (field, text) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .body)
    text.font = .preferredFont(forTextStyle: .body)
    for view in [field, text] as [UIView] { window.addSubview(view) }
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraSmall
    }
    window.updateTraits()
    #expect(field.font?.pointSize == 14)
    #expect(text.font?.pointSize == 14)
  }

  @Test func aForcedEndAsksNobodyAndIsToldOnce() {
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    var reasons: [Int?] = []
    let key = UITextField.didEndEditingReasonUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      let reason = note.userInfo?[key] as? Int
      MainActor.assumeIsolated {
        delegate.calls.append("notified")
        reasons.append(reason)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!field.endEditing(true))
    field.becomeFirstResponder()
    delegate.allows = false
    delegate.calls = []
    #expect(!field.endEditing(false) && field.isEditing)
    #expect(field.endEditing(true) && !field.isEditing && field.delegate === delegate)
    #expect(!field.endEditing(true))
    #expect(delegate.calls == ["should end", "did end", "notified"])
    #expect(reasons == [UITextField.DidEndEditingReason.committed.rawValue])
  }

  @Test func fontAndColourAreThoseOfItsAttributedText() {
    let field = UITextField()
    let large = UIFont.systemFont(ofSize: 20)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(field.font == large && field.textColor == .red && field.textAlignment == .center)
    field.attributedPlaceholder = NSAttributedString(string: "here")
    field.font = .systemFont(ofSize: 10)
    field.textColor = .blue
    let shown = field.attributedText?.runs.first?.attributes
    let hint = field.attributedPlaceholder?.runs.first?.attributes
    #expect(hint?[.font] as? UIFont == .systemFont(ofSize: 10) && hint?.count == 1)
    #expect(shown?[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(shown?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func theClearButtonIsSharpOnItsOwnScreen() throws {
    func width(atScale scale: CGFloat) throws -> Int? {
      let (window, screen) = (UIWindow(), UIScreen())
      screen.traitCollection = screen.traitCollection.modifyingTraits { $0.displayScale = scale }
      window.screen = screen
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      window.addSubview(field)
      field.layoutIfNeeded()
      let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
      return button.currentImage?.cgImage?.width
    }
    #expect(try width(atScale: 2) == 38)
    #expect(try width(atScale: 3) == 57)
  }

  @Test func theRectanglesAtTheSidesStayWhereOneReadsFromTheRight() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { view.frame.size = CGSize(width: 20, height: 10) }
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .always)
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
    #expect(field.rightViewRect(forBounds: field.bounds).minX == 180)
    #expect(left.frame.minX == 180 && right.frame.minX == 0)
  }

  @Test func aDisabledBackgroundNeedsABackground() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let empty = drawing(of: field)
    field.isEnabled = false
    field.disabledBackground = image
    #expect(drawing(of: field) == empty)
    field.background = UIImage()
    #expect(drawing(of: field) != empty)
  }
}
