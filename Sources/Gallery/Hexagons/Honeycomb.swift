import UIKit

/// Places for the cells of a honeycomb: full rows and rows that are one shorter, in turn.
struct Honeycomb {
  let radius: CGFloat
  let width: CGFloat

  /// The hexagon's width and height, with its corners at the top and at the bottom.
  private var itemSize: CGSize {
    CGSize(width: (radius * 3.0.squareRoot()).rounded(), height: (radius * 2).rounded())
  }

  private var rowHeight: CGFloat { (radius * 1.5).rounded() }

  /// How many there are in a full row.
  private var columns: Int { max(1, Int(width / itemSize.width)) }

  private var shorter: Int { max(1, columns - 1) }

  private func row(of number: Int) -> (row: Int, column: Int) {
    let (pair, rest) = number.quotientAndRemainder(dividingBy: columns + shorter)
    return rest < columns ? (pair * 2, rest) : (pair * 2 + 1, rest - columns)
  }

  func frame(of number: Int) -> CGRect {
    let (row, column) = row(of: number)
    let margin = ((width - CGFloat(columns) * itemSize.width) / 2).rounded()
    let shift = row % 2 == 1 ? (itemSize.width / 2).rounded() : 0
    let origin = CGPoint(
      x: max(0, margin) + shift + CGFloat(column) * itemSize.width, y: CGFloat(row) * rowHeight)
    // The corners of neighbours meet in the gaps between them.
    return CGRect(origin: origin, size: itemSize).insetBy(dx: 2, dy: radius / 4)
  }

  func height(of count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(row(of: count - 1).row) * rowHeight + itemSize.height
  }
}
