/// Wishes for typing that a keyboard would grant, and for how letters are measured.
struct TypingWishes {
  var prediction = UITextInlinePredictionType.default
  var mathematics = UITextMathExpressionCompletionType.default
  var passwords: UITextInputPasswordRules?
  var sizing = UILetterformAwareSizingRule.typographic
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Kept, and changes nothing: no password is made up.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

// Not every view with a keyboard has them, as in UIKit.
extension UITextInputTraits {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

extension UITextField: UILetterformAwareAdjusting {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { wishes.typing.prediction }
    set { wishes.typing.prediction = newValue }
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { wishes.typing.mathematics }
    set { wishes.typing.mathematics = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { wishes.typing.passwords }
    set { wishes.typing.passwords = newValue }
  }
  public var sizingRule: UILetterformAwareSizingRule {
    get { wishes.typing.sizing }
    set { wishes.typing.sizing = newValue }
  }
}

extension UITextView: UILetterformAwareAdjusting {
  /// There is none on a phone.
  public enum BorderStyle: Int, Sendable {
    case none = 0
  }

  /// Both ways of laying out give the same lines.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Always none: there is no other one on a phone.
  public var borderStyle: BorderStyle {
    get { .none }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { wishes.typing.prediction }
    set { wishes.typing.prediction = newValue }
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { wishes.typing.mathematics }
    set { wishes.typing.mathematics = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { wishes.typing.passwords }
    set { wishes.typing.passwords = newValue }
  }
  public var sizingRule: UILetterformAwareSizingRule {
    get { wishes.typing.sizing }
    set { wishes.typing.sizing = newValue }
  }
}
