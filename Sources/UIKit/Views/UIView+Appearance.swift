/// The parts that a view's colours and traits are made from.
@MainActor struct AppearanceState {
  var overrideStyle = UIUserInterfaceStyle.unspecified
  /// Nil for most views.
  var ownTraits: OwnTraits?
  var contentScaleFactor: CGFloat?
  var isOpaque = true
  var background: UIColor?
  /// The colour that the layer was given for `background`.
  var backgroundOfLayer: CGColor?
  var tint: UIColor?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var announcedTint: UIColor?
  var focus = FocusState()
  var interactions: [any UIInteraction] = []
  var observations = TraitObservations()
  /// The traits that the view was last told of.
  var knownTraits: UITraitCollection?
  var smallestCategory: UIContentSizeCategory?
  var largestCategory: UIContentSizeCategory?
  /// The traits made for `overrideStyle` and the categories, and those that they were made from.
  var overridden: (base: UITraitCollection, result: UITraitCollection)?
}

// MARK: - Traits

extension AppearanceState {
  fileprivate var changesTraits: Bool {
    overrideStyle != .unspecified || smallestCategory != nil || largestCategory != nil
      || ownTraits != nil
  }

  fileprivate func apply(to traits: inout any UIMutableTraits) {
    if let ownTraits, var values = traits as? TraitValues {
      values.merge(ownTraits.imposed)
      values.merge(ownTraits.overrides)
      traits = values
    }
    if overrideStyle != .unspecified { traits.userInterfaceStyle = overrideStyle }
    if let smallestCategory, traits.preferredContentSizeCategory < smallestCategory {
      traits.preferredContentSizeCategory = smallestCategory
    }
    if let largestCategory, traits.preferredContentSizeCategory > largestCategory {
      traits.preferredContentSizeCategory = largestCategory
    }
  }
}

extension UIView {
  var resolvedTraits: UITraitCollection {
    let base = inheritedTraits
    guard appearance.changesTraits else { return base }
    if let known = appearance.overridden, known.base === base { return known.result }
    let own = appearance
    let result = base.modifyingTraits { own.apply(to: &$0) }
    appearance.overridden = (base, result)
    return result
  }

  func replaceCategories(_ smallest: UIContentSizeCategory?, _ largest: UIContentSizeCategory?) {
    (appearance.smallestCategory, appearance.largestCategory) = (smallest, largest)
    traitSourcesDidChange()
  }

  /// The traits are made anew from those around the view.
  func traitSourcesDidChange() {
    appearance.overridden = nil
    updateTraits()
  }

  private var inheritedTraits: UITraitCollection {
    if let parent { return parent.traitCollection }
    return (self as? UIWindow)?.screen.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Tells the view and those below it when their traits are no longer those they know.
  func updateTraits() {
    let traits = traitCollection
    let known = appearance.knownTraits ?? UIScreen.main.traitCollection
    guard traits !== known else { return }
    appearance.knownTraits = traits
    guard traits != known else { return }
    if traits.hasDifferentColorAppearance(comparedTo: known) { refreshColors() }
    traitCollectionDidChange(known)
    appearance.observations.announce(traits, before: known)
    owner?.traitCollectionDidChange(known)
    owner?.observations.announce(traits, before: known)
    for child in children { child.updateTraits() }
  }

  /// The direction that the traits name, else the app's.
  var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch traitCollection.layoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

// MARK: - Colours

extension UIView {
  // A colour that was set on the layer itself is the view's colour, too.
  var resolvedBackground: UIColor? {
    guard appearance.backgroundOfLayer == ownLayer.backgroundColor else {
      return ownLayer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    return appearance.background
  }

  func replaceBackground(with color: UIColor?) {
    AnimatedChanges.current?.willChange(self)
    appearance.background = color
    refreshColors()
  }

  func refreshColors() {
    let color = appearance.background?.resolvedColor(with: traitCollection).cgColor
    appearance.backgroundOfLayer = color
    ownLayer.backgroundColor = color
  }

  var resolvedTint: UIColor {
    let tint = wantedTint
    return resolvedTintAdjustment == .dimmed ? tint.dimmed : tint
  }

  private var wantedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.appearance.tint { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  var resolvedTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.appearance.tintAdjustment != .automatic {
        return current.appearance.tintAdjustment
      }
      view = current.parent
    }
    return .normal
  }

  func replaceTintAdjustment(with mode: TintAdjustmentMode) {
    let before = resolvedTintAdjustment
    appearance.tintAdjustment = mode
    guard resolvedTintAdjustment != before else { return }
    announceDimming()
  }

  /// Tells the view, and those below it that follow its mode, also those with a colour of their own.
  private func announceDimming() {
    appearance.announcedTint = resolvedTint
    tintColorDidChange()
    for child in children where child.appearance.tintAdjustment == .automatic {
      child.announceDimming()
    }
  }

  func replaceTint(with color: UIColor?) {
    appearance.tint = color
    announceTint()
  }

  func announceTint() {
    announce(tint: resolvedTint) { _ in true }
  }

  /// Tells the view, and those below it that have none of their own and know another one.
  func updateTint() {
    guard appearance.tint == nil else { return }
    let tint = resolvedTint
    guard appearance.announcedTint != tint else { return }
    announce(tint: tint) { $0.appearance.announcedTint != tint }
  }

  private func announce(tint: UIColor, to isTold: (UIView) -> Bool) {
    appearance.announcedTint = tint
    tintColorDidChange()
    for child in children where child.appearance.tint == nil && isTold(child) {
      child.announce(tint: tint, to: isTold)
    }
  }
}

extension UIColor {
  // UIKit names no numbers: this is the grey that is as bright as the colour.
  /// The colour of a view that something stands in front of.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).components
      return UIColor(white: color.luminance, alpha: color.alpha)
    }
  }
}
