import CoreGraphics
import Drawing
import Motion
import Notation

extension InspectorModel {
  /// The data that the page reads: the steps, the elements, and lists of runs.
  var json: JSONText {
    let size = stageSize
    var ways = InspectedWays()
    let elements = elements.map { json($0, &ways) }
    return .object([
      ("fps", number(framesPerSecond)), ("frames", .whole(frameCount)),
      ("duration", number(score.duration)),
      ("size", .list([number(size.width), number(size.height)])),
      ("device", .flag(hasDevice)), ("scene", .optional(file.map(Directions.balanced))),
      ("roles", .object(roles.map { ($0.rawValue, json($0)) })), ("steps", .list(steps)),
      ("viewports", .list(viewports.map(json))), ("outlines", .wholes(outlines)),
      ("ways", .lines(ways.all)), ("elements", .lines(elements)),
    ])
  }

  private var steps: [JSONText] {
    score.steps.indices.map { step in
      .object([
        ("name", .text(Directions.balanced(score.steps[step].name))),
        ("finding", .text(Directions.balanced(findings[step]))),
        ("start", number(score.starts[step])), ("end", number(score.ends[step])),
      ])
    }
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

  private func json(_ element: InspectedElement, _ ways: inout InspectedWays) -> JSONText {
    let start = element.runs.first?.state?.frame ?? [0, 0]
    let way = ways.number(
      of: .list(
        element.runs.map { run in
          .list([.whole(run.frame)] + (run.state.map { fields($0.moved(from: start)) } ?? []))
        }))
    let words = element.words.map { [("words", JSONText.text($0))] } ?? []
    let swift = element.swift.map { [("swift", JSONText.text(Directions.balanced($0)))] } ?? []
    return .object(
      [
        ("label", .text(Directions.balanced(element.label))),
        ("name", .optional(element.id.identifier)),
      ] + words + swift + [
        ("views", .wholes(element.views)),
        ("steps", .list(element.steps.map(json))), ("way", .whole(way)),
        ("at", .list(start.prefix(2).map(number))),
      ])
  }

  private func json(_ step: InspectedStep) -> JSONText {
    let states = [
      ("before", step.before), ("initial", step.initial), ("final", step.final),
      ("after", step.after),
    ].compactMap { name, state in state.map { (name, JSONText.list(fields($0))) } }
    let role = step.role.map { ("role", JSONText.text($0.rawValue)) }
    let speaks = step.speaks ? ("speaks", JSONText.flag(true)) : nil
    return .object([role, speaks].compactMap(\.self) + states)
  }

  /// x, y, width, height, alpha, z, hidden, transform, the layout's own values; defaults at the end are left out.
  private func fields(_ state: InspectedState) -> [JSONText] {
    let numbers = state.frame.map(number)
    let rest: [(value: JSONText, isStandard: Bool)] = [
      (number(state.alpha), NumberText.text(state.alpha) == "1"),
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

  private func number(_ value: Double) -> JSONText { .rounded(CGFloat(value), decimals: 5) }
}

/// The ways of elements from where they start: who follows a change goes as many others do.
private struct InspectedWays {
  private(set) var all: [JSONText] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of way: JSONText) -> Int {
    let text = way.compact
    if let number = numbers[text] { return number }
    numbers[text] = all.count
    all.append(way)
    return all.count - 1
  }
}
