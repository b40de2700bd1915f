extension UpdateFault {
  /// The sentence that UIKit raises for the same mistake, word for word; nothing where it raises nothing, or nothing
  /// known.
  package var uikitSentence: String? {
    switch self {
    case .outOfRange(let operation, let missing): operation.uikitSentence(missing)
    case .sectionCount(let arithmetic): arithmetic.uikitSentence
    case .itemCount(let arithmetic): arithmetic.uikitSentence
    case .deletedAndReloaded(.item(let item)):
      "attempt to delete and reload the same index path (\(item.uikitName))"
    case .deletedAndReloaded(.section(let section)):
      "attempt to delete and reload the same index path (\(sectionPath(section)))"
    // UIKit has turned the reload into a delete by then.
    case .deletedAndMoved(let place, _), .reloadedAndMoved(let place, _):
      "attempt to perform a delete and a move from the same \(place.uikitName)"
    case .insertedAndMovedTo(let place, _), .reloadedOntoMove(let place, _, _):
      "attempt to perform an insert and a move to the same \(place.uikitName)"
    case .movedToBoth(let place, let one, let other):
      "attempt to move \(place.uikitNoun) to both \(one.uikitPlace) and \(other.uikitPlace)"
    case .bothMoved(let one, let other, let place):
      "attempt to move both \(one.uikitNoun) and \(other.uikitPlace) to \(place.uikitPlace)"
    case .movedFromDeletedSection(let item, _):
      "cannot move an item from a deleted section (\(item.section))"
    case .movedIntoInsertedSection(let item, _):
      "cannot move an item into a newly inserted section (\(item.section))"
    // UIKit lets the first pass and crashes later; of the second it reports what the stray insert leads to.
    case .deletedTwice, .reloadedInDeletedSection: nil
    }
  }

  private func sectionPath(_ section: Int) -> String {
    IndexPath(item: NSNotFound, section: section).uikitDescription
  }
}

extension UpdateFault.Place {
  /// As in "the same index path (…)".
  fileprivate var uikitName: String {
    switch self {
    case .section(let section): "section (\(section))"
    case .item(let item): "index path (\(item.uikitName))"
    }
  }

  /// As in "attempt to move item at index path …".
  fileprivate var uikitNoun: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let item): "item at index path \(item.uikitName)"
    }
  }

  fileprivate var uikitPlace: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let item): item.uikitName
    }
  }
}

extension ItemPosition {
  fileprivate var uikitName: String { indexPath.uikitDescription }
}

extension UpdateFault.Operation {
  fileprivate func uikitSentence(_ missing: UpdateFault.Missing) -> String? {
    switch self {
    // UIKit turns a reload into a delete and an insert before it looks.
    case .delete, .reload: Self.deleteSentence(missing)
    case .insert, .reloadTarget: Self.insertSentence(missing)
    case .moveFrom: Self.moveFromSentence(missing)
    case .moveTo(let origin): Self.moveToSentence(missing, from: origin)
    case .reconfigure: nil
    }
  }

  private static func deleteSentence(_ missing: UpdateFault.Missing) -> String {
    switch missing {
    case .section(let section, let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .sectionOfItem(let item, let count):
      "attempt to delete item \(item.item) from section \(item.section), but there are only "
        + "\(count) sections before the update"
    case .item(let item, let count):
      "attempt to delete item \(item.item) from section \(item.section) which only contains "
        + "\(count) items before the update"
    }
  }

  private static func insertSentence(_ missing: UpdateFault.Missing) -> String {
    switch missing {
    case .section(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .sectionOfItem(let item, let count):
      "attempt to insert item \(item.item) into section \(item.section), but there are only "
        + "\(count) sections after the update"
    case .item(let item, let count):
      "attempt to insert item \(item.item) into section \(item.section), but there are only "
        + "\(count) items in section \(item.section) after the update"
    }
  }

  private static func moveFromSentence(_ missing: UpdateFault.Missing) -> String {
    switch missing {
    case .section(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .sectionOfItem(let item, let count):
      "attempt to move index path (\(item.uikitName)) from a section that does not exist - there "
        + "are only \(count) sections before the update"
    case .item(let item, let count):
      "attempt to move index path (\(item.uikitName)) that does not exist - there are only "
        + "\(count) items in section \(item.section) before the update"
    }
  }

  private static func moveToSentence(
    _ missing: UpdateFault.Missing, from origin: UpdateFault.Place
  ) -> String {
    switch missing {
    // UIKit's own sentence says "to to".
    case .section(let section, let count):
      "attempt to to move \(origin.uikitPlace) to section \(section), but there are only \(count) "
        + "sections after the update"
    case .sectionOfItem(let item, let count):
      "attempt to move index path (\(origin.uikitPlace)) to index path (\(item.uikitName)) in "
        + "section that does not exist - there are only \(count) sections after the update"
    case .item(let item, let count):
      "attempt to move index path (\(origin.uikitPlace)) to index path (\(item.uikitName)) that "
        + "does not exist - there are only \(count) items in section \(item.section) after the "
        + "update"
    }
  }
}

extension UpdateFault.SectionArithmetic {
  fileprivate var uikitSentence: String {
    "Invalid update: invalid number of sections.  The number of sections contained in the collection "
      + "view after the update (\(after)) must be equal to the number of sections contained in the "
      + "collection view before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(inserted.count) inserted, \(deleted.count) deleted)."
  }
}

extension UpdateFault.ItemArithmetic {
  fileprivate var uikitSentence: String {
    "Invalid update: invalid number of items in section \(section.to).  The number of items contained "
      + "in an existing section after the update (\(after)) must be equal to the number of items "
      + "contained in that section before the update (\(before)), plus or minus the number of items "
      + "inserted or deleted from that section (\(allInserted.count) inserted, \(allDeleted.count) "
      + "deleted) and plus or minus the number of items moved into or out of that section "
      + "(\(movedIn.count) moved in, \(movedOut.count) moved out)."
  }
}
