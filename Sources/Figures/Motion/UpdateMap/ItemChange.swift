import CoreGraphics
import Drawing
import Motion

/// One batch of updates: all of the data before and after it, section by section, and what became of each item.
struct ItemChange {
  private let story: MotionStory
  /// The same for sentences: a drag from its start.
  private let wholeStory: MotionStory
  private let names: (before: [String?], after: [String?])
  private let options: ChangeOptions

  private static let lineHeight: CGFloat = 18

  init(
    _ part: ChangeParts.Part, names: (before: [String?], after: [String?]),
    _ options: ChangeOptions
  ) {
    (story, wholeStory) = (part.story, part.wholeStory)
    self.names = names
    self.options = options
  }

  private var roles: StepRoles { story.roles }
  private var width: FigureWidth { options.width ?? .page }

  func section(_ name: String) -> FigureSection {
    guard let columns = roles.columns else { return calm(name) }
    let alignment = DataAlignment(columns, roles, name: self.name)
    let isBoxed =
      alignment.sections.count > 1 || alignment.sections.contains { $0.role != nil }
      || (names.before + names.after).contains { $0 != nil }
    let plan = plan(alignment, isBoxed: isBoxed)
    let picture = MapPicture(plan, MapFaces(story, columns), width: width.content)
    let sum = UpdateArithmetic(roles.sections).line
    let headline = MapHeadline(wholeStory, alignment, noun: options.noun).text
    let lines = Label.lines([sum + "."], FigureType.name, width: width.content)
    let body = picture.items + stacked(lines, below: picture.size.height + 16)
    let height = picture.size.height + 16 + CGFloat(lines.count) * Self.lineHeight - 6
    return FigureSection(
      name: name, details: details(alignment), summary: summary(sum, headline), finding: headline,
      happening: headline, size: CGSize(width: picture.size.width, height: height), body: body,
      notes: notes(picture, plan))
  }

  private func plan(_ alignment: DataAlignment, isBoxed: Bool) -> MapPlan {
    let width = width
    return MapPlan(alignment, isBoxed: isBoxed) { before, after in
      let sides = [before, after]
      let rows = sides.map { MapMetrics.rows($0, isBoxed: isBoxed) }.max() ?? 0
      let metrics = MapMetrics(sides, of: alignment, isBoxed: isBoxed, width: width.content)
      let height = sides.map(metrics.height).max() ?? 0
      return rows <= MapPlan.largestCount && height <= Self.largestHeight(width)
    }
  }

  /// The height that the rest of the page leaves for the columns.
  private static func largestHeight(_ width: FigureWidth) -> CGFloat {
    max(width.tallest - 190, 240)
  }

  private func stacked(_ lines: [Label], below y: CGFloat) -> [DrawItem] {
    lines.enumerated().map { line, label in
      label.item(at: CGPoint(x: 0, y: y + CGFloat(line) * Self.lineHeight))
    }
  }

  /// The data's name of the section, or its number.
  private func name(_ sum: SectionSum) -> String {
    let index = sum.indexAfter ?? sum.indexBefore ?? 0
    let own = sum.indexAfter == nil ? names.before : names.after
    return story.looks.name(of: sum) ?? own[safe: index].flatMap(\.self) ?? "Section \(index)"
  }

  // MARK: Words

  private func details(_ alignment: DataAlignment) -> String {
    let count = alignment.count
    let all = "all \(CountWords.digits(count, options.noun))"
    let items = count == 1 ? "one \(options.noun.one)" : all
    let sections = max(alignment.order(.before).count, alignment.order(.after).count)
    return sections > 1 ? "\(items) in \(sections) sections" : items
  }

  private func summary(_ sum: String, _ headline: String) -> String {
    let words = MotionWords(wholeStory, noun: options.noun).changes
    return roles.isAsked && words != headline ? "\(words). \(sum)." : "\(sum)."
  }

  private func notes(_ picture: MapPicture, _ plan: MapPlan) -> [String] {
    var notes: [String] = []
    if picture.tellsShifts {
      notes.append(
        "Grey: a run that stays together. The number at its end is how far its indices shift.")
    } else if picture.hasBands {
      notes.append(
        "Grey band: stays or follows."
          + (picture.hasFolds ? " A grey row folds items that keep their order." : ""))
    } else if picture.hasFolds {
      notes.append("A grey row folds items that have no line of their own.")
    }
    let rest = plan.unnamed.sorted { $0.key < $1.key }.map {
      "\(CountWords.number($0.value)) more \($0.key.words)"
    }
    if picture.hasUnseen { notes.append("Names on grey: items that are not on the screen.") }
    let place = picture.hasFolds ? ", in the grey rows" : ""
    if !rest.isEmpty { notes.append("And \(CountWords.list(rest))\(place).") }
    return notes
  }

  // MARK: No update

  /// A change that no update was asked for: the data stays, only the screen is told.
  private func calm(_ name: String) -> FigureSection {
    let states = [story.transition.before, story.transition.after].map(seen)
    let seen =
      states[0] == states[1]
      ? ["On the screen before and after: \(states[0])."]
      : zip(["Before", "After"], states).map { "\($0): \($1) on the screen." }
    let lines = Label.lines(seen, FigureType.value, width: width.content - 24)
    let size = CGSize(
      width: width.content, height: CGFloat(lines.count) * Self.lineHeight + 20)
    let body = [
      DrawItem.panel(CGRect(origin: .zero, size: size)),
      .moved(stacked(lines, below: 12), by: CGPoint(x: 12, y: 0)),
    ]
    return FigureSection(
      name: name, details: "no update of the data", summary: seen.joined(separator: " "),
      finding: calmFinding, happening: calmFinding, size: size, body: body)
  }

  private var calmFinding: String {
    let changes = MotionWords(story, noun: options.noun).changes
    let scroll = story.scrollWords?.capitalizedFirst
    let words = changes == "Nothing changes" ? nil : changes
    let isBrief = words.map { $0.split(separator: " ").count <= 20 } ?? false
    let happening = isBrief ? words : scroll
    return [happening, happening == nil ? "The data stays as it is" : "the data stays as it is"]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// "row 0 to row 7, eight items", "apple to fig in Fruit, four items".
  private func seen(_ state: LayoutSnapshot) -> String {
    let cells = state.elements.filter { $0.kind == .cell && $0.isSeen(in: state.viewport) }
    let count = CountWords.counted(cells.count, options.noun)
    let sections = Dictionary(grouping: cells) { $0.path.first ?? 0 }.sorted { $0.key < $1.key }
    let parts = sections.prefix(Self.mostSections).map { number, cells in
      let names = [cells.first, cells.last].compactMap { $0.map { story.looks.label(of: $0.id) } }
      let ends = cells.count == 1 ? names[0] : names.joined(separator: " to ")
      let name = roles.sectionNames[safe: number].flatMap(\.self)
      return sections.count > 1 && name != nil
        ? "\(ends) in \(story.looks.name(ofSection: name ?? ""))" : ends
    }
    return (parts + [count]).joined(separator: ", ")
  }

  /// More sections on a screen are not named.
  private static let mostSections = 4
}
