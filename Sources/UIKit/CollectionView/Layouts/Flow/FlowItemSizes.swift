/// The sizes of a section's items, stored no wider than they differ.
enum FlowItemSizes: Equatable, Sendable {
  /// All alike: nothing is stored per item.
  case uniform(FlowSize)
  /// One size each.
  case explicit([FlowSize])
  /// Alike except for those that were measured.
  case measured(FlowMeasuredSizes)

  subscript(item: Int) -> FlowSize {
    switch self {
    case .uniform(let size): size
    case .explicit(let sizes): sizes[item]
    case .measured(let sizes): sizes[item]
    }
  }

  /// The size of the items that have none of their own.
  var common: FlowSize {
    switch self {
    case .uniform(let size): size
    case .explicit: .zero
    case .measured(let sizes): sizes.estimate
    }
  }

  /// The first item at or after `item` that has a size of its own.
  func firstOwn(from item: Int) -> Int? {
    switch self {
    case .uniform: nil
    case .explicit(let sizes): item < sizes.count ? item : nil
    case .measured(let sizes): sizes.firstMeasured(from: item)
    }
  }

  /// Gives an item a size of its own.
  mutating func set(_ size: FlowSize, at item: Int) {
    switch self {
    case .uniform(let common):
      self = .measured(FlowMeasuredSizes(estimate: common))
      set(size, at: item)
    case .explicit(var sizes):
      // Let go of the storage first: otherwise one changed item copies all of them.
      self = .uniform(.zero)
      sizes[item] = size
      self = .explicit(sizes)
    case .measured(var sizes):
      self = .uniform(.zero)
      sizes.set(size, at: item)
      self = .measured(sizes)
    }
  }

  /// Whether this changed anything.
  @discardableResult mutating func setEstimate(_ estimate: FlowSize) -> Bool {
    guard case .measured(var sizes) = self, sizes.estimate != estimate else { return false }
    self = .uniform(.zero)
    sizes.estimate = estimate
    self = .measured(sizes)
    return true
  }
}
