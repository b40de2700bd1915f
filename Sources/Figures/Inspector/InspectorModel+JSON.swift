import CoreGraphics
import Drawing
import Motion
import Notation

/// The data that the page reads. Whatever many elements have in common stands there once, and is called by its number:
///
///     courses   how far something has come, frame by frame: [0.01, 0.05, …]
///     states    columns: x, y, width, height, alpha, z, hidden, transform; x and y are counted from where an element
///               starts, columns at the end in which nothing stands are left out. Behind them, by the state's number,
///               the layout's own values
///     plans     what elements go through, apart from their states. The way has legs, each from a frame on: [frame] it
///               is not there, [frame, state] it is so, [frame, state, course] it goes from the state before to this
///               one. The steps: [role, before, initial, final, after, speaks], of which the four are states, -1 for
///               none, and whether it stands for all of its section; no number at the end is left out.
///               Behind them the state that its drawing ends with, if no leg leads there
///     stories   [plan, state, state, …]: the plan's first state, its second, and so on
///     elements  columns: name, words (0 for none, or how many letters at the end of the name they are), story, and x
///               and y of its start. A few things are told by the element's number: a label other than the name with
///               its words before it, and the name in tests where that is not the item's own
///     ofScreen  the numbers of bars and other parts of the screen, which have places there alone
extension InspectorModel {
  var json: JSONText {
    let size = stageSize
    var stories = InspectedStories(score, framesPerSecond: framesPerSecond)
    let numbers = elements.map { stories.number(of: $0) }
    let roles = roles
    return .object([
      ("fps", number(framesPerSecond)), ("frames", .whole(frameCount)),
      ("duration", number(score.duration)),
      ("size", .list([number(size.width), number(size.height)])),
      ("device", .flag(hasDevice)), ("scene", .optional(file.map(Directions.balanced))),
      ("roles", .object(roles.map { ($0.rawValue, json($0)) })), ("steps", .list(steps.map(json))),
      ("viewports", .list(viewports.map(json))),
      ("courses", .lines(stories.courses.values.map { .list($0.map(number)) })),
      ("states", columns(of: stories.states.values)),
      ("plans", .lines(stories.plans.values.map { json($0, roles) })),
      ("stories", .list(stories.all.values.map { .wholes([$0.plan] + $0.states) })),
      ("elements", columns(numbers)),
      ("ofScreen", .wholes(elements.indices.filter { elements[$0].isOfScreen })),
    ])
  }

  private func json(_ step: ToldStep) -> JSONText {
    .object([
      ("name", .text(Directions.balanced(step.name))),
      ("finding", .text(Directions.balanced(step.finding))),
      ("start", number(score.starts[step.changes.lowerBound])),
      ("end", number(score.ends[step.changes.upperBound - 1])),
      ("view", .list(view(of: step.story.content.after.viewport).map(number))),
    ])
  }

  /// A role in words, the group of the table that it belongs to, and how it is marked.
  private func json(_ role: Role) -> JSONText {
    .object([
      ("words", .text(role.words)), ("verb", .text(role.verbs.one)),
      ("group", .text(InspectorMarks.group(of: role))),
      ("mark", .text(InspectorMarks.mark(of: role))),
    ])
  }

  private func json(_ run: InspectedRun) -> JSONText {
    .list([.whole(run.frame)] + run.values.map(number))
  }

  private func json(_ plan: InspectedPlan, _ roles: [Role]) -> JSONText {
    let way = plan.way.map { leg in
      JSONText.wholes([leg.frame, leg.state, leg.course].compactMap(\.self))
    }
    let steps = plan.steps.map { step in
      let role = step.role.flatMap { roles.firstIndex(of: $0) } ?? -1
      let numbers = [role] + step.states.map { $0 ?? -1 } + [step.speaks ? 1 : -1]
      let last = numbers.lastIndex { $0 >= 0 } ?? -1
      return JSONText.wholes(Array(numbers.prefix(last + 1)))
    }
    return .list([.list(way), .list(steps)] + (plan.rest.map { [.whole($0)] } ?? []))
  }

  private func columns(_ stories: [Int]) -> JSONText {
    .object([
      ("name", column(elements) { $0.id.identifier.map { .text($0) } ?? .nothing }),
      ("words", column(elements, words)),
      ("story", column(stories) { .number(Double($0)) }),
      ("x", column(elements) { .number($0.start.x) }),
      ("y", column(elements) { .number($0.start.y) }),
      ("label", some { $0.label == $0.usualLabel ? nil : Directions.balanced($0.label) }),
      ("swift", some { $0.swift.map(Directions.balanced) }),
    ])
  }

  /// Words that end the name, as its number does, are told by their length.
  private func words(of element: InspectedElement) -> InspectorColumn.Value {
    guard let words = element.words?.unicodeScalars else { return .number(0) }
    let end = element.id.identifier?.unicodeScalars.suffix(words.count)
    let isEnd = end.map { $0.elementsEqual(words) } ?? false
    return isEnd ? .number(Double(words.count)) : .text(String(words))
  }

  private func column<Row>(_ rows: [Row], _ value: (Row) -> InspectorColumn.Value) -> JSONText {
    InspectorColumn(rows.map(value)).json
  }

  /// The texts that some of the elements have, by their numbers.
  private func some(_ text: (InspectedElement) -> String?) -> JSONText {
    .object(
      elements.enumerated().compactMap { index, element in
        text(element).map { ("\(index)", .text($0)) }
      })
  }

  private func columns(of states: [InspectedState]) -> JSONText {
    let all: [(name: String, standard: InspectorColumn.Value, values: [InspectorColumn.Value])] = [
      ("x", .nothing, states.map { .number($0.frame.x) }),
      ("y", .nothing, states.map { .number($0.frame.y) }),
      ("width", .nothing, states.map { .number($0.frame.z) }),
      ("height", .nothing, states.map { .number($0.frame.w) }),
      ("alpha", .number(1), states.map { .number($0.alpha) }),
      ("z", .number(0), states.map { .number(Double($0.zIndex)) }),
      ("hidden", .number(0), states.map { .number($0.isHidden ? 1 : 0) }),
      ("transform", .text(""), states.map { .text($0.transform) }),
    ]
    let last = all.lastIndex { column in column.values.contains { $0 != column.standard } } ?? 3
    let own = states.enumerated().filter { !$0.element.custom.isEmpty }
    return .object(
      all.prefix(last + 1).map { ($0.name, InspectorColumn($0.values).json) }
        + [("custom", .object(own.map { ("\($0.offset)", custom($0.element)) }))])
  }

  private func custom(_ state: InspectedState) -> JSONText {
    .object(
      state.custom.sorted { ByteOrder.isAscending($0.key, $1.key) }.map {
        (Directions.balanced($0.key), .text(Directions.balanced($0.value)))
      })
  }

  private func number(_ value: CGFloat) -> JSONText { .rounded(value.isFinite ? value : 0) }

  private func number(_ value: Double) -> JSONText { .rounded(CGFloat(value), decimals: 5) }
}
