import CoreGraphics
import Motion

/// The one sentence above a picture of ways: who was asked to move and how far, and who follows.
struct PathFinding {
  private let paths: WaySet
  private let arrangement: PathArrangement
  private let noun: Noun

  private static let longestList = 3

  init(_ paths: WaySet, _ arrangement: PathArrangement, noun: Noun) {
    (self.paths, self.arrangement, self.noun) = (paths, arrangement, noun)
  }

  private var roles: StepRoles { paths.story.roles }

  /// Without a full stop.
  var text: String {
    if case .ring(let circle) = arrangement, let middle = throughTheMiddle(of: circle) {
      let clauses = [turned(on: circle), middle].compactMap(\.self)
      let others = others(told: paths.ways.filter(\.isInvented).map(\.story))
      let isClosing = roles.isAsked && !paths.ways.contains { $0.isAsked && !$0.story.isGone }
      return joined(
        [clauses.joined(separator: ", "), others],
        followers: isClosing ? "close up" : "make room")
    }
    if let moves { return joined([moves, others(told: [])], followers: "follow") }
    if roles.isAsked { return joined([request], followers: "follow") }
    if let growth = paths.story.growthWords {
      let ways = Set(paths.ways.filter { $0.story.role == .follows }.map(\.words))
      let way = ways.count == 1 ? " \(ways.first ?? "")" : ""
      return [growth, following("follow")].compactMap(\.self).joined(separator: "; ") + way
    }
    if let swipe { return swipe }
    if let crowd { return crowd }
    if let words = paths.story.scrollWords { return words.capitalizedFirst }
    return MotionWords(paths.story, noun: noun).changes
  }

  private func joined(_ clauses: [String?], followers verb: String) -> String {
    (clauses + [following(verb), resized]).compactMap(\.self).joined(separator: "; ")
  }

  /// "Bob is removed, Zoe appears": all else that was asked for, but for the roles whose elements are told already.
  private func others(told: [ElementStory]) -> String? {
    let rest = StepRoles.told.filter { role in
      role.isAsked && !role.isMove
        && (roles.count(role) == 0 || told.count { $0.role == role } < roles.count(role))
    }
    return MotionWords(paths.story, noun: noun).short(rest)
  }

  /// Those that go elsewhere, too, but are told by their size.
  private var resized: String? {
    guard paths.ways.contains(where: { $0.story.role == .resized }) else { return nil }
    return MotionWords(paths.story, noun: noun).short([.resized])
  }

  // MARK: Asked for

  /// "Cat moves 160 down", "Cat moves 160 down, Dan 80 up".
  private var moves: String? {
    let moving = movingBundles
    guard let first = moving.first else { return nil }
    let seen = moving.reduce(0) { $0 + self.count(of: $1) }
    let unseen = unseenCount(first.role)
    if unseen > 0 { return words(unseen: unseen, of: moving) }
    if moving.count == 1 {
      return "\(name(of: first)) \(seen == 1 ? "moves" : "move") \(first.first.words)"
    }
    if moving.count == 2 {
      let verb = self.count(of: first) == 1 ? "moves" : "move"
      return "\(name(of: first)) \(verb) \(first.first.words), \(name(of: moving[1]))"
        + " \(moving[1].first.words)"
    }
    let sections = moving.filter(\.role.isAskedOfSection).reduce(0) { $0 + self.count(of: $1) }
    // Who was asked to move and has no way has moved all the same.
    let items = max(seen - sections, first.role.isAskedOfSection ? 0 : roles.count(first.role))
    let counts = [(items, noun), (sections, Noun("section", "sections"))].filter { $0.0 > 0 }
    let who = CountWords.list(counts.map(CountWords.counted)).capitalizedFirst
    let most = "farthest\(paths.story.farthestGroup)"
    let farthest = farthest(of: moving)
    return "\(who) move, \(farthest.who) \(most): \(farthest.way)"
  }

  /// Those who go equally far, whichever their ways: two by their names, more by their number.
  private func farthest(of moving: [WayBundle]) -> (who: String, way: String, count: Int) {
    let alike = moving.filter { moving[0].length - $0.length < 0.5 && $0.role == moving[0].role }
    let count = alike.reduce(0) { $0 + self.count(of: $1) }
    func name(_ bundle: WayBundle) -> String { self.name(of: bundle, startsSentence: false) }
    guard alike.count > 1 else { return (name(alike[0]), alike[0].words, count) }
    let ways = alike.map(\.words).enumerated().filter { place, words in
      !alike[..<place].contains { $0.words == words }
    }.map(\.element)
    // Two ways of which one leads to two sides would read as three.
    let isPlain =
      ways.count == 1
      || ways.count == 2 && !alike.contains { DistanceWords.isSlanted($0.first.vector) }
    let way =
      isPlain
      ? CountWords.list(ways) : "\(FigureText.length(alike[0].length.rounded())) points"
    let who =
      count == 2
      ? CountWords.list(alike.map(name)) : CountWords.number(count)
    return (who, way, count)
  }

