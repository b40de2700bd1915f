import CoreGraphics
import Drawing

/// A thin line from the words about a lane to the lane, past as many others as can be.
struct MarginLeader {
  let line: DrawItem
  /// The bead at which it meets its lane.
  let joint: DrawItem

  /// The circle or the head of a lane.
  private static let end: CGFloat = 12
  /// Nearer to an end of a lane, a line seems to touch it.
  private static let reach: CGFloat = 6

  /// nil for a lane next to its words, and for words about none.
  init?(_ note: MarginNote, to lanes: [Lane], beside arrows: [WayArrow], textX: CGFloat) {
    guard case .lanes(let places) = note.subject,
      let own = places.max(by: { lanes[$0].column < lanes[$1].column })
    else { return nil }
    let range = arrows[own].range
    guard lanes[own].column + 1 < lanes.columns || !range.contains(note.middle) else { return nil }
    let x = arrows[own].start.x
    let to = CGPoint(x: textX + (textX < x ? 3 : -3), y: note.middle)
    let others = lanes.indices.filter { lanes[$0].column > lanes[own].column }.map { arrows[$0] }
    func crossings(_ y: CGFloat) -> Int {
      others.count { other in
        let share = (other.start.x - x) / (to.x - x)
        let height = y + (to.y - y) * share
        return other.range.lowerBound - Self.reach...other.range.upperBound + Self.reach ~= height
      }
    }
    let (low, high) = (range.lowerBound + Self.end, range.upperBound - Self.end)
    let middle = (range.lowerBound + range.upperBound) / 2
    let nearest = low <= high ? min(max(note.middle, low), high) : middle
    let heights = [nearest] + (low <= high ? Array(stride(from: low, through: high, by: 2)) : [])
    let best = heights.min {
      (crossings($0), abs($0 - note.middle)) < (crossings($1), abs($1 - note.middle))
    }
    let from = CGPoint(x: x, y: best ?? nearest)
    line = .stroke(.line(from: from, to: to), Stroke(FigureInk.strand, width: 1))
    joint = .fill(.circle(center: from, radius: 3), arrows[own].ink)
  }
}

extension WayArrow {
  /// From its upper end to its lower one.
  fileprivate var range: ClosedRange<CGFloat> { min(start.y, end.y)...max(start.y, end.y) }
}
