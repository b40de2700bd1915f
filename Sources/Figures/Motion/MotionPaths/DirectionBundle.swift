import CoreGraphics
import Drawing
import Motion

/// Elements of a plane that go about the same way, or between the same two sections, whose mean stands for all of them.
struct DirectionBundle {
  let ways: [TakenWay]
  let title: String
  /// Who they are, where the title does not say it.
  let names: [String]
  /// "168 to 294 points".
  let range: String
  /// The deed of several of them.
  private let verb: String

  var isAsked: Bool { ways[0].isAsked }

  var color: ThemedColor {
    isAsked ? RoleMark(ways[0].story.role).color : FigureInk.ink
  }

  var mean: CGVector {
    let count = CGFloat(max(ways.count, 1))
    return CGVector(
      dx: ways.reduce(0) { $0 + $1.vector.dx } / count,
      dy: ways.reduce(0) { $0 + $1.vector.dy } / count)
  }

  /// Those that were asked for each for itself, the others by direction, the largest bundle first.
  static func bundles(_ paths: WaySet) -> [DirectionBundle] {
    let single = paths.bundles.filter(\.isAsked)
    let joined = single.count > mostSingle ? SectionPassage.all(of: paths) : []
    let known = Set(joined.flatMap(\.ways).map(\.story.id))
    let asked =
      joined.map { DirectionBundle($0) }
      + alike(single.filter { !known.contains($0.first.story.id) })
    let others = Dictionary(grouping: paths.ways.filter { !$0.isAsked }) { Heading($0.vector) }
    let following = Heading.allCases.compactMap { heading in
      others[heading].map { (heading: heading, ways: $0) }
    }
    .sorted { first, second in
      let (one, two) = (first.ways.count, second.ways.count)
      return one == two ? first.heading.rawValue < second.heading.rawValue : one > two
    }
    return asked + following.map { DirectionBundle($0.heading, $0.ways) }
  }

  /// More of what was asked for is told by its sections, where there are some, or by where it goes.
  private static let mostSingle = 3

  /// Of many, those that go nearly as far in nearly the same direction are one, and the largest comes first.
  private static func alike(_ bundles: [WayBundle]) -> [DirectionBundle] {
    guard bundles.count > mostSingle, bundles.count <= mostCompared else {
      return bundles.map { DirectionBundle($0) }
    }
    var groups: [[WayBundle]] = []
    for bundle in bundles.largestFirst {
      if let known = groups.firstIndex(where: { $0[0].isLike(bundle) }) {
        groups[known].append(bundle)
      } else {
        groups.append([bundle])
      }
    }
    return groups.map { $0.count == 1 ? DirectionBundle($0[0]) : DirectionBundle(alike: $0) }
      .enumerated().sorted {
        ($1.element.ways.count, $0.offset) < ($0.element.ways.count, $1.offset)
      }
      .map(\.element)
  }

  /// More different ways are no bundles.
  private static let mostCompared = 2000

  private init(alike bundles: [WayBundle]) {
    self.init(bundles.flatMap(\.ways), verb: DirectionBundle(bundles[0]).verb)
  }

  /// Several that do the same, about as many of them the same way.
  init(_ ways: [TakenWay], verb: String) {
    self.ways = ways.sorted { $0.story.number < $1.story.number }
    self.verb = verb
    title = "\(ways.count) \(verb)"
    names = self.ways.map(\.story.label)
    range = Self.range(ways)
  }

  private init(_ passage: SectionPassage) {
    ways = passage.ways
    let isOne = ways.count == 1
    let who = isOne ? ways[0].story.label : "\(ways.count)"
    title = "\(who) \(isOne ? "moves" : "move") \(passage.words)"
    names = isOne ? [] : ways.map(\.story.label)
    range = Self.range(ways)
    verb = "move"
  }

  private init(_ bundle: WayBundle) {
    ways = bundle.ways
    let verbs =
      switch bundle.role {
      case .inserted, .sectionInserted: (one: "comes in", many: "come in")
      case .deleted, .sectionDeleted: (one: "goes out", many: "go out")
      default: (one: "moves", many: "move")
      }
    let isOne = bundle.ways.count == 1
    verb = verbs.many
    title = isOne ? "\(bundle.first.story.label) \(verbs.one)" : "\(bundle.ways.count) \(verb)"
    names = isOne ? [] : bundle.ways.map(\.story.label)
    range = bundle.first.words
  }

  private init(_ heading: Heading, _ ways: [TakenWay]) {
    self.ways = ways.sorted { $0.story.number < $1.story.number }
    verb = "go"
    title = "\(ways.count) \(ways.count == 1 ? "goes" : verb) \(heading.words)"
    names = self.ways.map(\.story.label)
    range = Self.range(ways)
  }

  /// How far they go.
  static func range(_ ways: [TakenWay]) -> String {
    if ways.allSatisfy({ $0.words == ways[0].words }) { return ways[0].words }
    if isEqual(ways) { return DistanceWords.text(ways[0].vector.rounded) }
    let lengths = ways.map { $0.length.rounded() }
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
    return least == most
      ? "\(FigureText.length(most)) points"
      : "\(FigureText.length(least)) to \(FigureText.length(most)) points"
  }

  /// But for what layouts add to fill a line.
  private static func isEqual(_ ways: [TakenWay]) -> Bool {
    let first = ways[0].vector
    return ways.allSatisfy {
      abs($0.vector.dx - first.dx) <= 1 && abs($0.vector.dy - first.dy) <= 1
    }
  }
}

extension WayBundle {
  /// Whether it goes nearly as far in nearly the same direction, for the same reason.
  fileprivate func isLike(_ other: WayBundle) -> Bool {
    let apart = hypot(vector.dx - other.vector.dx, vector.dy - other.vector.dy)
    return role == other.role && isInvented == other.isInvented
      && apart <= max(Self.leastApart, length * Self.partApart)
  }

  private static let leastApart: CGFloat = 4
  private static let partApart: CGFloat = 0.08
}

extension [WayBundle] {
  /// Of those with as many elements in their order.
  fileprivate var largestFirst: [WayBundle] {
    enumerated().sorted { ($1.element.ways.count, $0.offset) < ($0.element.ways.count, $1.offset) }
      .map(\.element)
  }
}

extension CGVector {
  fileprivate var rounded: CGVector { CGVector(dx: dx.rounded(), dy: dy.rounded()) }
}
