open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A maximum of zero is none.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var growth = FontGrowth(style: style, points: font.growth?.points ?? font.pointSize)
    if maximumPointSize > 0 { growth.maximum = maximumPointSize }
    return UIFont(
      face: font.face, size: growth.points(in: traitCollection), growth: growth)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Whole pixels of the traits' scale, but the value itself at large.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let growth = style.growth(in: traitCollection)
    guard growth != 1 else { return value }
    let scale = UITraitCollection.scale(of: traitCollection)
    return (value * growth * scale).rounded() / scale
  }
}
