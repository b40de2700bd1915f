import Motion
import Notation
import UIKit

/// A layout at rest as it was recorded. Absent parts were not recorded.
struct RecordedLayout: Sendable {
  var width: CGFloat?
  var height: CGFloat?
  var contentOffset: CGPoint?
  var elements: [Element]
  /// Every element is listed.
  var isComplete: Bool
  /// Every cell is listed.
  var hasAllCells: Bool
  /// Cells are the views on screen, not the layout's answers.
  var showsVisibleCellsOnly: Bool
  var absent: [Key]
  var queries: [Query]
  var items: [Item]

  /// Names an element of a layout.
  struct Key: Hashable, Sendable {
    var kind: ElementKind
    var path: IndexPath
  }

  /// An element with what was recorded of it.
  struct Element: Sendable {
    var key: Key
    var frame: CGRect
    var zIndex: Int?
    var alpha: CGFloat?
    var isHidden: Bool?
    var transform: [CGFloat]?
  }

  /// Which elements a rectangle holds, in no order.
  struct Query: Sendable {
    var rect: CGRect
    var keys: Set<Key>
  }

  /// The layout's answer about one item; no frame where it has none.
  struct Item: Sendable {
    var path: IndexPath
    var frame: CGRect?
  }
}

// MARK: - Reading

extension RecordedLayout {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly([
      "contentSize", "contentOffset", "complete", "cellsComplete", "visibleCellsOnly", "elements",
      "absent", "queries", "items",
    ])
    let size = try object.optional("contentSize", Self.lengths) ?? [nil, nil]
    (width, height) = (size[0], size[1])
    contentOffset = try object.optional("contentOffset") { try $0.point() }
    elements = try object.optional("elements", Self.elements) ?? []
    isComplete = try object.optional("complete", Self.bool) ?? false
    hasAllCells = try object.optional("cellsComplete", Self.bool) ?? false
    showsVisibleCellsOnly = try object.optional("visibleCellsOnly", Self.bool) ?? false
    absent = try object.optional("absent", Self.keys) ?? []
    queries = try object.optional("queries", Self.queries) ?? []
    items = try object.optional("items", Self.items) ?? []
  }

  private static func bool(_ node: JSONNode) throws -> Bool { try node.bool() }

  /// Width and height, each of which may be null.
  private static func lengths(_ node: JSONNode) throws -> [CGFloat?] {
    let lengths = try node.list { node -> CGFloat? in
      node.isNull ? nil : try node.length()
    }
    guard lengths.count == 2 else { throw node.unexpected(expected: "[width, height]") }
    return lengths
  }

  private static func elements(_ node: JSONNode) throws -> [Element] {
    try node.list { try Element($0) }
  }

  /// `["supplementary", "kind", section, item]`, the kind null for cells.
  private static func keys(_ node: JSONNode) throws -> [Key] {
    try node.list { node in
      let parts = try node.array()
      guard parts.count == 4 else {
        throw node.unexpected(expected: "[category, kind, section, item]")
      }
      let kind = try ElementKind(category: parts[0], name: parts[1].isNull ? nil : parts[1])
      let path = JSONNode(.array(Array(parts[2...])), at: parts[2].position)
      return Key(kind: kind, path: try path.path())
    }
  }

  private static func queries(_ node: JSONNode) throws -> [Query] {
    try node.list { node in
      let object = try node.object()
      try object.allowOnly(["rect", "paths"])
      return Query(
        rect: try object.required("rect").rect(), keys: Set(try keys(object.required("paths"))))
    }
  }

  private static func items(_ node: JSONNode) throws -> [Item] {
    try node.list { node in
      let object = try node.object()
      try object.allowOnly(["path", "frame"])
      let frame = try object.required("frame")
      return Item(
        path: try object.required("path").path(), frame: frame.isNull ? nil : try frame.rect())
    }
  }
}

extension RecordedLayout.Element {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly([
      "category", "kind", "path", "frame", "z", "alpha", "hidden", "transform",
    ])
    let kind = try ElementKind(
      category: object.required("category"), name: object.optional("kind"))
    key = RecordedLayout.Key(kind: kind, path: try object.required("path").path())
    frame = try object.required("frame").rect()
    zIndex = try object.optional("z") { try $0.integer() }
    alpha = try object.optional("alpha") { try $0.length() }
    isHidden = try object.optional("hidden") { try $0.bool() }
    transform = try object.optional("transform") { try $0.lengths(count: 6) }
  }
}

extension ElementKind {
  fileprivate init(category: JSONNode, name: JSONNode?) throws {
    switch (try category.string(), try name?.string()) {
    case ("cell", nil): self = .cell
    case ("supplementary", let name?): self = .supplementary(name)
    case ("decoration", let name?): self = .decoration(name)
    default: throw category.unexpected(expected: "a category that goes with the kind")
    }
  }
}
