import Notation
import UIKit

/// The properties of a recorded flow layout, and what its delegate answers.
struct FlowDescription: Sendable {
  var scrollDirection: UICollectionView.ScrollDirection
  var itemSize: CGSize
  var minimumLineSpacing: CGFloat
  var minimumInteritemSpacing: CGFloat
  var sectionInset: UIEdgeInsets
  var headerReferenceSize: CGSize
  var footerReferenceSize: CGSize
  /// Zero where self-sizing is off, nil for the automatic size.
  var estimatedItemSize: CGSize?
  var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
  var delegate: FlowAnswers
}

/// The answers of a recorded delegate. It has only the methods whose answers are here.
struct FlowAnswers: Equatable, Sendable {
  var itemSizes: [[CGSize]]?
  var sectionInsets: [UIEdgeInsets]?
  var headerReferenceSizes: [CGSize]?
  var footerReferenceSizes: [CGSize]?
  var minimumLineSpacings: [CGFloat]?
  var minimumInteritemSpacings: [CGFloat]?
}

extension FlowAnswers {
  /// Whether every method that is there has an answer for every section and item.
  func covers(_ counts: [Int]) -> Bool {
    let sections = [
      itemSizes?.count, sectionInsets?.count, headerReferenceSizes?.count,
      footerReferenceSizes?.count, minimumLineSpacings?.count, minimumInteritemSpacings?.count,
    ]
    guard sections.allSatisfy({ $0 ?? counts.count >= counts.count }) else { return false }
    return zip(itemSizes ?? [], counts).allSatisfy { $0.count >= $1 }
  }
}

// MARK: - Reading

extension FlowDescription {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly([
      "type", "scrollDirection", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing",
      "sectionInset", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize",
      "sectionInsetReference", "delegate",
    ])
    scrollDirection = try Self.direction(object.required("scrollDirection"))
    itemSize = try object.required("itemSize").size()
    minimumLineSpacing = try object.required("minimumLineSpacing").length()
    minimumInteritemSpacing = try object.required("minimumInteritemSpacing").length()
    sectionInset = try object.required("sectionInset").insets()
    headerReferenceSize = try object.required("headerReferenceSize").size()
    footerReferenceSize = try object.required("footerReferenceSize").size()
    let estimate = try object.required("estimatedItemSize")
    estimatedItemSize = estimate.value == .string("automatic") ? nil : try estimate.size()
    sectionInsetReference = try Self.reference(object.required("sectionInsetReference"))
    delegate =
      try object.optional("delegate") { try FlowAnswers($0) }
      ?? FlowAnswers()
  }

  static func direction(
    _ node: JSONNode
  ) throws -> UICollectionView.ScrollDirection {
    switch try node.string() {
    case "vertical": .vertical
    case "horizontal": .horizontal
    default: throw node.unexpected(expected: "vertical or horizontal")
    }
  }

  static func reference(
    _ node: JSONNode
  ) throws -> UICollectionViewFlowLayout.SectionInsetReference {
    switch try node.string() {
    case "contentInset": .fromContentInset
    case "safeArea": .fromSafeArea
    case "layoutMargins": .fromLayoutMargins
    default: throw node.unexpected(expected: "contentInset, safeArea or layoutMargins")
    }
  }
}

extension FlowAnswers {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly([
      "itemSizes", "sectionInsets", "headerReferenceSizes", "footerReferenceSizes",
      "minimumLineSpacings", "minimumInteritemSpacings",
    ])
    itemSizes = try object.optional("itemSizes") { try $0.list(of: Self.sizes) }
    sectionInsets = try object.optional("sectionInsets") { node in
      try node.list { try $0.insets() }
    }
    headerReferenceSizes = try object.optional("headerReferenceSizes", Self.sizes)
    footerReferenceSizes = try object.optional("footerReferenceSizes", Self.sizes)
    minimumLineSpacings = try object.optional("minimumLineSpacings", Self.lengths)
    minimumInteritemSpacings = try object.optional("minimumInteritemSpacings", Self.lengths)
  }

  private static func sizes(_ node: JSONNode) throws -> [CGSize] {
    try node.list { try $0.size() }
  }

  private static func lengths(_ node: JSONNode) throws -> [CGFloat] {
    try node.lengths()
  }
}
