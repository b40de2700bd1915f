public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor {
      UIColor(white: color.components(with: $0).luminance, alpha: color.components(with: $0).alpha)
    }
  }

  /// The colour itself: on a phone nothing is dimmed with a window.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