  /// Those of what was asked to move, each section once: with the way that most of it goes.
  private var movingBundles: [WayBundle] {
    let moving = paths.bundles.filter { $0.role.isMove }
    var largest: [Set<Int>: Int] = [:]
    for (index, bundle) in moving.enumerated() where bundle.role.isAskedOfSection {
      let known = largest[numbers(bundle)].map { moving[$0].ways.count } ?? 0
      if bundle.ways.count > known { largest[numbers(bundle)] = index }
    }
    return moving.indices.filter { index in
      !moving[index].role.isAskedOfSection || largest[numbers(moving[index])] == index
    }.map { moving[$0] }
  }

  /// How many of those that were asked to move are not seen to.
  private func unseenCount(_ role: Role) -> Int {
    guard role.isAskedOfSection else { return paths.story.unseenCount(role) }
    let seen = Set(paths.seen.filter { $0.role == role }.compactMap(paths.story.section))
    return seen.isEmpty ? 0 : max(0, roles.count(role) - seen.count)
  }

  /// "49 items move, 20 of them beyond the screen; n49 goes farthest of those seen, 2,058 up".
  private func words(unseen: Int, of moving: [WayBundle]) -> String {
    let role = moving[0].role
    let count = roles.count(role)
    let things = role.isAskedOfSection ? Noun("section", "sections") : noun
    let movers = CountWords.counted(count, things).capitalizedFirst
    let rest =
      count <= 1 || unseen >= count
      ? "beyond the screen" : "\(CountWords.number(unseen)) of them beyond the screen"
    let all = "\(movers) \(count == 1 ? "moves" : "move"), \(rest)"
    let farthest = farthest(of: moving)
    guard moving[0].ways.count == 1 || role.isAskedOfSection else { return all }
    let go = farthest.count == 1 ? "goes" : "go"
    let verb = count - unseen <= 1 ? go : "\(paths.story.farthestWords(go)),"
    return "\(all); \(farthest.who) \(verb) \(farthest.way)"
  }

  private func count(of bundle: WayBundle) -> Int {
    bundle.role.isAskedOfSection ? sections(bundle).count : bundle.ways.count
  }

  private func name(of bundle: WayBundle, startsSentence: Bool = true) -> String {
    guard !bundle.role.isAskedOfSection else {
      let names = sections(bundle)
      return names.count == 1
        ? startsSentence ? names[0].namedAsSection.capitalizedFirst : names[0].namedAsSection
        : CountWords.counted(names.count, Noun("section", "sections"))
    }
    return bundle.ways.count <= Self.longestList
      ? CountWords.list(bundle.ways.map(\.story.spokenName))
      : CountWords.counted(bundle.ways.count, noun)
  }

  /// The names of the sections that the elements belong to.
  private func sections(_ bundle: WayBundle) -> [String] {
    let numbers = numbers(bundle)
    guard !numbers.isEmpty else { return [bundle.first.story.label] }
    return numbers.sorted().map { number in
      paths.story.looks.name(of: roles.sections[number]) ?? "\(number)"
    }
  }

  private func numbers(_ bundle: WayBundle) -> Set<Int> {
    Set(bundle.ways.compactMap { paths.story.section(of: $0.story) })
  }

  /// The request, if nothing moves: "Bob is removed, Zoe appears".
  private var request: String {
    paths.story.requestWords ?? MotionWords(paths.story, noun: noun).changes
  }

  // MARK: Followers

