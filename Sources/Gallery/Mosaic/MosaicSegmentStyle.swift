import UIKit

/// How one row of the mosaic is cut into cells.
enum MosaicSegmentStyle {
  case fullWidth
  case fiftyFifty
  case twoThirdsOneThird
  case oneThirdTwoThirds

  /// The style of the row below, when so many items are still to be placed.
  func next(remaining: Int) -> MosaicSegmentStyle {
    switch remaining {
    case 1:
      return .fullWidth
    case 2:
      return .fiftyFifty
    default:
      return successor
    }
  }

  private var successor: MosaicSegmentStyle {
    switch self {
    case .fullWidth: return .fiftyFifty
    case .fiftyFifty: return .twoThirdsOneThird
    case .twoThirdsOneThird: return .oneThirdTwoThirds
    case .oneThirdTwoThirds: return .fiftyFifty
    }
  }

  /// The cells of a row, in the order of their items.
  ///
  ///     fullWidth      fiftyFifty     twoThirdsOneThird   oneThirdTwoThirds
  ///     ┌───────────┐  ┌─────┬─────┐  ┌───────┬───┐       ┌───┬───────┐
  ///     │     0     │  │  0  │  1  │  │   0   │ 1 │       │ 0 │       │
  ///     │           │  │     │     │  │       ├───┤       ├───┤   2   │
  ///     │           │  │     │     │  │       │ 2 │       │ 1 │       │
  ///     └───────────┘  └─────┴─────┘  └───────┴───┘       └───┴───────┘
  func frames(in row: CGRect, gap: CGFloat) -> [CGRect] {
    switch self {
    case .fullWidth:
      return [row]
    case .fiftyFifty:
      let (left, right) = row.columns(fraction: 1 / 2, gap: gap)
      return [left, right]
    case .twoThirdsOneThird:
      let (left, right) = row.columns(fraction: 2 / 3, gap: gap)
      let (upper, lower) = right.rows(fraction: 1 / 2, gap: gap)
      return [left, upper, lower]
    case .oneThirdTwoThirds:
      let (left, right) = row.columns(fraction: 1 / 3, gap: gap)
      let (upper, lower) = left.rows(fraction: 1 / 2, gap: gap)
      return [upper, lower, right]
    }
  }
}
