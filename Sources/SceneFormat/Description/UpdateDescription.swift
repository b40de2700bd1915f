public import CoreGraphics

/// A batch of changes, by identifiers.
public struct UpdateDescription: Equatable, Sendable {
  public var deletes: [Spanned<String>] = []
  public var inserts: [Insert] = []
  public var moves: [Move] = []
  /// Items that are shown anew; those with new contents bring them along.
  public var reloads: [Reload] = []
  /// Items whose cells stay and are configured anew; those with new contents bring them along.
  public var reconfigures: [Reload] = []
  public var deletedSections: [Spanned<String>] = []
  public var insertedSections: [SectionInsert] = []
  public var movedSections: [SectionMove] = []

  public struct Insert: Equatable, Sendable {
    public var items: [ItemDescription]
    public var place: Place
  }

  public struct Move: Equatable, Sendable {
    public var item: Spanned<String>
    public var place: Place
  }

  public enum Reload: Equatable, Sendable {
    case same(Spanned<String>)
    case changed(ItemDescription)

    /// The item's identifier, where it is written.
    public var item: Spanned<String> {
      switch self {
      case .same(let name): name
      case .changed(let item): Spanned(item.id, at: item.span)
      }
    }
  }

  public struct SectionInsert: Equatable, Sendable {
    public var section: SectionDescription
    public var index: Spanned<Int>
  }

  public struct SectionMove: Equatable, Sendable {
    public var section: Spanned<String>
    public var index: Spanned<Int>
  }
}

extension UpdateDescription {
  /// Those that it brings along: inserted, shown anew, or in inserted sections.
  public var items: [ItemDescription] {
    inserts.flatMap(\.items) + changedItems + insertedSections.flatMap(\.section.items)
  }

  /// Those that stay and get new contents.
  var changedItems: [ItemDescription] {
    (reloads + reconfigures).compactMap { reload in
      guard case .changed(let item) = reload else { return nil }
      return item
    }
  }
}

/// Where an item goes.
public struct Place: Equatable, Sendable {
  public var target: Target
  public var span: SourceSpan

  public enum Target: Equatable, Sendable {
    /// Section and index after the update, as UIKit counts.
    case index(section: String, Int)
    case before(String)
    case after(String)
  }
}

/// The wanted items of some sections; what has to change for them is computed.
public struct ApplyDescription: Equatable, Sendable {
  public var sections: [Section]

  public struct Section: Equatable, Sendable {
    public var id: Spanned<String>
    public var items: [ItemDescription]
  }
}

/// Exactly the index paths that an app hands to UIKit, and the data it has when it is done.
public struct CallsDescription: Equatable, Sendable {
  public var calls: [Call]
  public var dataAfter: [Section]

  public struct Call: Equatable, Sendable {
    public var operation: Operation
    public var span: SourceSpan
  }

  public enum Operation: Equatable, Sendable {
    case delete(IndexPath)
    case insert(IndexPath)
    case reload(IndexPath)
    case reconfigure(IndexPath)
    case move(from: IndexPath, to: IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
  }

  public struct Section: Equatable, Sendable {
    public var id: Spanned<String>
    public var items: [String]
  }
}
