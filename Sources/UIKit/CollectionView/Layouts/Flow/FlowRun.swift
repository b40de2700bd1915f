/// Successive lines of one section: in closed form, or one by one.
enum FlowRun: Sendable {
  case grid(FlowGrid)
  case lines([FlowLine])

  var firstItem: Int {
    switch self {
    case .grid(let grid): grid.items.lowerBound
    case .lines(let lines): lines.first?.firstItem ?? 0
    }
  }

  var lineCount: Int {
    switch self {
    case .grid(let grid): grid.lineCount
    case .lines(let lines): lines.count
    }
  }

  /// The end of the last line.
  var mainEnd: CGFloat {
    switch self {
    case .grid(let grid): grid.main(ofLine: grid.lineCount - 1) + grid.size.main
    case .lines(let lines): lines.last?.mainEnd ?? 0
    }
  }

  func line(of item: Int) -> Int {
    switch self {
    case .grid(let grid): grid.line(of: item)
    case .lines(let lines): lines.partitioningIndex { $0.firstItem > item } - 1
    }
  }

  /// The start of a line: its first item, and its place on the scroll axis.
  func start(ofLine line: Int) -> (item: Int, main: CGFloat) {
    switch self {
    case .grid(let grid): (grid.firstItem(ofLine: line), grid.main(ofLine: line))
    case .lines(let lines): (lines[line].firstItem, lines[line].main)
    }
  }

  /// The run cut off after so many lines, fewer than it has; nil for none.
  func prefix(lines count: Int) -> FlowRun? {
    guard count > 0 else { return nil }
    switch self {
    case .grid(var grid):
      grid.items = grid.items.lowerBound..<grid.firstItem(ofLine: count)
      return .grid(grid)
    case .lines(let lines):
      return .lines(Array(lines.prefix(count)))
    }
  }

  func frame(of item: Int, _ sizes: FlowItemSizes) -> FlowFrame {
    switch self {
    case .grid(let grid): grid.frame(of: item)
    case .lines(let lines): lines[line(of: item)].frame(of: item, sizes)
    }
  }

  /// Calls `body` with each item of the lines that touch a stretch of the scroll axis.
  func forEachFrame(
    touching stretch: ClosedRange<CGFloat>, _ sizes: FlowItemSizes, isOrdered: Bool,
    _ body: (Int, FlowFrame) -> Void
  ) {
    switch self {
    case .grid(let grid):
      for line in grid.lines(touching: stretch) {
        let first = grid.firstItem(ofLine: line)
        for item in first..<min(first + grid.perLine, grid.items.upperBound) {
          body(item, grid.frame(of: item))
        }
      }
    case .lines(let lines):
      let first = isOrdered ? lines.partitioningIndex { $0.mainEnd >= stretch.lowerBound } : 0
      for line in lines[first...] {
        if line.main > stretch.upperBound {
          if isOrdered { break }
        } else if line.mainEnd >= stretch.lowerBound {
          line.forEachFrame(sizes, body)
        }
      }
    }
  }
}
