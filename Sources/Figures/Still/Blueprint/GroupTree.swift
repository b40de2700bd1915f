import CoreGraphics
import Drawing

/// The lines of a key as a drawing: a tree, each branch below what it is in.
struct GroupTree {
  private let key: GroupKey
  private let width: CGFloat

  private static let row: CGFloat = 18
  private static let step: CGFloat = 20

  init(_ key: GroupKey, width: CGFloat) {
    self.key = key
    self.width = width
  }

  var isEmpty: Bool { key.lines.isEmpty }

  var height: CGFloat {
    CGFloat(key.lines.count + (key.omitted > 0 ? 1 : 0)) * Self.row
  }

  var items: [DrawItem] {
    var items = branches
    for (index, line) in key.lines.enumerated() {
      items += write(line, y: Self.row * CGFloat(index))
    }
    if key.omitted > 0 {
      let label = Label("and \(key.omitted) more", BlueprintInk.caption)
      items.append(label.item(at: CGPoint(x: 0, y: Self.row * CGFloat(key.lines.count) + 3)))
    }
    return items
  }

  private static func x(_ depth: Int) -> CGFloat { CGFloat(min(max(depth - 1, 0), 8)) * step }

  private func write(_ line: GroupKey.Line, y: CGFloat) -> [DrawItem] {
    var x = Self.x(line.depth)
    var items: [DrawItem] = []
    if !line.letter.isEmpty {
      items += GroupTag(line.letter, "").items(at: CGPoint(x: x, y: y + 2))
    }
    if line.part != nil { x += GroupTag.diameter + 6 }
    for (words, style) in [
      (line.words, BlueprintInk.dimension), (line.result, BlueprintInk.caption),
    ]
    where !words.isEmpty {
      guard let label = Label(words, style, width: width - x) else { continue }
      items.append(label.item(at: CGPoint(x: x, y: (y + 9 - label.size.height / 2).rounded())))
      x += label.size.width + 8
    }
    return items
  }

  /// From each line to the one that it is in.
  private var branches: [DrawItem] {
    var outline = Outline()
    var open: [Int: CGFloat] = [:]
    for (index, line) in key.lines.enumerated() {
      let y = Self.row * CGFloat(index) + 9
      open[line.depth] = y
      guard line.depth > 1, let above = open[line.depth - 1] else { continue }
      let x = Self.x(line.depth - 1) + 7.5
      outline.move(to: CGPoint(x: x, y: above + 8))
      outline.addLine(to: CGPoint(x: x, y: y + 0.5))
      outline.addLine(to: CGPoint(x: Self.x(line.depth) - 3, y: y + 0.5))
    }
    return [.stroke(.path(Path(outline), rule: .winding), BlueprintInk.stroke())]
  }
}
