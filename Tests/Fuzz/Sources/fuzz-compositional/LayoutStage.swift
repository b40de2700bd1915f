import Fuzzing

@testable import UIKit

/// A collection view with a random layout, and all that the layout owes whoever asks.
@MainActor final class LayoutStage: NSObject, UICollectionViewDataSource {
  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private let counts: [Int]
  private var random: SeededRandom
  /// Whether a group or a rectangle has as many elements as nobody asks for more than once.
  private var isCrowded = false
  private static let crowd = 20_000
  /// The objects for as many elements take what a run may take of memory, in UIKit as well.
  private static let most = 200_000
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
    // A size that a cell asks for fills its group anew.
    let largest = layout.memory.solver?.sections.compactMap { $0.stack.place(of: 0)?.used }.max()
    isCrowded = isCrowded || largest ?? 0 > Self.crowd
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
    guard slotCount(in: window) < Self.most else {
      isCrowded = true
      return nil
    }
    let all = layout.layoutAttributesForElements(in: window) ?? []
    // Of hundreds of thousands at one place, some tell of all.
    isCrowded = isCrowded || all.count > Self.crowd
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
    let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let area = window.intersection(content).insetBy(dx: Self.slack, dy: Self.slack)
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    for section in counts.indices {
      if let item = missing(of: section, in: area, among: keys) {
        return "leaves item \(item) of section \(section) out of \(window)"
      }
    }
    return nil
  }

  /// The items of all groups that a rectangle may touch.
  private func slotCount(in window: CGRect) -> Int {
    guard let solver = layout.memory.solver else { return 0 }
    var count = 0
    for index in solver.sections(touching: window.start(solver.axis)...window.end(solver.axis)) {
      let plan = solver.sections[index]
      let (origin, axis) = (plan.stackOrigin, plan.stack.axis)
      let start = window.start(axis) - origin[axis] - plan.shift[axis]
      plan.stack.forEachGroup(touching: start...start + window.size[axis]) { place in
        count += place.used
      }
    }
    return count
  }

  /// The first item in an area that was not found there. Cells are looked for in the groups that touch the area.
  private func missing(
    of section: Int, in area: CGRect, among found: Set<ElementKey>
  ) -> Int? {
    guard let plan = layout.memory.solver?.sections[section] else { return nil }
    return samples(of: section).first { item in
      guard let place = plan.stack.place(of: item) else { return false }
      let group = plan.space.pixels.placed(place.frame.moved(by: plan.stackOrigin))
      let path = IndexPath(item: item, section: section)
      guard group.moved(by: plan.shift).overlaps(area), !found.contains(.cell(path)) else {
        return false
      }
      return layout.layoutAttributesForItem(at: path)?.frame.overlaps(area) == true
    }
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
    if let item = samples(of: section).first(where: { stack.place(of: $0) == nil }) {
      return "has no place for item \(item)"
    }
    let pair = stack.runs.lazy.compactMap { self.overlap(in: $0.solved, of: plan.node.group) }.first
    return pair.map { "has children over one another in section \(section): \($0)" }
  }

  private func overlap(in group: SolvedGroup, of node: GroupNode) -> String? {
    guard case .row(let row) = node.content, !row.children.isEmpty else { return nil }
    let isTight =
      (row.spacing?.minimum ?? 0) >= 0 && row.children.allSatisfy { Self.isPlain($0.edges) }
    let standsOut = row.children.contains { Self.standsOut($0.insets) }
    for (index, child) in group.children.enumerated() {
      if isTight, let places = disorder(of: child, along: row.axis) { return places }
      if isTight, index > 0,
        let pair = overlap(
          of: group.children[index - 1], child, among: standsOut ? [] : group.slots)
      {
        return pair
      }
      let below = row.children[row.count == nil ? index % row.children.count : 0]
      if let nested = child.group, let pair = overlap(in: nested, of: below) { return pair }
    }
    return nil
  }

  /// The places of a child that does not lie in its own stretch of the row.
  private func disorder(of child: SolvedGroup.Child, along axis: LayoutAxis) -> String? {
    let places = [child.start, child.frame.start(axis), child.frame.end(axis), child.end]
    let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + Self.slack }
    return isOrdered ? nil : "\(places)"
  }

  /// The places of two children beside one another that have one in common, or the frames of two cells that do.
  private func overlap(
    of before: SolvedGroup.Child, _ after: SolvedGroup.Child, among slots: [SolvedGroup.Slot]
  ) -> String? {
    guard before.end <= after.start + Self.slack else { return "\(before.end) and \(after.start)" }
    // Groups in groups have no slots of their own: those of the outermost one are theirs. Negative insets let cells
    // stand out of their places.
    guard !slots.isEmpty, before.group == nil, after.group == nil else { return nil }
    let frames = [before, after].map { slots[$0.slots.lowerBound].frame }
    let least = frames[1].insetBy(dx: Self.slack, dy: Self.slack)
    // Insets that leave nothing of a cell may leave it anywhere.
    guard frames[0].width > 0, frames[0].height > 0, !least.isNull, least.overlaps(frames[0]) else {
      return nil
    }
    return "\(frames)"
  }

  /// Whether no edge takes room back.
  private static func isPlain(_ edges: GroupEdges) -> Bool {
    [edges.leading, edges.top, edges.trailing, edges.bottom].allSatisfy { ($0?.minimum ?? 0) >= 0 }
  }

  private static func standsOut(_ insets: NSDirectionalEdgeInsets) -> Bool {
    min(insets.leading, insets.top, insets.trailing, insets.bottom) < 0
  }

  /// The first items, the last ones and some in between.
  private func samples(of section: Int) -> [Int] {
    let count = counts[section]
    guard count > 60 else { return Array(0..<count) }
    return [0, 1, count / 3, count / 2, count - 2, count - 1]
  }
}
