import CoreGraphics
import Drawing
import Motion

/// The words under the panels of a storyboard: the moment, and where the followed element is by then.
struct MomentCaptions {
  let story: MotionStory
  let course: StoryCourse
  let moments: [StoryMoments.Moment]
  let states: [LayoutSnapshot]
  let noun: Noun
  /// The one that the followed element overlaps.
  let other: ElementStory?

  /// Whether the way turns back, which a curve tells better than words.
  var hasTurns: Bool {
    moments.contains { [.peak, .trough].contains($0.reason) }
  }

  // MARK: Under a panel

  func items(_ index: Int, number: Int?, width: CGFloat) -> [DrawItem] {
    let left: CGFloat = number == nil ? 0 : 26
    let head = shortest(
      heads(index), FigureType.label.with(weight: 600), width: width - left)
    let below = shortest(clauses(index), FigureType.caption, width: width)
    return (number.map { CourseChart.number($0, at: CGPoint(x: 9, y: 9)) } ?? [])
      + [
        head?.item(in: CGRect(x: left, y: 1, width: width - left, height: 16)),
        below?.item(in: CGRect(x: 0, y: 20, width: width, height: 15)),
      ].compactMap(\.self)
  }

  /// The first that has room; the last is cut where none has.
  private func shortest(_ texts: [String], _ style: TextStyle, width: CGFloat) -> Label? {
    Label.first(of: texts, style, width: width)
      ?? texts.last.flatMap { Label($0, style, width: width) }
  }

  /// The same in lines below each other.
  func column(_ index: Int, number: Int?, width: CGFloat) -> [DrawItem] {
    let lines =
      Label.lines([head(index)], FigureType.label.with(weight: 600), width: width)
      + Label.lines([clause(index)], FigureType.caption, width: width)
    let top: CGFloat = number == nil ? 0 : 24
    return (number.map { CourseChart.number($0, at: CGPoint(x: 9, y: 9)) } ?? [])
      + lines.prefix(Self.mostLines).enumerated().map { line, label in
        label.item(at: CGPoint(x: 0, y: top + CGFloat(line) * 16))
      }
  }

  /// More lines stand beside no panel.
  private static let mostLines = 6

  /// The first line, from the longest way to say it to the shortest.
  private func heads(_ index: Int) -> [String] {
    let whole = head(index)
    // The progress is said before the kind of a turn, which the curve above shows.
    guard moments[index].reason == .overlap, other != nil else {
      return hasTurns ? [whole, String(whole.drop { $0 != "," }.dropFirst(2))] : [whole]
    }
    let brief = other.map { whole.replacing(meeting, with: "overlaps \($0.bareName)") }
    return [whole, brief ?? whole, whole.replacing(meeting, with: "overlap")]
  }

  /// "Turns back, 45 %"; the time where nothing turns, and its sides where no time passes.
  private func head(_ index: Int) -> String {
    let moment = moments[index]
    guard story.transition.duration > 0 else { return index == 0 ? "before" : "after" }
    let time = FigureText.moment(moment.time, decimals: decimals)
    let share = "\(course.percent(moment)) %"
    guard hasTurns else {
      guard moment.time >= 0 else { return "before" }
      switch moment.reason {
      case .overlap: return "\(time), \(meeting)"
      case .turn: return "\(time), turns"
      case .settled: return "\(time), settled"
      case .start, .end, .between, .peak, .trough: return time
      }
    }
    switch moment.reason {
    case .start: return "Start, \(share)"
    case .peak: return "\(course.isBeyond(moment) ? "Overshoots" : "Turns back"), \(share)"
    case .trough: return "\(isSwing(index) ? "Swings back" : "Turns on"), \(share)"
    case .turn: return "Turns, \(share)"
    case .overlap: return "\(meeting.capitalizedFirst), \(share)"
    case .settled: return "Settled, \(share)"
    // Who fades where it stands is not as far as the hand.
    case .between: return course.staysSeen || !course.isDriven ? "\(time), \(share)" : time
    case .end: return "End, \(share)"
    }
  }

