@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (first: Level, second: Level) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  open var screen = UIScreen.main {
    didSet { if screen !== oldValue { updateTraits() } }
  }
  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  /// Kept, and changes nothing: no screen orders windows.
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownLayer.isHidden = true
    UIApplication.shared.register(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownLayer.isHidden = true
    UIApplication.shared.register(self)
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.beginAppearanceTransition(true, animated: false)
    rootViewController?.endAppearanceTransition()
  }

  open func makeKey() {
    let earlier = UIApplication.shared.keyWindow
    guard earlier !== self else { return }
    earlier?.isKeyWindow = false
    isKeyWindow = true
    earlier?.resignKey()
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}
}
