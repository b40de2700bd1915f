/// The values behind a trait collection. An unspecified one leaves the choice to the next collection.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Zero where unspecified.
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  package init() {}

  /// Takes every value that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    take(\.userInterfaceIdiom, of: other)
    take(\.userInterfaceStyle, of: other)
    take(\.layoutDirection, of: other)
    take(\.displayScale, of: other)
    take(\.horizontalSizeClass, of: other)
    take(\.verticalSizeClass, of: other)
    take(\.preferredContentSizeCategory, of: other)
    take(\.userInterfaceLevel, of: other)
    take(\.accessibilityContrast, of: other)
    take(\.legibilityWeight, of: other)
    take(\.displayGamut, of: other)
    take(\.activeAppearance, of: other)
  }

  /// Whether every value that `other` specifies is the same here.
  package func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// Whether a colour may look different under `other`.
  package func differsInColor(from other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || displayGamut != other.displayGamut
      || activeAppearance != other.activeAppearance
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  private static let unspecified = TraitValues()

  private mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    guard other[keyPath: path] != Self.unspecified[keyPath: path] else { return }
    self[keyPath: path] = other[keyPath: path]
  }
}
