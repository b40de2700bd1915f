import CoreGraphics
import Motion

/// How the cells of a layout stand, in a few words: "two-column grid of five items".
struct LayoutWords {
  enum Arrangement: Equatable {
    case list
    case row
    case columns(Int, isEven: Bool)
    case free
  }

  let count: Int
  let arrangement: Arrangement
  /// Of very many places in rows, those beside each other.
  private let across: Int

  init(_ snapshot: LayoutSnapshot) {
    let cells = snapshot.elements.filter { $0.kind == .cell && !$0.isHidden }
    count = cells.count
    let frames = cells.map(\.frame)
    let columns = Set(frames.map { Self.step($0.minX) }).count
    let rows = Set(frames.map { Self.step($0.minY) }).count
    arrangement = Self.arrangement(count: cells.count, columns: columns, rows: rows)
    // In a grid nearly every place is taken.
    across = columns > 1 && rows > 1 && columns * rows * 2 <= cells.count * 3 ? columns : 1
  }

  /// How many stand beside each other; of places without an order, 1.
  var columns: Int {
    switch arrangement {
    case .list: 1
    case .free: across
    case .row: count
    case .columns(let columns, _): columns
    }
  }

  func text(_ noun: Noun) -> String {
    let items = CountWords.counted(count, noun)
    switch arrangement {
    case .list: return "list of \(items)"
    case .row: return "row of \(items)"
    case .columns(let columns, let isEven):
      return "\(CountWords.number(columns))-column \(isEven ? "grid" : "layout") of \(items)"
    case .free: return items
    }
  }

  /// "4 columns of 56": how many stand beside each other, and how wide they are.
  func places(_ noun: Noun, in snapshot: LayoutSnapshot) -> String {
    let widths = snapshot.elements.filter { $0.kind == .cell && !$0.isHidden }.map(\.frame.width)
    guard let width = widths.min(), let widest = widths.max(), width.isFinite,
      widest - width < 0.5
    else { return CountWords.digits(count, noun) }
    switch arrangement {
    case .list: return "\(count) rows"
    case .columns(let columns, _): return "\(columns) columns of \(FigureText.length(width))"
    case .row: return "\(count) beside each other"
    case .free: return CountWords.digits(count, noun)
    }
  }

  private static func arrangement(count: Int, columns: Int, rows: Int) -> Arrangement {
    if count < 2 { return .free }
    if columns == 1 { return .list }
    if rows == 1 { return .row }
    guard columns <= 12, columns * 2 <= count + 1 else { return .free }
    return .columns(columns, isEven: rows == (count + columns - 1) / columns)
  }

  /// Edges less than half a point apart are one; what is no number stands nowhere.
  private static func step(_ value: CGFloat) -> Int {
    value.isFinite && abs(value) < 1e9 ? Int((value * 2).rounded()) : .min
  }
}
