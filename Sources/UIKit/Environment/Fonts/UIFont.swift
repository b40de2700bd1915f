/// Differs from UIKit: no font files are read. A font is a name with a size, and all fonts have the
/// vertical metrics of the system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontFace
  private let size: CGFloat
  let textStyle: TextStyle?

  package init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    self.face = face
    self.size = size > 0 && size.isFinite ? size : UIFont.smallSystemFontSize
    self.textStyle = textStyle
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
      textStyle: descriptor.textStyle)
  }

  public required init?(coder: NSCoder) {
    face = FontFace()
    size = UIFont.systemFontSize
    textStyle = nil
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
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      face: FontFace(weight: style.weight), size: style.pointSize(in: category), textStyle: style)
  }
}
