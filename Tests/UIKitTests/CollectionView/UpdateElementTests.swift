import Testing

@testable import UIKit

/// Supplementary and decoration views that belong to items, through updates of the items.
@Suite @MainActor struct UpdateElementTests {
  private let layout = SeparatorLayout()
  private let observer = AnimationRecorder()

  private func stage(_ counts: [Int]) -> ListStage {
    let stage = ListStage(counts, layout: layout, lays: false)
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: SeparatorLayout.badge,
      withReuseIdentifier: "header")
    stage.source.provideHeader = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    stage.view.layoutIfNeeded()
    stage.view.animationObserver = observer
    layout.log = []
    return stage
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Start and end of the views of a kind, by their paths.
  private func ways(_ kind: String) -> [String] {
    (observer.animations.last?.elements ?? []).filter { $0.kind == kind }.map { element in
      let paths = [element.pathBefore, element.pathAfter].map { path in
        path.map { "\($0.section)-\($0.item)" } ?? "none"
      }
      let ends = [element.start, element.end].map { "\(Int($0.frame.minY))@\($0.alpha)" }
      return "\(paths[0]) to \(paths[1]): \(ends[0]) to \(ends[1])"
    }.sorted()
  }

  // 000-48, 000-51, 000-63, 000-66
  @Test(arguments: [SeparatorLayout.badge, SeparatorLayout.line])
  func theyGoWithTheirItems(_ kind: String) {
    let stage = stage([4])
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
    }
    #expect(
      ways(kind) == [
        "0-0 to 0-1: 0@1.0 to 50@1.0",
        "0-1 to none: 50@1.0 to 50@0.0",
        "0-2 to 0-2: 100@1.0 to 100@1.0",
        "0-3 to 0-3: 150@1.0 to 150@1.0",
        "none to 0-0: 0@0.0 to 0@1.0",
      ])
  }

  @Test func theirViewsStayTheSame() {
    let stage = stage([4])
    let before = (0..<4).map {
      stage.view.supplementaryView(forElementKind: SeparatorLayout.badge, at: path($0))
    }
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [path(0)])
    }
    let after = (0..<3).map {
      stage.view.supplementaryView(forElementKind: SeparatorLayout.badge, at: path($0))
    }
    #expect(zip(after, before.dropFirst()).allSatisfy { $0 === $1 && $0 != nil })
  }

  // 000-48, 000-51, 000-63, 000-66
  @Test func theyMoveWithTheirSections() {
    let stage = stage([1, 2])
    stage.view.performBatchUpdates {
      stage.source.counts = [2, 1, 1]
      stage.view.insertSections([0])
      stage.view.deleteItems(at: [path(0, 1)])
      layout.sectionsInserted = [0: 2]
    }
    #expect(
      ways(SeparatorLayout.line) == [
        "0-0 to 1-0: 0@1.0 to 100@1.0",
        "1-0 to none: 50@1.0 to 50@0.0",
        "1-1 to 2-0: 100@1.0 to 150@1.0",
        "none to 0-0: 0@0.0 to 0@1.0",
        "none to 0-1: 50@0.0 to 50@1.0",
      ])
  }

  // 000-47, 000-50, 000-62, 000-65
  @Test func theLayoutIsAskedBetweenBeginningAndEnd() {
    let stage = stage([2])
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(1)])
    }
    #expect(
      layout.log == [
        "begin",
        "delete badge", "insert badge", "delete line", "insert line",
        "final badge 0", "final badge 1", "final line 0", "final line 1",
        "initial badge 0", "initial badge 1", "initial line 0", "initial line 1",
        "end",
      ])
  }

  // 000-57, 000-59, 000-71, 000-73
  @Test func theyStartAndEndWhereTheLayoutSays() {
    layout.slides = true
    let stage = stage([2])
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(1)])
    }
    for kind in [SeparatorLayout.badge, SeparatorLayout.line] {
      #expect(
        ways(kind) == [
          "0-0 to none: 0@1.0 to 900@0.5",
          "0-1 to 0-0: 50@1.0 to 0@1.0",
          "none to 0-1: 800@0.5 to 50@1.0",
        ])
    }
  }
}

/// Each item has a badge, a supplementary view, and a line below it, a decoration view.
private final class SeparatorLayout: ListLayout {
  nonisolated static let badge = "badge"
  nonisolated static let line = "line"

  var log: [String] = []
  var slides = false
  /// How many items new sections bring.
  var sectionsInserted: [Int: Int] = [:]
  private var going: [IndexPath] = []
  private var coming: [IndexPath] = []

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.line)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func attributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes =
      kind == Self.badge
      ? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      : UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    let cell = super.layoutAttributesForItem(at: path)
    attributes.frame = CGRect(x: 0, y: cell?.frame.minY ?? 0, width: 10, height: 10)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let cells = super.layoutAttributesForElements(in: rect) ?? []
    return cells
      + cells.flatMap { cell in [Self.badge, Self.line].map { attributes($0, cell.indexPath) } }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(elementKind, indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(elementKind, indexPath)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("begin")
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if let path = item.indexPathBeforeUpdate, path.item != NSNotFound { going.append(path) }
      guard let path = item.indexPathAfterUpdate else { continue }
      if path.item != NSNotFound {
        coming.append(path)
      } else {
        coming += (0..<sectionsInserted[path.section, default: 0]).map {
          IndexPath(item: $0, section: path.section)
        }
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    log.append("end")
    (going, coming) = ([], [])
    super.finalizeCollectionViewUpdates()
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete \(elementKind)")
    return going
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert \(elementKind)")
    return coming
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete \(elementKind)")
    return going
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert \(elementKind)")
    return coming
  }

  private func slid(
    _ attributes: UICollectionViewLayoutAttributes?, to y: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard slides, let attributes, attributes.alpha == 0 else { return attributes }
    attributes.frame.origin.y = y
    attributes.alpha = 0.5
    return attributes
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(elementKind) \(elementIndexPath.item)")
    return slid(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath), to: 800)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(elementKind) \(elementIndexPath.item)")
    return slid(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath), to: 900)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(elementKind) \(decorationIndexPath.item)")
    return slid(
      super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath), to: 800)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(elementKind) \(decorationIndexPath.item)")
    return slid(
      super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath), to: 900)
  }
}
