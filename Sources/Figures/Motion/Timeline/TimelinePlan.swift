import CoreGraphics
import Motion

/// Who has a lane in a timeline: all of few, those that do the same as one, and of many the longest ways, with the
/// others in one lane a group.
struct TimelinePlan {
  enum Entry {
    /// The name of a section.
    case heading(String)
    case lane(TimelineLane)
    case group(Group)
  }

  /// Many elements in one lane.
  struct Group {
    let name: String
    private(set) var count = 0
    private(set) var span: (start: TimeInterval, end: TimeInterval) = (.infinity, 0)
    /// The longest of their ways.
    private(set) var reach: CGFloat = 0

    init(_ name: String) { self.name = name }

    mutating func add(_ lane: TimelineLane) {
      count += 1 + lane.others
      reach = max(reach, lane.length)
      span = (min(span.start, lane.span.start), max(span.end, lane.span.end))
    }
  }

  private(set) var entries: [Entry] = []
  /// Elements whose attributes stay, and that are only seen no longer, or for the first time.
  private(set) var crossing = 0
  /// Elements that stay on the screen while the content goes on under them.
  private(set) var pinned: [ElementStory] = []
  /// Elements that change and were not looked at.
  private(set) var hidden = 0
  /// Attributes that change and have no line.
  private(set) var narrowed: [TimelineAttribute] = []

  /// Whether no element has a lane.
  private(set) var isStill = true

  private let story: MotionStory
  private let room: CGFloat

  /// Of each attribute of a lane: few are drawn larger.
  private(set) var lineHeight: CGFloat = 26

  private static let fewLines = 8
  private static let largeLine: CGFloat = 36
  /// Up to so many have lanes of their own, whatever they do, and of too many so many of the longest.
  private static let longest = 8
  private static let mostLanes = 24
  /// Elements that are looked at.
  private static let reach = 2_000

  /// - Parameter room: the height for all lanes.
  init(_ story: MotionStory, room: CGFloat) {
    self.story = story
    let content = TimelineLane(contentOf: story)
    self.room = room - CGFloat(content?.lines ?? 0) * Self.largeLine
    let changed = story.changed
    let duration = story.transition.duration
    let told = changed.prefix(Self.reach).map {
      TimelineLane($0, duration: duration, isScroll: story.roles.scroll != nil)
    }
    let all = told.filter { $0.story.hasBadge || !$0.courses.isEmpty }
    pinned = told.filter { $0.courses.isEmpty && $0.story.role.isPinned }.map(\.story)
    crossing = told.count - all.count - pinned.count
    hidden = changed.count - told.count
    let sorted = all.sorted { ($0.rank, $0.story.number) < ($1.rank, $1.story.number) }
    var lanes = sorted
    if lanes.count > Self.longest {
      lanes = TimelineLane.folded(lanes) { !$0.story.hasBadge }
      if !fits(lanes) { lanes = TimelineLane.folded(sorted) { _ in true } }
    }
    let (few, dropped) = narrow(lanes, if: fits)
    (entries, narrowed) = fits(few) ? (grouped(few), dropped) : collapsed(lanes)
    isStill = entries.isEmpty
    entries = [content.map(Entry.lane)].compactMap(\.self) + entries
    enlarge()
  }

  // MARK: Room

  private func fits(_ lanes: [TimelineLane]) -> Bool {
    lanes.count <= Self.mostLanes && height(grouped(lanes)) <= room
  }

  private func height(_ entries: [Entry]) -> CGFloat {
    entries.reduce(0) { $0 + self.height($1) }
  }

  func height(_ entry: Entry) -> CGFloat {
    switch entry {
    case .heading: 24
    case .lane(let lane): CGFloat(lane.lines) * lineHeight + 6
    case .group: lineHeight + 6
    }
  }

  /// The attributes that fewest change give way where the lanes have room for some of them only.
  private func narrow(
    _ lanes: [TimelineLane], if fits: ([TimelineLane]) -> Bool
  ) -> (lanes: [TimelineLane], narrowed: [TimelineAttribute]) {
    var lanes = lanes
    let counts = lanes.reduce(into: [TimelineAttribute: Int]()) { counts, lane in
      for course in lane.courses { counts[course.attribute, default: 0] += 1 }
    }
    let all = TimelineAttribute.allCases.filter { counts[$0] != nil }
    var used = all
    while used.count > 2, !fits(lanes) {
      let least = used.indices.min {
        (counts[used[$0]] ?? 0, -used[$0].rank) < (counts[used[$1]] ?? 0, -used[$1].rank)
      }
      guard let least else { break }
      used.remove(at: least)
      for index in lanes.indices { lanes[index].keep(Set(used)) }
    }
    return (lanes, all.filter { !used.contains($0) })
  }

