import CoreGraphics
import Foundation
public import Motion

/// One step for a figure: a change, or several that follow each other at once, as those under a hand do.
public struct ChangeSeries: Sendable {
  /// Stands above what is shown of it, where there are others.
  public var name: String
  /// The changes of the step in their order; a figure of none shows that nothing happens.
  public var transitions: [Transition]
  /// The part that each element plays from the first change to the last; nil where each change says it for itself.
  public var roles: StepRoles?
  /// Names that the data gives to elements; all others are called by what they show.
  public var names: [ElementID: String]
  /// The words that its author has for it; nil for none.
  public var caption: String?
  /// The same changes with the marks of fingers, for pictures that show them; nil for all others.
  public var touched: [Transition]?

  /// A step without a name whose changes say for themselves what happens in them, unless more is known.
  public init(
    _ transitions: [Transition], name: String = "", roles: StepRoles? = nil,
    names: [ElementID: String] = [:]
  ) {
    self.name = name
    self.transitions = transitions
    self.roles = roles
    self.names = names
  }
}

extension ChangeSeries {
  /// Whether the step as a whole does to the data just what its only update does, as a drag.
  fileprivate func isOneUpdate(_ updates: [Transition]) -> Bool {
    guard updates.count == 1, let roles, let columns = updates[0].roles?.columns else {
      return false
    }
    // The names of sections are known at the end.
    return roles.isAsked && roles.columns?.before.rows == columns.before.rows
      && roles.columns?.after.rows == columns.after.rows
  }
}

extension DataColumn {
  fileprivate var rows: [[Row]] { sections.map(\.rows) }
}

extension [ChangeSeries] {
  /// The names and looks of all of their elements.
  var looks: ElementLooks {
    ElementLooks(
      flatMap(\.transitions), names: reduce(into: [:]) { $0.merge($1.names) { first, _ in first } })
  }
}

/// The sections of a figure: the single changes of steps, or each step as a whole.
struct ChangeParts {
  struct Part {
    let name: String
    let transition: Transition
    /// Of all changes that the figure shows.
    let looks: ElementLooks
    /// Those that follow each other in it; one where it is a single change.
    var transitions: [Transition]
    var roles: StepRoles?
    /// The changes on the screen with every turn in them; nil where they are one.
    var seen: Transition?

    /// The step, where it comes to the same as its only update that stands here.
    var step: ChangeSeries?

    /// All changes of a step that ends where it began, of which the part only shows those until it turns.
    var there: [Transition] = []

    /// Whether the step ends where it began.
    var comesBack: Bool { !there.isEmpty }

    var story: MotionStory {
      MotionStory(
        transition, looks: looks, roles: roles, seen: seen, changes: seen == nil ? nil : transitions
      )
    }

    /// The way until it turns, of one that has been elsewhere and ends as it began.
    var wayOut: MotionStory? {
      transitions.wayOut.map { MotionStory(Transition(wholeOf: $0), looks: looks) }
    }

    /// In words; of one that comes back, what happens on the way and that it does.
    func words(_ story: MotionStory, _ noun: Noun) -> MotionWords {
      guard comesBack else { return MotionWords(story, noun: noun, wayOut: wayOut) }
      let whole = MotionStory(Transition(wholeOf: there), looks: looks)
      return MotionWords(whole, noun: noun, wayOut: story)
    }

    /// The place at which it turns back: "at 70 %", or the time.
    var turnWords: String {
      let progress = transitions.last?.progress.map {
        "\(FigureText.number(($0.to * 100).rounded())) %"
      }
      return "at \(progress ?? FigureText.seconds(transition.duration))"
    }

    /// The end that is no end: "Drawn until it turns back, at 70 %.".
    var turnNotes: [String] {
      guard comesBack else { return [] }
      let end = there.turnsOfHand > 1 ? "has come farthest" : "turns back"
      return ["Drawn until it \(end), \(turnWords)."]
    }

    /// The same from before the first change of the step: a hand has moved others out of the way before it lets go.
    var wholeStory: MotionStory {
      guard let step else { return story }
      return MotionStory(Transition(wholeOf: step.transitions), looks: looks, roles: step.roles)
    }

