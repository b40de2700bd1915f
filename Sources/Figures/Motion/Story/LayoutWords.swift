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
  /// How many stand beside each other in the layout's content; nil where that is no grid, or goes on sideways.
  let columns: Int?
  /// Whether the layout goes on beyond those that are known of it.
  private let isPart: Bool

  init(_ snapshot: LayoutSnapshot) {
    let cells = snapshot.shownCells
    count = cells.count
    isPart = snapshot.goesOn(beyond: cells)
    let grid = CellGrid(cells.map(\.frame))
    let still = cells.filter { !snapshot.scrollsByItself($0.section) }
    guard still.count < cells.count else {
      arrangement = Self.arrangement(of: grid)
      columns = Self.columns(of: grid, arrangement, in: snapshot)
      return
    }
    // A section that scrolls by itself, seen above another one, makes no column.
    arrangement = grid.tops == 1 ? Self.arrangement(of: grid) : .free
    let rest = CellGrid(still.map(\.frame))
    columns =
      still.isEmpty ? nil : Self.columns(of: rest, Self.arrangement(of: rest), in: snapshot)
  }

  private static func columns(
    of grid: CellGrid, _ arrangement: Arrangement, in snapshot: LayoutSnapshot
  ) -> Int? {
    guard snapshot.contentSize.width <= snapshot.viewport.width + 0.5 else { return nil }
    return switch arrangement {
    case .list: 1
    case .row: grid.count
    case .columns(let columns, _): columns
    case .free: grid.isSingle(in: snapshot.viewport.width) ? 1 : grid.rowColumns
    }
  }

  /// How many the data has; nil where not all of them may be known.
  var knownCount: Int? { isPart ? nil : count }

  /// - Parameter total: how many the data has, where that is known.
  func text(_ noun: Noun, of total: Int? = nil) -> String {
    let known = total ?? (isPart ? nil : count)
    let items = known.map { CountWords.counted($0, noun) } ?? noun.many
    switch arrangement {
    case .list: return "list of \(items)"
    case .row: return "row of \(items)"
    case .columns(let columns, let isEven):
      return "\(CountWords.number(columns))-column \(isEven ? "grid" : "layout") of \(items)"
    case .free: return items
    }
  }

  /// "4 columns of 56": how many stand beside each other, and how wide they are.
  ///
  /// - Parameter total: how many the data has, where that is known.
  func places(_ noun: Noun, in snapshot: LayoutSnapshot, of total: Int? = nil) -> String {
    let widths = snapshot.shownCells.map(\.frame.width)
    let all = max(total ?? count, count)
    let part = all > count ? "\(CountWords.digits(count)) of " : ""
    let items = part + CountWords.digits(all, noun)
    guard let width = widths.min(), let widest = widths.max(), width.isFinite,
      widest - width < 0.5
    else { return items }
    switch arrangement {
    case .list: return "\(part)\(CountWords.digits(all)) rows"
    case .columns(let columns, _): return "\(columns) columns of \(FigureText.length(width))"
    case .row: return "\(count) beside each other"
    case .free: return items
    }
  }

  private static func arrangement(of grid: CellGrid) -> Arrangement {
    if grid.count < 2 { return .free }
    if grid.lefts == 1 { return .list }
    if grid.tops == 1 { return .row }
    guard grid.lefts <= 12, grid.lefts * 2 <= grid.count + 1 || grid.isFull else { return .free }
    let columns = grid.columns
    // In a ring, hardly two stand below each other.
    guard columns > 1, grid.lefts * 2 <= columns * 3 else { return .free }
    return .columns(columns, isEven: grid.tops == (grid.count + columns - 1) / columns)
  }
}

extension LayoutSnapshot {
  fileprivate func scrollsByItself(_ section: Int) -> Bool {
    outlines.contains { $0.scrolling != nil && $0.section == section }
  }

  /// Its cells that are to be seen, each once: a reloaded one may have two views.
  fileprivate var shownCells: [ElementSnapshot] {
    var known: Set<ElementID> = []
    return elements.filter {
      $0.kind == .cell && !$0.isHidden && $0.alpha >= 0.005 && known.insert($0.id).inserted
    }
  }

  /// Whether the content is larger than the window, and those cells fill only a part of it.
  fileprivate func goesOn(beyond cells: [ElementSnapshot]) -> Bool {
    let isLarger =
      contentSize.height > viewport.height + 0.5 || contentSize.width > viewport.width + 0.5
    guard isLarger, cells.count > 1 else { return false }
    let area = cells.reduce(CGRect.null) { $0.union($1.frame) }
    return area.height < contentSize.height * 0.75 || area.width < contentSize.width * 0.75
      || hasRoomBeyond
  }
}
