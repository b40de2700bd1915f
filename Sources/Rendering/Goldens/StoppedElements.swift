internal import CoreGraphics
internal import Drawing

/// Elements of a film that move on one side only: a file has no group for what stands still, only its shapes and words,
/// by which it is found again.
struct StoppedElements {
  private typealias Change = DrawingDifference.Change

  private(set) var causes: [SeenDifference.Cause] = []
  /// All other changes.
  private(set) var rest: [DrawingDifference.Change]
  private let elements: SeenElements

  init(_ changes: [DrawingDifference.Change], _ elements: SeenElements) {
    rest = changes
    self.elements = elements
    find(.removed, still: .added, saying: "moves no more")
    find(.added, still: .removed, saying: "moves now")
  }

  private mutating func find(_ moving: Change.Kind, still: Change.Kind, saying words: String) {
    for group in rest where group.kind == moving && group.part == .group {
      guard let letters = group.lettersOfGroup, let name = elements.name(of: group),
        let text = rest.firstIndex(where: {
          $0.kind == still && $0.owner == nil && $0.part == .text && $0.letters == letters
        }), let own = rest.firstIndex(of: group)
      else { continue }
      let ground = rest[..<text].lastIndex { Self.holds($0, rest[text], in: still) }
      causes.append(.init(element: name, change: words, attribute: "motion", box: group.box))
      if let place = group.box, let other = ground.flatMap({ rest[$0].box }) {
        let sides = moving == .removed ? (place, other) : (other, place)
        addMove(from: sides.0, to: sides.1, of: name)
      }
      let taken = Set([own, text, ground].compactMap(\.self))
      rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
    }
  }

  /// Whether a shape lies below a text.
  private static func holds(_ shape: Change, _ text: Change, in kind: Change.Kind) -> Bool {
    guard shape.kind == kind, shape.owner == nil, shape.part != .text, let box = shape.box,
      let letters = text.box
    else { return false }
    return box.contains(CGPoint(x: letters.midX, y: letters.midY))
  }

  private mutating func addMove(from start: CGRect, to end: CGRect, of name: String) {
    let (dx, dy) = (end.minX - start.minX, end.minY - start.minY)
    guard abs(dx) + abs(dy) > 0.001 else { return }
    let words = ClauseWords(.moved(dx: dx, dy: dy), of: nil)
    causes.append(
      .init(
        element: name, change: words.words, attribute: words.attribute, way: words.way,
        box: start.union(end)))
  }
}
