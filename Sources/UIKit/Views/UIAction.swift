@preconcurrency @MainActor open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  let handler: Handler

  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    UIAction.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action.\(UIAction.count)")
    self.handler = handler
    super.init()
  }
}
