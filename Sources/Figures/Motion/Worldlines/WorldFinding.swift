import CoreGraphics
import Motion

/// The one sentence above worldlines: who is pinned, who jumps, and when.
struct WorldFinding {
  let course: WorldCourse
  /// Those that are drawn in colour.
  let elements: [WorldChoice.Element]
  let others: [WorldChoice.Element]
  let pins: [WorldPin]
  let jumps: [WorldJump]
  let tales: [Tale]

  /// A step, or a change that belongs to none, as a whole.
  struct Tale {
    /// Its name; empty for none.
    let step: String
    let story: MotionStory
    /// The way until it turns, where everything ends as it began.
    var wayOut: MotionStory?
  }

  private static let longestList = 3
  /// Longer sentences are not read.
  private static let longest = 150

  /// Without a full stop.
  func text(_ noun: Noun) -> String {
    let all = main(noun)
    let parts = [pinned, jumping(noun)].compactMap(\.self)
    guard let all, !parts.isEmpty else { return all ?? parts.joined(separator: "; ") }
    // Behind the name of the last step, they would read as a part of it.
    let gap = all.contains("; ") && tales.contains { !$0.step.isEmpty } ? ". " : "; "
    return all + gap + parts.joined(separator: "; ")
  }

  // MARK: All that happens

  private func main(_ noun: Noun) -> String? {
    guard let first = tales.first else { return "Nothing changes" }
    if tales.count == 1 { return happening(first, noun) }
    if let scrolled { return scrolled }
    let told = tales.compactMap { tale -> String? in
      let story = tale.story
      guard
        story.roles.isAsked || !story.changed.isEmpty || story.scrollWords != nil
          || tale.wayOut != nil
      else { return nil }
      let words = happening(tale, noun)
      return tale.step.isEmpty ? words : "\(tale.step): \(words)"
    }
    let whole = told.joined(separator: "; ")
    if !told.isEmpty, whole.count <= Self.longest { return whole }
    if told.isEmpty { return "Nothing changes" }
    if let brief { return brief }
    return pins.isEmpty && jumps.isEmpty ? farthest : nil
  }

  /// The same with no more than its way of each scroll; nil where there is none, or too much all the same.
  private var brief: String? {
    guard tales.contains(where: { $0.story.scrollWords != nil }) else { return nil }
    let told = tales.compactMap { tale -> String? in
      guard let words = tale.story.scrollWords ?? tale.story.requestWords else { return nil }
      return tale.step.isEmpty ? words.capitalizedFirst : "\(tale.step): \(words)"
    }
    let whole = told.joined(separator: "; ")
    return told.isEmpty || whole.count > Self.longest ? nil : whole
  }

  /// The request, or else what comes of it; pins have words of their own.
  private func happening(_ tale: Tale, _ noun: Noun) -> String {
    let story = tale.story
    if let request = story.requestWords { return request }
    if !pins.isEmpty, let scroll = story.scrollWords { return scroll.capitalizedFirst }
    return MotionWords(story, noun: noun, wayOut: tale.wayOut).changes
  }

  /// Steps of which each does nothing but scroll, from the first offset to the last.
  private var scrolled: String? {
    let scrolls = tales.map(\.story.roles.scrolls)
    guard !scrolls.contains(where: \.isEmpty),
      tales.allSatisfy(\.story.roles.sectionScrolls.isEmpty),
      let whole = Passage(joining: scrolls.flatMap(\.self))
    else { return nil }
    let turn = Passage.turn(of: scrolls.flatMap(\.self))
    let words = StepRoles.words(whole, turningAt: turn).capitalizedFirst
    return turn == nil ? "\(words), in \(CountWords.number(scrolls.count)) steps" : words
  }

  private var farthest: String? {
    let isMoving = elements.contains { $0.way >= 0.5 }
    let first = elements.max { ($0.distance, -$0.number) < ($1.distance, -$1.number) }
    let isScrolled = tales.contains { $0.story.roles.scroll != nil }
    let isOutrun = !isScrolled && tales.contains(where: \.story.mayBeOutrun)
    let place = isScrolled ? " on the screen" : isOutrun ? " of those seen" : ""
    guard isMoving, let first, let story = first.story else {
      return "Everything ends where it began"
    }
    let way = DistanceWords.text(first.reach.onWholePoints)
    let alike = elements.filter { first.distance - $0.distance < 0.5 }
    guard alike.count > 1 else { return "\(story.spokenName) goes farthest\(place), \(way)" }
    let isOneWay = alike.allSatisfy { DistanceWords.text($0.reach.onWholePoints) == way }
    let far = isOneWay ? way : "\(FigureText.length(first.distance.rounded())) points"
    let names = alike.compactMap { $0.story?.spokenName }
    let who =
      names.count <= Self.longestList
      ? CountWords.list(names)
      : CountWords.counted(alike.count, Noun("element", "elements")).capitalizedFirst
    return "\(who) go farthest\(place), \(far)"
  }

