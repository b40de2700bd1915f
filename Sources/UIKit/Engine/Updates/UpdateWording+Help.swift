extension UpdateWording {
  /// The changes to make, the likeliest first.
  func help(with fault: UpdateFault) -> [String] {
    switch fault {
    case .outOfRange(let operation, _): [help(withPlaceOf: operation)]
    case .deletedTwice:
      ["announce each delete once; a batch's deletes all count in the data before it"]
    case .deletedAndReloaded:
      ["drop the reload; its index, too, counts in the data before the update"]
    case .deletedAndMoved: ["keep the delete or the move"]
    case .reloadedAndMoved:
      ["reconfigure the item instead of reloading it, or reload it in a batch of its own"]
    case .insertedAndMovedTo, .bothMoved:
      ["correct one of the two indexes: both count in the data after the update"]
    case .reloadedOntoMove:
      [
        "reload in a batch of its own, before this one, or reconfigure instead",
        "a reload is a delete and an insert, and UIKit leaves moves out of account when it places "
          + "the insert",
      ]
    case .movedToBoth: ["keep one of the two moves"]
    case .movedFromDeletedSection:
      ["announce an insert at the new place instead: the section takes its items with it"]
    case .movedIntoInsertedSection:
      ["announce a delete at the old place instead: the section brings its items"]
    case .reloadedInDeletedSection: ["drop the reload"]
    case .sectionCount(let arithmetic): help(with: arithmetic)
    case .itemCount(let arithmetic): help(with: arithmetic)
    }
  }

  private func help(withPlaceOf operation: UpdateFault.Operation) -> String {
    switch operation {
    case .delete, .reload, .reconfigure, .moveFrom:
      "what is deleted, reloaded or moved is named by its index before the update"
    case .insert, .moveTo:
      "what is inserted, and where something moves to, is named by its index after the update"
    case .reloadTarget:
      "reload in a batch of its own, before this one: UIKit leaves moves out of account when it "
        + "places a reload"
    }
  }

  private func help(with arithmetic: UpdateFault.ItemArithmetic) -> [String] {
    help(
      surplus: arithmetic.expected - arithmetic.after, noun: "item",
      inserted: arithmetic.inserted.count, deleted: arithmetic.deleted.count)
      + timing(
        isUnchanged: arithmetic.before == arithmetic.after,
        isAnnounced: arithmetic.expected != arithmetic.before)
  }

  private func help(with arithmetic: UpdateFault.SectionArithmetic) -> [String] {
    help(
      surplus: arithmetic.expected - arithmetic.after, noun: "section",
      inserted: arithmetic.inserted.count, deleted: arithmetic.deleted.count)
      + timing(
        isUnchanged: arithmetic.before == arithmetic.after,
        isAnnounced: arithmetic.expected != arithmetic.before)
  }

  /// - Parameter surplus: how many more there would be than the data has.
  private func help(surplus: Int, noun: String, inserted: Int, deleted: Int) -> [String] {
    let number = abs(surplus)
    let (items, one) = (number == 1 ? "the \(noun)" : "\(number) \(noun)s", number == 1)
    if surplus > 0, inserted > 0 {
      return [
        "remove \(one ? "the insert" : "\(min(number, inserted)) inserts"), or add \(items) to the "
          + "data before the update ends"
      ]
    }
    if surplus > 0 {
      return ["announce \(one ? "the delete" : "\(number) deletes") of what left the data"]
    }
    if deleted > 0 {
      return [
        "remove \(one ? "the delete" : "\(min(number, deleted)) deletes"), or remove \(items) from "
          + "the data before the update ends"
      ]
    }
    return ["announce \(one ? "the insert" : "\(number) inserts") of what was added to the data"]
  }

  private func timing(isUnchanged: Bool, isAnnounced: Bool) -> [String] {
    guard isUnchanged, isAnnounced else { return [] }
    return [
      "if the data did change: it must change inside the batch, for its numbers before are read when "
        + "the batch begins"
    ]
  }
}
