/// Keeps values up to a number of bytes, in two generations. A value that nobody asked for while a whole generation
/// came together is forgotten: drawings come in runs that need the same things.
final class Cache<Key: Hashable, Value> {
  private typealias Entry = (value: Value, size: Int)

  private var young: [Key: Entry] = [:]
  private var elder: [Key: Entry] = [:]
  private var size = 0
  private let limit: Int

  /// - Parameter limit: how many bytes both generations may have together.
  init(limit: Int) {
    self.limit = limit / 2
  }

  subscript(key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = elder[key] else { return nil }
    keep(entry.value, for: key, size: entry.size)
    return entry.value
  }

  func keep(_ value: Value, for key: Key, size: Int) {
    guard size <= limit else { return }
    if self.size + size > limit { age() }
    young[key] = (value, size)
    self.size += size
  }

  /// Begins a new generation, and forgets what the one before the last had and nobody asked for since.
  func age() {
    elder = young
    young = [:]
    size = 0
  }
}
