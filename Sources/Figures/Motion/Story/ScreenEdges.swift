import CoreGraphics
import Motion

/// Tells elements that come into view, or leave it, from such that are inserted or deleted: a snapshot knows
/// only what is seen.
struct ScreenEdges {
  /// Whether nothing but what is seen has changed: all items that are there before and after have kept their
  /// numbers, and either the screen or all their places are others.
  private let explainAll: Bool

  /// Whether the element only comes into view or leaves it.
  func explain(_ element: ElementStory) -> Bool {
    explainAll || element.isKnownOutside
  }

  init(_ elements: [ElementStory], _ transition: Transition) {
    let kept = elements.compactMap { element in
      element.before.flatMap { before in element.after.map { (before, $0) } }
    }
    let cells = kept.filter { $0.0.kind == .cell }
    let keepsNumbers = cells.allSatisfy { $0.0.path == $0.1.path }
    let screen = transition.before.viewport != transition.after.viewport
    let layout = cells.allSatisfy { !$0.0.looksPlaced(like: $0.1) }
    // An item that is new in the place of another one was not there before.
    let places = { (snapshot: LayoutSnapshot) in
      Set(snapshot.elements.filter { $0.kind == .cell }.map(\.path))
    }
    let (was, willBe) = (places(transition.before), places(transition.after))
    let isFree = elements.allSatisfy { element in
      guard element.id.kind == .cell, element.before == nil || element.after == nil else {
        return true
      }
      let path = (element.before ?? element.after)?.path ?? []
      return !(was.contains(path) && willBe.contains(path))
    }
    explainAll = !cells.isEmpty && keepsNumbers && isFree && (screen || layout)
  }
}

extension ElementStory {
  /// Whether its view comes or goes without being new or taken away: UIKit knew of the element before, and still
  /// knows of it.
  fileprivate var isKnownOutside: Bool {
    guard !tracks.isEmpty else { return false }
    return tracks.allSatisfy { [.moved, .unchanged].contains($0.role) }
  }
}
