/// The sizes that cells asked for, in the order of their items.
struct MeasuredItems: Sendable {
  private(set) var items: [Int] = []
  private var sizes: [Int: CGSize] = [:]

  subscript(item: Int) -> CGSize? { sizes[item] }

  var isEmpty: Bool { items.isEmpty }

  mutating func set(_ size: CGSize, of item: Int) {
    if sizes.updateValue(size, forKey: item) == nil {
      items.insert(item, at: items.partitioningIndex { $0 >= item })
    }
  }

  /// The first item from this one on that was measured.
  func first(from item: Int) -> Int? {
    let index = items.partitioningIndex { $0 >= item }
    return index < items.count ? items[index] : nil
  }
}

/// The same for one group, by places among its slots.
struct MeasuredSlots: Sendable {
  private let items: MeasuredItems
  private let start: Int

  init(_ items: MeasuredItems = MeasuredItems(), from start: Int = 0) {
    self.items = items
    self.start = start
  }

  subscript(slot: Int) -> CGSize? { items[start + slot] }

  func hasAny(in slots: ClosedRange<Int>) -> Bool {
    guard let next = items.first(from: start + slots.lowerBound) else { return false }
    return next <= start + slots.upperBound
  }
}