  /// "overlaps Dan": it may have touched him long before.
  private var meeting: String {
    other.map { "overlaps \($0.label(upTo: 24))" } ?? "overlap"
  }

  /// The second line, from the longest to the shortest: the one that is followed may go without its name.
  private func clauses(_ index: Int) -> [String] {
    let whole = clause(index)
    guard let star = course.star, whole.hasPrefix("\(star.label(upTo: 40)) is ") else {
      return [whole]
    }
    let rest = String(whole.dropFirst(star.label(upTo: 40).count + 4))
    return [
      whole, "\(star.bareName) is \(rest)", rest, rest.replacing(" and ", with: ", "),
    ]
  }

  /// "Cat is 72 down"; at both ends of a crowd's way, how the layout stands.
  private func clause(_ index: Int) -> String {
    let moment = moments[index]
    let isEnd = moment.reason == .start || moment.reason == .end
    if isEnd, hasTurns || moment.reason == .start || course.star == nil {
      let seen = known(at: index)
      return LayoutWords(seen).places(noun, in: seen, of: total(at: moment))
    }
    guard let star = course.star else {
      return LayoutWords(states[index]).places(noun, in: states[index])
    }
    let (window, first) = (states[index].viewport.size, states[0].viewport.size)
    if window != first { return "window \(window.sizeWords)" }
    let name = star.label(upTo: 40)
    // Nobody can check how far one is that the panel does not show.
    guard states[index].shows(star) else { return "\(name) is not seen" }
    let way = course.shift(at: moment.time)
    // In the end it is as far as other figures have it.
    let isLast = moment.time >= course.duration
    let shift = DistanceWords.text(isLast ? way : way.onWholePoints)
    if !shift.isEmpty { return "\(name) is \(shift)" }
    guard let size = course.sample(at: moment.time)?.size, size != course.samples.first?.size
    else { return "\(name) is where it was" }
    return "\(name) is \(size.sizeWords)"
  }

  /// The elements at the start or the end: who only comes is not there at first, and who goes is not there in the end,
  /// though both have a view by then.
  private func known(at index: Int) -> LayoutSnapshot {
    let (before, after) = (story.transition.before, story.transition.after)
    let state = moments[index].reason == .start ? before : after
    var known = states[index].seen(among: Set(state.elements.map(\.id)))
    known.outlines = state.outlines
    return known
  }

  private func total(at moment: StoryMoments.Moment) -> Int? {
    story.roles.columns.map { moment.reason == .start ? $0.before.count : $0.after.count }
  }

  /// Whether the way turns there after it has gone beyond its end.
  private func isSwing(_ index: Int) -> Bool { moments[..<index].contains(where: course.isBeyond) }

  /// As many as tell the moments apart.
  private var decimals: Int {
    let gaps = zip(moments, moments.dropFirst()).map { $1.time - $0.time }.filter { $0 > 0 }
    guard let least = gaps.min(), least.isFinite, least > 0 else { return 2 }
    return min(max(2, Int((-log10(least)).rounded(.up))), 6)
  }

  // MARK: Instead of them

  /// The layout, the time, and a clause for each panel.
  func summary(_ words: MotionWords) -> String {
    let panels = moments.indices.prefix(8).map { "\(head($0)): \(clause($0))" }
    return "\(words.layoutAndTime). \(panels.joined(separator: "; "))."
  }
}

extension LayoutSnapshot {
  fileprivate func shows(_ story: ElementStory) -> Bool {
    elements.contains { $0.id == story.id && $0.alpha > 0.01 && $0.isSeen(in: viewport) }
  }

  /// The same without what is beside the screen.
  fileprivate func seen(among ids: Set<ElementID>) -> LayoutSnapshot {
    with(elements: elements.filter { ids.contains($0.id) && $0.isSeen(in: viewport) })
  }
}

extension CGVector {
  var onWholePoints: CGVector { CGVector(dx: dx.rounded(), dy: dy.rounded()) }
}
