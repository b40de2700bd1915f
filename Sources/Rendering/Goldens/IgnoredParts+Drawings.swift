internal import CoreGraphics
package import Drawing
internal import Imaging
package import VisualDiff

// The same parts in drawings, whose elements have names.
extension IgnoredParts {
  /// A difference without that of what is not looked at.
  /// - Parameter elements: who is drawn where, as far as it is known.
  package func seen(
    _ difference: DrawingDifference, _ elements: SeenElements
  ) -> DrawingDifference {
    let rest = difference.without { change in
      hides(elements.words(for: change))
        || change.box.map { hides($0, of: difference.size) } == true
    }
    // The words for who does not see the picture follow from what is ignored.
    let isRest = rest.changes.count < difference.changes.count
    return isRest && rest.changes.allSatisfy(\.isSpoken) ? rest.without { _ in true } : rest
  }
}

extension DrawingDifference.Change {
  /// Whether it is only about the title or the description of the drawing.
  fileprivate var isSpoken: Bool {
    guard isOfPicture, case .changed(let clauses) = kind else { return false }
    return clauses.allSatisfy { clause in
      if case .property("title", _, _) = clause { return true }
      if case .property("desc", _, _) = clause { return true }
      return false
    }
  }
}
