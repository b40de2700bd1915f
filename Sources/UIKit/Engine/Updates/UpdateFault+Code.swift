extension UpdateFault {
  /// The stable name of a rule: what scene files, tests and search engines know it by.
  package enum Code: String, CaseIterable, Sendable {
    case itemCount = "invalid-update/count"
    case sectionCount = "invalid-update/section-count"
    case deleteOutOfRange = "invalid-update/delete-out-of-range"
    case insertOutOfRange = "invalid-update/insert-out-of-range"
    case reloadOutOfRange = "invalid-update/reload-out-of-range"
    case reconfigureOutOfRange = "invalid-update/reconfigure-out-of-range"
    case moveFromOutOfRange = "invalid-update/move-from-out-of-range"
    case moveToOutOfRange = "invalid-update/move-to-out-of-range"
    case duplicateDelete = "invalid-update/duplicate-delete"
    case duplicateMoveFrom = "invalid-update/duplicate-move-from"
    case duplicateMoveTo = "invalid-update/duplicate-move-to"
    case deleteAndReload = "invalid-update/delete-and-reload"
    case deleteAndMove = "invalid-update/delete-and-move"
    case reloadAndMove = "invalid-update/reload-and-move"
    case insertAndMove = "invalid-update/insert-and-move"
    case moveFromDeletedSection = "invalid-update/move-from-deleted-section"
    case moveIntoInsertedSection = "invalid-update/move-into-inserted-section"
    case reloadInDeletedSection = "invalid-update/reload-in-deleted-section"
  }

  package var code: Code {
    switch self {
    case .outOfRange(let operation, _): operation.code
    case .deletedTwice: .duplicateDelete
    case .deletedAndReloaded: .deleteAndReload
    case .deletedAndMoved: .deleteAndMove
    case .reloadedAndMoved: .reloadAndMove
    // UIKit reports both with the same sentence.
    case .insertedAndMovedTo, .reloadedOntoMove: .insertAndMove
    case .movedToBoth: .duplicateMoveFrom
    case .bothMoved: .duplicateMoveTo
    case .movedFromDeletedSection: .moveFromDeletedSection
    case .movedIntoInsertedSection: .moveIntoInsertedSection
    case .reloadedInDeletedSection: .reloadInDeletedSection
    case .sectionCount: .sectionCount
    case .itemCount: .itemCount
    }
  }
}

extension UpdateFault.Operation {
  fileprivate var code: UpdateFault.Code {
    switch self {
    case .delete: .deleteOutOfRange
    case .insert, .reloadTarget: .insertOutOfRange
    case .reload: .reloadOutOfRange
    case .reconfigure: .reconfigureOutOfRange
    case .moveFrom: .moveFromOutOfRange
    case .moveTo: .moveToOutOfRange
    }
  }
}
