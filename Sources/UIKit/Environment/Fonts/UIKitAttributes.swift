extension AttributeScopes {
  /// The attributes that UIKit's texts are drawn with.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
}

extension NSAttributedString {
  /// The same text with those of its attributes that it is drawn with.
  convenience init(shown string: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      text.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    let all: [Key: Any?] = [
      .font: run[Scope.FontAttribute.self],
      .foregroundColor: run[Scope.ForegroundColorAttribute.self],
      .backgroundColor: run[Scope.BackgroundColorAttribute.self],
      .paragraphStyle: run[Scope.ParagraphStyleAttribute.self],
      .kern: run[Scope.KernAttribute.self], .tracking: run[Scope.TrackingAttribute.self],
      .baselineOffset: run[Scope.BaselineOffsetAttribute.self],
      .underlineStyle: run[Scope.UnderlineStyleAttribute.self]?.rawValue,
      .strikethroughStyle: run[Scope.StrikethroughStyleAttribute.self]?.rawValue,
    ]
    return all.compactMapValues { $0 }
  }
}
