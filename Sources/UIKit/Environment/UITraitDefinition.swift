/// Differs from UIKit: traits of an app's own can be named, and no collection holds a value for them.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value

  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { name }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections hold a value for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.values[keyPath: path] != second.values[keyPath: path]
  }
}

extension UITraitCollection {
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
    ]
  }

  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    guard let traitCollection else { return Self.systemTraits }
    return Self.systemTraits.filter { trait in
      (trait as? any SystemTrait.Type)?.differs(self, traitCollection) == true
    }
  }

  private class var systemTraits: [UITrait] {
    systemTraitsAffectingImageLookup + [
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    ]
  }
}
