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
  /// Those beside each other in the fullest row, where there are columns or very many places.
  private let across: Int
  /// Whether the layout goes on beyond those that are known of it.
  private let isPart: Bool

  init(_ snapshot: LayoutSnapshot) {
    let cells = snapshot.shownCells
    count = cells.count
    isPart = snapshot.goesOn(beyond: cells)
    let frames = cells.map(\.frame)
    let columns = Set(frames.map { Self.step($0.minX) }).count
    let rows = Set(frames.map { Self.step($0.minY) }).count
    arrangement = Self.arrangement(count: cells.count, columns: columns, rows: rows)
    switch arrangement {
    case .columns: across = Self.mostBeside(frames)
    case .list, .row, .free:
      // In a grid nearly every place is taken.
      let isGrid = columns > 1 && rows > 1 && columns * rows * 2 <= cells.count * 3
      let row = Self.fullestRow(frames)
      across = isGrid ? columns : row > 2 ? row : 1
    }
  }

  /// As many as a level line crosses at most.
  private static func mostBeside(_ frames: [CGRect]) -> Int {
    let edges = frames.flatMap { [(y: step($0.minY), by: 1), (y: step($0.maxY), by: -1)] }
    var (now, most) = (0, 0)
    for edge in edges.sorted(by: { ($0.y, $0.by) < ($1.y, $1.by) }) {
      now += edge.by
      most = max(most, now)
    }
    return most
  }

  /// As many as begin at one height.
  private static func fullestRow(_ frames: [CGRect]) -> Int {
    frames.reduce(into: [Int: Int]()) { $0[step($1.minY), default: 0] += 1 }.values.max() ?? 0
  }

  /// How many stand beside each other; of places without an order, 1.
  var columns: Int {
    switch arrangement {
    case .list: 1
    case .row: count
    // Rows of another kind may stand elsewhere, such as those below a month.
    case .columns(let columns, _): min(columns, across)
    case .free: across
    }
  }

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

extension LayoutSnapshot {
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
  }
}
