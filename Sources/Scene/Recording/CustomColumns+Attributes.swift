public import Motion
public import UIKit

extension CustomColumns {
  /// The values that the class of the attributes adds to UIKit's, by name: of each property that it or a class between
  /// the two stores. None where nobody asked for them.
  @MainActor public func values(
    of attributes: UICollectionViewLayoutAttributes
  ) -> [String: CustomValue] {
    if self == .none || type(of: attributes) == UICollectionViewLayoutAttributes.self { return [:] }
    var values: [String: CustomValue] = [:]
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let level = mirror, level.subjectType != UICollectionViewLayoutAttributes.self {
      for child in level.children {
        guard let property = StoredProperty(child) else { continue }
        // A class' own property stands before one of the same name that a class above it hides.
        values.merge(property.columns.filter { contains($0.key) }) { own, _ in own }
      }
      mirror = level.superclassMirror
    }
    return values
  }
}

/// A property as its class stores it, with the name that its source gives it.
private struct StoredProperty {
  private let name: String
  private let value: Any

  /// nil for what has no name.
  init?(_ child: Mirror.Child) {
    guard var name = child.label else { return nil }
    var value = child.value
    let lazyPrefix = "$__lazy_storage_$_"
    if name.hasPrefix(lazyPrefix) {
      name.removeFirst(lazyPrefix.count)
    } else if name.hasPrefix("_"), let wrapped = Mirror(reflecting: value).wrappedValue {
      name.removeFirst()
      value = wrapped
    }
    self.name = name
    self.value = value
  }

  @MainActor var columns: [String: CustomValue] { ReflectedValue(value).columns(named: name) }
}

extension Mirror {
  /// The value inside of a property wrapper that stores it, under its own name or as the only thing.
  fileprivate var wrappedValue: Any? {
    guard displayStyle == .struct || displayStyle == .class else { return nil }
    let named = children.first { $0.label == "wrappedValue" || $0.label == "_wrappedValue" }
    let only = children.count == 1 ? children.first : nil
    return (named ?? only.flatMap { ["value", "storage"].contains($0.label) ? $0 : nil })?.value
  }
}
