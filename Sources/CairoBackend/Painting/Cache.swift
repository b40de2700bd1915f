/// Keeps values up to a number of bytes, and forgets all of them when there is no more room: drawings come in
/// runs that need the same things, and a frame that needs more than fits gains nothing from keeping some.
final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var size = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? { values[key] }

  func keep(_ value: Value, for key: Key, size: Int) {
    if self.size + size > limit {
      values.removeAll(keepingCapacity: true)
      self.size = 0
    }
    guard size <= limit else { return }
    values[key] = value
    self.size += size
  }
}
