import Testing

@testable import UIKit

typealias TestSnapshot = NSDiffableDataSourceSnapshot<String, Int>

extension TestSnapshot {
  init(_ pairs: KeyValuePairs<String, [Int]>) {
    self.init()
    for (section, items) in pairs {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// Such as "a: 1 2, b:".
  var text: String {
    sectionIdentifiers.map { section in
      let items = itemIdentifiers(inSection: section).map { " \($0)" }
      return section + ":" + items.joined()
    }.joined(separator: ", ")
  }
}

@Suite @MainActor struct SnapshotTests {
  nonisolated static let start = TestSnapshot(["a": [1, 2, 3], "b": [4, 5], "c": []])

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout TestSnapshot) -> Void
    /// The snapshot afterwards, or the fault.
    var expected: String

    init(
      _ description: String, _ expected: String,
      _ change: @escaping @Sendable (inout TestSnapshot) -> Void
    ) {
      testDescription = description
      self.change = change
      self.expected = expected
    }
  }

  nonisolated static let changes: [Case] = [
    .init("append to the last section", "a: 1 2 3, b: 4 5, c: 6 7") { $0.appendItems([6, 7]) },
    .init("append to a section", "a: 1 2 3 6, b: 4 5, c:") { $0.appendItems([6], toSection: "a") },
    .init("append what is there", "a: 1 3, b: 4 5, c: 6 2") { $0.appendItems([6, 2]) },
    .init("append many that are there", "a: 3, b:, c: 5 4 9 2 1") {
      $0.appendItems([5, 4, 9, 2, 1])
    },
    .init("insert before", "a: 1 6 7 2 3, b: 4 5, c:") { $0.insertItems([6, 7], beforeItem: 2) },
    .init("insert after", "a: 1 2 6 3, b: 4 5, c:") { $0.insertItems([6], afterItem: 2) },
    .init("insert what is there", "a: 2 1 5 3, b: 4, c:") { $0.insertItems([1, 5], afterItem: 2) },
    .init("delete items", "a: 2 3, b: 4, c:") { $0.deleteItems([5, 1, 77]) },
    .init("delete an item twice", "a: 2 3, b: 4 5, c:") { $0.deleteItems([1, 1]) },
    .init("delete many items", "a: 3, b:, c:") { $0.deleteItems([5, 1, 2, 4, 8, 9]) },
    .init("delete and append again", "a: 1 2, b: 4 5, c: 3") {
      $0.deleteItems([3])
      $0.appendItems([3])
    },
    .init("delete everything", "") { $0.deleteAllItems() },
    .init("move item before", "a: 3 1 2, b: 4 5, c:") { $0.moveItem(3, beforeItem: 1) },
    .init("move item after", "a: 1 3, b: 4 2 5, c:") { $0.moveItem(2, afterItem: 4) },
    .init("move section before", "b: 4 5, a: 1 2 3, c:") {
      $0.moveSection("b", beforeSection: "a")
    },
    .init("move section after", "b: 4 5, c:, a: 1 2 3") { $0.moveSection("a", afterSection: "c") },
    .init("move section to its place", "a: 1 2 3, b: 4 5, c:") {
      $0.moveSection("b", afterSection: "a")
    },
    .init("insert sections before", "a: 1 2 3, x: 9, y:, b: 4 5, c:") {
      $0.insertSections(["x", "y"], beforeSection: "b")
      $0.appendItems([9], toSection: "x")
    },
    .init("insert sections after", "a: 1 2 3, b: 4 5, c:, x:") {
      $0.insertSections(["x"], afterSection: "c")
    },
    .init("delete sections", "b: 4 5, c: 1") {
      $0.deleteSections(["a", "zzz"])
      $0.appendItems([1])
    },
    .init("reload and reconfigure", "a: 1 2 3, b: 4 5, c:") {
      $0.reloadItems([1, 2])
      $0.reconfigureItems([1])
      $0.reloadSections(["a"])
    },
  ]

  @Test(arguments: changes) func changes(_ change: Case) throws {
    var snapshot = Self.start
    _ = try UIKitLog.collect { try FaultScope.run { change.change(&snapshot) } }
    #expect(snapshot.text == change.expected)
    expectSound(snapshot)
  }