  // MARK: Pins and jumps

  private var pinned: String? {
    let pins = pins.sorted {
      ($0.span.lowerBound, $0.element) < ($1.span.lowerBound, $1.element)
    }
    guard let first = pins.first else { return nil }
    let clauses = pins.prefix(2).enumerated().map { place, pin in
      let verb = isBrief(pin) ? "is pinned" : "stays pinned"
      return place == 0
        ? "\(pin.spokenName) \(verb) \(span(pin))" : "\(pin.spokenName) \(span(pin))"
    }
    let rest = max(pins.count - 2, 0)
    let more = rest > 0 ? ["\(CountWords.number(rest)) more later"] : []
    return first.spokenName.isEmpty ? nil : (clauses + more).joined(separator: ", ")
  }

  /// Whether it is pinned between two changes alone, for no time that a clock shows.
  private func isBrief(_ pin: WorldPin) -> Bool {
    let (from, to) = (course.clock(pin.span.lowerBound), course.clock(pin.span.upperBound))
    return to - from < 1e-6 && pin.span.upperBound < course.duration - 1e-6
  }

  /// "from 0.2 s to 0.9 s", "from 1.2 s on", "at 0.8 s".
  private func span(_ pin: WorldPin) -> String {
    let (from, to) = (course.clock(pin.span.lowerBound), course.clock(pin.span.upperBound))
    let start = from > 0 ? FigureText.seconds(from) : "0 s"
    if isBrief(pin) { return "at \(start)" }
    return to - from < 1e-6 ? "from \(start) on" : "from \(start) to \(FigureText.seconds(to))"
  }

  private func jumping(_ noun: Noun) -> String? {
    let told = jumps.filter {
      !$0.words.isEmpty && elements[$0.element].stories[$0.step]?.goesWithContent == false
    }
    let crowd = others.compactMap { element -> (id: ElementID, steps: [Int])? in
      let steps = course.stories.indices.filter { course.jumps(element, in: $0) }
      return steps.isEmpty ? nil : (element.id, steps)
    }
    let times = Set(told.map(\.time) + crowd.flatMap { $0.steps.map { course.starts[$0] } })
    guard let time = times.min() else { return nil }
    let when =
      course.clock(course.duration) > 0
      ? "at \(FigureText.seconds(course.clock(time)))" : "at once"
    if let first = told.first, crowd.isEmpty {
      if told.count == 1 { return "\(name(first)) jumps \(first.words) \(when)" }
      if let alike = alike(told, noun), times.count == 1 { return "\(alike), \(when)" }
      if told.count <= Self.longestList, times.count == 1 {
        let ways = told.enumerated().map { place, jump in
          place == 0 ? "\(name(jump)) jumps \(jump.words)" : "\(name(jump)) \(jump.words)"
        }
        return "\(ways.joined(separator: ", ")), \(when)"
      }
    }
    let jumping = Set(told.map { elements[$0.element].id } + crowd.map(\.id))
    let areItems = jumping.allSatisfy { $0.kind == .cell }
    let count = CountWords.counted(
      jumping.count, areItems ? noun : Noun("element", "elements"))
    let verb = jumping.count == 1 ? "jumps" : "jump"
    return times.count == 1 ? "\(count) \(verb) \(when)" : "\(count) \(verb), first \(when)"
  }

  /// "Bread and Jam jump 68 down": those that jump equally far; nil where they do not.
  private func alike(_ jumps: [WorldJump], _ noun: Noun) -> String? {
    guard let first = jumps.first, jumps.allSatisfy({ $0.words == first.words }) else { return nil }
    let ids = Set(jumps.map(\.element)).sorted().map { elements[$0].id }
    guard ids.count == jumps.count else { return nil }
    let names = jumps.map(name)
    let who =
      jumps.count <= Self.longestList ? CountWords.list(names) : KindCounts(ids, noun).words
    return "\(who) jump \(first.words)"
  }

  private func name(_ jump: WorldJump) -> String {
    elements[jump.element].story?.spokenName ?? elements[jump.element].label
  }
}

extension WorldChoice.Element {
  /// How far it gets from its start.
  fileprivate var distance: CGFloat { hypot(reach.dx, reach.dy) }
}
