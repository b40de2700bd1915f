open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  let textStyle: UIFont.TextStyle?
  private let size: CGFloat

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.size = pointSize
    self.textStyle = textStyle
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      face: FontCatalogue.face(named: fontName) ?? FontFace(design: .family(fontName)),
      pointSize: size)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat) ?? 0
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(face: name.flatMap(FontCatalogue.face(named:)) ?? FontFace(), pointSize: size)
  }

  public required init?(coder: NSCoder) {
    face = FontFace()
    textStyle = nil
    size = 0
    super.init()
  }

  open var postscriptName: String { face.postScriptName }
  open var pointSize: CGFloat { size }

  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if face.isBold { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    if face.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if face.width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .family: face.familyName, .size: size]
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.design = .family(newFamily) }
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { [textStyle] face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
      let isBold = symbolicTraits.contains(.traitBold)
      let bold = textStyle?.emphasizedWeight ?? .bold
      if isBold != face.isBold { face.weight = isBold ? bold : .regular }
      if symbolicTraits.contains(.traitCondensed) { face.width = .condensed }
      if symbolicTraits.contains(.traitExpanded) { face.width = .expanded }
    }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { face in
      switch design {
      case .monospaced: face.design = .monospaced
      case .rounded: face.design = .rounded
      case .serif: face.design = .serif
      default: face.design = .standard
      }
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = (attributes[.size] as? CGFloat) ?? size
    let traits = attributes[.traits] as? [TraitKey: Any]
    var face = face
    if let name = attributes[.name] as? String, let named = FontCatalogue.face(named: name) {
      face = named
    }
    if let weight = traits?[.weight] as? UIFont.Weight { face.weight = weight }
    if let width = traits?[.width] as? UIFont.Width { face.width = width }
    return UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && size == other.size && textStyle == other.textStyle
  }

  open override var hash: Int { face.hashValue }

  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
