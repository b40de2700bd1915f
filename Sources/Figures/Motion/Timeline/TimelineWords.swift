import CoreGraphics
import Drawing
import Motion
import Notation

/// The words of a timeline: who goes farthest and who ends last, the first of its numbers, and how it is read.
struct TimelineWords {
  private let story: MotionStory
  private let picture: TimelinePicture
  private var plan: TimelinePlan { picture.plan }

  private static let spokenLanes = 8

  init(_ story: MotionStory, _ picture: TimelinePicture) {
    self.story = story
    self.picture = picture
  }

  // MARK: Finding

  /// The longest way, and who is last.
  var finding: String {
    guard !plan.isStill else { return story.stillness }
    return [story.growthWords, longest, last].compactMap(\.self).joined(separator: "; ")
  }

  private var longest: String? {
    // Whoever crosses the edge of the screen goes no way in other figures either.
    let known = WaySet(story).ways.map(\.story)
    let isScroll = story.roles.scroll != nil
    let others = story.changed.filter { $0.length >= 0.5 && !(isScroll && $0.crossesEdge) }
    let ways = known.isEmpty ? others : known
    guard let most = ways.max(by: { $0.length < $1.length }) else {
      if story.growthWords != nil { return nil }
      if let request = story.requestWords { return request }
      if let scroll = story.scrollWords { return scroll.capitalizedFirst }
      let count = CountWords.counted(story.changed.count, Noun("element", "elements"))
      return "\(count) \(story.changed.count == 1 ? "changes" : "change") in place".capitalizedFirst
    }
    // As far as numbers have it.
    let equal = ways.filter { abs($0.length - most.length) < 0.05 }
    let way = DistanceWords.text(most.shift)
    guard equal.count > 1 else {
      return "\(most.spokenName) \(story.farthestWords("goes")), \(most.wayWords)"
    }
    let names = equal.count <= 3 ? CountWords.list(equal.map(\.spokenName)) : nil
    let count = CountWords.counted(equal.count, Noun("element", "elements"))
    let who = names ?? (story.growthWords == nil ? count.capitalizedFirst : count)
    let isOneWay = equal.allSatisfy { DistanceWords.text($0.shift) == way }
    let far = isOneWay ? way : "\(FigureText.length(most.length)) points"
    return "\(who) \(story.farthestWords("go")), \(far)"
  }

  private var last: String? {
    guard story.transition.duration > 0 else { return "all at once" }
    let moving = story.changed.filter { !$0.tracks.isEmpty }
    // Of several changes each takes a part of the time.
    let duration = story.transition.duration
    let ends = moving.map { story.changes.count > 1 ? $0.rest(in: duration) : $0.span.end }
    guard let end = ends.max() else { return nil }
    let late = zip(moving, ends).filter { end - $0.1 < 0.005 }.map(\.0)
    if late.count == moving.count { return "all end at \(FigureText.seconds(end))" }
    let who = late.count == 1 ? late[0].spokenName : "\(late.count) elements"
    return "\(who) \(late.count == 1 ? "ends" : "end") last, at \(FigureText.seconds(end))"
  }

  /// The first of the numbers that the lanes show.
  var numbers: String {
    plan.lanes.prefix(Self.spokenLanes).filter { !$0.courses.isEmpty }.map { lane in
      let changes = lane.courses.map {
        "\($0.attribute.name) \($0.words(ofScroll: lane.isContent))"
      }
      return " \(lane.name): \(changes.joined(separator: ", "))."
    }.joined()
  }

  // MARK: Notes

  var notes: [String] {
    [moment, signs, several].compactMap(\.self) + story.farNotes + story.pinNotes(plan.pinned)
      + left
  }

  private var moment: String? {
    picture.playhead.map { "The line at \(FigureText.seconds($0.time)): \($0.words)." }
  }

  /// The one rule of all lines.
  private var signs: String? {
    let used = Set(plan.lanes.flatMap(\.courses).map(\.attribute))
    let sides = TimelineAttribute.allCases.filter(used.contains).compactMap(\.side)
    let rule = sides.isEmpty ? nil : "Down is more: \(sides.joined(separator: ", "))."
    let wedge = used.contains(.alpha) ? "α: as thick as it is opaque." : nil
    let words = [rule, wedge].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var several: String? {
    plan.lanes.contains { $0.others > 0 }
      ? "× n: so many do the same; + and − are their changes." : nil
  }

  /// Everybody who changes and is not seen.
  private var left: [String] {
    var notes: [String] = []
    if plan.hidden > 0 { notes.append("And \(plan.hidden) more elements change.") }
    if !plan.narrowed.isEmpty {
      let verb = plan.narrowed.count == 1 ? "changes" : "change"
      notes.append("\(CountWords.list(plan.narrowed.map(\.name))) \(verb), too: not shown.")
    }
    if plan.crossing > 0 {
      let noun = plan.crossing == 1 ? "element only comes" : "elements only come"
      let verb = plan.crossing == 1 ? "leaves" : "leave"
      notes.append("\(plan.crossing) \(noun) into view or \(verb) it.")
    }
    let unchanged = story.elements(with: .unchanged).filter { $0.id.kind.isLabelled }
    notes += story.scrolledNotes
    let still = unchanged.filter { !$0.goesWithContent }
    if !still.isEmpty, !plan.isStill {
      let names =
        still.count <= 3
        ? ": \(CountWords.list(still.map(\.shortName)))" : ""
      notes.append("\(still.count) unchanged\(names).")
    }
    return notes
  }
}

extension ElementStory {
  /// When it has come to where it stays.
  fileprivate func rest(in duration: Double) -> Double {
    guard let track = mainTrack else { return span.end }
    let end = track.element(at: duration)
    let steps = TimelineCourse.steps
    let last = (0..<steps).last { step in
      let element = track.element(at: duration * Double(step) / Double(steps))
      return element.center.distance(to: end.center) >= 0.5 || abs(element.alpha - end.alpha) > 0.01
        || abs(element.size.width - end.size.width) + abs(element.size.height - end.size.height)
          >= 0.5
    }
    return last.map { duration * Double($0 + 1) / Double(steps) } ?? 0
  }

  fileprivate var shortName: String { Directions.balanced(spokenName.shortened(to: 40)) }
}
