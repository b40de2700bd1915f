public import CoreGraphics

/// A batch of changes, by identifiers.
public struct UpdateDescription: Equatable, Sendable {
  /// Identifiers of items that go.
  public var deletes: [Spanned<String>] = []
  /// Items that come, each run of them with its place.
  public var inserts: [Insert] = []
  /// Items that go elsewhere.
  public var moves: [Move] = []
  /// Items that are shown anew; those with new contents bring them along.
  public var reloads: [Reload] = []
  /// Items whose cells stay and are configured anew; those with new contents bring them along.
  public var reconfigures: [Reload] = []
  /// Identifiers of sections that go with all of their items.
  public var deletedSections: [Spanned<String>] = []
  /// Sections that come with their items.
  public var insertedSections: [SectionInsert] = []
  /// Sections that go elsewhere with their items.
  public var movedSections: [SectionMove] = []

  /// Items that come to one place, one behind the other.
  public struct Insert: Equatable, Sendable {
    /// The items in the order in which they come to stand.
    public var items: [ItemDescription]
    /// The place of the first of them.
    public var place: Place
  }

  /// An item that goes elsewhere.
  public struct Move: Equatable, Sendable {
    /// The identifier of the item.
    public var item: Spanned<String>
    /// The place that it goes to.
    public var place: Place
  }

  /// An item that is shown anew.
  public enum Reload: Equatable, Sendable {
    /// The item by its identifier, with the contents that it has.
    case same(Spanned<String>)
    /// The item with new contents in place of those that it has.
    case changed(ItemDescription)

    /// The item's identifier and the place where it is written.
    public var item: Spanned<String> {
      switch self {
      case .same(let name): name
      case .changed(let item): Spanned(item.id, at: item.span)
      }
    }
  }

  /// A section that comes.
  public struct SectionInsert: Equatable, Sendable {
    /// The section with all of its items.
    public var section: SectionDescription
    /// Its number from 0 on, after the update.
    public var index: Spanned<Int>
  }

  /// A section that goes elsewhere.
  public struct SectionMove: Equatable, Sendable {
    /// The identifier of the section.
    public var section: Spanned<String>
    /// Its number from 0 on, after the update.
    public var index: Spanned<Int>
  }
}

extension UpdateDescription {
  /// The items that it brings along: inserted, shown anew, or in inserted sections.
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

/// The place that an item comes or goes to.
public struct Place: Equatable, Sendable {
  /// The place by a number or by another item.
  public var target: Target
  /// The place of these words in the file, for messages.
  public var span: SourceSpan

  /// A place by a number or by another item.
  public enum Target: Equatable, Sendable {
    /// Section and index after the update, as UIKit counts.
    case index(section: String, Int)
    /// Directly before the item with this identifier.
    case before(String)
    /// Directly behind the item with this identifier.
    case after(String)
  }
}

/// The wanted items of some sections; what has to change for them is computed.
public struct ApplyDescription: Equatable, Sendable {
  /// The sections that are named; all others keep their items but for those that come here.
  public var sections: [Section]

  /// A section and the items that it is to have.
  public struct Section: Equatable, Sendable {
    /// The identifier of a section that is there already.
    public var id: Spanned<String>
    /// All items that it is to have, in order; one that is only named stays as it was.
    public var items: [ItemDescription]
  }
}

/// Exactly the index paths that an app hands to UIKit, and the data it has when it is done.
public struct CallsDescription: Equatable, Sendable {
  /// The calls of one batch, in the order in which the app makes them.
  public var calls: [Call]
  /// The sections whose items are others after the calls; all others stay.
  public var dataAfter: [Section]

  /// One call of the batch.
  public struct Call: Equatable, Sendable {
    /// The method that is called, with its index paths.
    public var operation: Operation
    /// The place of the call in the file, for messages.
    public var span: SourceSpan
  }

  /// A method of `UICollectionView` that changes items or sections, with its arguments.
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

  /// A section and the items that the app's data has for it.
  public struct Section: Equatable, Sendable {
    /// The identifier of a section that is there before the calls; one that is not is passed over.
    public var id: Spanned<String>
    /// The identifiers of its items, in order.
    public var items: [String]
  }
}
