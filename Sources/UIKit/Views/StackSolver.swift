/// Places things one after the other along one axis, as a stack view does.
struct StackSolver: Equatable {
  struct Item: Equatable {
    /// The length that the item wants to have.
    var length: CGFloat
    /// The room after it; that of the last item does not count.
    var spacing: CGFloat
    /// The item that is hugged least grows first.
    var hugging: Float = 250
    /// The item that resists least shrinks first.
    var resistance: Float = 750
  }

  var distribution: UIStackView.Distribution
  var items: [Item]

  var naturalLength: CGFloat {
    items.reduce(0) { $0 + $1.length } + totalSpacing
  }

  /// The places of the items within `length`.
  func spans(in length: CGFloat) -> [Span] {
    guard !items.isEmpty else { return [] }
    switch distribution {
    case .fill: return placed(filled(length))
    case .fillEqually: return placed(equal(length))
    case .fillProportionally: return placed(proportional(length))
    case .equalSpacing: return spaced(in: length)
    case .equalCentering: return centered(in: length)
    }
  }

  private var totalSpacing: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }

  private func placed(_ lengths: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return zip(items, lengths).map { item, length in
      defer { start += length + item.spacing }
      return Span(start: start, length: length)
    }
  }

  private func filled(_ length: CGFloat) -> [CGFloat] {
    var lengths = items.map(\.length)
    let surplus = length - naturalLength
    if surplus > 0 {
      if let loosest = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
        lengths[loosest] += surplus
      }
      return lengths
    }
    var missing = -surplus
    // The last of equals gives way first.
    let softestFirst = items.indices.sorted {
      (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
    }
    for index in softestFirst where missing > 0 {
      let given = min(missing, lengths[index])
      lengths[index] -= given
      missing -= given
    }
    return lengths
  }

  private func equal(_ length: CGFloat) -> [CGFloat] {
    let share = max(0, length - totalSpacing) / CGFloat(items.count)
    return items.map { _ in share }
  }

  private func proportional(_ length: CGFloat) -> [CGFloat] {
    let room = max(0, length - totalSpacing)
    let total = items.reduce(0) { $0 + $1.length }
    guard total > 0 else { return equal(length) }
    return items.map { room * $0.length / total }
  }

  private func spaced(in length: CGFloat) -> [Span] {
    guard items.count > 1 else { return placed(filled(length)) }
    let total = items.reduce(0) { $0 + $1.length }
    let gap = (length - total) / CGFloat(items.count - 1)
    guard gap >= items.dropLast().map(\.spacing).max() ?? 0 else { return placed(filled(length)) }
    var start: CGFloat = 0
    return items.map { item in
      defer { start += item.length + gap }
      return Span(start: start, length: item.length)
    }
  }

  private func centered(in length: CGFloat) -> [Span] {
    guard let first = items.first, let last = items.last, items.count > 1 else {
      return placed(filled(length))
    }
    let step = (length - first.length / 2 - last.length / 2) / CGFloat(items.count - 1)
    return items.enumerated().map { index, item in
      let middle = first.length / 2 + step * CGFloat(index)
      return Span(start: middle - item.length / 2, length: item.length)
    }
  }
}
