// Batches that UIKit stops at.
extension Explanation {
  static let updates: [Explanation] = [
    Explanation(
      "invalid-update/count",
      """
      The number of items in a section after a batch is not the one before it, plus what \
      was inserted and moved in, minus what was deleted and moved out. UIKit raises \
      "Invalid update: invalid number of items in section". Most often the data changed \
      more, or less, than was announced, or it changed outside of the batch.
      """,
      example: """
        collectionView.performBatchUpdates {\n  collectionView.insertItems(at: \
        [IndexPath(item: 8, section: 1)])\n}  // and the data never got the ninth item
        """,
      cure: "change the data inside the batch, by exactly what is announced."),
    Explanation(
      "invalid-update/section-count",
      """
      The number of sections after a batch is not the one before it, plus the inserted \
      ones, minus the deleted ones. UIKit raises "Invalid update: invalid number of \
      sections".
      """,
      example: "data.sections.removeLast()\ncollectionView.performBatchUpdates {}",
      cure: """
        announce deleteSections(_:) and insertSections(_:) for what the data gained and \
        lost.
        """),
    Explanation(
      "invalid-update/delete-out-of-range",
      """
      A delete names a section or an item that there is not. Deletes count by the indexes \
      before the update, whatever else the batch holds.
      """,
      example: "collectionView.deleteItems(at: [IndexPath(item: 9, section: 0)])  // of nine items",
      cure: "take indexes from before the update."),
    Explanation(
      "invalid-update/insert-out-of-range",
      """
      An insert names a place that there is not when the update is done. Inserts count by \
      the indexes after the update.
      """,
      example: "insert at 5 into a section that has 3 items afterwards",
      cure: "take indexes from the data after the update."),
    Explanation(
      "invalid-update/reload-out-of-range",
      """
      A reload names a section or an item that there is not. Reloads count by the indexes \
      before the update.
      """,
      cure: "take indexes from before the update."),
    Explanation(
      "invalid-update/reconfigure-out-of-range",
      "A reconfiguration names an item that there is not.",
      cure: "take indexes of the data that is shown."),
    Explanation(
      "invalid-update/move-from-out-of-range",
      "A move starts at a place that there is not. Moves start at indexes before the update.",
      cure: "take the start from before the update and the end from after it."),
    Explanation(
      "invalid-update/move-to-out-of-range",
      "A move ends at a place that there is not. Moves end at indexes after the update.",
      cure: "take the end from the data after the update."),
    Explanation(
      "invalid-update/duplicate-delete",
      """
      One item or section is deleted twice in a batch. UIKit raises "attempt to delete \
      the same item twice".
      """,
      cure: "announce each delete once; a Set of index paths helps."),
    Explanation(
      "invalid-update/duplicate-move-from",
      "One item or section moves to two places.",
      cure: "announce one move for each item."),
    Explanation(
      "invalid-update/duplicate-move-to",
      "Two items or sections move to the same place.",
      cure: "ends of moves are indexes after the update: each is taken by one element."),
    Explanation(
      "invalid-update/delete-and-move",
      "An item is deleted and moved in the same batch.",
      cure: "delete it, or move it."),
    Explanation(
      "invalid-update/delete-and-reload",
      """
      An item is deleted and reloaded in the same batch. A reload is a delete and an \
      insert, so it would be deleted twice.
      """,
      cure: "delete it, or reload it."),
    Explanation(
      "invalid-update/insert-and-move",
      "An item is inserted where another one moves to.",
      cure: "give each an index of its own after the update."),
    Explanation(
      "invalid-update/reload-and-move",
      "An item is reloaded and moved in the same batch. UIKit cannot do both to one cell.",
      cure: """
        reconfigure the item, or reload it in a second batch; an \"update\" of a scene deletes and \
        inserts such an item instead, and takes \"reconfigure\" as a key.
        """),
    Explanation(
      "invalid-update/move-from-deleted-section",
      "An item moves out of a section that the batch deletes.",
      cure: "delete the item with its section and insert it elsewhere."),
    Explanation(
      "invalid-update/move-into-inserted-section",
      """
      An item moves into a section that the batch inserts. An inserted section brings its \
      items along.
      """,
      cure: "delete the item; it appears with the new section."),
    Explanation(
      "invalid-update/reload-in-deleted-section",
      "An item is reloaded in a section that the batch deletes.",
      cure: "leave the reload out."),
  ]
}