  private func following(_ verb: String) -> String? {
    // Who is reloaded was asked for, wherever it goes; on a ring it makes room as all others do.
    let isRing = verb != "follow"
    let ways = paths.ways.filter {
      $0.story.role != .resized && !(isRing ? $0.isAsked : $0.story.role.isAsked)
    }
    // Whose new place happens to be where it stood is counted in all other figures, too.
    let still = paths.seen.filter {
      $0.role == .follows && $0.id.kind.isLabelled && TakenWay($0) == nil
    }
    let stories = (ways.map(\.story) + still).sorted { $0.number < $1.number }
    guard !ways.isEmpty else { return nil }
    if stories.count <= Self.longestList {
      let names = stories.map(\.spokenName).joined(separator: ", ")
      return "\(names) \(stories.count == 1 && verb == "follow" ? "follows" : one(verb, stories))"
    }
    guard verb == "follow" else {
      return "\(CountWords.counted(stories.count, Noun("other", "others"))) \(verb)"
    }
    let seen = paths.story.leadsBeyond ? "of those seen, " : ""
    return "\(seen)\(KindCounts(stories.map(\.id), noun).words) \(verb)"
  }

  private func one(_ verb: String, _ stories: [ElementStory]) -> String {
    stories.count == 1
      ? verb.replacing("make ", with: "makes ").replacing("close ", with: "closes ") : verb
  }

  // MARK: On a ring

