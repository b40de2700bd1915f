import UIKit

/// The places of one column's parts.
struct BoardColumn {
  /// Of the ground.
  var frame = CGRect.zero
  /// At the upper edge; without height there is none.
  var header = CGRect.zero
  /// One below the other.
  var items: [CGRect] = []

  /// The numbers of the items that reach into the band, edges among it.
  func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = items.firstIndexInSorted { $0.maxY >= top }
    let end = items[first...].firstIndexInSorted { $0.minY > bottom }
    return first..<end
  }
}
