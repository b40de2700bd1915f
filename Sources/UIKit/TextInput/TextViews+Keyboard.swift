// Kept, and changes nothing: there is no keyboard.

extension UITextField {
  public var keyboardType: UIKeyboardType {
    get { wishes.type }
    set { wishes.type = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKey }
    set { wishes.returnKey = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.enablesReturnKey }
    set { wishes.enablesReturnKey = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.capitalization }
    set { wishes.capitalization = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { wishes.quotes }
    set { wishes.quotes = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { wishes.dashes }
    set { wishes.dashes = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { wishes.insertion }
    set { wishes.insertion = newValue }
  }
  public var textContentType: UITextContentType! {
    get { wishes.content }
    set { wishes.content = newValue }
  }
}

extension UITextView {
  public var keyboardType: UIKeyboardType {
    get { wishes.type }
    set { wishes.type = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKey }
    set { wishes.returnKey = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.enablesReturnKey }
    set { wishes.enablesReturnKey = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.capitalization }
    set { wishes.capitalization = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { wishes.quotes }
    set { wishes.quotes = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { wishes.dashes }
    set { wishes.dashes = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { wishes.insertion }
    set { wishes.insertion = newValue }
  }
  public var textContentType: UITextContentType! {
    get { wishes.content }
    set { wishes.content = newValue }
  }
}
