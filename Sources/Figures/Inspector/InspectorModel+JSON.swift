import CoreGraphics
import Drawing
import Motion
import Notation

/// The data that the page reads. Whatever many elements have in common stands there once, and is called by its number:
///
///     courses   how far something has come, frame by frame: [0.01, 0.05, …]
///     states    x, y, width, height, alpha, z, hidden, transform, the layout's own values; x and y are counted from
///               where an element starts, defaults at the end are left out
///     stories   of one element or many. The way has legs, each from a frame on: [frame] it is not there,
///               [frame, state] it is so, [frame, state, course] it goes from the state before to this one.
///               The steps: [role, before, initial, final, after, speaks], the numbers of states, -1 for none,
///               and whether it stands for all of its section; no number at the end is left out.
///               Behind them the number of the state that its drawing ends with, if no leg leads there
///     elements  columns with a value for each element: name, words (0 for none, or how many letters at the end of
///               the name they are), story, and x and y of its start. [value, count] stands for some that are alike.
///               A few things are told by the element's number: a label other than the name with its words before it,
///               and the name in tests where that is not the item's own
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
      ("states", .lines(stories.states.values.map { .list(fields($0)) })),
      ("stories", .lines(stories.all.values.map { json($0, roles) })),
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

  private func json(_ story: InspectedStory, _ roles: [Role]) -> JSONText {
    let way = story.way.map { leg in
      JSONText.wholes([leg.frame, leg.state, leg.course].compactMap(\.self))
    }
    let steps = story.steps.map { step in
      let role = step.role.flatMap { roles.firstIndex(of: $0) } ?? -1
      let numbers = [role] + step.states.map { $0 ?? -1 } + [step.speaks ? 1 : -1]
      let last = numbers.lastIndex { $0 >= 0 } ?? -1
      return JSONText.wholes(Array(numbers.prefix(last + 1)))
    }
    return .list([.list(way), .list(steps)] + (story.rest.map { [.whole($0)] } ?? []))
  }

  private func columns(_ stories: [Int]) -> JSONText {
    .object([
      ("name", column(elements.map { .optional($0.id.identifier) })),
      ("words", column(elements.map { words(of: $0) })),
      ("story", column(stories.map { .whole($0) })),
      ("x", column(elements.map { place($0.start.x) })),
      ("y", column(elements.map { place($0.start.y) })),
      ("label", some { $0.label == $0.usualLabel ? nil : Directions.balanced($0.label) }),
      ("swift", some { $0.swift.map(Directions.balanced) }),
    ])
  }

  /// Words that end the name, as its number does, are told by their length.
  private func words(of element: InspectedElement) -> JSONText {
    guard let words = element.words?.unicodeScalars else { return .whole(0) }
    let end = element.id.identifier?.unicodeScalars.suffix(words.count)
    let isEnd = end.map { $0.elementsEqual(words) } ?? false
    return isEnd ? .whole(words.count) : .text(String(words))
  }

  /// The values, of which those that follow others like them are counted.
  private func column(_ values: [JSONText]) -> JSONText {
    var folded: [(value: JSONText, text: String, count: Int)] = []
    for value in values {
      let text = value.compact
      if let last = folded.last, last.text == text {
        folded[folded.count - 1].count += 1
      } else {
        folded.append((value, text, 1))
      }
    }
    return .list(folded.map { $0.count == 1 ? $0.value : .list([$0.value, .whole($0.count)]) })
  }

  /// The texts that some of the elements have, by their numbers.
  private func some(_ text: (InspectedElement) -> String?) -> JSONText {
    .object(
      elements.enumerated().compactMap { index, element in
        text(element).map { ("\(index)", .text($0)) }
      })
  }

  /// x, y, width, height, alpha, z, hidden, transform, the layout's own values; defaults at the end are left out.
  private func fields(_ state: InspectedState) -> [JSONText] {
    let numbers = state.numbers.map(place)
    let rest: [(value: JSONText, isStandard: Bool)] = [
      (place(state.alpha), NumberText.text(state.alpha) == "1"),
      (.whole(state.zIndex), state.zIndex == 0),
      (.whole(state.isHidden ? 1 : 0), !state.isHidden),
      (.text(state.transform), state.transform.isEmpty),
      (custom(state), state.custom.isEmpty),
    ]
    let last = rest.lastIndex { !$0.isStandard } ?? -1
    return numbers + rest.prefix(last + 1).map(\.value)
  }

  private func custom(_ state: InspectedState) -> JSONText {
    .object(
      state.custom.sorted { ByteOrder.isAscending($0.key, $1.key) }.map {
        (Directions.balanced($0.key), .text(Directions.balanced($0.value)))
      })
  }

  private func number(_ value: CGFloat) -> JSONText { .rounded(value.isFinite ? value : 0) }

  private func place(_ value: Double) -> JSONText { number(CGFloat(value)) }

  private func number(_ value: Double) -> JSONText { .rounded(CGFloat(value), decimals: 5) }
}
