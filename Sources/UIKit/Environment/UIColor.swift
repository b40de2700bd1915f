open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Source: Sendable {
    case fixed(ColorComponents)
    /// A tile of Core Graphics.
    case pattern(CGColor)
    case dynamic(name: String?, provider: @Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(white: white, alpha: alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = cgColor.tile == nil ? .fixed(ColorComponents(cgColor)) : .pattern(cgColor)
    super.init()
  }

  /// Rows of the image, from the upper left of the view or the context that is painted.
  ///
  /// Differs from UIKit: texts, shadows and gradients have a grey in its place.
  public init(patternImage image: UIImage) {
    let context = CGContext(size: image.size, scale: image.scale)
    image.draw(in: CGRect(origin: .zero, size: image.size), of: context)
    source = .pattern(CGColor(CGColor.Tile(context.operations, size: image.size)))
    super.init()
  }

  @preconcurrency public init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    source = .dynamic(name: nil, provider: dynamicProvider)
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIColor"),
      let listing = coder.decodeObject(forKey: "UIColor") as? [NSNumber], listing.count == 4
    else { return nil }
    let numbers = listing.map { CGFloat($0.doubleValue) }
    source = .fixed(
      ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    super.init()
  }

  open var cgColor: CGColor {
    guard case .dynamic = source else { return color(with: .current) }
    return color(with: .current).with(light: color(in: .light), dark: color(in: .dark))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(_, let provider) = source else { return self }
    // A provider may return another dynamic colour.
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var components):
      components.alpha = min(max(alpha, 0), 1)
      return UIColor(source: .fixed(components))
    case .pattern(let color):
      return UIColor(source: .pattern(color.copy(alpha: min(max(alpha, 0), 1)) ?? color))
    case .dynamic(_, let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    unsafe red?.pointee = components.red
    unsafe green?.pointee = components.green
    unsafe blue?.pointee = components.blue
    unsafe alpha?.pointee = components.alpha
    return hasNumbers
  }

  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let values = components.hueSaturationBrightness
    unsafe hue?.pointee = values.hue
    unsafe saturation?.pointee = values.saturation
    unsafe brightness?.pointee = values.brightness
    unsafe alpha?.pointee = components.alpha
    return hasNumbers
  }

  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    unsafe white?.pointee = components.luminance
    unsafe alpha?.pointee = components.alpha
    return hasNumbers
  }

  /// A pattern has none of its own.
  private var hasNumbers: Bool { color(with: .current).tile == nil }

  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.pattern(let mine), .pattern(let theirs)): return mine == theirs
    case (.dynamic(let mine?, _), .dynamic(let theirs?, _)): return mine == theirs
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .pattern(let color): color.hashValue
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    }
  }

  /// Differs from UIKit: no addresses, so that the same program prints the same text.
  open override var description: String {
    switch source {
    case .fixed(let components): components.listing
    case .pattern(let color):
      "UIPatternColor \(NSCoder.string(for: color.tile?.size ?? .zero)) \(color.alpha)"
    case .dynamic(let name?, _): "<UIDynamicSystemColor; name = \(name)>"
    case .dynamic(nil, _): "<UIDynamicProviderColor>"
    }
  }
}

extension UIColor {
  /// The numbers under the current traits.
  package var components: ColorComponents {
    components(with: .current)
  }

  /// The colour under the current traits, in this style.
  private func color(in style: UIUserInterfaceStyle) -> CGColor {
    color(with: UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = style })
  }

  private func color(with traits: UITraitCollection) -> CGColor {
    guard case .pattern(let color) = resolvedColor(with: traits).source else {
      return components(with: traits).cgColor
    }
    return color
  }

  package func components(with traits: UITraitCollection) -> ColorComponents {
    switch resolvedColor(with: traits).source {
    case .fixed(let components): components
    // A pattern has no numbers; this is what stands for it where it cannot be painted.
    case .pattern(let color): ColorComponents(color)
    // `resolvedColor` can be overridden; a subclass that leaves the colour dynamic has no numbers.
    case .dynamic: ColorComponents(white: 0, alpha: 0)
    }
  }
}
