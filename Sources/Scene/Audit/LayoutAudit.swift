public import Motion
import UIKit

/// The promises of a layout to every collection view, whether or not anybody ever looks: that its answers agree with
/// one another, and that what it has handed out does not change behind the view's back.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  /// Every rectangle gets everything that shows in it.
  case queryComplete = "query-complete"
  /// An element asked for by its path is what it is among the elements of a rectangle.
  case itemMatchesElements = "item-matches-elements"
  /// Objects that were handed out stay as they were.
  case noAlias = "no-alias"
  /// The same question gets the same answer.
  case sameAnswer = "same-answer"
  /// Preparing anew changes nothing while nothing has changed.
  case samePreparation = "same-preparation"
  /// Every number is one, and no size is negative.
  case saneNumbers = "sane-numbers"
  /// A copy of attributes of one's own class is equal to the original and knows everything that it knows.
  case completeCopies = "complete-copies"
}

/// A promise that a layout broke.
public struct AuditFinding: Hashable, Sendable {
  /// The promise that was broken.
  public let rule: AuditRule
  /// The first of the elements that it is about, five at most.
  public let elements: [ElementID]
  /// How many elements it is about beside those in `elements`.
  public let others: Int
  /// The finding in words, with the name of the first element.
  public let sentence: String
  /// One hint about how the layout can keep the promise.
  public let help: String

  /// Never changes.
  public var code: String { "contract/\(rule.rawValue)" }
}

extension Stage {
  /// Asks the layout in ways in which a collection view may ask it, and compares. Everything is as before
  /// afterwards.
  public func audit(_ rules: [AuditRule] = AuditRule.allCases) throws -> [AuditFinding] {
    try perform { _ in }
    return try LayoutFault.catching {
      let audit = LayoutAudit(collectionView, names: names)
      return rules.compactMap { audit.finding(of: $0) }
    }
  }
}

/// The questions of an audit, one rule after the other.
@MainActor struct LayoutAudit {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  let names: ElementNames

  init(_ view: UICollectionView, names: ElementNames) {
    self.view = view
    self.names = names
    layout = view.collectionViewLayout
  }

  func finding(of rule: AuditRule) -> AuditFinding? {
    switch rule {
    case .queryComplete: missingInTiles()
    case .itemMatchesElements: differentByPath()
    case .noAlias: changedBehindTheView()
    case .sameAnswer: changedByAsking()
    case .samePreparation: changedByPreparing()
    case .saneNumbers: strangeNumbers()
    case .completeCopies: forgetfulCopies()
    }
  }

  // MARK: Asking

  /// All of the content, and what is on screen.
  var everything: CGRect {
    CGRect(origin: .zero, size: layout.collectionViewContentSize).union(view.bounds)
  }

  func ask(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: rect) ?? []
  }

  /// A finding about the elements, nil where there are none.
  func finding(
    _ rule: AuditRule, _ elements: [ElementID], help: String,
    _ sentence: (String) -> String
  ) -> AuditFinding? {
    guard let first = elements.first else { return nil }
    let named = Array(elements.prefix(5))
    return AuditFinding(
      rule: rule, elements: named, others: elements.count - named.count,
      sentence: sentence(Self.name(first)), help: help)
  }

  func id(_ attributes: UICollectionViewLayoutAttributes) -> ElementID {
    names.id(of: ElementKind(attributes), at: attributes.indexPath)
  }

  static func name(_ id: ElementID) -> String {
    switch id.name {
    case .identifier(let name):
      id.kind == .cell ? "\"\(name)\"" : "\(id.kind.plainName) \"\(name)\""
    case .path(let path):
      "\(id.kind.plainName) \(path.map { String($0) }.joined(separator: "-"))"
    }
  }
}

/// The numbers of attributes at one moment, to compare with later.
@MainActor struct AuditedState {
  let object: UICollectionViewLayoutAttributes
  let before: ElementSnapshot

  init(_ object: UICollectionViewLayoutAttributes) {
    self.object = object
    before = ElementSnapshot(object)
  }

  /// What is another number in the other attributes, in words; nil where all are the same.
  func difference(to other: UICollectionViewLayoutAttributes) -> String? {
    let after = ElementSnapshot(other)
    guard before != after else { return nil }
    if before.frame != after.frame {
      return "frame \(Self.words(before.frame)) became \(Self.words(after.frame))"
    }
    if before.alpha != after.alpha {
      return "alpha \(NumberText.text(before.alpha)) became \(NumberText.text(after.alpha))"
    }
    if before.zIndex != after.zIndex { return "zIndex \(before.zIndex) became \(after.zIndex)" }
    if before.isHidden != after.isHidden {
      return "isHidden \(before.isHidden) became \(after.isHidden)"
    }
    return "its transform became another one"
  }

  private static func words(_ frame: CGRect) -> String {
    NumberText.text([frame.minX, frame.minY, frame.width, frame.height])
  }
}
