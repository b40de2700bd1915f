extension UIButton {
  /// Differs from UIKit: the member `background` is not there yet.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// The colours that the styles have in common.
    enum Look: Sendable { case plain, gray, tinted, filled }

    var look: Look
    /// The state that the configuration was last updated for.
    var state = State.normal
    /// The tint of the button that it was last updated for.
    var tint: UIColor?
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Content

    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Kept, and changes nothing: there are no symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept, and changes nothing: no menu is shown.
    public var indicator = Indicator.automatic
    /// Kept, and changes nothing: no menu is shown.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Look

    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Kept, and changes nothing: only a Mac has others.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether a selected button looks otherwise.
    public var automaticallyUpdateForSelection = true

    // MARK: Places

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The least room along the axis of the placement that an image takes, in the middle of which it stands.
    public var imageReservation: CGFloat = 0
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    /// The configuration in the colours of the button's state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var result = self
      (result.state, result.tint) = (button.state, button.tintColor)
      return result
    }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }
}

// MARK: - Colours

extension UIButton.Configuration {
  private var isMarked: Bool { automaticallyUpdateForSelection && state.contains(.selected) }
  private var isDisabled: Bool { state.contains(.disabled) }
  private var isPressed: Bool { state.contains(.highlighted) }

  /// A selected button has the look that is one step stronger.
  private var shownLook: Look {
    guard isMarked else { return look }
    switch look {
    case .plain: return .tinted
    case .gray, .tinted, .filled: return .filled
    }
  }

  private var foreground: UIColor {
    let base = shownLook == .filled ? .white : tint ?? .systemBlue
    return baseForegroundColor ?? base
  }

  var shownForeground: UIColor {
    if isDisabled { return .tertiaryLabel }
    return isPressed ? foreground.faded(by: shownLook == .filled ? 0.75 : 0.5) : foreground
  }

  /// Nil where nothing is behind the content.
  var shownBackground: UIColor? {
    let color: UIColor? =
      switch shownLook {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint ?? .systemBlue).faded(by: 0.18)
      case .filled: baseBackgroundColor ?? tint ?? .systemBlue
      }
    guard let color else { return nil }
    if isDisabled { return .tertiarySystemFill }
    return isPressed ? color.faded(by: 0.75) : color
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic, .medium: min(6, height / 2)
    case .small: min(4, height / 2)
    case .large: min(9, height / 2)
    case .capsule: height / 2
    }
  }
}
