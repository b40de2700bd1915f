/// The operations between the outermost begin and end of a batch, in the order of the calls.
///
/// Batches nest: an inner one adds to the outer one, and only the end of the outermost one changes anything.
@usableFromInline package struct UpdateBatch: Equatable, Sendable {
  /// One operation, and the meaning of its places.
  struct Recorded: Equatable, Sendable {
    let update: CollectionUpdate
    let space: Space
  }

  /// The meaning of places where placeholders stand among the items of the data.
  enum Space: Equatable, Sendable {
    case data
    /// Of the screen, on which no finger holds an item elsewhere.
    case screen
    /// The coming or going of a placeholder, wherever it stands.
    case placeholder(Int)
    /// A place of the data, for the item that a placeholder becomes.
    case committed(Int)
  }

  private(set) var recorded: [Recorded]
  private var depth = 0

  package init(_ updates: [CollectionUpdate] = []) {
    recorded = updates.map { Recorded(update: $0, space: .data) }
  }

  package var updates: [CollectionUpdate] { recorded.map(\.update) }

  package var isEmpty: Bool { recorded.isEmpty }

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
    record([update], in: .data)
  }

  mutating func record(_ updates: some Sequence<CollectionUpdate>, in space: Space) {
    recorded += updates.map { Recorded(update: $0, space: space) }
  }
}