  /// A snapshot that says the same about itself in several ways.
  private func expectSound(_ snapshot: TestSnapshot) {
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
    #expect(snapshot.numberOfSections == snapshot.sectionIdentifiers.count)
    for (index, item) in snapshot.itemIdentifiers.enumerated() {
      #expect(snapshot.indexOfItem(item) == index)
    }
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      #expect(snapshot.indexOfSection(section) == index)
      for item in snapshot.itemIdentifiers(inSection: section) {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
      }
    }
  }

  nonisolated static let faults: [Case] = [
    .init(
      "items twice",
      "snapshot/not-unique: Fatal: supplied item identifiers are not unique. Duplicate "
        + "identifiers: {(\n    6\n)}"
    ) { $0.appendItems([6, 7, 6]) },
    .init(
      "known items twice",
      "snapshot/not-unique: Fatal: supplied item identifiers are not unique. Duplicate "
        + "identifiers: {(\n    1\n)}"
    ) { $0.appendItems([6, 1, 1]) },
    .init(
      "sections twice",
      "snapshot/not-unique: Fatal: supplied section identifiers are not unique. Duplicate "
        + "identifiers: {(\n    x\n)}"
    ) { $0.appendSections(["x", "x"]) },
    .init(
      "known sections",
      "snapshot/existing-sections: Diffable data source detected an attempt to insert or append "
        + "1 section identifier that already exists in the snapshot. Identifiers in a snapshot must be "
        + "unique. Section identifier that already exists: (\n    b\n)"
    ) {
      $0.appendSections(["x", "b"])
    },
    .init(
      "no section",
      "snapshot/no-sections: There are currently no sections in the data source. Please add a "
        + "section first."
    ) {
      $0.deleteAllItems()
      $0.appendItems([1])
    },
    .init(
      "unknown section",
      "snapshot/unknown-destination: Invalid parameter not satisfying: section != NSNotFound"
    ) { $0.appendItems([1], toSection: "x") },
    .init(
      "unknown destination",
      "snapshot/unknown-destination: Invalid parameter not satisfying: section != NSNotFound"
    ) { $0.insertItems([9], beforeItem: 88) },
    .init(
      "unknown section destination",
      "snapshot/unknown-destination: Invalid parameter not satisfying: insertIndex != NSNotFound"
    ) { $0.insertSections(["x"], afterSection: "y") },
    .init(
      "move of unknown item",
      "snapshot/unknown-destination: Invalid parameter not satisfying: fromIndex != NSNotFound"
    ) { $0.moveItem(88, beforeItem: 1) },
    .init(
      "move to unknown item",
      "snapshot/unknown-destination: Invalid parameter not satisfying: toIndex != NSNotFound"
    ) { $0.moveItem(1, beforeItem: 88) },
    .init(
      "move of unknown section",
      "snapshot/unknown-destination: Invalid parameter not satisfying: fromSection != NSNotFound"
    ) { $0.moveSection("x", beforeSection: "a") },
    .init(
      "move to unknown section",
      "snapshot/unknown-destination: Invalid parameter not satisfying: toSection != NSNotFound"
    ) { $0.moveSection("a", beforeSection: "x") },
    .init(
      "insert beside itself",
      "snapshot/own-destination: Invalid update: destination for insertion operation [1] is in "
        + "the insertion identifier list for update"
    ) {
      $0.insertItems([9, 1], beforeItem: 1)
    },
    .init(
      "move beside itself",
      "snapshot/own-destination: Invalid update: destination for move operation [1] is in the "
        + "move identifier list for update"
    ) { $0.moveItem(1, afterItem: 1) },
    .init(
      "reload of unknown item",
      "snapshot/unknown-refresh: Attempted to reload item identifier that does not exist in the "
        + "snapshot: 88"
    ) { $0.reloadItems([1, 88]) },
    .init(
      "reconfigure unknown item",
      "snapshot/unknown-refresh: Attempted to reconfigure item identifier that does not exist in "
        + "the snapshot: 88"
    ) { $0.reconfigureItems([88]) },
    .init(
      "reload of unknown section",
      "snapshot/unknown-refresh: Attempted to reload section identifier that does not exist in "
        + "the snapshot: x"
    ) { $0.reloadSections(["x"]) },
    .init(
      "query of unknown section",
      "snapshot/unknown-section: Section identifier was not found. You can verify the section "
        + "exists by calling the indexOfSectionIdentifier API (which has O(1) performance)"
    ) { _ = $0.numberOfItems(inSection: "x") },
  ]

  @Test(arguments: faults) func refuses(_ change: Case) {
    var snapshot = Self.start
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { change.change(&snapshot) }
    }
    #expect(fault.map { "\($0.code): \($0.sentence)" } == change.expected)
    // A refused change is no change.
    if change.testDescription != "no section" { #expect(snapshot.text == Self.start.text) }
    expectSound(snapshot)
  }

  @Test func saysOnTheConsoleThatKnownItemsMove() {
    var snapshot = Self.start
    let messages = UIKitLog.collect { snapshot.appendItems([2, 6, 4]) }
    #expect(
      messages.map(\.text) == [
        """
        Diffable data source detected an attempt to insert or append 2 item identifiers that already \
        exist in the snapshot. The existing item identifiers will be moved into place instead, but \
        this operation will be more expensive. For best performance, inserted item identifiers \
        should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifiers that already exist: (
            2,
            4
        )
        """
      ])
  }

  @Test func remembersWhatIsToBeRefreshedOnce() {
    var snapshot = Self.start
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([5, 5])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test func isAValue() {
    var copy = Self.start
    copy.deleteItems([1])
    #expect(Self.start.text == "a: 1 2 3, b: 4 5, c:")
    #expect(copy.text == "a: 2 3, b: 4 5, c:")
  }

  @Test func answersNothingForTheUnknown() {
    #expect(Self.start.indexOfItem(88) == nil)
    #expect(Self.start.indexOfSection("x") == nil)
    #expect(Self.start.sectionIdentifier(containingItem: 88) == nil)
  }
}
