internal import Motion
internal import Scene
internal import SceneFormat

/// Numbers: the table of all attributes.
struct TableContent: HeldContent {
  let table: AttributeTable
  let tolerance: Double
  let ending = "attrs"
  let differenceEnding = "txt"
  let pictureEnding: String? = "storyboard.svg"

  func bytes() -> [UInt8] { Array(table.text.utf8) }

  func difference(from golden: [UInt8], to made: [UInt8]) throws -> HeldDifference {
    let file = try SourceFile(path: "golden", bytes: golden)
    let comparison = TableComparison(
      accepted: try TableFile(file).table(), ComparedTable(table), tolerance: tolerance)
    let difference = TableDifference(comparison)
    let orders = difference.stepOrders.map { [$0.text] } ?? []
    let rest = difference.rest(after: orders.count + difference.changes.count)
    let sentences = orders + Self.sentences(difference.changes) + [rest].compactMap(\.self)
    let pictures = {
      let accepted = try AttributeTable(text: String(decoding: golden, as: UTF8.self))
      return (
        before: TableStoryboard(accepted, besides: table).bytes,
        after: TableStoryboard(table, besides: accepted).bytes
      )
    }
    return HeldDifference(sentences: sentences, pictures: pictures) {
      Array(difference.text.utf8)
    }
  }

  /// One for all states of a step in which the same happened to an element: `cell f3 moved by (+1, 0) in add: before,
  /// after`.
  private static func sentences(_ changes: [TableDifference.Change]) -> [String] {
    var order: [[String?]] = []
    var states: [[String?]: [String]] = [:]
    for change in changes {
      let key = [change.sentence, change.place.step]
      if states[key] == nil { order.append(key) }
      states[key, default: []] += [change.place.phase?.text].compactMap(\.self)
    }
    return order.map { key in
      let sentence = key[0] ?? ""
      guard let step = key[1], let states = states[key] else { return sentence }
      return "\(sentence) in \(step): \(states.joined(separator: ", "))"
    }
  }
}

extension SceneRun {
  /// Every step before, at so many moments of its way, and after.
  func table(moments: Int) -> AttributeTable {
    guard !steps.isEmpty else { return table }
    let rows = steps.flatMap { step in
      let longest = step.transitions.map(\.duration).max() ?? 0
      let times = (0..<moments).map { longest * Double($0 + 1) / Double(moments + 1) }
      return step.recording.table(step: step.name, times: times).rows
    }
    return AttributeTable(rows: rows)
  }
}
