import Motion
import Scene
import UIKit

/// Holds a collection view that has settled against what was recorded of it.
@MainActor struct LayoutComparison {
  private let view: UICollectionView
  private let tolerance: Tolerance
  private typealias Key = RecordedLayout.Key

  init(view: UICollectionView, tolerance: Tolerance) {
    self.view = view
    self.tolerance = tolerance
  }

  func differences(from expected: RecordedLayout) -> [Difference] {
    contentDifferences(expected) + elementDifferences(expected)
      + expected.queries.flatMap(differences)
      + expected.items.flatMap(differences)
  }

  // MARK: Content

  private func contentDifferences(_ expected: RecordedLayout) -> [Difference] {
    var checks = [
      check("content width", expected: expected.width, actual: view.contentSize.width),
      check("content height", expected: expected.height, actual: view.contentSize.height),
    ]
    if let offset = expected.contentOffset {
      checks.append(
        check(
          "content offset", expected: [offset.x, offset.y],
          actual: [view.contentOffset.x, view.contentOffset.y]))
    }
    return checks.compactMap { $0 }
  }

  // MARK: Elements

  private func elementDifferences(_ expected: RecordedLayout) -> [Difference] {
    let actual = elements(visibleCellsOnly: expected.showsVisibleCellsOnly)
    let expectedKeys = Set(expected.elements.map(\.key))
    let listed = expected.elements.flatMap { differences(from: $0, actual[$0.key]) }
    let strangers = actual.keys.filter { key in
      guard !expectedKeys.contains(key) else { return false }
      return expected.isComplete || (expected.hasAllCells && key.kind == .cell)
        || expected.absent.contains(key)
    }
    return listed + strangers.sorted().map { unexpected($0, actual[$0]) }
  }

  private func differences(
    from expected: RecordedLayout.Element, _ actual: UICollectionViewLayoutAttributes?
  ) -> [Difference] {
    let name = expected.key.description
    guard let actual else {
      return [Difference(name, expected: text(expected.frame), actual: "nothing")]
    }
    let affine = actual.transform
    let transform = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
    return [
      check("\(name) frame", expected: expected.frame.numbers, actual: actual.frame.numbers),
      check(
        "\(name) z", expected: expected.zIndex.map { CGFloat($0) }, actual: CGFloat(actual.zIndex)),
      check("\(name) alpha", expected: expected.alpha, actual: actual.alpha),
      check("\(name) transform", expected: expected.transform ?? transform, actual: transform),
      expected.isHidden.flatMap { $0 == actual.isHidden ? nil : $0 }.map {
        Difference("\(name) hidden", expected: "\($0)", actual: "\(actual.isHidden)")
      },
    ].compactMap { $0 }
  }

  /// Everything the layout has, wherever it lies; on request the cells on screen instead of the layout's.
  private func elements(visibleCellsOnly: Bool) -> [Key: UICollectionViewLayoutAttributes] {
    let content = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
    let everywhere = content.insetBy(dx: -10_000, dy: -10_000)
    var all = index(view.collectionViewLayout.layoutAttributesForElements(in: everywhere) ?? [])
    guard visibleCellsOnly else { return all }
    all = all.filter { $0.key.kind != .cell }
    for path in view.indexPathsForVisibleItems {
      all[Key(kind: .cell, path: path)] = view.layoutAttributesForItem(at: path)
    }
    return all
  }

  private func index(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [Key: UICollectionViewLayoutAttributes] {
    var all: [Key: UICollectionViewLayoutAttributes] = [:]
    for attributes in attributes { all[Key(attributes)] = attributes }
    return all
  }

  private func unexpected(
    _ key: Key, _ actual: UICollectionViewLayoutAttributes?
  ) -> Difference {
    Difference(key.description, expected: "nothing", actual: text(actual?.frame ?? .null))
  }

  // MARK: Questions

  private func differences(in query: RecordedLayout.Query) -> [Difference] {
    let layout = view.collectionViewLayout
    let answer = Set((layout.layoutAttributesForElements(in: query.rect) ?? []).map { Key($0) })
    guard answer != query.keys else { return [] }
    return [
      Difference(
        "query \(text(query.rect))", expected: list(query.keys), actual: list(answer))
    ]
  }

  private func differences(in item: RecordedLayout.Item) -> [Difference] {
    let name = "question for \(Key(kind: .cell, path: item.path)) frame"
    let answer = view.collectionViewLayout.layoutAttributesForItem(at: item.path)?.frame
    if let expected = item.frame, let answer {
      return [check(name, expected: expected.numbers, actual: answer.numbers)].compactMap { $0 }
    }
    guard (item.frame == nil) != (answer == nil) else { return [] }
    return [
      Difference(
        name, expected: item.frame.map(text) ?? "nothing", actual: answer.map(text) ?? "nothing")
    ]
  }

  // MARK: Numbers

  private func check(_ subject: String, expected: CGFloat?, actual: CGFloat) -> Difference? {
    check(subject, expected: expected.map { [$0] } ?? [actual], actual: [actual])
  }

  private func check(_ subject: String, expected: [CGFloat], actual: [CGFloat]) -> Difference? {
    let isEqual = zip(expected, actual).allSatisfy { tolerance.allows($1, insteadOf: $0) }
    guard !isEqual else { return nil }
    return Difference(
      subject, expected: NumberText.text(expected), actual: NumberText.text(actual))
  }

  private func text(_ rect: CGRect) -> String { NumberText.text(rect.numbers) }

  private func list(_ keys: Set<Key>) -> String {
    keys.isEmpty ? "nothing" : keys.sorted().map(\.description).joined(separator: ", ")
  }
}

extension CGRect {
  /// x, y, width, height.
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension RecordedLayout.Key {
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(kind: ElementKind(attributes), path: attributes.indexPath)
  }
}

extension RecordedLayout.Key: Comparable, CustomStringConvertible {
  static func < (first: Self, second: Self) -> Bool {
    first.kind == second.kind ? first.path < second.path : first.kind < second.kind
  }

  var description: String { "\(kind.tableName) \(path.tableText)" }
}
