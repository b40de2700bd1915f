@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundColor: UIColor?
  /// Drawn as glass in `backgroundColor`, or else in the colour of its material: what is below is seen blurred.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// As `configureWithDefaultBackground()`.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The background and the line of another bar's appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    adopt(barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Kept for whoever asks: there is one idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  private func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}
