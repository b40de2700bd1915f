public import CoreGraphics
import Drawing
public import Motion

/// The place of every element on the screen over the time of one or more changes: a pinned header is a flat line, a
/// jump a cliff, a flicker a gap.
public struct Worldlines {
  /// The words of the picture, its size, and the direction that it shows.
  public struct Options: Hashable, Sendable {
    /// The direction whose positions stand on the picture's upright axis; time goes to the right in both.
    public enum Axis: Hashable, Sendable {
      case horizontal, vertical
    }

    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The direction that is shown; without one, that in which the layout scrolls.
    public var axis: Axis?
    /// Names of the changes, in order; an empty one leaves its change without a name.
    public var steps: [String]
    /// The size of the plot in points: 200 to 2,000 wide, and higher than asked for where many lines need it.
    public var size: CGSize
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with a plot of 680 by 300 points in the direction in which the layout scrolls.
    public init(
      title: String = "", width: FigureWidth? = nil, axis: Axis? = nil, steps: [String] = [],
      size: CGSize = CGSize(width: 680, height: 300), noun: Noun = .item
    ) {
      self.title = title
      self.width = width
      self.axis = axis
      self.steps = steps
      self.size = size
      self.noun = noun
    }
  }

  private let transitions: [Transition]
  private var names: [ElementID: String] = [:]
  /// The steps that the changes make up, where they belong to some.
  private var series: [ChangeSeries] = []
  /// The names of headers that are pinned only while a jump passes under them.
  private var held: [String] = []
  private let options: Options

  /// The changes follow each other after short rests.
  public init(_ transitions: [Transition], _ options: Options = Options()) {
    self.transitions = transitions
    self.options = options
  }

  /// The lines of a single change.
  public init(_ transition: Transition, _ options: Options = Options()) {
    self.init([transition], options)
  }

  /// Steps, each with its name over the first of its changes.
  public init(_ steps: [ChangeSeries], _ options: Options = Options()) {
    let joined = steps.map(\.joiningScrolls)
    var options = options
    if joined.count > 1 || joined.contains(where: { $0.transitions.count > 1 }) {
      options.steps = joined.flatMap { step in
        step.transitions.indices.map { $0 == 0 ? step.name : "" }
      }
    }
    self.init(joined.flatMap(\.transitions), options)
    names = joined.reduce(into: [:]) { $0.merge($1.names) { first, _ in first } }
    series = joined
    let ids = steps.flatMap(\.heldInJumps)
    if !ids.isEmpty { held = ids.map(steps.looks.spokenName) }
  }

  /// The plot with its legend; of more than 40 changes the rest is only counted.
  public var figure: Figure {
    let course = WorldCourse(
      transitions, names: names,
      starts: series.isEmpty ? nil : Set(series.changeRanges.map(\.lowerBound)),
      axis: options.axis)
    let tales = tales(course)
    let scene = WorldPicture(
      course, size: options.size, width: width.content, steps: options.steps)
    let finding = scene.finding(tales).text(options.noun)
    return FigurePage(
      title: options.title, subtitle: "worldlines · " + length,
      finding: finding, findingLeads: true,
      summary: summary(course, tales),
      width: width, size: scene.size, body: scene.items, legend: scene.legend,
      notes: scrolls(course).untold(by: finding) + heldNotes + scene.notes + rest
    ).figure
  }

  private var width: FigureWidth { options.width ?? .readme }

  /// One for each change; of a step as a whole where more is known of it, as of a hand that drags something.
  private func tales(_ course: WorldCourse) -> [WorldFinding.Tale] {
    let single = course.stories.enumerated().map { index, story in
      let name = options.steps.indices.contains(index) ? options.steps[index] : ""
      return WorldFinding.Tale(step: name, story: story)
    }
    guard series.contains(where: \.isToldAsOne) else { return single }
    var place = 0
    return series.flatMap { step in
      let own = single.dropFirst(place).prefix(step.transitions.count)
      place += step.transitions.count
      guard step.isToldAsOne else { return Array(own) }
      return ChangeParts(along: [step]).parts.map {
        .init(step: $0.name, story: $0.story, wayOut: $0.wayOut)
      }
    }
  }

  private func summary(_ course: WorldCourse, _ tales: [WorldFinding.Tale]) -> String {
    let words = tales.map { MotionWords($0.story, noun: options.noun, wayOut: $0.wayOut) }
    guard words.count > 1 else { return words.first?.text ?? "No change." }
    let first = course.stories[0].transition.before
    let layout = LayoutWords(first).text(options.noun).capitalizedFirst
    let changes = words.prefix(8).map(\.changes)
    return
      "\(layout). \(changes.joined(separator: "; then: ")); \(length)."
  }

  /// The ends of scrolls, with the names of their steps where there are several; of a step that only scrolls those of all
  /// of it.
  private func scrolls(_ course: WorldCourse) -> [String] {
    let all = course.stories.indices
    let steps = series.isEmpty ? all.map { $0..<$0 + 1 } : series.changeRanges
    return steps.flatMap { scrollNotes(of: $0.clamped(to: all), in: course) }
  }

  private func scrollNotes(of changes: Range<Int>, in course: WorldCourse) -> [String] {
    guard !changes.isEmpty else { return [] }
    let scrolls = changes.map { course.stories[$0].roles.scroll }
    let known = scrolls.compactMap(\.self)
    let name =
      options.steps.indices.contains(changes.lowerBound) ? options.steps[changes.lowerBound] : ""
    func note(_ words: String, _ name: String) -> String {
      name.isEmpty ? "\(words.capitalizedFirst)." : "\(name): \(words)."
    }
    if known.count == scrolls.count, let whole = Passage(joining: known) {
      return [note(StepRoles.words(whole, turningAt: Passage.turn(of: known)), name)]
    }
    return zip(changes, scrolls).compactMap { place, scroll in
      scroll.map { note(StepRoles.words($0), place == changes.lowerBound ? name : "") }
    }
  }

  /// "Header B is pinned for a part of the jump.": named as far as there are few.
  private var heldNotes: [String] {
    guard !held.isEmpty else { return [] }
    let names =
      held.count <= 3
      ? CountWords.list(held) : CountWords.counted(held.count, Noun("header", "headers"))
    let verb = held.count == 1 ? "is" : "are"
    return ["\(names.capitalizedFirst) \(verb) pinned for a part of the jump."]
  }

  private var rest: [String] {
    let hidden = transitions.count - WorldCourse.limit
    return hidden > 0
      ? [
        "\(CountWords.counted(hidden, Noun("change", "changes")).capitalizedFirst) more, not shown."
      ] : []
  }

  /// Of all changes together, without the rests that the picture has between them.
  private var length: String {
    let duration = transitions.reduce(0) { $0 + $1.duration }
    return duration > 0 ? FigureText.seconds(duration) : "at once"
  }
}

extension [ChangeSeries] {
  /// The numbers of the changes of each step that has any.
  fileprivate var changeRanges: [Range<Int>] {
    var place = 0
    return filter { !$0.transitions.isEmpty }.map { step in
      defer { place += step.transitions.count }
      return place..<place + step.transitions.count
    }
  }
}

extension ChangeSeries {
  /// Whether the roles of its several changes are known together.
  fileprivate var isToldAsOne: Bool { transitions.count > 1 && roles != nil }
}
