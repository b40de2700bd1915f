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
  /// Whether some go just where the screen goes, and are seen where they were.
  let stayOnScreen: Bool
  /// "at 70 %": the moment that is shown as the end, where the step goes on from there.
  let endWords: String?
  /// The ways bundled by direction and length: those that were asked for first, then the longest.
  let bundles: [WayBundle]

  /// Those of too many that were asked to move: they are drawn as the crowd that they are.
  let unmarked: Set<ElementID>
  /// "Only the farthest are marked.": where that is so.
  let markNotes: [String]

  /// Of more that move, only some are marked.
  private static let mostMarked = 60
  /// Far more than any screen holds; beyond, evenly chosen elements stand for all.
  private static let limit = 20_000

  /// - Parameter endWords: the moment at which it ends, where that is not the end of the step.
  init(_ story: MotionStory, endWords: String? = nil) {
    self.story = story
    self.endWords = endWords
    seen = SeenElements(story, limit: Self.limit).shown
    let all = seen.filter { !$0.crossesEdge && !$0.role.isPinned && $0.id.kind.isLabelled }
    ways = all.compactMap(TakenWay.init)
    stayOnScreen = all.contains { $0.role != .unchanged && $0.keepsPace }
    bundles = WayBundle.bundled(ways)
    let movers = seen.filter { $0.role.isAskedOfItem && $0.role.isMove }
    let marked = movers.count > Self.mostMarked ? MarkedElements(movers) : nil
    unmarked =
      marked.map {
        Set(movers.map(\.id)).subtracting($0.ids).subtracting($0.blocks.keys)
      } ?? []
    markNotes = unmarked.isEmpty ? [] : marked?.notes ?? []
  }

  /// Those that go farthest, the first of several; nil where nobody goes anywhere.
  var farthest: TakenWay? {
    ways.max { ($0.length, -$0.story.number) < ($1.length, -$1.story.number) }
  }

  /// The elements of others, without their ways.
  init(still other: WaySet) {
    (story, seen, ways, bundles) = (other.story, other.seen, [], [])
    (stayOnScreen, endWords) = (other.stayOnScreen, other.endWords)
    (unmarked, markNotes) = (other.unmarked, other.markNotes)
  }

  /// Those that an update took out of the data; of a section its speaker.
  var gone: [ElementStory] { seen.filter { $0.isGone && $0.hasBadge } }

  /// Cells among those that are seen.
  var cells: [ElementStory] { seen.filter { $0.id.kind == .cell } }

  /// Whether nobody goes anywhere but with a section that scrolls by itself.
  var scrollsAlone: Bool { !ways.isEmpty && ways.allSatisfy { $0.story.role == .scrolled } }

  /// The longest of the ways; nil where another one is nearly as long.
  var longest: TakenWay? {
    let lengths = ways.map(\.length).sorted(by: >)
    guard lengths.count > 2, lengths[0] > lengths[1] * 1.05 else { return nil }
    return ways.first { $0.length == lengths[0] }
  }
}

extension ElementStory {
  /// Whether it goes where the window goes, so that nobody sees it go.
  fileprivate var keepsPace: Bool {
    guard let start, let end, hypot(window.dx, window.dy) >= 0.5 else { return false }
    let way = start.way(to: end)
    return hypot(way.dx, way.dy) < 0.5
  }
}
