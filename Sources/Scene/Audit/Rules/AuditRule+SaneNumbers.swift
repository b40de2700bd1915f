import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Every number is one, and no size is negative.
  public static let saneNumbers = AuditRule(
    "sane-numbers",
    means: "A frame, an alpha or a transform is no number, or a size is negative.",
    cure: "look for divisions by zero: an empty view, no items, no columns.",
    help: "look for a division by zero, or a width that is less than its insets"
  ) { $0.strangeNumbers() }
}

extension LayoutAudit {
  fileprivate func strangeNumbers() -> AuditBreach? {
    let strange = ask(everything).compactMap { attributes in
      Self.strangeness(attributes).map { (id: id(attributes), what: $0) }
    }
    return breach(of: strange.map(\.id)) { "\($0) has \(strange.first?.what ?? "")" }
  }

  private static func strangeness(_ attributes: UICollectionViewLayoutAttributes) -> String? {
    let (center, size) = (attributes.center, attributes.size)
    let numbers = NumberText.text([center.x, center.y, size.width, size.height])
    if !center.x.isFinite || !center.y.isFinite || !size.width.isFinite || !size.height.isFinite {
      return "a center and a size of \(numbers)"
    }
    if size.width < 0 || size.height < 0 { return "a negative size: \(numbers)" }
    if !(0...1).contains(attributes.alpha) {
      return "an alpha of \(NumberText.text(attributes.alpha))"
    }
    return nil
  }
}
