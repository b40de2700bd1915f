internal import Notation

/// One change in a batch of updates, by identifiers. All places are those after the update.
public struct LayoutUpdate: Sendable {
  let key: String
  let value: JSONText

  /// An item goes.
  public static func delete(_ item: String) -> LayoutUpdate {
    LayoutUpdate(key: "delete", value: .text(item))
  }

  /// An item comes to an index of a section.
  public static func insert(
    _ item: String, at index: Int, in section: String
  ) -> LayoutUpdate {
    arrival("insert", item, to: .text("\(section)/\(index)"))
  }

  /// An item comes and stands behind another one.
  public static func insert(_ item: String, after other: String) -> LayoutUpdate {
    arrival("insert", item, to: .object([("after", .text(other))]))
  }

  /// An item goes to an index of a section.
  public static func move(_ item: String, to index: Int, in section: String) -> LayoutUpdate {
    arrival("move", item, to: .text("\(section)/\(index)"))
  }

  /// An item goes behind another one.
  public static func move(_ item: String, after other: String) -> LayoutUpdate {
    arrival("move", item, to: .object([("after", .text(other))]))
  }

  /// An item gets a new cell.
  public static func reload(_ item: String) -> LayoutUpdate {
    LayoutUpdate(key: "reload", value: .text(item))
  }

  private static func arrival(_ key: String, _ item: String, to place: JSONText) -> LayoutUpdate {
    LayoutUpdate(key: key, value: .object([("item", .text(item)), ("to", place)]))
  }
}
