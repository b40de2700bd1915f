/// An entry of a menu that names a method.
///
/// Differs from UIKit: a selector cannot be called on Linux, so the first responder that can perform the action is told
/// nothing. An entry with a closure is `UIAction`.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The sender of the last call.
  open private(set) var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
  }
}

/// Another method of a command, for a pressed modifier key.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The keys that are held down beside another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
