import UIKit

/// The tiles of one section of a wall, counted from the section's first row.
///
///     leading              trailing             none
///     ┌───────┬───┐        ┌───┬───────┐        ┌───┬───┬───┐
///     │   0   │ 1 │        │ 1 │   0   │        │ 0 │ 1 │ 2 │
///     │       ├───┤        ├───┤       │        ├───┼───┼───┤
///     │       │ 2 │        │ 2 │       │        │ 3 │ 4 │ 5 │
///     ├───┬───┼───┤        ├───┼───┬───┤        └───┴───┴───┘
///     │ 3 │ 4 │ 5 │        │ 3 │ 4 │ 5 │
///     └───┴───┴───┘        └───┴───┴───┘
struct WallGrid: Equatable {
  /// At which side the first item is as large as four tiles; nil where all are equal.
  enum LargeSide: Equatable {
    case leading, trailing
  }

  let columns: Int
  let pitch: CGFloat
  let rowPitch: CGFloat
  let gap: CGFloat

  /// So many columns over a width, their edges on whole points. Rows are as high as columns are wide.
  init(columns: Int, width: CGFloat, gap: CGFloat) {
    self.columns = max(columns, 1)
    self.gap = max(gap, 0)
    pitch = max((max(width, 0) + self.gap) / CGFloat(self.columns), self.gap)
    rowPitch = (pitch - self.gap).rounded() + self.gap
  }

  /// The rows of so many items.
  func rows(of count: Int, side: LargeSide?) -> Int {
    guard count > 0 else { return 0 }
    guard holdsLarge(side) else { return (count + columns - 1) / columns }
    let below = max(count - 1 - besideLarge, 0)
    return 2 + (below + columns - 1) / columns
  }

  /// The height of so many rows and of the gaps between them.
  func height(ofRows rows: Int) -> CGFloat { rows > 0 ? CGFloat(rows) * rowPitch - gap : 0 }

  /// The place of an item below the section's first row.
  func frame(of item: Int, side: LargeSide?) -> CGRect {
    guard holdsLarge(side) else { return tile(item / columns, item % columns) }
    guard item > 0 else {
      let column = side == .leading ? 0 : columns - 2
      return tile(0, column).union(tile(1, column + 1))
    }
    guard item <= besideLarge else {
      let below = item - 1 - besideLarge
      return tile(2 + below / columns, below % columns)
    }
    let first = side == .leading ? 2 : 0
    return tile((item - 1) / (columns - 2), first + (item - 1) % (columns - 2))
  }

  /// The items that a part of the section's height may show, in their order.
  func items(from top: CGFloat, to bottom: CGFloat, count: Int, side: LargeSide?) -> Range<Int> {
    guard count > 0, rowPitch > 0, bottom >= top else { return 0..<0 }
    let last = CGFloat(rows(of: count, side: side) - 1)
    let rows = [top, bottom].map { Int(min(max(($0 / rowPitch).rounded(.down), 0), last)) }
    let end = holdsLarge(side) ? max(rows[1] + 1, 2) : rows[1] + 1
    let first = min(firstItem(ofRow: rows[0], side: side), count)
    return first..<max(min(firstItem(ofRow: end, side: side), count), first)
  }

  /// The tiles beside the large one, which is two rows high.
  private var besideLarge: Int { 2 * (columns - 2) }

  private func holdsLarge(_ side: LargeSide?) -> Bool { side != nil && columns > 1 }

  /// The first item that begins in a row; the two rows of a large tile count as one.
  private func firstItem(ofRow row: Int, side: LargeSide?) -> Int {
    guard holdsLarge(side) else { return row * columns }
    return row < 2 ? 0 : 1 + besideLarge + (row - 2) * columns
  }

  private func tile(_ row: Int, _ column: Int) -> CGRect {
    let left = (CGFloat(column) * pitch).rounded()
    let right = (CGFloat(column + 1) * pitch).rounded() - gap
    return CGRect(
      x: left, y: CGFloat(row) * rowPitch, width: max(right - left, 0), height: rowPitch - gap)
  }
}
