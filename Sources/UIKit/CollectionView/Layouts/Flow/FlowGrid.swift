/// Lines of items that are all alike, in closed form: whatever their number, they take no memory.
struct FlowGrid: Sendable {
  /// The items of the section that stand in the grid.
  var items: Range<Int>
  /// Items on each line but the last.
  var perLine: Int
  var size: FlowSize
  /// The start of the first line.
  var main: CGFloat
  /// From the start of one line to the start of the next.
  var pitch: CGFloat
  var arrangement: FlowArrangement

  var lineCount: Int { (items.count + perLine - 1) / perLine }

  func firstItem(ofLine line: Int) -> Int { items.lowerBound + line * perLine }

  func line(of item: Int) -> Int { (item - items.lowerBound) / perLine }

  func main(ofLine line: Int) -> CGFloat { main + CGFloat(line) * pitch }

  func frame(of item: Int) -> FlowFrame {
    let (line, place) = (item - items.lowerBound).quotientAndRemainder(dividingBy: perLine)
    return FlowFrame(
      main: main(ofLine: line),
      cross: arrangement.offset + CGFloat(place) * (size.cross + arrangement.gap), size: size)
  }

  /// The lines that touch a stretch of the scroll axis.
  func lines(touching stretch: ClosedRange<CGFloat>) -> Range<Int> {
    guard pitch > 0 else { return 0..<lineCount }
    let first = ((stretch.lowerBound - size.main - main) / pitch).rounded(.up)
    let end = ((stretch.upperBound - main) / pitch).rounded(.down) + 1
    let low = clampedLine(first)
    return low..<max(low, clampedLine(end))
  }

  private func clampedLine(_ line: CGFloat) -> Int {
    Int(min(max(line, 0), CGFloat(lineCount)))
  }
}
