import Drawing
import Motion
import Notation

/// One picture of a contact sheet, with the numbers of all that look like it.
struct SheetState {
  let entry: ContactSheet.Entry
  let numbers: ClosedRange<Int>
  /// The captions of all pictures that look like it.
  let captions: [String]

  /// Pictures that follow each other and look alike are one.
  static func merged(_ entries: [ContactSheet.Entry]) -> [SheetState] {
    var states: [SheetState] = []
    for (index, entry) in entries.enumerated() {
      let number = index + 1
      if let last = states.last, last.entry.drawing == entry.drawing, entry.changes.isEmpty {
        states[states.count - 1] = SheetState(
          entry: last.entry, numbers: last.numbers.lowerBound...number,
          captions: last.captions + [entry.caption])
      } else {
        states.append(SheetState(entry: entry, numbers: number...number, captions: [entry.caption]))
      }
    }
    return states
  }

  /// The first and the last, and between them those in which most changes: in their order. If nothing tells them apart,
  /// those that are equally far from each other.
  static func chosen(_ states: [SheetState], _ count: Int) -> [SheetState] {
    guard states.count > count, count > 1, let last = states.indices.last else { return states }
    let pitch = Double(last) / Double(count - 1)
    let even = Set((0..<count).map { Int((Double($0) * pitch).rounded()) })
    let between = states.indices.dropFirst().dropLast().sorted { first, second in
      let (one, other) = (states[first].weight, states[second].weight)
      if one != other { return one > other }
      if even.contains(first) != even.contains(second) { return even.contains(first) }
      return first < second
    }
    let chosen = Set([0, last] + between.prefix(count - 2))
    return chosen.sorted().map { states[$0] }
  }

  /// How much of a change it shows.
  private var weight: Int { min(entry.changes.count, Self.mostWeight) }

  /// More changes than this look alike.
  private static let mostWeight = 1_000

  /// "2", "3 to 5".
  var number: String {
    numbers.count == 1
      ? "\(numbers.lowerBound)" : "\(numbers.lowerBound) to \(numbers.upperBound)"
  }

  /// "2 · sync".
  var title: String {
    [number, String(entry.title.prefix(200))].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// "Mia, Max +; Bob −": by role, those of one role together; nil where nothing was asked for.
  var changeWords: String? {
    let groups = Dictionary(grouping: entry.changes, by: \.role).sorted { $0.key < $1.key }
    guard !groups.isEmpty else { return nil }
    return groups.map { role, changes in
      let names = changes.map { Directions.apart($0.name.shortened(to: 30)) }
      let list =
        names.count > SheetCaption.mostNames
        ? CountWords.digits(names.count) : names.joined(separator: ", ")
      return "\(list) \(role.glyph)"
    }.joined(separator: "; ")
  }
}

extension Role {
  /// The sign of its badge, as a letter.
  fileprivate var glyph: String {
    switch self {
    case .inserted, .sectionInserted: "+"
    case .deleted, .sectionDeleted: "−"
    case .moved, .sectionMoved: "→"
    case .reloaded, .reconfigured: "↻"
    case .shown, .hidden, .cameIntoView, .leftView, .relaid, .turned, .resized, .pinned,
      .pinnedAwhile, .scrolled, .follows, .unchanged:
      words
    }
  }
}
