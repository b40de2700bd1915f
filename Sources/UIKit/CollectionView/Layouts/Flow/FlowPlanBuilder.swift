/// Breaks the items of a section into lines, from any line on.
struct FlowPlanBuilder {
  let count: Int
  let sizes: FlowItemSizes
  let rules: FlowLineRules
  let lineSpacing: CGFloat
  /// The item that the next line starts with, and where that line starts.
  private(set) var item: Int
  private(set) var main: CGFloat
  /// Whether an item was longer than its line.
  private(set) var hasTooLongItem = false

  init(
    _ metrics: FlowSectionMetrics, _ rules: FlowLineRules,
    from start: (item: Int, main: CGFloat) = (0, 0)
  ) {
    count = metrics.count
    sizes = metrics.sizes
    self.rules = rules
    lineSpacing = metrics.lineSpacing
    (item, main) = start
  }

  /// The runs from here to the end of the section, continuing those before.
  mutating func build(after runs: [FlowRun] = []) -> [FlowRun] {
    var runs = runs
    var lines: [FlowLine] = []
    if case .lines(let last) = runs.last {
      lines = last
      runs.removeLast()
    }
    while item < count {
      if let grid = nextGrid() {
        if !lines.isEmpty { runs.append(.lines(lines)) }
        lines = []
        runs.append(.grid(grid))
      } else {
        lines.append(nextLine())
      }
    }
    if !lines.isEmpty { runs.append(.lines(lines)) }
    return runs
  }

  /// The next line, item by item.
  mutating func nextLine() -> FlowLine {
    var content = FlowLineContent()
    var end = item
    var used: CGFloat = 0
    repeat {
      let size = sizes[end]
      if end > item {
        guard rules.fits(size.cross, after: used) else { break }
        used += rules.spacing
      }
      used += size.cross
      content.append(size)
      end += 1
    } while end < count
    noteLength(content.firstLength)
    let line = FlowLine(
      firstItem: item, count: content.count, main: main, thickness: content.thickness,
      arrangement: rules.arrangement(of: content, isLast: end == count))
    advance(to: end, by: content.thickness)
    return line
  }

  /// The lines ahead that hold nothing but items without a size of their own; nil where the next line is
  /// not one of them.
  private mutating func nextGrid() -> FlowGrid? {
    let own = sizes.firstOwn(from: item) ?? count
    let size = sizes.common
    let perLine = rules.capacity(of: size.cross) ?? count
    var end = own
    if own < count {
      // An item of another size may still join the line before it, so that line is left to `nextLine`.
      guard own > item else { return nil }
      end = item + (own - item - 1) / perLine * perLine
    }
    guard end > item else { return nil }
    let grid = FlowGrid(
      items: item..<end, perLine: perLine, size: size, main: main,
      pitch: size.main + lineSpacing, arrangement: rules.gridLine(of: size.cross))
    noteLength(size.cross)
    advance(to: end, by: grid.main(ofLine: grid.lineCount - 1) + size.main - main)
    return grid
  }

  // Only the first item of a line can be too long for it.
  private mutating func noteLength(_ length: CGFloat) {
    if rules.isTooLong(length) { hasTooLongItem = true }
  }

  private mutating func advance(to end: Int, by thickness: CGFloat) {
    item = end
    main += thickness + lineSpacing
  }
}
