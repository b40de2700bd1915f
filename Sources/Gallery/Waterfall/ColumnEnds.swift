import UIKit

/// How far down every column reaches: a heap with the shortest one on top, of several equally short ones the
/// leftmost.
struct ColumnEnds {
  private var heap: [(end: CGFloat, column: Int)]

  init(count: Int, at end: CGFloat) {
    heap = (0..<count).map { (end, $0) }
  }

  var shortest: (column: Int, end: CGFloat) { (heap[0].column, heap[0].end) }

  mutating func lengthenShortest(to end: CGFloat) {
    heap[0].end = end
    var place = 0
    while let child = smallerChild(of: place), comesBefore(child, place) {
      heap.swapAt(place, child)
      place = child
    }
  }

  private func smallerChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && comesBefore(right, left) ? right : left
  }

  private func comesBefore(_ one: Int, _ other: Int) -> Bool {
    if heap[one].end != heap[other].end { return heap[one].end < heap[other].end }
    return heap[one].column < heap[other].column
  }
}
