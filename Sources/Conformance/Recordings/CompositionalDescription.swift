import Notation
import UIKit

/// A recorded compositional layout, with its sections in the classes that describe them.
@MainActor struct CompositionalDescription {
  let layout: UICollectionViewCompositionalLayout
  let sections: [NSCollectionLayoutSection]

  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly(["type", "configuration", "section", "sections", "providerRule"])
    let configuration = try Self.configuration(object.required("configuration"))
    if let one = object.optional("section") {
      let section = try CompositionalParts.section(one)
      sections = [section]
      layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    } else {
      let all = try object.required("sections").list { try CompositionalParts.section($0) }
      sections = all
      layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in all.indices.contains(index) ? all[index] : nil },
        configuration: configuration)
    }
    for kind in Set(sections.flatMap { $0.decorationItems.map(\.elementKind) }) {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
  }

  private static func configuration(
    _ node: JSONNode
  ) throws -> UICollectionViewCompositionalLayoutConfiguration {
    let object = try node.object()
    try object.allowOnly([
      "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems",
    ])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = try FlowDescription.direction(
      object.required("scrollDirection"))
    configuration.interSectionSpacing = try object.required("interSectionSpacing").length()
    if let reference = object.optional("contentInsetsReference") {
      configuration.contentInsetsReference = try CompositionalParts.reference(reference)
    }
    configuration.boundarySupplementaryItems =
      try object.optional("boundarySupplementaryItems", CompositionalParts.boundaryItems) ?? []
    return configuration
  }
}

/// Reads the parts of a recorded compositional layout.
@MainActor enum CompositionalParts {
  static func section(_ node: JSONNode) throws -> NSCollectionLayoutSection {
    let object = try node.object()
    try object.allowOnly([
      "group", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "supplementariesFollowContentInsets", "boundarySupplementaryItems", "decorationItems",
      "orthogonalScrollingBehavior",
    ])
    let section = NSCollectionLayoutSection(group: try group(object.required("group")))
    section.contentInsets = try object.optional("contentInsets", insets) ?? .zero
    section.interGroupSpacing = try object.optional("interGroupSpacing") { try $0.length() } ?? 0
    section.contentInsetsReference =
      try object.optional("contentInsetsReference", reference) ?? .automatic
    if let follows = object.optional("supplementariesFollowContentInsets") {
      section.supplementariesFollowContentInsets = try follows.bool()
    }
    section.boundarySupplementaryItems =
      try object.optional("boundarySupplementaryItems", boundaryItems) ?? []
    section.decorationItems =
      try object.optional("decorationItems") { try $0.list { try decoration($0) } } ?? []
    section.orthogonalScrollingBehavior =
      try object.optional("orthogonalScrollingBehavior", behavior) ?? .none
    return section
  }

  static func group(_ node: JSONNode) throws -> NSCollectionLayoutGroup {
    let object = try node.object()
    try object.allowOnly([
      "axis", "size", "subitems", "count", "interItemSpacing", "contentInsets", "edgeSpacing",
      "supplementaryItems", "custom",
    ])
    let size = try size(object.required("size"))
    let group: NSCollectionLayoutGroup
    if let places = object.optional("custom") {
      let items = try places.list { node in
        let numbers = try node.lengths(count: 5)
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          zIndex: Int(numbers[4]))
      }
      group = .custom(layoutSize: size) { _ in items }
    } else {
      group = try row(object, size)
    }
    group.interItemSpacing = try object.optional("interItemSpacing", spacing)
    group.supplementaryItems = try object.optional("supplementaryItems", anchoredItems) ?? []
    try dress(group, object)
    return group
  }

  private static func row(
    _ object: JSONObject, _ size: NSCollectionLayoutSize
  ) throws -> NSCollectionLayoutGroup {
    let items = try object.required("subitems").list { node in
      let member = try node.object()
      if let nested = member.optional("group") {
        return try group(nested) as NSCollectionLayoutItem
      }
      return try item(member.required("item"))
    }
    let axis = try object.required("axis")
    let isRow = try axis.string() == "horizontal"
    guard let count = object.optional("count"), let first = items.first else {
      return isRow
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
    let times = try count.integer()
    return isRow
      ? .horizontal(layoutSize: size, repeatingSubitem: first, count: times)
      : .vertical(layoutSize: size, repeatingSubitem: first, count: times)
  }

  private static func item(_ node: JSONNode) throws -> NSCollectionLayoutItem {
    let object = try node.object()
    try object.allowOnly(["size", "contentInsets", "edgeSpacing", "supplementaryItems"])
    let item = NSCollectionLayoutItem(
      layoutSize: try size(object.required("size")),
      supplementaryItems: try object.optional("supplementaryItems", anchoredItems) ?? [])
    try dress(item, object)
    return item
  }

  /// Insets and edges, which items and groups have alike.
  private static func dress(_ item: NSCollectionLayoutItem, _ object: JSONObject) throws {
    item.contentInsets = try object.optional("contentInsets", insets) ?? .zero
    item.edgeSpacing = try object.optional("edgeSpacing") { node in
      let edges = try node.object()
      try edges.allowOnly(["leading", "top", "trailing", "bottom"])
      return NSCollectionLayoutEdgeSpacing(
        leading: try edges.optional("leading", spacing), top: try edges.optional("top", spacing),
        trailing: try edges.optional("trailing", spacing),
        bottom: try edges.optional("bottom", spacing))
    }
  }

  private static func decoration(_ node: JSONNode) throws -> NSCollectionLayoutDecorationItem {
    let object = try node.object()
    try object.allowOnly(["kind", "contentInsets", "zIndex"])
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: try object.required("kind").string())
    item.contentInsets = try object.optional("contentInsets", insets) ?? .zero
    item.zIndex = try object.optional("zIndex") { try $0.integer() } ?? 0
    return item
  }
}
