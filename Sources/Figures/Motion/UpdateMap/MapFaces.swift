import CoreGraphics
import Drawing
import Motion

/// How items look in an update map: those that were ever on the screen as everywhere, others grey.
struct MapFaces {
  private let story: MotionStory
  private let elements: [ElementID: ElementStory]
  private let before: KnownItems
  private let after: KnownItems

  init(_ story: MotionStory, _ columns: StepRoles.Columns) {
    self.story = story
    elements = Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
    before = KnownItems(columns.before, in: story.transition.before)
    after = KnownItems(columns.after, in: story.transition.after)
  }

  func name(of id: ElementID) -> String { story.looks.label(of: id) }

  func fill(of id: ElementID) -> ThemedColor { look(of: id)?.fill ?? FigureInk.quiet }

  /// The ink that is read on the fill.
  func ink(of id: ElementID) -> ThemedColor { look(of: id)?.ink ?? FigureInk.ink }

  /// Whether anybody knows how it looks.
  func isSeen(_ id: ElementID) -> Bool { look(of: id) != nil }

  private func look(of id: ElementID) -> ElementFace? {
    guard let element = elements[id], let seen = element.before ?? element.after else { return nil }
    return ElementFace(seen, of: element)
  }

  /// Who stands there; nil where nobody knows.
  func id(at index: Int, ofSection section: Int, _ side: StepRoles.Side) -> ElementID? {
    (side == .before ? before : after).id(at: index, ofSection: section)
  }
}

/// The items of one side that are known by more than their number: those of the column, and those on the screen.
private struct KnownItems {
  private var ids: [[Int: ElementID]] = []

  /// Longer runs are never told item by item.
  private static let longest = 12

  init(_ column: DataColumn, in snapshot: LayoutSnapshot) {
    let cells = snapshot.elements.filter { $0.kind == .cell }.map { ($0.path, $0.id) }
    let seen = Dictionary(cells) { first, _ in first }
    for (number, section) in column.sections.enumerated() {
      var known: [Int: ElementID] = [:]
      for row in section.rows {
        switch row {
        case .item(let id, let index): known[index] = id
        case .run(let first, let start, let count):
          known[start] = first
          // The screen may count otherwise than the data.
          guard count <= Self.longest, seen[[number, start]] == first else { continue }
          for index in start + 1..<start + count { known[index] = seen[[number, index]] }
        }
      }
      ids.append(known)
    }
  }

  func id(at index: Int, ofSection section: Int) -> ElementID? { ids[safe: section]?[index] }
}
