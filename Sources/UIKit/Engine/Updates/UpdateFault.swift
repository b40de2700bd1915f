/// Why a batch of updates cannot be: found before anything has changed.
package enum UpdateFault: Error, Equatable, Sendable {
  /// The operation names a place that there is not, before or after the update.
  case outOfRange(Operation, Missing)
  case deletedTwice(Place)
  case deletedAndReloaded(Place)
  case deletedAndMoved(Place, to: Place)
  case reloadedAndMoved(Place, to: Place)
  case insertedAndMovedTo(Place, from: Place)
  /// A reload stands for a delete and an insert; the insert is where something else moves to.
  case reloadedOntoMove(Place, reloaded: Place, from: Place)
  case movedToBoth(from: Place, Place, Place)
  case bothMoved(Place, Place, to: Place)
  case movedFromDeletedSection(ItemPosition, to: ItemPosition)
  case movedIntoInsertedSection(ItemPosition, from: ItemPosition)
  case reloadedInDeletedSection(ItemPosition)
  case sectionCount(SectionArithmetic)
  case itemCount(ItemArithmetic)

  /// A section or an item, by its index before the update or after it.
  package enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemPosition)
  }

  package enum Operation: Equatable, Sendable {
    case delete, insert, reload, reconfigure
    /// The insert that the reload of that place stands for.
    case reloadTarget(of: Place)
    case moveFrom
    case moveTo(from: Place)
  }

  /// The place that there is not, and how many there are instead.
  package enum Missing: Equatable, Sendable {
    case section(Int, count: Int)
    case sectionOfItem(ItemPosition, count: Int)
    case item(ItemPosition, count: Int)

    package var place: Place {
      switch self {
      case .section(let section, _): .section(section)
      case .sectionOfItem(let item, _), .item(let item, _): .item(item)
      }
    }
  }

  /// The announced changes of the number of sections, against what the data says.
  package struct SectionArithmetic: Equatable, Sendable {
    package var before: Int
    package var after: Int
    package var deleted: [Int]
    package var inserted: [Int]

    /// The count that the announced changes lead to.
    package var expected: Int { before - deleted.count + inserted.count }
  }

  /// The announced changes of the number of items of one section, against what the data says.
  package struct ItemArithmetic: Equatable, Sendable {
    /// The index of the section before the update, and after it.
    package var section: Move<Int>
    package var before: Int
    package var after: Int
    /// By their indexes before the update.
    package var deleted: [Int]
    package var reloadedOut: [Int]
    package var movedOut: [Int]
    /// By their indexes after the update.
    package var inserted: [Int]
    package var reloadedIn: [Int]
    package var movedIn: [Int]

    /// As UIKit counts: a reload is a delete and an insert.
    package var allDeleted: [Int] { (deleted + reloadedOut).sorted() }
    package var allInserted: [Int] { (inserted + reloadedIn).sorted() }

    /// The count that the announced changes lead to.
    package var expected: Int {
      before - allDeleted.count + allInserted.count + movedIn.count - movedOut.count
    }
  }
}

extension UpdateFault.Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let item): "item \(item)"
    }
  }
}
