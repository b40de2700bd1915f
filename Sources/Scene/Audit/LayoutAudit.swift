public import Motion
import UIKit

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
  public var code: String { rule.explanation.code }
}

extension Stage {
  /// Asks the layout in ways in which a collection view may ask it, and compares. Everything is as before
  /// afterwards.
  /// - Parameter played: the changes that have led here, for rules about changes; nil for none.
  public func audit(
    _ rules: [AuditRule] = AuditRule.usual, after played: Recording? = nil
  ) throws -> [AuditFinding] {
    try perform { _ in }
    return try LayoutFault.catching {
      let audit = LayoutAudit(collectionView, names: names, after: played)
      return rules.compactMap { audit.finding(of: $0) }
    }
  }
}

/// The questions of an audit, one rule after the other.
@MainActor struct LayoutAudit {
  let view: UICollectionView
  let layout: UICollectionViewLayout
  let names: ElementNames
  /// The changes that have led here.
  let played: Recording?

  init(_ view: UICollectionView, names: ElementNames, after played: Recording? = nil) {
    self.view = view
    self.names = names
    self.played = played
    layout = view.collectionViewLayout
  }

  func finding(of rule: AuditRule) -> AuditFinding? {
    rule.check(self).map { breach in
      let named = Array(breach.elements.prefix(5))
      return AuditFinding(
        rule: rule, elements: named, others: breach.elements.count - named.count,
        sentence: breach.sentence, help: rule.help)
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

  // MARK: Telling

  /// The elements that break a rule, with a sentence of the first one's name; nil where there are none.
  func breach(of elements: [ElementID], _ sentence: (String) -> String) -> AuditBreach? {
    elements.first.map { AuditBreach(elements: elements, sentence: sentence(Self.name($0))) }
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

  /// The number that is another one in the other attributes, in words; nil where all are the same.
  func difference(to other: UICollectionViewLayoutAttributes) -> String? {
    let after = ElementSnapshot(other)
    guard before != after else { return nil }
    if before.frame != after.frame {
      return "frame \(before.frame.numbers) became \(after.frame.numbers)"
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
}

extension CGRect {
  /// Its four numbers, for sentences.
  var numbers: String { NumberText.text([minX, minY, width, height]) }
}

extension [ElementID] {
  /// Each once, in the same order.
  var uniqued: [ElementID] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0).inserted }
  }
}
