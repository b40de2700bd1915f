/// Differs from UIKit: no font files are read. A font is a name with a size, and all fonts have the
/// vertical metrics of the system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontFace
  private let size: CGFloat
  let textStyle: TextStyle?
  /// The way in which the font grows with the content size category, where it was made to.
  let growth: FontGrowth?

  package convenience init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    self.init(face: face, size: size, textStyle: textStyle, growth: nil)
  }

  init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil, growth: FontGrowth?) {
    self.face = face
    self.size = size > 0 && size.isFinite ? size : UIFont.smallSystemFontSize
    self.textStyle = textStyle
    self.growth = growth
    super.init()
  }

  /// nil for a name that no family of iOS has; font files of this machine are not looked at.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCatalogue.face(named: fontName) else { return nil }
    self.init(face: face, size: fontSize)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize,
      textStyle: pointSize > 0 ? nil : descriptor.textStyle)
  }

  public required init?(coder: NSCoder) {
    face = FontFace()
    size = UIFont.systemFontSize
    textStyle = nil
    growth = nil
    super.init()
  }

  open var familyName: String { face.familyName }
  open var fontName: String { face.postScriptName }
  open var pointSize: CGFloat { size }

  // In the 2048 units to the em of the system font.
  /// That of the system font, whatever the family.
  open var ascender: CGFloat { size * 1950 / 2048 }
  /// That of the system font, whatever the family.
  open var descender: CGFloat { size * -494 / 2048 }
  /// That of the system font, whatever the family.
  open var capHeight: CGFloat { size * 1443 / 2048 }
  /// That of the system font, whatever the family.
  open var xHeight: CGFloat { size * 1078 / 2048 }
  /// Always 0, as in the system font.
  open var leading: CGFloat { 0 }
  /// That of the system font, whatever the family.
  open var lineHeight: CGFloat { ascender - descender }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (face == other.face && size == other.size)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  /// Differs from UIKit: no address, so that the same program prints the same text.
  open override var description: String {
    let points = String(format: "%.2f", Double(size))
    return "<UICTFont> font-family: \"\(familyName)\"; font-weight: "
      + "\(face.isBold ? "bold" : "normal"); font-style: "
      + "\(face.isItalic ? "italic" : "normal"); font-size: \(points)pt"
  }
}

// MARK: - The system's fonts

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class var familyNames: [String] { FontCatalogue.families }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = FontFace(weight: weight)
    face.width = width
    return UIFont(face: face, size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .semibold), size: fontSize)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .monospaced, weight: weight), size: fontSize)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UITraitCollection.category(of: traitCollection)
    return UIFont(
      face: FontFace(weight: style.weight), size: style.size(in: category).points,
      textStyle: style)
  }
}

/// The font that a scaled one was made from, and how far it may grow.
struct FontGrowth: Hashable, Sendable {
  var style: UIFont.TextStyle
  var points: CGFloat
  var maximum = CGFloat.infinity

  /// The size at large is kept to the last digit.
  func points(in traits: UITraitCollection?) -> CGFloat {
    let growth = style.growth(in: traits)
    return min(growth == 1 ? points : (points * growth).rounded(), maximum)
  }
}

extension UIFont {
  /// The same font as large as it is for a text of these traits; itself where no text style is behind it.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let growth {
      return UIFont(face: face, size: growth.points(in: traits), growth: growth)
    }
    guard let textStyle else { return self }
    let category = UITraitCollection.category(of: traits)
    return UIFont(face: face, size: textStyle.size(in: category).points, textStyle: textStyle)
  }
}

extension UIFont.TextStyle {
  /// How many times its own value at large a value is under the traits.
  func growth(in traits: UITraitCollection?) -> CGFloat {
    size(in: UITraitCollection.category(of: traits)).leading / size(in: .large).leading
  }
}
