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
