import Motion

/// The groups of the table, and the marks of roles on the page: names of classes in its style sheet.
enum InspectorMarks {
  /// The table tells apart: asked for, follows from that, stays.
  static func group(of role: Role) -> String {
    if role.isAsked { return "asked" }
    return role == .unchanged ? "unchanged" : "follows"
  }

  /// A role of a section is marked as the same one of an item.
  static func mark(of role: Role) -> String {
    switch role {
    case .inserted, .sectionInserted: "inserted"
    case .deleted, .sectionDeleted: "deleted"
    case .moved, .sectionMoved: "moved"
    case .reloaded: "reloaded"
    case .reconfigured: "reconfigured"
    case .resized: "resized"
    case .shown, .hidden, .cameIntoView, .leftView, .relaid, .turned, .pinned, .pinnedAwhile,
      .scrolled,
      .follows:
      "follows"
    case .unchanged: "unchanged"
    }
  }
}
