/// Sizes of which a few are known and the others are one estimate.
struct FlowMeasuredSizes: Equatable, Sendable {
  var estimate: FlowSize
  private var sizes: [Int: FlowSize] = [:]
  /// The measured items in rising order.
  private var items: [Int] = []

  init(estimate: FlowSize) {
    self.estimate = estimate
  }

  subscript(item: Int) -> FlowSize { sizes[item] ?? estimate }

  /// The size that was measured; nil where only the estimate is known.
  func measured(_ item: Int) -> FlowSize? { sizes[item] }

  /// In rising order of their items.
  var allMeasured: [FlowSize] { items.compactMap { sizes[$0] } }

  mutating func set(_ size: FlowSize, at item: Int) {
    guard sizes.updateValue(size, forKey: item) == nil else { return }
    items.insert(item, at: items.partitioningIndex { $0 >= item })
  }

  func firstMeasured(from item: Int) -> Int? {
    let index = items.partitioningIndex { $0 >= item }
    return index < items.count ? items[index] : nil
  }

  /// The first item whose size is still the estimate.
  var firstUnmeasured: Int {
    // Item k stands at place k as long as no item before it is missing.
    (0..<items.count).partitioningIndex { items[$0] > $0 }
  }
}
