/// The one-line text of layout attributes, in the form that UIKit logs.
struct AttributesDescription {
  let text: String
  /// The same without the address, which changes from run to run.
  let stableText: String

  init(_ attributes: UICollectionViewLayoutAttributes) {
    var parts = ["index path: \(Self.path(attributes.indexPath))"]
    if let kind = attributes.representedElementKind { parts.append("element kind: (\(kind))") }
    parts.append("frame = \(Self.rect(attributes.frame))")
    if !CATransform3DIsIdentity(attributes.transform3D) {
      parts.append("transform = \(Self.transform(attributes))")
    }
    if attributes.alpha != 1 { parts.append("alpha = \(Self.number(attributes.alpha))") }
    if attributes.zIndex != 0 { parts.append("zIndex = \(attributes.zIndex)") }
    if attributes.isHidden { parts.append("hidden = YES") }
    let address = String(UInt(bitPattern: ObjectIdentifier(attributes).hashValue), radix: 16)
    let rest = parts.joined(separator: "; ") + ">"
    text = "<\(type(of: attributes)): 0x\(address); \(rest)"
    stableText = "<\(type(of: attributes)): \(rest)"
  }

  private static func path(_ indexPath: IndexPath) -> String {
    "(" + indexPath.map(String.init).joined(separator: "-") + ")"
  }

  private static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height)))"
  }

  private static func transform(_ attributes: UICollectionViewLayoutAttributes) -> String {
    guard CATransform3DIsAffine(attributes.transform3D) else { return "3D" }
    let affine = attributes.transform
    let values = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
    return "[" + values.map(number).joined(separator: ", ") + "]"
  }

  /// Six significant digits, as `%g` prints them.
  static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value == 0 ? 0 : value))
  }
}
