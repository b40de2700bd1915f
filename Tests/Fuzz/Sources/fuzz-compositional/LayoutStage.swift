import Fuzzing

@testable import UIKit

/// A collection view with a random layout, and all that the layout owes whoever asks.
@MainActor final class LayoutStage: NSObject, UICollectionViewDataSource {
  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private let counts: [Int]
  private var random: SeededRandom
  /// Whether a rectangle has as many elements as nobody asks for more than once.
  private var isCrowded = false
  private static let slack: CGFloat = 0.01

  init(_ recipe: RandomLayout) {
    layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in recipe.sections[index] }, configuration: recipe.configuration)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    counts = recipe.counts
    random = recipe.random
    super.init()
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// The promise that is broken; nil where all are kept. Cells ask for sizes, and sections are scrolled, in between.
  func broken() -> String? {
    layout.prepare()
    if let broken = brokenNow() { return broken }
    for _ in 0..<random.number(0...3) where !isCrowded {
      measureSomething()
      layout.scrollSection(random.number(0...counts.count - 1), to: CGFloat(random.number(0...900)))
      if let broken = brokenNow() { return broken }
    }
    return nil
  }

  private func brokenNow() -> String? {
    guard !FaultScope.isBroken else { return nil }
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return "has a content of \(size)"
    }
    let height = CGFloat(random.number(0...Int(min(size.height, 1e6))))
    let windows = [
      CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 0, y: height, width: 320, height: 480),
      CGRect(x: height, y: 0, width: 320, height: 480),
    ]
    return windows.lazy.compactMap { self.isCrowded ? nil : self.broken(in: $0) }.first
      ?? (0..<counts.count).lazy.compactMap { self.broken(inSection: $0) }.first
  }

  private func measureSomething() {
    let section = random.number(0...counts.count - 1)
    guard counts[section] > 0 else { return }
    let path = IndexPath(item: random.number(0...counts[section] - 1), section: section)
    guard let original = layout.layoutAttributesForItem(at: path) else { return }
    let preferred = original.copied
    preferred.size = CGSize(width: random.number(0...400), height: random.number(0...200))
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // MARK: Promises

  /// Elements of a rectangle are those that single questions answer, and no cell there is left out.
  private func broken(in window: CGRect) -> String? {
    let all = layout.layoutAttributesForElements(in: window) ?? []
    // Of hundreds of thousands at one place, some tell of all.
    isCrowded = all.count > 20_000
    for index in stride(from: 0, to: all.count, by: all.count / 200 + 1) {
      let attributes = all[index]
      let frame = attributes.frame
      guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width >= 0, frame.height >= 0
      else { return "places \(attributes)" }
      guard layout.attributes(for: ElementKey(attributes))?.isEqual(attributes) == true else {
        return "answers otherwise about \(attributes) than in \(window)"
      }
    }
    let keys = Set(all.map(ElementKey.init))
    guard keys.count == all.count else { return "answers an element twice in \(window)" }
    for section in counts.indices {
      for item in samples(of: section) where isMissing(item, of: section, in: window, among: keys) {
        return "leaves item \(item) of section \(section) out of \(window)"
      }
    }
    return nil
  }

  private func isMissing(
    _ item: Int, of section: Int, in window: CGRect, among found: Set<ElementKey>
  ) -> Bool {
    let path = IndexPath(item: item, section: section)
    guard !found.contains(.cell(path)), let plan = layout.memory.solver?.sections[section],
      let frame = layout.layoutAttributesForItem(at: path)?.frame,
      let place = plan.stack.place(of: item)
    else { return false }
    let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let area = window.intersection(content).insetBy(dx: Self.slack, dy: Self.slack)
    // Cells are looked for in the groups that touch the area.
    let group = plan.space.pixels.placed(place.frame.moved(by: plan.stackOrigin))
    return !area.isNull && area.width > 0 && area.height > 0 && frame.overlaps(area)
      && group.moved(by: plan.shift).overlaps(area)
  }

  /// All items of a section have a place, or none has and the layout knows why. Children of a group lie one behind the
  /// other.
  private func broken(inSection section: Int) -> String? {
    guard let plan = layout.memory.solver?.sections[section] else { return "is not solved" }
    let stack = plan.stack
    guard stack.placedCount == counts[section] else {
      return stack.placedCount == 0 && stack.emptyGroup != nil
        ? nil : "places \(stack.placedCount) of \(counts[section]) items of section \(section)"
    }
    for item in samples(of: section) {
      guard let place = stack.place(of: item) else { return "has no place for item \(item)" }
      if let pair = overlap(in: place.solved, of: plan.node.group) {
        return "has children over one another in section \(section): \(pair)"
      }
    }
    return nil
  }

  private func overlap(in group: SolvedGroup, of node: GroupNode) -> String? {
    guard case .row(let row) = node.content, !row.children.isEmpty else { return nil }
    let gap = row.spacing?.minimum ?? 0
    let isTight = gap >= 0 && row.children.allSatisfy { Self.isPlain($0.edges) }
    for (index, child) in group.children.enumerated() {
      if isTight, index > 0, child.start < group.children[index - 1].end - Self.slack {
        return "\(group.children[index - 1].end) and \(child.start)"
      }
      let below = row.children[row.count == nil ? index % row.children.count : 0]
      if let nested = child.group, let pair = overlap(in: nested, of: below) { return pair }
    }
    return nil
  }

  /// Whether no edge takes room back.
  private static func isPlain(_ edges: GroupEdges) -> Bool {
    [edges.leading, edges.top, edges.trailing, edges.bottom].allSatisfy { ($0?.minimum ?? 0) >= 0 }
  }

  /// The first items, the last ones and some in between.
  private func samples(of section: Int) -> [Int] {
    let count = counts[section]
    guard count > 60 else { return Array(0..<count) }
    return [0, 1, count / 3, count / 2, count - 2, count - 1]
  }
}
