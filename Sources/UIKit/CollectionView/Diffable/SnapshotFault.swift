/// Sentences that UIKit raises, or says on the console, about the identifiers of a snapshot.
@usableFromInline enum SnapshotFault {
  @usableFromInline static func noSections() {
    raise(
      "snapshot/no-sections",
      "There are currently no sections in the data source. Please add a section first.")
  }

  static func noSuchSection(_ identifier: String) {
    raise(
      "snapshot/unknown-section",
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)",
      about: identifier)
  }

  /// - Parameter parameter: UIKit's name for what it did not find.
  @usableFromInline static func notFound(_ parameter: String, _ identifier: String) {
    raise(
      "snapshot/unknown-destination",
      "Invalid parameter not satisfying: \(parameter) != NSNotFound", about: identifier)
  }

  @usableFromInline static func ownDestination(_ identifier: String, action: String) {
    raise(
      "snapshot/own-destination",
      "Invalid update: destination for \(action) operation [\(identifier)] is in the \(action) "
        + "identifier list for update", about: identifier)
  }

  static func notUnique(_ noun: String, _ identifiers: [String]) {
    raise(
      "snapshot/not-unique",
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: "
        + "{\(listed(identifiers))}", about: identifiers.joined(separator: ", "))
  }

  static func notUniqueInSection(_ identifiers: [String]) {
    raise(
      "snapshot/not-unique",
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{\(listed(identifiers))}", about: identifiers.joined(separator: ", "))
  }

  static func existingSections(_ identifiers: [String]) {
    let (noun, verb) = identifiers.count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
    raise(
      "snapshot/existing-sections",
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
        + "\(noun) that already \(verb) in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(noun) that already \(verb): \(listed(identifiers))",
      about: identifiers.joined(separator: ", "))
  }

  /// - Parameter operation: such as "reload item".
  static func unknownRefresh(_ operation: String, _ identifier: String) {
    raise(
      "snapshot/unknown-refresh",
      "Attempted to \(operation) identifier that does not exist in the snapshot: \(identifier)",
      about: identifier)
  }

  /// Items that are inserted although they are there move; UIKit says so on the console.
  static func logExisting(_ identifiers: [String]) {
    let (noun, verb) = identifiers.count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
    let message =
      "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
      + "\(noun) that already \(verb) in the snapshot. The existing item \(noun) will be moved into "
      + "place instead, but this operation will be more expensive. For best performance, inserted "
      + "item identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
      + "debugger. Item \(noun) that already \(verb): \(listed(identifiers))"
    // Snapshots may be made on any thread; the log belongs to the main one.
    guard FaultScope.isOnMainActor else { return }
    MainActor.assumeIsolated { UIKitLog.write(message) }
  }

  private static func listed(_ identifiers: [String]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }

  private static func raise(_ code: String, _ sentence: String, about identifier: String? = nil) {
    FaultScope.raiseAnywhere(
      Fault(code, sentence, facts: identifier.map { [.init("identifier", $0)] } ?? []))
  }
}
