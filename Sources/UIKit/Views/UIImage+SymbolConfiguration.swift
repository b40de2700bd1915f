extension UIImage {
  /// Traits and the look of symbols. Differs from UIKit: kept and merged, but no image looks otherwise for it.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    public required init?(coder: NSCoder) {
      traitCollection = nil
      super.init()
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traits: traitCollection)
    }

    /// The values of the other one, and those that it leaves open from this one.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      Configuration(traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.traitCollection == traitCollection
    }
    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The look of symbols, of which there are none: configurations are kept, merged and compared.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var hierarchicalColor: UIColor?
      var prefersMulticolor: Bool?

      func merged(with other: Values?) -> Values {
        guard let other else { return self }
        return Values(
          pointSize: other.pointSize ?? pointSize, textStyle: other.textStyle ?? textStyle,
          weight: other.weight ?? weight, scale: other.scale ?? scale,
          colors: other.colors ?? colors,
          hierarchicalColor: other.hierarchicalColor ?? hierarchicalColor,
          prefersMulticolor: other.prefersMulticolor ?? prefersMulticolor)
      }
    }

    let symbol: Values

    init(_ values: Values, traits: UITraitCollection? = nil) {
      symbol = values
      super.init(traits: traits)
    }

    public required init?(coder: NSCoder) {
      symbol = Values()
      super.init(coder: coder)
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(hierarchicalColor: hierarchicalColor))
    }
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: false))
    }

    open override func withTraitCollection(_ traitCollection: UITraitCollection?)
      -> SymbolConfiguration
    { SymbolConfiguration(symbol, traits: traitCollection) }
    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      SymbolConfiguration(
        symbol.merged(with: (otherConfiguration as? SymbolConfiguration)?.symbol),
        traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    open func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
    open func withoutPointSize() -> SymbolConfiguration { changed { $0.pointSize = nil } }
    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }
    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var values = symbol
      change(&values)
      return SymbolConfiguration(values, traits: traitCollection)
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration as Any?)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.symbol == symbol && super.isEqual(object)
    }
    open override var hash: Int { symbol.hashValue }
  }
}
