/// Finds where a view belongs among a collection view's subviews: behind the first one that stands in front of it.
///
/// The collection view keeps its elements in order from the back to the front, so that halving finds the place. Only
/// where somebody else has brought a view to another place, all of them are looked at.
@MainActor struct DepthOrder {
  private var holds = true
  /// How many views were looked at so far.
  private(set) var looks = 0

  /// The first element with a larger z index; nothing where the view belongs in front of all.
  mutating func firstIndex(
    inFrontOf zIndex: Int, except view: UICollectionReusableView, in subviews: [UIView]
  ) -> Int? {
    if !holds { holds = isInOrder(subviews, except: view) }
    guard holds else {
      return subviews.indices.first { depth(of: subviews[$0], except: view) ?? .min > zIndex }
    }
    var (low, high) = (0, subviews.count)
    while low < high {
      let middle = (low + high) / 2
      // A view that is no element has no say: the next one that is decides for both.
      var probe = middle
      var found: Int?
      while probe < high, found == nil {
        found = depth(of: subviews[probe], except: view)
        probe += 1
      }
      if let found, found <= zIndex { low = probe } else { high = middle }
    }
    // Between the last one behind and the first one in front there may stand what is no element.
    return subviews.indices[low...].first { depth(of: subviews[$0], except: view) != nil }
  }

  /// Called after a subview has come to an index.
  mutating func note(_ subviews: [UIView], at index: Int) {
    guard holds, let depth = depth(of: subviews[index]) else { return }
    let behind = subviews[..<index].reversed().lazy.compactMap { Self.depth(of: $0) }.first
    let inFront = subviews[(index + 1)...].lazy.compactMap { Self.depth(of: $0) }.first
    looks += 2
    holds = (behind ?? .min) <= depth && depth <= (inFront ?? .max)
  }

  private mutating func isInOrder(_ subviews: [UIView], except view: UIView) -> Bool {
    var last = Int.min
    for subview in subviews {
      guard let depth = depth(of: subview, except: view) else { continue }
      if depth < last { return false }
      last = depth
    }
    return true
  }

  /// How far in front an element stands; nothing for what is none.
  private mutating func depth(of view: UIView, except excepted: UIView? = nil) -> Int? {
    looks += 1
    return view === excepted ? nil : Self.depth(of: view)
  }

  private static func depth(of view: UIView) -> Int? {
    guard let element = view as? UICollectionReusableView else { return nil }
    return element.reuse.applied?.zIndex ?? 0
  }
}
