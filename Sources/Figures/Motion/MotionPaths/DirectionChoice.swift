import Drawing
import Motion

/// The directions that a list has room for: each for itself as long as there are few; of more, those in which most go, and
/// all others together, by what they do.
struct DirectionChoice {
  private(set) var bundles: [DirectionBundle] = []
  private(set) var others: [Others] = []

  /// Ways in more directions than have rows of their own.
  struct Others {
    let ways: [TakenWay]
    /// "459 move", "the other 37 follow".
    let title: String
    let range: String
    /// That of what was asked of them.
    let color: ThemedColor
    let isAsked: Bool

    /// Who they are, where that is a list that anybody reads.
    var names: [String] { ways.count <= Self.mostNamed ? ways.map(\.story.label) : [] }

    private static let mostNamed = 20
  }

  /// Of a kind, directions with so large a part of all ways have a row in any case, as long as there is room.
  private static let part = 3
  private static let mostKept = 2
  /// Of fewer directions, each has an arrow of its own.
  private static let leastAround = 3

  /// - Parameter most: rows that there is room for.
  init(_ all: [DirectionBundle], most: Int) {
    guard all.count > most else {
      bundles = all
      return
    }
    let kept = max(0, min(Self.mostKept, most - 2))
    let kinds = Dictionary(grouping: all.indices) { Kind(all[$0]) }
    var rows = all.count
    var known = Dictionary(uniqueKeysWithValues: all.indices.map { ($0, [all[$0]]) })
    for (kind, places) in kinds.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    where rows > most && places.count > (kind == .following ? 2 : most) {
      let total = places.reduce(0) { $0 + all[$1].ways.count }
      let large = places.filter { all[$0].ways.count * Self.part >= total }.prefix(kept)
      let rest = places.filter { !large.contains($0) }
      let ways = rest.flatMap { all[$0].ways }
      let headings = Dictionary(grouping: ways) { Heading($0.vector) }
      guard rest.count > min(headings.count, Self.leastAround - 1) else { continue }
      for place in rest { known[place] = [] }
      if headings.count < Self.leastAround {
        known[rest[0]] = Heading.allCases.compactMap { headings[$0] }.map {
          DirectionBundle($0, verb: kind.verb)
        }
        rows -= rest.count - headings.count
      } else {
        others.append(Others(kind, ways, isAll: large.isEmpty))
        rows -= rest.count - 1
      }
    }
    others.sort { $0.isAsked && !$1.isAsked }
    bundles = all.indices.flatMap { known[$0] ?? [] }
  }

  /// Those that do the same are told together.
  fileprivate enum Kind: Int, Comparable {
    case moving, coming, going, following

    init(_ bundle: DirectionBundle) {
      guard bundle.isAsked else {
        self = .following
        return
      }
      switch bundle.ways[0].story.role {
      case .inserted, .sectionInserted: self = .coming
      case .deleted, .sectionDeleted: self = .going
      default: self = .moving
      }
    }

    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }

    var verb: String {
      switch self {
      case .moving: "move"
      case .coming: "come in"
      case .going: "go out"
      case .following: "follow"
      }
    }
  }
}

extension DirectionChoice.Others {
  fileprivate init(_ kind: DirectionChoice.Kind, _ ways: [TakenWay], isAll: Bool) {
    self.ways = ways
    title = "\(isAll ? "" : "the other ")\(CountWords.digits(ways.count)) \(kind.verb)"
    range = DirectionBundle.range(ways)
    isAsked = kind != .following
    color = isAsked ? RoleMark(ways[0].story.role).color : FigureInk.strand
  }
}