  private mutating func enlarge() {
    let lines = self.lanes.reduce(groups.count) { $0 + $1.lines }
    guard lines <= Self.fewLines else { return }
    let small = lineHeight
    lineHeight = Self.largeLine
    if height(entries) > room { lineHeight = small }
  }

  // MARK: Sections

  /// A section by its number among those of the step, and its name.
  private struct Section: Hashable {
    let number: Int
    let name: String
  }

  /// Under the names of their sections, where there are several.
  private func grouped(_ lanes: [TimelineLane]) -> [Entry] {
    let sections = Dictionary(grouping: lanes) { section(of: $0.story) }
    guard sections.count > 1 else { return lanes.map(Entry.lane) }
    return sections.sorted { $0.key.number < $1.key.number }.flatMap { section, members in
      [.heading(section.name)] + members.map(Entry.lane)
    }
  }

  /// The one of the data after the step; of what is gone the one that it went from.
  private func section(of element: ElementStory) -> Section {
    let index = element.section ?? 0
    let number = story.roles.sections.firstIndex {
      element.after == nil ? $0.indexBefore == index : $0.indexAfter == index
    }
    let known = story.roles.sectionNames[safe: index].flatMap(\.self)
    let name =
      number.flatMap { story.looks.name(of: story.roles.sections[$0]) }
      ?? known.map(story.looks.name(ofSection:)) ?? "Section \(index)"
    let place = number.flatMap { story.roles.sections[$0].indexAfter } ?? index
    return Section(number: place, name: name)
  }

  // MARK: Many

  /// The longest ways, and a lane for each group of the others.
  private func collapsed(
    _ lanes: [TimelineLane]
  ) -> (entries: [Entry], narrowed: [TimelineAttribute]) {
    let order = lanes.indices.sorted {
      (lanes[$0].rank, -lanes[$0].length, $0) < (lanes[$1].rank, -lanes[$1].length, $1)
    }
    var shown = Array(order.prefix(Self.longest))
    let farthest = lanes.indices.max { lanes[$0].length < lanes[$1].length }
    if let farthest, !shown.contains(farthest) { shown[shown.count - 1] = farthest }
    let least = 2 * (lineHeight + 6)
    var (kept, dropped): ([TimelineLane], [TimelineAttribute]) = ([], [])
    while true {
      kept = shown.map { lanes[$0] }.sorted { $0.length > $1.length }
      (kept, dropped) = narrow(kept) { height($0.map(Entry.lane)) <= room - least }
      if shown.count == 1 || height(kept.map(Entry.lane)) <= room - least { break }
      shown.remove(at: shown.lastIndex { $0 != farthest } ?? 0)
    }
    let chosen = Set(shown)
    let rest = lanes.indices.filter { !chosen.contains($0) }.map { lanes[$0] }
    let free = Int((room - height(kept.map(Entry.lane))) / (lineHeight + 6))
    return (kept.map(Entry.lane) + groups(rest, most: max(free, 2)), dropped)
  }

  /// By sections where there are several, else by what becomes of them.
  private func groups(_ lanes: [TimelineLane], most: Int) -> [Entry] {
    let bySection = Set(lanes.map { section(of: $0.story) }).count > 1
    func name(_ lane: TimelineLane) -> String {
      bySection ? section(of: lane.story).name : lane.story.role.words.capitalizedFirst
    }
    var groups: [String: Group] = [:]
    var order: [String] = []
    for lane in lanes {
      let name = name(lane)
      if groups[name] == nil { order.append(name) }
      groups[name, default: Group(name)].add(lane)
    }
    guard order.count > most else { return order.compactMap { groups[$0] }.map(Entry.group) }
    let kind = bySection ? "sections" : "kinds"
    var rest = Group("And \(order.count - most + 1) \(kind)")
    let told = Set(order.prefix(most - 1))
    for lane in lanes where !told.contains(name(lane)) { rest.add(lane) }
    return (order.prefix(most - 1).compactMap { groups[$0] } + [rest]).map(Entry.group)
  }
}

extension TimelinePlan {
  var lanes: [TimelineLane] {
    entries.compactMap { entry in
      if case .lane(let lane) = entry { lane } else { nil }
    }
  }

  var groups: [Group] {
    entries.compactMap { entry in
      if case .group(let group) = entry { group } else { nil }
    }
  }
}

extension TimelineLane {
  /// Who was asked for comes first.
  fileprivate var rank: Int { story.hasBadge ? 0 : 1 }
}
