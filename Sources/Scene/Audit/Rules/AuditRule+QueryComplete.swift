import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Every rectangle gets everything that shows in it.
  public static let queryComplete = AuditRule(
    "query-complete",
    means: """
      The layout leaves an element out of the answer for a rectangle that it meets. It is then missing on \
      screen until something else makes the collection view ask again. Searches by halves that compare \
      only one edge are the usual cause. Of a compositional layout only cells count: UIKit looks for what is \
      anchored to them where their group is, also where it stands out of it.
      """,
    cure:
      "compare whole frames: an element belongs to the answer if its frame meets the rectangle.",
    help: "return every element whose frame touches the rectangle, also those that begin before it"
  ) { $0.missingInTiles() }
}

extension LayoutAudit {
  /// More places than this are not looked at in one content.
  private static var mostTiles: Int { 200 }

  fileprivate func missingInTiles() -> AuditBreach? {
    let all = ask(everything).filter {
      !$0.isHidden && $0.frame.isFinite && !isLookedForElsewhere($0)
    }
    var missing: [(id: ElementID, tile: CGRect)] = []
    for tile in tiles {
      let answered = Set(ask(tile).map { ElementKey($0) })
      let wanted = all.filter { $0.frame.shows(in: tile) && !answered.contains(ElementKey($0)) }
      missing += wanted.map { (id($0), tile) }
    }
    guard let first = missing.first else { return nil }
    return breach(of: missing.map(\.id).uniqued) {
      "\($0) is missing among the elements in \(first.tile.numbers), though its frame shows there"
    }
  }

  /// Whether UIKit itself does not look for the element where it stands.
  private func isLookedForElsewhere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    layout is UICollectionViewCompositionalLayout
      && attributes.representedElementCategory == .supplementaryView
  }

  /// Screens all over the content, evenly spread where there are too many. They are no round share of a screen
  /// apart, so that their edges do not always fall between two rows.
  private var tiles: [CGRect] {
    let (all, screen) = (everything, view.bounds.size)
    guard screen.width > 0, screen.height > 0, all.isFinite else { return [] }
    let columns = starts(from: all.minX, to: all.maxX, step: screen.width * 0.382)
    let rows = starts(from: all.minY, to: all.maxY, step: screen.height * 0.382)
    return rows.flatMap { y in
      columns.map { CGRect(origin: CGPoint(x: $0, y: y), size: screen) }
    }
  }

  private func starts(from low: CGFloat, to high: CGFloat, step: CGFloat) -> [CGFloat] {
    let most = CGFloat(Self.mostTiles / 2)
    let step = max(step, (high - low) / most)
    return Array(stride(from: low, to: high, by: step))
  }
}