    /// The time of all that the step takes, and how it goes.
    var timingWords: String { TimingWords(comesBack ? there : transitions).text }
  }

  private(set) var parts: [Part] = []
  /// Changes beyond the limit.
  let hidden: Int
  /// How many steps the changes belong to.
  let steps: Int
  /// Their name together.
  let noun: Noun

  /// More sections than this are no figure any more.
  static let largestCount = 24

  /// Of a step, changes that show nothing give way to those that do.
  init(_ series: [ChangeSeries], shows: (Transition) -> Bool) {
    let steps = series.filter { !$0.transitions.isEmpty }
    let looks = steps.looks
    var parts: [Part] = []
    for step in steps {
      let telling = step.transitions.count > 1 ? step.transitions.filter(shows) : step.transitions
      let shown = telling.isEmpty ? Array(step.transitions.prefix(1)) : telling
      for (index, transition) in shown.enumerated() {
        parts.append(
          Part(
            name: Self.name(step, index, of: shown.count), transition: transition, looks: looks,
            transitions: [transition]))
      }
    }
    self.init(parts, of: steps, looks: looks)
  }

  /// The updates of each step, a drag as one and from its start; a step that updates nothing as a whole.
  init(updatesOf series: [ChangeSeries]) {
    let steps = series.filter { !$0.transitions.isEmpty }
    let looks = steps.looks
    let parts = steps.flatMap { step -> [Part] in
      let updates = step.updates
      guard step.transitions.count > 1, updates.isEmpty else {
        let shown = updates.isEmpty ? step.transitions : updates
        return shown.enumerated().map { index, transition in
          Part(
            name: Self.name(step, index, of: shown.count), transition: transition, looks: looks,
            transitions: [transition], step: step.isOneUpdate(updates) ? step : nil)
        }
      }
      return [
        Part(
          name: step.name, transition: Transition(wholeOf: step.transitions), looks: looks,
          transitions: step.transitions, roles: step.roles)
      ]
    }
    self.init(parts, of: steps, looks: looks)
  }

  /// Each step from its start to its end, however often a hand turns back in it.
  init(wholeOf series: [ChangeSeries]) {
    let steps = series.filter { !$0.transitions.isEmpty }
    let looks = steps.looks
    let parts = steps.map { step in
      let wayOut = step.transitions.wayOut
      let shown = wayOut ?? step.transitions
      return Part(
        name: step.name, transition: Transition(wholeOf: shown), looks: looks, transitions: shown,
        roles: wayOut == nil && shown.count > 1 ? step.roles : nil,
        there: wayOut == nil ? [] : step.transitions)
    }
    self.init(parts, of: steps, looks: looks)
  }

  /// Each step with all that happens on the way. One that leads back to its start has a part for each of its changes.
  init(along series: [ChangeSeries]) {
    let steps = series.filter { !$0.transitions.isEmpty }
    let looks = steps.looks
    let parts = steps.flatMap { step -> [Part] in
      let isOne = step.transitions.count == 1
      let part = Part(
        name: step.name, transition: Transition(along: step.transitions), looks: looks,
        transitions: step.transitions, roles: isOne ? nil : step.roles,
        seen: isOne ? nil : Transition(along: step.transitions.map(\.onScreen)))
      let returns =
        !part.story.changesSomething && part.transition.endsWhereItBegins
        && step.transitions.contains { MotionStory($0).changesSomething }
      guard returns else { return [part] }
      return ChangeParts([step]) { MotionStory($0).changesSomething }.parts.map {
        Part(name: $0.name, transition: $0.transition, looks: looks, transitions: $0.transitions)
      }
    }
    self.init(parts, of: steps, looks: looks)
  }

  private init(_ parts: [Part], of steps: [ChangeSeries], looks: ElementLooks) {
    self.steps = steps.count
    noun = parts.count == steps.count ? Noun("step", "steps") : Noun("change", "changes")
    hidden = max(parts.count - Self.largestCount, 0)
    self.parts = Array(parts.prefix(Self.largestCount))
    if self.parts.isEmpty {
      let nothing = Transition(wholeOf: [])
      self.parts = [
        Part(name: "", transition: nothing, looks: looks, transitions: [nothing])
      ]
    }
  }

