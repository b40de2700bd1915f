import CoreGraphics
import Drawing

/// The labels of ticks on a level axis: each at its own, moved aside where two would touch, and left out where it would
/// come to stand at another one.
struct AxisLabels {
  struct Entry {
    /// Of the tick.
    let x: CGFloat
    /// From the longest to the shortest.
    let forms: [Label]
    /// Whether others are left out before it.
    let isNeeded: Bool
  }

  /// By the number of the entry.
  private(set) var items: [Int: DrawItem] = [:]

  /// Between two short ones, and beside a long one.
  private static let gaps: (short: CGFloat, long: CGFloat) = (5, 8)
  /// The tick of a short one may lie so far beside it, and that of a long one so far from its middle.
  private static let slack: CGFloat = 3

  init(_ entries: [Entry], length: CGFloat, y: CGFloat) {
    let all = entries.indices.compactMap { number in
      entries[number].forms.last.map { Choice(number: number, x: entries[number].x, label: $0) }
    }
    let needed = all.filter { entries[$0.number].isNeeded }
    var chosen: [Choice] = []
    for choice in needed + all.filter({ !entries[$0.number].isNeeded }) {
      var more = chosen
      more.insert(choice, at: chosen.firstIndex { $0.number > choice.number } ?? chosen.count)
      if Self.haveRoom(more, length) { chosen = more }
    }
    for place in chosen.indices {
      for form in entries[chosen[place].number].forms.dropLast() {
        var longer = chosen
        longer[place].label = form
        longer[place].isLong = true
        guard Self.haveRoom(longer, length) else { continue }
        chosen = longer
        break
      }
    }
    for (choice, left) in zip(chosen, Self.spread(chosen, length)) {
      let middle = CGPoint(x: left + choice.width / 2, y: y)
      items[choice.number] = choice.label.item(in: choice.label.frame(centeredAt: middle), .center)
    }
  }

  private struct Choice {
    let number: Int
    let x: CGFloat
    var label: Label
    var isLong = false

    var width: CGFloat { label.size.width }
  }

  /// Whether each stands at its tick: a long one over it, as far as the ends of the axis allow.
  private static func haveRoom(_ choices: [Choice], _ length: CGFloat) -> Bool {
    zip(choices, spread(choices, length)).allSatisfy { choice, left in
      let (middle, half) = (left + choice.width / 2, choice.width / 2)
      guard choice.isLong else { return abs(middle - choice.x) <= half + slack }
      let wish = min(max(choice.x, half), max(length - half, half))
      return abs(middle - wish) <= slack
    }
  }

  /// Labels that touch, as one.
  private struct Block {
    var widths: [CGFloat]
    /// The left edges that its labels wish it to have, together.
    var wishes: CGFloat
    var width: CGFloat
    let startsLong: Bool
    var endsLong: Bool

    func left(_ length: CGFloat) -> CGFloat {
      min(max(wishes / CGFloat(widths.count), 0), max(length - width, 0))
    }

    mutating func add(_ other: Block, gap: CGFloat) {
      wishes += other.wishes - CGFloat(other.widths.count) * (width + gap)
      width += gap + other.width
      widths[widths.count - 1] += gap
      widths += other.widths
      endsLong = other.endsLong
    }
  }

  /// The left edges of labels as near to their ticks as all can be.
  private static func spread(_ choices: [Choice], _ length: CGFloat) -> [CGFloat] {
    var blocks: [Block] = []
    for choice in choices {
      var block = Block(
        widths: [choice.width], wishes: choice.x - choice.width / 2, width: choice.width,
        startsLong: choice.isLong, endsLong: choice.isLong)
      while var last = blocks.last {
        let gap = last.endsLong || block.startsLong ? gaps.long : gaps.short
        guard last.left(length) + last.width + gap > block.left(length) else { break }
        blocks.removeLast()
        last.add(block, gap: gap)
        block = last
      }
      blocks.append(block)
    }
    return blocks.flatMap { block -> [CGFloat] in
      var left = block.left(length)
      return block.widths.map { width in
        defer { left += width }
        return left
      }
    }
  }
}
