/// Traits that hold in place of those around an object: those that were set.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? false
  }

  package mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.clear(in: &self)
  }
}

extension SystemTrait {
  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: path] != TraitValues()[keyPath: path]
  }

  static func clear(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
}

/// The traits that hold below a view in place of those around it.
final class OwnTraits {
  let overrides: TraitValues
  /// Those that the parent of the view's controller has given it.
  let imposed: TraitValues

  /// Nil where both of them are empty.
  init?(overrides: TraitValues, imposed: TraitValues) {
    guard overrides != TraitValues() || imposed != TraitValues() else { return nil }
    (self.overrides, self.imposed) = (overrides, imposed)
  }
}

extension UIView {
  public var traitOverrides: any UITraitOverrides {
    get { appearance.ownTraits?.overrides ?? TraitValues() }
    set {
      appearance.ownTraits = OwnTraits(
        overrides: newValue as? TraitValues ?? TraitValues(), imposed: imposedTraits)
      traitSourcesDidChange()
    }
  }

  fileprivate var imposedTraits: TraitValues { appearance.ownTraits?.imposed ?? TraitValues() }

  fileprivate func impose(_ traits: TraitValues) {
    let overrides = appearance.ownTraits?.overrides ?? TraitValues()
    appearance.ownTraits = OwnTraits(overrides: overrides, imposed: traits)
    traitSourcesDidChange()
  }

  /// Nothing waits: a view hears at once of its traits.
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// Those of its view, which is loaded for them.
  public var traitOverrides: any UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }

  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

  /// The traits that the child has in place of those of its parent; its view is loaded for them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.view.impose(collection?.values ?? TraitValues())
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let imposed = childViewController.viewIfLoaded?.imposedTraits ?? TraitValues()
    return imposed == TraitValues() ? nil : UITraitCollection(values: imposed)
  }
}
