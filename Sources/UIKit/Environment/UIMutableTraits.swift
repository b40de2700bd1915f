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
    func add(_ name: String, if isSpecified: Bool, as value: some CustomStringConvertible) {
      if isSpecified { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", if: userInterfaceIdiom != .unspecified, as: "\(userInterfaceIdiom)")
    add("DisplayScale", if: displayScale != 0, as: displayScale)
    add("DisplayGamut", if: displayGamut != .unspecified, as: "\(displayGamut)")
    add(
      "HorizontalSizeClass", if: horizontalSizeClass != .unspecified, as: "\(horizontalSizeClass)")
    add("VerticalSizeClass", if: verticalSizeClass != .unspecified, as: "\(verticalSizeClass)")
    add("UserInterfaceStyle", if: userInterfaceStyle != .unspecified, as: "\(userInterfaceStyle)")
    add("LayoutDirection", if: layoutDirection != .unspecified, as: "\(layoutDirection)")
    add(
      "PreferredContentSizeCategory", if: preferredContentSizeCategory != .unspecified,
      as: preferredContentSizeCategory.rawValue)
    add("UserInterfaceLevel", if: userInterfaceLevel != .unspecified, as: "\(userInterfaceLevel)")
    add(
      "AccessibilityContrast", if: accessibilityContrast != .unspecified,
      as: "\(accessibilityContrast)")
    add("LegibilityWeight", if: legibilityWeight != .unspecified, as: "\(legibilityWeight)")
    add("ActiveAppearance", if: activeAppearance != .unspecified, as: "\(activeAppearance)")
    return parts.joined(separator: "; ")
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
