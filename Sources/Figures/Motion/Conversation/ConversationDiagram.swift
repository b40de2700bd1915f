public import Foundation
public import Motion

/// Who asks whom what during a change, in order: a line for each party, a band for each phase, and an arrow for each
/// call with its words on it. The same call for many elements is one row, however many there are.
public struct ConversationDiagram {
  /// The calls of one step, and what is known about it.
  public struct Step: Sendable {
    /// The step's name; empty for none.
    public var name: String
    /// The calls in the order of their beginnings.
    public var conversation: Conversation
    /// Seconds from the first call to the last; nil where nobody knows.
    public var duration: TimeInterval?
    /// The layout that knows the names of what goes.
    public var before: LayoutSnapshot?
    /// The layout that knows the names of what is there in the end.
    public var after: LayoutSnapshot?
    /// The parts that elements play in the step; nil where nobody knows.
    public var roles: StepRoles?

    /// A step by its name and its calls; without layouts, elements go by their paths.
    public init(
      _ name: String, _ conversation: Conversation, duration: TimeInterval? = nil,
      between layouts: (before: LayoutSnapshot, after: LayoutSnapshot)? = nil
    ) {
      self.name = name
      self.conversation = conversation
      self.duration = duration
      before = layouts?.before
      after = layouts?.after
    }
  }

  /// The heading of the diagram, and the width that it is laid out for.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for a page of documentation.
    public var width: FigureWidth?

