import Notation
import Testing
import UIKit

/// Asks a prepared layout for random rectangles and compares with every element's frame.
@MainActor
func expectCompleteQueries(
  of stage: Stage, elements: [UICollectionViewLayoutAttributes], seed: UInt64, rounds: Int = 200,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = stage.collectionView.collectionViewLayout
  var generator = SeededRandom(seed: seed)
  let all = elements.map(Element.init)
  for round in 0..<rounds {
    let rect = generator.rect(around: layout.collectionViewContentSize)
    let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(Element.init)
    let expected = all.filter { $0.frame.intersects(rect) }
    #expect(
      Set(found) == Set(expected) && found.count == expected.count,
      "seed \(seed), round \(round), \(rect)", sourceLocation: sourceLocation)
  }
}

/// An element of the layout as a value.
private struct Element: Hashable {
  let kind: String
  let path: IndexPath
  let frame: CGRect

  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind ?? "cell"
    path = attributes.indexPath
    frame = attributes.frame
  }

  static func == (one: Element, other: Element) -> Bool {
    one.kind == other.kind && one.path == other.path && one.frame == other.frame
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(path)
  }
}