  /// "Sat and Sun come out of the middle".
  private func throughTheMiddle(of circle: PathCircle) -> String? {
    let invented = paths.ways.filter(\.isInvented)
    func isInside(_ frame: CGRect) -> Bool {
      frame.center.distance(to: circle.center) < circle.radius * 0.2
    }
    let coming = invented.filter { $0.startIsInvented && isInside($0.start) }.map(\.story)
    let going = invented.filter { !$0.startIsInvented && isInside($0.end) }.map(\.story)
    let clauses = [
      clause(coming, ("comes out of the middle", "come out of the middle")),
      clause(going, ("goes into the middle", "go into the middle")),
    ].compactMap(\.self)
    return clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  /// "Mars goes 120° round": those that were asked to stand elsewhere on it.
  private func turned(on circle: PathCircle) -> String? {
    let ways = paths.ways.filter { $0.story.role.isMove && circle.holds($0) && !$0.isInvented }
    let (arcs, short) = RingArc.split(ways, on: circle, radius: circle.radius)
    guard let first = arcs.max(by: { abs($0.turn) < abs($1.turn) }) else {
      return clause(short.map(\.story), ("moves", "move"))
    }
    guard ways.count > 1 else {
      return "\(first.ways[0].story.spokenName) goes \(first.angle) round"
    }
    return clause(ways.map(\.story), ("goes round", "go round"))
  }

  private func clause(_ stories: [ElementStory], _ verbs: (one: String, many: String)) -> String? {
    guard !stories.isEmpty else { return nil }
    let names =
      stories.count <= Self.longestList
      ? CountWords.list(stories.map(\.spokenName))
      : CountWords.counted(stories.count, noun).capitalizedFirst
    return "\(names) \(stories.count == 1 ? verbs.one : verbs.many)"
  }

  // MARK: A section that scrolls by itself

  /// "Book 2 and Book 3 scroll 304 left with their section, two come into view, one leaves it".
  private var swipe: String? {
    let ways = paths.ways
    guard let first = ways.first, paths.scrollsAlone else { return nil }
    let names = ways.map(\.story)
    let who =
      names.count <= Self.longestList
      ? CountWords.list(names.map(\.spokenName)) : KindCounts(names.map(\.id), noun).words
    let way = Set(ways.map(\.words)).count == 1 ? " \(first.words)" : ""
    let verbs = names.count == 1 ? ("scrolls", "its") : ("scroll", "their")
    let told = "\(who) \(verbs.0)\(way) with \(verbs.1) section"
    // Names keep their letters.
    let main = names.count <= Self.longestList ? told : told.capitalizedFirst
    let content = roles.scroll == nil ? nil : paths.story.scrollWords?.capitalizedFirst
    return ([content, main].compactMap(\.self) + edges).joined(separator: ", ")
  }

  /// "two come into view", "one leaves it".
  private var edges: [String] {
    [Role.cameIntoView, .leftView].compactMap { role in
      let count = paths.seen.count { $0.role == role && $0.id.kind.isLabelled }
      guard count > 0 else { return nil }
      return "\(CountWords.number(count)) \(count == 1 ? role.verbs.one : role.verbs.many)"
    }
  }

  // MARK: Nobody in particular

  /// "All 12 photos move up; only 8 crosses from left to right".
  private var crowd: String? {
    let ways = paths.ways
    guard !ways.isEmpty else { return nil }
    if ways.count == 1 {
      return "\(ways[0].story.spokenName) \(movesVerb(1)) \(ways[0].words)"
    }
    let cells = ways.filter { $0.story.id.kind == .cell }
    let whole = cells.count == paths.cells.count { !$0.crossesEdge }
    let who = subject(ways.map(\.story))
    if paths.bundles.count == 1 { return "\(who) \(movesVerb(2)) \(ways[0].words)" }
    let main = whole ? common(ways).map { "\(who) \(movesVerb(2)) \($0)" } : nil
    let first = main ?? all
    return [first, crossing ?? farthest].compactMap(\.self).joined(separator: "; ")
  }

  /// Of those that go somewhere by their roles, which are those of other figures, wherever their corners are.
  private var all: String {
    let roles = Set(paths.ways.map(\.story.role))
    guard roles.count == 1, let role = roles.first else {
      return "\(subject(paths.ways.map(\.story))) stand elsewhere"
    }
    let stories = paths.seen.filter { $0.role == role && $0.id.kind.isLabelled }
    return "\(subject(stories)) \(role.verbs.many)"
  }

  /// "All four items and two headers", "4 of 5 items".
  private func subject(_ stories: [ElementStory]) -> String {
    let all = paths.cells.count
    let moving = stories.count { $0.id.kind == .cell }
    let others = stories.map(\.id).filter { $0.kind != .cell }
    let counts = KindCounts(others, noun)
    guard moving > 0 else { return counts.words.capitalizedFirst }
    guard moving < all else {
      let items = "All \(CountWords.counted(all, noun))"
      return others.isEmpty ? items : "\(items) and \(counts.words)"
    }
    let items = "\(CountWords.digits(moving)) of \(CountWords.digits(all, noun))"
    return others.isEmpty ? items : "\(items) and \(counts.digits)"
  }

  private func movesVerb(_ count: Int) -> String {
    if paths.ways.contains(where: { $0.story.role == .follows }) {
      return count == 1 ? "follows" : "follow"
    }
    return count == 1 ? "moves" : "move"
  }

  /// The direction that all have in common, if they have one: middles as well as corners.
  private func common(_ ways: [TakenWay]) -> String? {
    let shifts = ways.map { way in
      let (x, y) = (way.end.midX - way.start.midX, way.end.midY - way.start.midY)
      return (
        x: (least: min(x, way.vector.dx), most: max(x, way.vector.dx)),
        y: (least: min(y, way.vector.dy), most: max(y, way.vector.dy))
      )
    }
    // Who goes straight aside does not go up, be it by a point.
    func reach(_ side: (least: CGFloat, most: CGFloat)) -> CGFloat {
      max(abs(side.least), abs(side.most)) * Self.leastSlope
    }
    if shifts.allSatisfy({ $0.y.most < -max(0.5, reach($0.x)) }) { return "up" }
    if shifts.allSatisfy({ $0.y.least > max(0.5, reach($0.x)) }) { return "down" }
    if shifts.allSatisfy({ $0.x.most < -max(0.5, reach($0.y)) }) { return "left" }
    if shifts.allSatisfy({ $0.x.least > max(0.5, reach($0.y)) }) { return "right" }
    return nil
  }

  /// That of 10°, within which a way is straight.
  private static let leastSlope: CGFloat = 0.176

  /// "only 8 crosses from left to right", "3 cross from left to right".
  private var crossing: String? {
    let (before, after) = (
      paths.story.transition.before.viewport, paths.story.transition.after.viewport
    )
    func side(_ frame: CGRect, _ viewport: CGRect) -> Int {
      let away = frame.midX - viewport.midX
      return abs(away) < viewport.width * 0.02 ? 0 : away < 0 ? -1 : 1
    }
    let rightwards = paths.ways.filter {
      side($0.start, before) == -1 && side($0.end, after) == 1
    }
    let leftwards = paths.ways.filter {
      side($0.start, before) == 1 && side($0.end, after) == -1
    }
    let clauses = [
      crossing(rightwards, "from left to right"), crossing(leftwards, "from right to left"),
    ].compactMap(\.self)
    guard clauses.count == 1, paths.ways.count > 2 else { return nil }
    return clauses[0]
  }

  private func crossing(_ ways: [TakenWay], _ words: String) -> String? {
    guard let first = ways.first, ways.count <= paths.ways.count / 2 else { return nil }
    return ways.count == 1
      ? "only \(first.story.spokenName) crosses \(words)" : "\(ways.count) cross \(words)"
  }

  private var farthest: String? {
    paths.longest.map {
      "\($0.story.spokenName) \(paths.story.farthestWords("goes")), \($0.words)"
    }
  }
}