    /// Without a heading, for a page.
    public init(title: String = "", width: FigureWidth? = nil) {
      self.title = title
      self.width = width
    }
  }

  private let steps: [Step]
  private let options: Options

  /// The diagram of a single step, without a name of its own.
  public init(_ conversation: Conversation, _ options: Options = Options()) {
    self.init([Step("", conversation)], options)
  }

  /// A diagram for each step.
  public init(_ steps: [Step], _ options: Options = Options()) {
    self.steps = steps.isEmpty ? [Step("", Conversation(calls: []))] : steps
    self.options = options
  }

  private var width: FigureWidth { options.width ?? .page }

  /// A section for each step, 24 at most, with its parties from left to right and time going down. If a page has no
  /// room for all of them, those with the most calls are drawn, and the others are told in a sentence.
  public var figure: Figure {
    let shown = steps.prefix(ChangeParts.largestCount).map {
      ($0, HeardCalls($0.conversation, roles: $0.roles))
    }
    let tallest = width.tallest
    var surplus: CGFloat = 0
    var figure = page(shown, shortenedBy: surplus)
    // Headings and phases take different room: rows give way until the page is no tower.
    for _ in 0..<Self.mostTries where figure.drawing.size.height > tallest {
      surplus += max(figure.drawing.size.height - tallest, CallPicture.pitch)
      let lower = page(shown, shortenedBy: surplus)
      if lower.drawing.size.height < figure.drawing.size.height { figure = lower }
    }
    return figure
  }

  private static let mostTries = 6

  private typealias Heard = (step: Step, calls: HeardCalls)

  /// - Parameter surplus: points that its rows have to do without.
  private func page(_ shown: [Heard], shortenedBy surplus: CGFloat) -> Figure {
    SectionPage(
      kind: "conversation", title: options.title, findingLeads: false, width: width,
      sections: sections(shown, shortenedBy: surplus), hidden: steps.count - shown.count,
      total: steps.count, noun: Noun("step", "steps")
    ).figure
  }

  /// More are never drawn below each other.
  private static let mostDrawn = 3
  /// Of fewer lines, nobody follows a step: one that is drawn alone has to do with what is there.
  private static let leastLines = 8
  /// The same on a page that is scrolled anyway: what was asked for, and the first of what comes of it.
  private static let leastNarrowLines = 4
  /// The heading of a section and what stands between two.
  private static let headHeight: CGFloat = 76
  /// Steps without a picture take so much of a page of 400 points.
  private static let toldHeight: CGFloat = 6

  /// As many steps as the page has room for with lines enough for each, and the others in words.
  private func sections(_ shown: [Heard], shortenedBy surplus: CGFloat) -> [FigureSection] {
    let order = shown.indices.sorted {
      (-shown[$0].calls.calls.count, $0) < (-shown[$1].calls.calls.count, $1)
    }
    // One step alone has all of the page.
    if shown.count == 1 {
      return [section(shown[0], CallLimit(width: width.points, surplus: surplus), isOnly: true)]
    }
    for count in (2...Self.mostDrawn).reversed() where count <= shown.count {
      let drawn = Set(order.prefix(count))
      if let sections = sections(
        shown, drawing: drawn,
        least: width.isNarrow ? Self.leastNarrowLines : Self.leastLines, shortenedBy: surplus)
      {
        return sections
      }
    }
    return sections(shown, drawing: Set(order.prefix(1)), least: 0, shortenedBy: surplus) ?? []
  }

  /// The pictures of those that are drawn, with as many lines as all of them have room for; nil where these would be
  /// too few.
  private func sections(
    _ shown: [Heard], drawing drawn: Set<Int>, least: Int, shortenedBy surplus: CGFloat
  ) -> [FigureSection]? {
    let others = shown.indices.filter { !drawn.contains($0) }.map { shown[$0] }
    let toldRoom = others.isEmpty ? 0 : 56 + CGFloat(others.count) * Self.toldHeight
    let room = width.tallest - Self.headHeight - surplus - toldRoom
    var limit = CallLimit(width: width.points, isShared: drawn.count > 1)
    while true {
      let sections = shown.indices.filter(drawn.contains)
        .map { section(shown[$0], limit, isOnly: false) }
      let height = sections.reduce(0) { $0 + $1.size.height + Self.headHeight }
      if height <= room || limit.isLeast && least == 0 {
        return sections + (others.isEmpty ? [] : [told(others)])
      }
      if limit.isLeast { return nil }
      let excess = (height - room) / CallPicture.pitch / CGFloat(drawn.count)
      limit = limit.reduced(by: max(1, Int(excess)))
      if limit.lines < least { return nil }
    }
  }

  /// Steps without a picture, in one paragraph.
  private func told(_ steps: [Heard]) -> FigureSection {
    let words = steps.map { heard in
      let name = heard.step.name.isEmpty ? "A step" : heard.step.name.shortened(to: 40)
      return "\(name): \(CountWords.digits(heard.calls.calls.count, Noun("call", "calls")))"
    }.joined(separator: "; ")
    return FigureSection(
      name: steps.count == 1 ? "The other step" : "The other steps", details: "", summary: "",
      happening: words, size: .init(width: width.content, height: 0), body: [],
      notes: ["\(words)."])
  }

  private func section(_ heard: Heard, _ limit: CallLimit, isOnly: Bool) -> FigureSection {
    let step = heard.step
    let script = CallScript(heard.calls, step, limit: limit)
    let picture = CallPicture(script, width: width.content)
    let finding = CallSentence(heard.calls).text
    return FigureSection(
      name: step.name, details: steps.count == 1 ? step.name : "", summary: summary(script),
      finding: finding,
      happening: finding, size: picture.size, body: picture.drawing,
      legend: CallLegend(script, isOnly: isOnly, isTerse: limit.isTerse).entries,
      notes: notes(script, isTerse: limit.isTerse))
  }

  private func notes(_ script: CallScript, isTerse: Bool) -> [String] {
    let standsIn = script.parts.flatMap(\.rows).contains(where: \.standsInForReload)
    return [
      script.isSummedUp && !isTerse ? "Rows hold all calls of their kind in a phase." : nil,
      // On a narrow page, the words at the arrows have to do.
      standsIn && !isTerse
        ? "UIKit cannot place a reload beside moves: a delete and an insert say it." : nil,
    ].compactMap(\.self)
  }

  /// "Ask: 8 calls. Prepare: 10 calls."
  private func summary(_ script: CallScript) -> String {
    script.parts.map {
      "\($0.phase.title): \(CountWords.digits($0.count, Noun("call", "calls")))."
    }.joined(separator: " ")
  }
}
