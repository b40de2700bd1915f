public import CoreGraphics
public import Motion

/// A timing curve with the frames that a film of it has: how far the change has come at each.
public struct CurveCard {
  /// The heading of a card with one curve, and the rate of the film that it marks.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; with an empty one the curve is named by its kind.
    public var title: String
    /// The rate of the film whose frames are marked on the curve: 60 unless said otherwise.
    public var framesPerSecond: Double

    /// Without a heading, and with 60 frames a second.
    public init(title: String = "", framesPerSecond: Double = 60) {
      self.title = title
      self.framesPerSecond = framesPerSecond
    }
  }

  /// A timing, and the step that has it.
  public struct Entry: Sendable {
    /// The step's name, which stands above its curve; empty for none.
    public var name: String
    /// The curve of the change, its duration and its delay.
    public var timing: Timing
    /// The rate of the film whose frames are marked on this curve: 60 unless said otherwise.
    public var framesPerSecond: Double

    /// The longest way that it drives, in points; nil where nobody knows one.
    public var distance: CGFloat?
    /// The name of the element that goes it; empty where nobody knows.
    public var traveller = ""
    /// " of those seen": whom it is compared with, where these are not all.
    var farthestGroup = ""
    /// How many go as far as the traveller, with that one.
    var equals = 1
    /// The changes of a step that a hand drives, in place of the curve; empty for all others.
    public var hand: [Transition] = []

    /// The timing of a step by the step's name, with 60 frames a second unless said otherwise.
    public init(
      _ name: String, _ timing: Timing, framesPerSecond: Double = 60, distance: CGFloat? = nil
    ) {
      self.name = name
      self.distance = distance
      self.timing = timing
      self.framesPerSecond = framesPerSecond
    }

    /// The same with the longest of the ways in those steps, as the other figures of these have it; where nobody goes
    /// anywhere, nothing is known of a way.
    public func measured(along steps: [ChangeSeries]) -> Entry {
      let stories = ChangeParts(wholeOf: steps).parts.map(\.story)
      let sets = stories.map { WaySet($0) }
      let farthest = sets.compactMap(\.farthest).max { $0.length < $1.length }
      let length = farthest?.length ?? 0
      var entry = self
      entry.equals = sets.reduce(0) { sum, set in
        sum + set.ways.count { length - $0.length < 0.05 }
      }
      entry.distance = farthest?.length
      entry.traveller = farthest?.story.spokenName ?? ""
      entry.farthestGroup = stories.map(\.farthestGroup).first { !$0.isEmpty } ?? ""
      return entry
    }
  }

  private let entries: [Entry]
  private let title: String
  private let width: FigureWidth

  /// A card with a single curve.
  public init(_ timing: Timing, _ options: Options = Options()) {
    self.init(
      [Entry("", timing, framesPerSecond: options.framesPerSecond)], title: options.title)
  }

  /// A curve for each entry.
  public init(_ entries: [Entry], title: String = "", width: FigureWidth = .readme) {
    self.entries = entries.isEmpty ? [Entry("", .immediate)] : entries
    self.title = title
    self.width = width
  }

  /// Up to three curves over one another, more side by side, 24 at most; without entries a change that takes no time.
  public var figure: Figure {
    let shown = entries.prefix(ChangeParts.largestCount)
    let courses = shown.map(CurveCourse.init)
    guard courses.count > Self.largestPlot else { return card(courses) }
    let noun = Noun("curve", "curves")
    return SectionPage(
      kind: "", title: title, width: width, sections: courses.map(section),
      hidden: entries.count - shown.count, noun: noun
    ).figure
  }

  private static let largestPlot = 3
  /// A heading of more characters says that of the first curve alone.
  private static let longestFinding = 120

  private func card(_ courses: [CurveCourse]) -> Figure {
    let picture = CurvePicture(courses, width: width.content)
    let isAlone = courses.count == 1
    let details = isAlone ? details(courses[0]) : "\(courses.count) curves"
    let findings = Self.told(courses, \.finding)
    let whole = findings.joined(separator: "; ")
    let isShort = whole.count <= Self.longestFinding
    let others = isShort ? [] : findings.dropFirst().map { "\($0)." }
    return FigurePage(
      title: title, subtitle: ["timing curve", details].joined(separator: " · "),
      finding: isShort ? whole : findings[0], findingLeads: true,
      summary: (others + Self.told(courses, summary)).joined(separator: " "), width: width,
      size: picture.size, body: picture.items, legend: picture.legend,
      notes: Self.travellers(courses)
    ).figure
  }

  /// The sentences about all curves, each once and with the names of those of which it is true.
  private static func told(
    _ courses: [CurveCourse], _ words: (CurveCourse) -> String
  ) -> [String] {
    let told = courses.map { (name: $0.name, words: words($0)) }
    var sentences: [String] = []
    for (_, words) in told where !sentences.contains(words) { sentences.append(words) }
    guard courses.count > 1 else { return sentences }
    return sentences.map { sentence in
      let names = told.filter { $0.words == sentence }.map(\.name)
      return names.contains("") ? sentence : "\(CountWords.list(names)): \(sentence)"
    }
  }

  /// "In points: the way of Dan, who goes farthest."
  private static func travellers(_ courses: [CurveCourse]) -> [String] {
    let known = courses.filter { $0.distance != nil && !$0.traveller.isEmpty }
    guard let first = known.first else { return [] }
    let isOne = Set(known.map(\.traveller)).count == 1
    let names = known.map {
      isOne || $0.name.isEmpty ? $0.traveller : "\($0.traveller) (\($0.name))"
    }
    let most = "farthest" + (known.map(\.farthestGroup).first { !$0.isEmpty } ?? "")
    let equals = known.map(\.equals).max() ?? 1
    let goes = equals > 1 ? "one of \(CountWords.number(equals)) who go" : "who goes"
    return [
      isOne
        ? "In points: the way of \(first.traveller), \(goes) \(most)."
        : "In points: the ways of \(CountWords.list(names)), who go \(most)."
    ]
  }

  private func section(_ course: CurveCourse) -> FigureSection {
    let picture = CurvePicture([course], width: min(width.content, 380))
    return FigureSection(
      name: course.name, details: details(course), summary: summary(course),
      finding: course.finding, happening: course.finding, size: picture.size, body: picture.items,
      legend: picture.legend, notes: Self.travellers([course]))
  }

  private func details(_ course: CurveCourse) -> String {
    let duration = course.timing.duration
    let time = duration > 0 ? FigureText.seconds(duration) : "at once"
    return [time, course.frameWords].compactMap(\.self).joined(separator: " · ")
  }

  private func summary(_ course: CurveCourse) -> String {
    let frames = course.frameWords.map { ", \($0)" } ?? ""
    let over = course.peak.map { " It goes up to \(FigureText.share($0.y)) on its way." } ?? ""
    let words = course.hand == nil ? "timing curve \(course.timing.curve.words)" : "way of a hand"
    return
      "The \(words) over \(FigureText.seconds(course.timing.duration))\(frames).\(over)"
  }
}
