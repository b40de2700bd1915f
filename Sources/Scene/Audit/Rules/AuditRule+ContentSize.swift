import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Whatever is laid out can be scrolled to.
  public static let contentSize = AuditRule(
    "content-size",
    means: """
      A cell reaches beyond the content size, so that nobody can scroll to all of it. Most often the last row, the \
      bottom inset or the footer is forgotten. Cells with a transform, those larger than the screen \
      and those of sections that scroll by themselves are left out, and so is what content insets and the first \
      screen show anyway.
      """,
    cure: "make the content size the union of all frames, and add the insets.",
    help: "answer a collectionViewContentSize that holds the frames of all cells"
  ) { $0.cellsBeyondContent() }
}

extension LayoutAudit {
  private static var slack: CGFloat { 0.5 }

  fileprivate func cellsBeyondContent() -> AuditBreach? {
    let size = layout.collectionViewContentSize
    let insets = view.adjustedContentInset
    let rest = CGRect(
      x: -insets.left, y: -insets.top,
      width: max(view.bounds.width, size.width + insets.left + insets.right),
      height: max(view.bounds.height, size.height + insets.top + insets.bottom))
    let reach = rest.insetBy(dx: -Self.slack, dy: -Self.slack)
    let beyond = ask(far).filter {
      $0.representedElementCategory == .cell && $0.isUprightAndSeen && fits($0.frame)
        && !reach.contains($0.frame) && !scrollsAlone($0.indexPath)
    }
    return breach(of: beyond.map { id($0) }) {
      "\($0) at \((beyond.first?.frame ?? .zero).numbers) reaches beyond the content of"
        + " \(NumberText.text([size.width, size.height]))"
    }
  }

  /// Whether a scroll of its section brings the cell on screen.
  private func scrollsAlone(_ path: IndexPath) -> Bool {
    let compositional = layout as? UICollectionViewCompositionalLayout
    return path.count == 2 && compositional?.isOrthogonal(path[0]) == true
  }

  /// Nobody sees all of what is larger than the screen.
  private func fits(_ frame: CGRect) -> Bool {
    frame.width <= view.bounds.width && frame.height <= view.bounds.height
  }

  /// More than the content: what lies beyond it is to be found.
  private var far: CGRect {
    let all = everything
    guard all.isFinite else { return view.bounds }
    return all.insetBy(dx: -view.bounds.width * 2, dy: -view.bounds.height * 2)
  }
}
