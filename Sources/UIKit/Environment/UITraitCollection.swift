import Synchronization

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  public override convenience init() {
    self.init(values: TraitValues())
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differsInColor(from: traitCollection.values)
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.own.value
    UITraitCollection.own.value = self
    defer { UITraitCollection.own.value = outer }
    actions()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection; \(values.listing)>" }
}

// MARK: - The current collection

extension UITraitCollection {
  /// The value of `current` that no one has set: the main screen's traits.
  private static let ambient = Mutex(UITraitCollection(values: .standard))

  /// The main screen's collection until one is made current; as in UIKit each thread has its own.
  public class var current: UITraitCollection {
    get { own.value ?? ambient.withLock { $0 } }
    set { own.value = newValue }
  }

  /// Tells threads that have no collection of their own what the main screen looks like.
  package static func setAmbient(_ traits: UITraitCollection) {
    ambient.withLock { $0 = traits }
  }

  /// The category of the traits, else the application's: what is made current does not count, as in UIKit.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? ambient.withLock { $0 }.preferredContentSizeCategory : category
  }

  /// Whether texts have another size than under the traits of before.
  func changesCategory(from before: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != before?.preferredContentSizeCategory
  }

  /// The scale of the traits, else the main screen's; never less than 1.
  static func scale(of traits: UITraitCollection?) -> CGFloat {
    let scale = traits?.displayScale ?? 0
    return max(scale > 0 ? scale : ambient.withLock { $0 }.displayScale, 1)
  }

  private static let own = ThreadLocal<UITraitCollection?>(key: "UITraitCollection.current") { nil }
}

// MARK: - Making one

extension UITraitCollection {
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(mutations))
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(values: values.mutated(mutations))
  }

  private convenience init(set: (inout TraitValues) -> Void) {
    var values = TraitValues()
    set(&values)
    self.init(values: values)
  }
}
