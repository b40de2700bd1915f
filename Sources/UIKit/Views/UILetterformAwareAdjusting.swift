/// Whether a view leaves room for letters that reach beyond their own measure.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic = 0
  case oversize = 1
}

/// Kept, and changes nothing: letters are measured by their advances.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: AnyObject {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}

public enum UILabelVibrancy: Int, Sendable {
  case none = 0
  case automatic = 1
}

extension NSParagraphStyle {
  /// How lines may break between words that belong together.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
