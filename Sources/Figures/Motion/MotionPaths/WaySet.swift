import CoreGraphics
import Motion

/// All elements of a change that are seen, and the ways of those that go somewhere.
struct WaySet {
  let story: MotionStory
  /// On the screen before the change or after it.
  let seen: [ElementStory]
  /// Those of the elements that move for their own sake or for others; crossing the edge of the screen is no way, nor is
  /// staying where the screen goes.
  let ways: [TakenWay]
  /// The ways bundled by direction and length: those that were asked for first, then the longest.
  let bundles: [WayBundle]

  /// Far more than any screen holds; beyond, evenly chosen elements stand for all.
  private static let limit = 20_000

  init(_ story: MotionStory) {
    self.story = story
    seen = SeenElements(story, limit: Self.limit).shown
    ways = seen.filter { !$0.crossesEdge && $0.role != .pinned && $0.id.kind.isLabelled }
      .compactMap(TakenWay.init)
    bundles = WayBundle.bundled(ways)
  }

  /// The elements of others, without their ways.
  init(still other: WaySet) {
    (story, seen, ways, bundles) = (other.story, other.seen, [], [])
  }

  /// Cells among those that are seen.
  var cells: [ElementStory] { seen.filter { $0.id.kind == .cell } }

  /// The longest of the ways; nil where another one is nearly as long.
  var longest: TakenWay? {
    let lengths = ways.map(\.length).sorted(by: >)
    guard lengths.count > 2, lengths[0] > lengths[1] * 1.05 else { return nil }
    return ways.first { $0.length == lengths[0] }
  }
}

/// Elements that go equally far in the same direction, for the same reason.
struct WayBundle {
  let ways: [TakenWay]

  var first: TakenWay { ways[0] }
  var vector: CGVector { first.vector }
  var length: CGFloat { first.length }
  var isAsked: Bool { first.isAsked }
  var isInvented: Bool { first.isInvented }
  var role: Role { first.story.role }

  private struct Key: Hashable {
    let dx: Int
    let dy: Int
    let role: Role?
    let isInvented: Bool

    init(_ way: TakenWay) {
      dx = Int((way.vector.dx * 2).rounded())
      dy = Int((way.vector.dy * 2).rounded())
      role = way.isAsked ? way.story.role : nil
      isInvented = way.isInvented
    }
  }

  static func bundled(_ ways: [TakenWay]) -> [WayBundle] {
    Dictionary(grouping: ways, by: Key.init).values
      .map { WayBundle(ways: $0.sorted { $0.story.number < $1.story.number }) }
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
