public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var displayGamut: UIDisplayGamut { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {
  /// A phone's main screen at twice the density, in light.
  package static let standard: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 2
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.displayGamut = .P3
    values.activeAppearance = .active
    return values
  }()

  func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// The values that are specified, in a fixed order.
  var listing: String {
    var parts: [String] = []
    func add(_ name: String, _ isSpecified: Bool, _ value: some CustomStringConvertible) {
      if isSpecified { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", userInterfaceIdiom != .unspecified, "\(userInterfaceIdiom)")
    add("DisplayScale", displayScale != 0, displayScale)
    add("DisplayGamut", displayGamut != .unspecified, "\(displayGamut)")
    add("HorizontalSizeClass", horizontalSizeClass != .unspecified, "\(horizontalSizeClass)")
    add("VerticalSizeClass", verticalSizeClass != .unspecified, "\(verticalSizeClass)")
    add("UserInterfaceStyle", userInterfaceStyle != .unspecified, "\(userInterfaceStyle)")
    add("LayoutDirection", layoutDirection != .unspecified, "\(layoutDirection)")
    add(
      "PreferredContentSizeCategory", preferredContentSizeCategory != .unspecified,
      preferredContentSizeCategory.rawValue)
    add("UserInterfaceLevel", userInterfaceLevel != .unspecified, "\(userInterfaceLevel)")
    add("AccessibilityContrast", accessibilityContrast != .unspecified, "\(accessibilityContrast)")
    add("LegibilityWeight", legibilityWeight != .unspecified, "\(legibilityWeight)")
    add("ActiveAppearance", activeAppearance != .unspecified, "\(activeAppearance)")
    return parts.joined(separator: "; ")
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
