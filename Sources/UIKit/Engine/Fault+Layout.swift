/// The faults of a layout: answers that UIKit, too, would stop at.
@MainActor extension Fault {
  static func missingElement(_ key: ElementKey, counts: DataCounts) -> Fault {
    let noun = key.category == .cell ? "cell" : "supplementary view"
    return Fault(
      "layout/missing-element",
      "UICollectionView received layout attributes for a \(noun) with an index path that does not "
        + "exist: \(key.indexPath.uikitDescription)",
      facts: [
        Fact("element", key.description),
        Fact("items", "[" + counts.items.map(String.init).joined(separator: ", ") + "]"),
      ])
  }

  /// Two different answers about one element, with no invalidation between them.
  static func changed(
    _ key: ElementKey, from before: UICollectionViewLayoutAttributes,
    to after: UICollectionViewLayoutAttributes
  ) -> Fault {
    let noun = key.category == .cell ? "cell" : "supplementary item"
    let texts = [before, after].map { AttributesDescription($0).stableText }
    return Fault(
      "layout/changed-attributes",
      "layout attributes for \(noun) at index path (\(key.indexPath.uikitDescription)) changed from "
        + "\(texts[0]) to \(texts[1]) without invalidating the layout",
      facts: [
        Fact("element", key.description), Fact("before", texts[0]), Fact("after", texts[1]),
      ])
  }

  /// UIKit stops here when Core Animation is handed the numbers.
  static func nonFinite(_ property: String, _ values: [CGFloat], of key: ElementKey) -> Fault {
    let isNaN = values.contains(where: \.isNaN)
    let numbers = values.map(AttributesDescription.number).joined(separator: " ")
    return Fault(
      "layout/non-finite",
      "CALayer \(property) contains \(isNaN ? "NaN" : "inf"): [\(numbers)]",
      facts: [Fact("element", key.description)])
  }

  static func negativeSize(_ size: CGSize, of key: ElementKey) -> Fault {
    Fault(
      "layout/negative-size",
      "layout attributes with a negative size are not supported: "
        + "{\(AttributesDescription.number(size.width)), "
        + "\(AttributesDescription.number(size.height))}",
      facts: [Fact("element", key.description)])
  }

  static func contentSize(_ size: CGSize, of layout: UICollectionViewLayout) -> Fault {
    Fault(
      "layout/content-size",
      "the content size of a layout must be finite and not negative: "
        + "{\(AttributesDescription.number(size.width)), "
        + "\(AttributesDescription.number(size.height))}",
      facts: [Fact("layout", "\(type(of: layout))")])
  }

  static func noAttributes(for key: ElementKey) -> Fault {
    let path = key.indexPath.uikitDescription
    let kind = key.kind ?? ""
    let question =
      switch key.category {
      case .cell: "-layoutAttributesForItemAtIndexPath: \(path)"
      case .supplementaryView:
        "-layoutAttributesForSupplementaryElementOfKind: \(kind) at path \(path)"
      // UIKit's own sentence says "OfKindOfKind".
      case .decorationView:
        "-layoutAttributesForDecorationViewOfKindOfKind: \(kind) at path \(path)"
      }
    return Fault(
      "layout/no-attributes", "no UICollectionViewLayoutAttributes instance for \(question)",
      facts: [Fact("element", key.description)])
  }

  static func endlessInvalidation(by layout: UICollectionViewLayout, rounds: Int) -> Fault {
    Fault(
      "layout/endless-invalidation", stuck(layout.collectionView),
      facts: [Fact("layout", "\(type(of: layout))"), Fact("rounds", "\(rounds)")])
  }

  /// UIKit's sentence about whatever never comes to rest.
  private static func stuck(_ view: UICollectionView?) -> String {
    let name = view.map { "\(type(of: $0))" } ?? "UICollectionView"
    return
      "UICollectionView (<\(name)>) is stuck in its update/layout loop. This can happen for many "
      + "reasons, including self-sizing views whose preferred attributes are not returning a consistent "
      + "size. To debug this issue, check the Console app for logs in the "
      + "\"UICollectionViewRecursion\" category."
  }

  static func neverSettles(
    _ key: ElementKey, in view: UICollectionView?, rounds: Int
  ) -> Fault {
    Fault(
      "sizing/never-settles", stuck(view),
      facts: [Fact("element", key.description), Fact("rounds", "\(rounds)")])
  }
}

extension IndexPath {
  /// `NSIndexPath`'s text, without the address, which changes from run to run.
  var uikitDescription: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
