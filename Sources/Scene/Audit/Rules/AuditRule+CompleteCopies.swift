import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// A copy of attributes of one's own class is equal to the original and knows everything that it knows.
  public static let completeCopies = AuditRule(
    "complete-copies",
    means: """
      Attributes of a class of your own lose values when they are copied, or are equal though their values \
      differ. UIKit copies and compares attributes all the time.
      """,
    cure: "override copy(with:) and isEqual(_:) for every property that the class adds.",
    help: "override copy(with:) to hand on every property, and isEqual(_:) to compare it"
  ) { $0.forgetfulCopies() }
}

extension LayoutAudit {
  fileprivate func forgetfulCopies() -> AuditBreach? {
    var seen: Set<ObjectIdentifier> = []
    let samples = ask(everything).filter { attributes in
      let isOwn = type(of: attributes) != UICollectionViewLayoutAttributes.self
      return isOwn && seen.insert(ObjectIdentifier(type(of: attributes))).inserted
    }
    let forgetful = samples.compactMap { attributes in
      (Self.forgotten(by: attributes) ?? confused(attributes)).map {
        (id: id(attributes), what: $0)
      }
    }
    return breach(of: forgetful.map(\.id)) {
      "the attributes of \($0) \(forgetful.first?.what ?? "")"
    }
  }

  private static func forgotten(by attributes: UICollectionViewLayoutAttributes) -> String? {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    guard let copy, type(of: copy) == type(of: attributes) else {
      return "become another class when they are copied"
    }
    let (own, copied) = (properties(of: attributes), properties(of: copy))
    if let lost = own.first(where: { copied[$0.key] != $0.value }) {
      return
        "lose \(lost.key) when they are copied: \(lost.value) became \(copied[lost.key] ?? "nothing")"
    }
    return attributes.isEqual(copy) ? nil : "are not equal to their own copy"
  }

  /// Two that differ in nothing but a property of their class: one of them becomes like the other in all that UIKit
  /// knows.
  private func confused(_ attributes: UICollectionViewLayoutAttributes) -> String? {
    let own = Self.properties(of: attributes)
    let others = ask(everything).lazy.filter {
      type(of: $0) == type(of: attributes) && ElementKind($0) == ElementKind(attributes)
    }
    for other in others {
      let theirs = Self.properties(of: other)
      guard let property = own.first(where: { theirs[$0.key] != $0.value }),
        let twin = other.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      twin.take(attributes)
      guard Self.properties(of: twin)[property.key] != property.value else { continue }
      return twin.isEqual(attributes)
        ? "are equal to others with another \(property.key)" : nil
    }
    return nil
  }

  /// The properties that a subclass stores, in words, by name.
  private static func properties(
    of attributes: UICollectionViewLayoutAttributes
  ) -> KeyValuePairsByName {
    var result: KeyValuePairsByName = []
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let current = mirror, current.subjectType != UICollectionViewLayoutAttributes.self {
      for child in current.children {
        if let name = child.label { result.append((name, String(describing: child.value))) }
      }
      mirror = current.superclassMirror
    }
    return result
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes over all that UIKit's own class has.
  fileprivate func take(_ other: UICollectionViewLayoutAttributes) {
    (indexPath, center, size) = (other.indexPath, other.center, other.size)
    (transform3D, alpha) = (other.transform3D, other.alpha)
    (zIndex, isHidden) = (other.zIndex, other.isHidden)
  }
}

private typealias KeyValuePairsByName = [(key: String, value: String)]

extension KeyValuePairsByName {
  fileprivate subscript(name: String) -> String? { first { $0.key == name }?.value }
}