  private static func name(_ step: ChangeSeries, _ index: Int, of count: Int) -> String {
    guard count > 1 else { return step.name }
    let place = "\(index + 1) of \(count)"
    return step.name.isEmpty ? "Change \(place)" : "\(step.name), \(place)"
  }

  /// With a section for each of them.
  func page(
    _ kind: String, title: String, width: FigureWidth, section: (Part) -> FigureSection
  ) -> SectionPage {
    page(kind, title: title, width: width, sections: parts.map(section))
  }

  /// With sections for as many of them as there are.
  func page(
    _ kind: String, title: String, width: FigureWidth, sections: [FigureSection]
  ) -> SectionPage {
    SectionPage(
      kind: kind, title: title, width: width, sections: sections,
      hidden: hidden + parts.count - sections.count, noun: noun)
  }

  /// Of several screens, three stand beside each other.
  func limit(_ limit: CGSize) -> CGSize {
    parts.count > 2
      ? CGSize(width: min(limit.width, 304), height: min(limit.height, 420)) : limit
  }
}

extension ChangeSeries {
  /// The changes of the data that remain: one whose copy is dragged only makes room for it on the way.
  fileprivate var updates: [Transition] {
    let updates = transitions.updates
    guard updates.count > 1, let roles, roles.isAsked else { return updates }
    let remaining = updates.filter { update in
      let moved = update.roles?.items(with: .moved) ?? []
      return moved.isEmpty || moved.contains { roles[$0] == .moved }
        || StepRoles.told.contains {
          $0.isAsked && $0 != .moved && update.roles?.count($0) ?? 0 > 0
        }
    }
    return remaining.isEmpty ? updates : remaining
  }
}

extension [Transition] {
  /// Those that change the data. A dragged item is moved again and again under the hand, and told once: as it is let go.
  fileprivate var updates: [Transition] {
    let asking = compactMap { change -> (change: Transition, roles: StepRoles)? in
      let roles = change.roles ?? StepRoles(comparing: change)
      return roles.isAsked ? (change, roles) : nil
    }
    return asking.indices.filter { index in
      let roles = asking[index].roles
      let moved = roles.items(with: .moved)
      return moved.isEmpty
        || !asking[(index + 1)...].contains { later in
          // One that goes on from here is another change.
          later.roles.items(with: .moved) == moved
            && later.roles.columns?.before != roles.columns?.after
        }
    }
    .map { asking[$0].change }
  }

  /// Of changes that end where they begin, as many as lead farthest away from there; nil for all others.
  var wayOut: [Transition]? {
    guard count > 1, MotionStory(Transition(wholeOf: self)).changed.isEmpty else { return nil }
    let starts = Dictionary(self[0].before.elements.map { ($0.id, $0.center) }) { first, _ in first
    }
    // Who is not there at every end would only be missed where it is not.
    let lasting = reduce(Set(starts.keys)) { $0.intersection($1.after.elements.map(\.id)) }
    func farthest(_ ids: Set<ElementID>) -> Int? {
      let ways = map { change in
        change.after.elements.reduce(0) { sum, element in
          guard let start = starts[element.id], ids.contains(element.id) else { return sum }
          let way = hypot(element.center.x - start.x, element.center.y - start.y)
          return sum + (way.isFinite ? way : 0)
        }
      }
      return ways.max().flatMap { $0 > 0 ? ways.firstIndex(of: $0) : nil }
    }
    return (farthest(lasting) ?? farthest(Set(starts.keys))).map { Array(prefix($0 + 1)) }
  }

  /// How often a hand that drives them goes the other way.
  fileprivate var turnsOfHand: Int {
    let sides = compactMap { $0.progress.map { $0.to - $0.from } }.filter { $0 != 0 }
    return zip(sides, sides.dropFirst()).count { $0 * $1 < 0 }
  }
}

extension Transition {
  /// Whether the window shows the same part of the content at both ends.
  fileprivate var endsWhereItBegins: Bool { before.viewport == after.viewport }
}

extension MotionStory {
  /// Whether anybody does more than come into view or leave it.
  fileprivate var changesSomething: Bool { changed.contains { !$0.crossesEdge } }
}
