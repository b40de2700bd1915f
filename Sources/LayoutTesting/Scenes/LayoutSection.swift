internal import Notation

/// A section of the data of a scene that is made in Swift.
public struct LayoutSection: Hashable, Sendable {
  /// The section's identifier, as no other section has it.
  public var id: String
  /// The items' identifiers, which their cells show.
  public var items: [String]
  /// The words of the header; nil for a section without one.
  public var header: String?
  /// The words of the footer; nil for a section without one.
  public var footer: String?

  /// A section without header and footer, if nothing else is said.
  public init(
    _ id: String, _ items: [String] = [], header: String? = nil, footer: String? = nil
  ) {
    self.id = id
    self.items = items
    self.header = header
    self.footer = footer
  }

  /// A section of so many items, whose identifiers count up from 0: `id-0`, `id-1` …
  public init(_ id: String, count: Int) {
    self.init(id, (0..<max(0, count)).map { "\(id)-\($0)" })
  }

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("id", .text(id)), ("items", .texts(items))]
    if let header { members.append(("header", .text(header))) }
    if let footer { members.append(("footer", .text(footer))) }
    return .object(members)
  }
}

/// Sections one below the other, as Swift writes lists of children.
@resultBuilder public enum LayoutSectionsBuilder {
  /// The sections in their order.
  public static func buildBlock(_ sections: [LayoutSection]...) -> [LayoutSection] {
    sections.flatMap(\.self)
  }
  /// One section.
  public static func buildExpression(_ section: LayoutSection) -> [LayoutSection] { [section] }
  /// Several that were made elsewhere.
  public static func buildExpression(_ sections: [LayoutSection]) -> [LayoutSection] { sections }
  /// Those of a loop.
  public static func buildArray(_ sections: [[LayoutSection]]) -> [LayoutSection] {
    sections.flatMap(\.self)
  }
  /// Those of a condition that holds.
  public static func buildOptional(_ sections: [LayoutSection]?) -> [LayoutSection] {
    sections ?? []
  }
}
