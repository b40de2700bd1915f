/// The operations between the outermost begin and end of a batch, in the order of the calls.
///
/// Batches nest: an inner one adds to the outer one, and only the end of the outermost one changes anything.
@usableFromInline package struct UpdateBatch: Equatable, Sendable {
  package private(set) var updates: [CollectionUpdate]
  private var depth = 0
  /// The meaning of the places, where placeholders stand among the items of the data.
  var places = Places.data

  enum Places {
    case data
    case screen
    /// Of the screen, and the placeholders stand where they will already.
    case settled
  }

  package init(_ updates: [CollectionUpdate] = []) {
    self.updates = updates
  }

  package var isEmpty: Bool { updates.isEmpty }

  /// Whether a batch was begun and not ended: operations then wait for its end.
  package var isOpen: Bool { depth > 0 }

  package mutating func begin() {
    depth += 1
  }

  /// Ends the innermost batch; whether it was the outermost one, so that the updates are due.
  package mutating func end() -> Bool {
    depth = max(0, depth - 1)
    return depth == 0
  }

  package mutating func record(_ update: CollectionUpdate) {
    updates.append(update)
  }

  package mutating func record(contentsOf more: some Sequence<CollectionUpdate>) {
    updates.append(contentsOf: more)
  }
}
