import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// An element that stays goes from where it was to where it will be.
  public static let meetingEnds = AuditRule(
    "meeting-ends",
    means: """
      An element that is there before and after an update that does not name it, or a change of the bounds, does not \
      begin where it was, or is sent elsewhere than to where it will be: the layout answers initial attributes for \
      elements that were not inserted, or final ones for those that were not deleted. The element then jumps or \
      flickers. UIKit asks for all elements on screen, not only for those that come and go. What an update inserts, \
      deletes, moves or reloads may begin and end anywhere; of the others a zIndex or a value of one's own may differ, \
      not the frame with its transform, and not the alpha. Where cells size themselves, frames are estimates until they \
      are asked, and only the alpha counts, also where the layout does not take over their sizes.
      """,
    example: """
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        attributes?.alpha = 0
        return attributes
      }
      """,
    cure: """
      note the paths in prepare(forCollectionViewUpdates:), and give attributes of your own to those only; hand all \
      others to super.
      """,
    help:
      "answer attributes of your own only for paths that prepare(forCollectionViewUpdates:) has named"
  ) { $0.endsThatDoNotMeet() }
}

extension LayoutAudit {
  fileprivate func endsThatDoNotMeet() -> AuditBreach? {
    let changes = (played ?? Recording([])).filter { [.update, .boundsChange].contains($0.cause) }
    var apart = changes.flatMap { change in
      StayingElements(change).ends.compactMap { Self.gap($0, in: change.cause) }
    }
    if apart.contains(where: \.isOfPlaces) {
      let ownSizes = sizesOfTheirOwn
      apart.removeAll { $0.isOfPlaces && ownSizes.contains($0.id) }
    }
    if apart.contains(where: \.isOfPlaces), takesPreferredSizes {
      apart.removeAll(where: \.isOfPlaces)
    }
    return breach(of: apart.map(\.id).uniqued) { "\($0) \(apart.first?.what ?? "")" }
  }

  /// Cells and headers that have another size than a layout gives them that does not ask for theirs.
  private var sizesOfTheirOwn: Set<ElementID> {
    let answers = ask(view.bounds)
    let others = view.displayedViews.filter { shown, attributes in
      answers.contains {
        $0.indexPath == attributes.indexPath && ElementKind($0) == ElementKind(attributes)
          && $0.size != shown.bounds.size
      }
    }
    return Set(others.map { names.id(of: ElementKind($1), at: $1.indexPath) })
  }

  /// Whether the layout minds the size that some cell or header on screen would ask for.
  private var takesPreferredSizes: Bool {
    ask(view.bounds).contains { attributes in
      guard attributes.representedElementCategory != .decorationView,
        let wished = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return false }
      wished.size = CGSize(width: wished.size.width + 7, height: wished.size.height + 7)
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wished, withOriginalAttributes: attributes)
    }
  }

  /// An end that does not meet what is seen.
  private struct Gap {
    let id: ElementID
    let what: String
    /// Whether the element is as faint as it should be, and only stands elsewhere.
    let isOfPlaces: Bool
  }

  private static func gap(
    _ ends: StayingElements.Ends, in cause: RecordedChange.Cause
  ) -> Gap? {
    let event = cause == .update ? "the update" : "the change of the bounds"
    let id = ends.change.end.id
    if let initial = ends.change.initial, initial.isElsewhere(than: ends.before) {
      let what =
        "is at \(words(ends.before)) before \(event), and the layout has it begin at \(words(initial))"
      return Gap(id: id, what: what, isOfPlaces: initial.isAsFaint(as: ends.before))
    }
    if let final = ends.change.final, final.isElsewhere(than: ends.after) {
      let what =
        "is at \(words(ends.after)) after \(event), and the layout has it go to \(words(final))"
      return Gap(id: id, what: what, isOfPlaces: final.isAsFaint(as: ends.after))
    }
    return nil
  }

  private static func words(_ element: ElementSnapshot) -> String {
    element.frame.numbers
      + (element.alpha < 1 ? ", with an alpha of \(NumberText.text(element.alpha))" : "")
  }
}

/// The elements of a change that are seen before and after it, and that nobody named.
private struct StayingElements {
  struct Ends {
    let change: ElementChange
    let before: ElementSnapshot
    let after: ElementSnapshot
  }

  let ends: [Ends]

  init(_ change: RecordedChange) {
    let capture = change.capture
    let before = Dictionary(capture.before.elements.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(capture.after.elements.map { ($0.id, $0) }) { first, _ in first }
    ends = capture.changes.compactMap { element in
      let id = element.end.id
      guard [.moved, .unchanged].contains(element.role), !element.isLeaving,
        capture.roles?[id].isAsked != true, let before = before[id], let after = after[id]
      else { return nil }
      return Ends(change: element, before: before, after: after)
    }
  }
}

extension ElementSnapshot {
  /// Whether somebody sees it in another place, or fainter.
  fileprivate func isElsewhere(than other: ElementSnapshot) -> Bool {
    let (mine, theirs) = (frame, other.frame)
    let distances = [
      mine.minX - theirs.minX, mine.minY - theirs.minY, mine.maxX - theirs.maxX,
      mine.maxY - theirs.maxY,
    ]
    return distances.contains { !(abs($0) < 0.5) } || !isAsFaint(as: other)
  }

  fileprivate func isAsFaint(as other: ElementSnapshot) -> Bool {
    abs(alpha - other.alpha) <= 0.01 && isHidden == other.isHidden
  }
}
