import Notation
import UIKit

// Lengths, and the items that lie beside cells.
extension CompositionalParts {
  static func boundaryItems(
    _ node: JSONNode
  ) throws -> [NSCollectionLayoutBoundarySupplementaryItem] {
    try node.list { node in
      let object = try node.object()
      try object.allowOnly([
        "kind", "size", "alignment", "absoluteOffset", "extendsBoundary", "pinToVisibleBounds",
      ])
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: try size(object.required("size")),
        elementKind: try object.required("kind").string(),
        alignment: try alignment(object.required("alignment")),
        absoluteOffset: try object.optional("absoluteOffset") { try $0.point() } ?? .zero)
      item.extendsBoundary = try object.optional("extendsBoundary") { try $0.bool() } ?? true
      item.pinToVisibleBounds = try object.optional("pinToVisibleBounds") { try $0.bool() } ?? false
      return item
    }
  }

  static func anchoredItems(_ node: JSONNode) throws -> [NSCollectionLayoutSupplementaryItem] {
    try node.list { node in
      let object = try node.object()
      try object.allowOnly(["kind", "size", "zIndex", "containerAnchor", "itemAnchor"])
      let size = try size(object.required("size"))
      let kind = try object.required("kind").string()
      let container = try anchor(object.required("containerAnchor"))
      let item =
        try object.optional("itemAnchor") {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: container,
            itemAnchor: try anchor($0))
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container)
      item.zIndex = try object.optional("zIndex") { try $0.integer() } ?? item.zIndex
      return item
    }
  }

  private static func anchor(_ node: JSONNode) throws -> NSCollectionLayoutAnchor {
    let object = try node.object()
    try object.allowOnly(["edges", "absoluteOffset", "fractionalOffset"])
    var edges: NSDirectionalRectEdge = []
    for name in try object.required("edges").array() { edges.insert(try edge(name)) }
    if let offset = object.optional("absoluteOffset") {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: try offset.point())
    }
    if let offset = object.optional("fractionalOffset") {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: try offset.point())
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private static func edge(_ node: JSONNode) throws -> NSDirectionalRectEdge {
    switch try node.string() {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    case "all": .all
    default: throw node.unexpected(expected: "top, leading, bottom, trailing or all")
    }
  }

  private static func alignment(_ node: JSONNode) throws -> NSRectAlignment {
    switch try node.string() {
    case "none": .none
    case "top": .top
    case "topLeading": .topLeading
    case "leading": .leading
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    case "trailing": .trailing
    case "topTrailing": .topTrailing
    default: throw node.unexpected(expected: "an alignment")
    }
  }

  static func reference(_ node: JSONNode) throws -> UIContentInsetsReference {
    switch try node.string() {
    case "automatic": .automatic
    case "none": .none
    case "safeArea": .safeArea
    case "layoutMargins": .layoutMargins
    case "readableContent": .readableContent
    default: throw node.unexpected(expected: "a reference of content insets")
    }
  }

  static func behavior(
    _ node: JSONNode
  ) throws -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch try node.string() {
    case "none": .none
    case "continuous": .continuous
    case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
    case "paging": .paging
    case "groupPaging": .groupPaging
    case "groupPagingCentered": .groupPagingCentered
    default: throw node.unexpected(expected: "a behaviour of orthogonal sections")
    }
  }

  // MARK: Lengths

  static func size(_ node: JSONNode) throws -> NSCollectionLayoutSize {
    let object = try node.object()
    try object.allowOnly(["w", "h"])
    return NSCollectionLayoutSize(
      widthDimension: try dimension(object.required("w")),
      heightDimension: try dimension(object.required("h")))
  }

  private static func dimension(_ node: JSONNode) throws -> NSCollectionLayoutDimension {
    guard let member = try node.object().members.first else {
      throw node.unexpected(expected: "a dimension")
    }
    let value = try member.node.length()
    switch member.key {
    case "fractionalWidth": return .fractionalWidth(value)
    case "fractionalHeight": return .fractionalHeight(value)
    case "absolute": return .absolute(value)
    case "estimated": return .estimated(value)
    case "uniformAcrossSiblings": return .uniformAcrossSiblings(estimate: value)
    default: throw node.unexpected(expected: "a dimension")
    }
  }

  static func spacing(_ node: JSONNode) throws -> NSCollectionLayoutSpacing {
    guard let member = try node.object().members.first else {
      throw node.unexpected(expected: "fixed or flexible")
    }
    let value = try member.node.length()
    switch member.key {
    case "fixed": return .fixed(value)
    case "flexible": return .flexible(value)
    default: throw node.unexpected(expected: "fixed or flexible")
    }
  }

  /// Top, leading, bottom, trailing.
  static func insets(_ node: JSONNode) throws -> NSDirectionalEdgeInsets {
    let numbers = try node.lengths(count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
