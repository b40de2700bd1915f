/// The parts that a view's colours and traits are made from.
struct AppearanceState {
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var contentScaleFactor: CGFloat?
  var isOpaque = true
  var background: UIColor?
  /// The colour that the layer was given for `background`.
  var backgroundOfLayer: CGColor?
  var tint: UIColor?
  var announcedTint: UIColor?
  /// The traits that the view was last told of.
  var knownTraits: UITraitCollection?
  /// The traits made for `overrideStyle`, and those that they were made from.
  var overridden: (base: UITraitCollection, result: UITraitCollection)?
}

// MARK: - Traits

extension UIView {
  var resolvedTraits: UITraitCollection {
    let base = inheritedTraits
    guard appearance.overrideStyle != .unspecified else { return base }
    if let known = appearance.overridden, known.base === base,
      known.result.userInterfaceStyle == appearance.overrideStyle
    {
      return known.result
    }
    let style = appearance.overrideStyle
    let result = base.modifyingTraits { $0.userInterfaceStyle = style }
    appearance.overridden = (base, result)
    return result
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
    owner?.traitCollectionDidChange(known)
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
    appearance.background = color
    refreshColors()
  }

  func refreshColors() {
    let color = appearance.background?.resolvedColor(with: traitCollection).cgColor
    appearance.backgroundOfLayer = color
    ownLayer.backgroundColor = color
  }

  var resolvedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.appearance.tint { return tint }
      view = current.parent
    }
    return .systemBlue
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
