import CoreGraphics
import Motion

/// Elements that go equally far in the same direction, for the same reason.
struct WayBundle {
  let ways: [TakenWay]
  /// Their way, or its mean.
  let vector: CGVector
  /// "80 up", "9 to 26 down".
  let words: String

  var first: TakenWay { ways[0] }
  var length: CGFloat { hypot(vector.dx, vector.dy) }
  var isAsked: Bool { first.isAsked }
  /// Whether nobody has seen all of the way of any.
  var isInvented: Bool { ways.allSatisfy(\.isInvented) }
  var role: Role { first.story.role }

  private init(equal ways: [TakenWay]) {
    (self.ways, vector, words) = (ways, ways[0].vector, ways[0].words)
  }

  /// Elements that go in the same direction along an axis, though not equally far.
  init(along ways: [TakenWay], isRow: Bool) {
    self.ways = ways.sorted { $0.story.number < $1.story.number }
    let lengths = ways.map { isRow ? $0.vector.dx : $0.vector.dy }
    let mean = lengths.reduce(0, +) / CGFloat(lengths.count)
    vector = isRow ? CGVector(dx: mean, dy: 0) : CGVector(dx: 0, dy: mean)
    let (near, far) = (lengths.map(abs).min() ?? 0, lengths.map(abs).max() ?? 0)
    let side = isRow ? (mean < 0 ? "left" : "right") : mean < 0 ? "up" : "down"
    let (least, most) = (FigureText.length(near), FigureText.length(far))
    words = least == most ? "\(most) \(side)" : "\(least) to \(most) \(side)"
  }

  private struct Key: Hashable {
    let dx: Int
    let dy: Int
    let role: Role?
    let isInvented: Bool

    init(_ way: TakenWay) {
      dx = Int((way.vector.dx * 2).rounded())
      dy = Int((way.vector.dy * 2).rounded())
      // Who is reloaded on its way is no one of those who follow, in no figure.
      role = way.story.role.isAsked ? way.story.role : nil
      isInvented = way.isInvented
    }
  }

  static func bundled(_ ways: [TakenWay]) -> [WayBundle] {
    Dictionary(grouping: ways, by: Key.init).values
      .map { WayBundle(equal: $0.sorted { $0.story.number < $1.story.number }) }
      .sorted { first, second in
        if first.isAsked != second.isAsked { return first.isAsked }
        if first.length != second.length { return first.length > second.length }
        return first.first.story.number < second.first.story.number
      }
  }

  /// "Dan, Eve" or "× 12"; a section by its name alone.
  func names(_ limit: Int) -> String {
    let speakers = ways.filter { !$0.story.role.isAskedOfSection || $0.story.speaksForSection }
    let named = speakers.isEmpty ? ways : speakers
    guard named.count <= limit else { return "× \(named.count)" }
    return named.map(\.story.label).joined(separator: ", ")
  }
}
