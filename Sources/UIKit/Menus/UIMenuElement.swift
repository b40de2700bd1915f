/// One entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// An entry that does something.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }

  func performWithSender(_ sender: Any?, target: Any?)
}
