// The traits of the system, each with its place in the values of a collection.

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = UIUserInterfaceIdiom
  public static var defaultValue: UIUserInterfaceIdiom { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static var defaultValue: UIUserInterfaceStyle { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static var defaultValue: UITraitEnvironmentLayoutDirection { TraitValues()[keyPath: path] }
}

extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
  public static var defaultValue: CGFloat { TraitValues()[keyPath: path] }
}

extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { TraitValues()[keyPath: path] }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { TraitValues()[keyPath: path] }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static var defaultValue: UIContentSizeCategory { TraitValues()[keyPath: path] }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum UITraitDisplayGamut: UITraitDefinition {
  public typealias Value = UIDisplayGamut
  public static var defaultValue: UIDisplayGamut { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
  public static var defaultValue: UIAccessibilityContrast { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
  public static var defaultValue: UIUserInterfaceLevel { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
  public static var defaultValue: UILegibilityWeight { TraitValues()[keyPath: path] }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: UITraitDefinition {
  public typealias Value = UIUserInterfaceActiveAppearance
  public static var defaultValue: UIUserInterfaceActiveAppearance { TraitValues()[keyPath: path] }
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
