import Motion
import UIKit

// Rules about the objects that a layout hands out.
extension LayoutAudit {
  /// Scrolls by a third of the screen and looks at what was handed out before.
  func changedBehindTheView() -> AuditFinding? {
    let states = ask(view.bounds).map(AuditedState.init)
    let offset = view.contentOffset
    view.contentOffset = CGPoint(
      x: offset.x + view.bounds.width / 3, y: offset.y + view.bounds.height / 3)
    view.layoutIfNeeded()
    _ = ask(view.bounds)
    let changed = states.compactMap { state in
      state.difference(to: state.object).map { (id: id(state.object), what: $0) }
    }
    view.contentOffset = offset
    view.layoutIfNeeded()
    return finding(
      .noAlias, changed.map(\.id),
      help:
        "hand out copies: the collection view compares what it was given before with what it gets"
    ) {
      "after scrolling, the attributes of \($0) that were handed out before have changed: "
        + (changed.first?.what ?? "")
    }
  }

  func strangeNumbers() -> AuditFinding? {
    let strange = ask(everything).compactMap { attributes in
      Self.strangeness(attributes).map { (id: id(attributes), what: $0) }
    }
    return finding(
      .saneNumbers, strange.map(\.id),
      help: "look for a division by zero, or a width that is less than its insets"
    ) { "\($0) has \(strange.first?.what ?? "")" }
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

  func forgetfulCopies() -> AuditFinding? {
    var seen: Set<ObjectIdentifier> = []
    let samples = ask(everything).filter { attributes in
      let isOwn = type(of: attributes) != UICollectionViewLayoutAttributes.self
      return isOwn && seen.insert(ObjectIdentifier(type(of: attributes))).inserted
    }
    let forgetful = samples.compactMap { attributes in
      Self.forgotten(by: attributes).map { (id: id(attributes), what: $0) }
    }
    return finding(
      .completeCopies, forgetful.map(\.id),
      help: "override copy(with:) to hand on every property, and isEqual(_:) to compare it"
    ) { "the attributes of \($0) \(forgetful.first?.what ?? "")" }
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

  /// What a subclass stores, in words, by name.
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

private typealias KeyValuePairsByName = [(key: String, value: String)]

extension KeyValuePairsByName {
  fileprivate subscript(name: String) -> String? { first { $0.key == name }?.value }
}
