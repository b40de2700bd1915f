import CoreGraphics
import Drawing
import Motion

/// What elements are called in a figure and which colours they have, the same through all of its changes.
///
/// A reader finds an element again by what it says and shows. Only where that does not tell the elements apart, they
/// go by their identity, and have colours by number.
struct ElementLooks {
  private var numbers: [ElementID: Int] = [:]
  private var names: [ElementID: String] = [:]
  /// Whether cells have the colours that they are drawn in.
  let showsOwnColors: Bool

  /// In the order in which elements are seen first.
  init(_ transitions: [Transition]) {
    var first: [ElementID: ElementSnapshot] = [:]
    var order: [ElementID] = []
    for transition in transitions {
      for id in MotionStory.order(transition) where numbers[id] == nil {
        numbers[id] = numbers.count
        order.append(id)
      }
      let seen =
        transition.before.elements + transition.after.elements + transition.tracks.map(\.end)
      for element in seen where first[element.id] == nil { first[element.id] = element }
    }
    let elements = order.compactMap { first[$0] }
    showsOwnColors = Self.areToldApart(elements.filter { $0.kind == .cell }.map(\.ownColor))
    for (_, elements) in Dictionary(grouping: elements, by: \.kind) {
      let words = elements.compactMap { element in element.ownWords.map { (element.id, $0) } }
      // One name for two would be worse than none.
      guard Set(words.map(\.1)).count == words.count else { continue }
      names.merge(words) { first, _ in first }
    }
  }

  private static func areToldApart(_ colors: [ThemedColor?]) -> Bool {
    let known = colors.compactMap(\.self)
    let isSeen = known.allSatisfy { $0.contrast(to: FigureInk.surface) > 1.1 }
    return known.count == colors.count && isSeen && Set(known).count >= min(colors.count, 3)
      && !known.isEmpty
  }

  subscript(id: ElementID) -> Int { numbers[id] ?? 0 }

  /// What the element says, if that is a name for it.
  func name(of id: ElementID) -> String? { names[id] }
}

extension ElementSnapshot {
  /// The largest text of its drawing, the first of several; an initial only where there is nothing else.
  var ownWords: String? {
    let all = content.words.filter { $0.text.contains { !$0.isWhitespace } }
    let words = all.filter { $0.text.count > 1 }
    let texts = words.isEmpty ? all : words
    guard let most = texts.map(\.size).max() else { return nil }
    return texts.first { $0.size == most }.map { $0.text.onOneLine }
  }

  /// The radius of its corners, if it draws any area of its own.
  var ownCorner: CGFloat? {
    switch ground?.shape {
    case .rounded(let rect, let radii):
      radii.uniform.map { min($0, min(rect.width, rect.height) / 2) }
    case .rect: 0
    default: nil
    }
  }
}
