import Fuzzing

@testable import UIKit

/// Makes the description of a compositional layout with a number, sane or not. The same number gives the same one on
/// every machine.
@MainActor struct RandomLayout {
  let sections: [NSCollectionLayoutSection]
  let counts: [Int]
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// Places, cells and sizes for what is asked of the layout afterwards.
  var random: SeededRandom

  init(seed: UInt64, number: Int) {
    // Numbers that follow one another would have the same draws but for the first one.
    var draw = SeededRandom(seed: seed &+ UInt64(number))
    random = SeededRandom(seed: draw.next())
    var parts = RandomParts(random: random)
    let sections = (0...parts.random.number(0...2)).map { _ in parts.section() }
    self.sections = sections
    counts = sections.map { _ in parts.count() }
    if parts.isOne(of: 6) { configuration.scrollDirection = .horizontal }
    configuration.interSectionSpacing = parts.spacing()
    configuration.boundarySupplementaryItems = parts.boundary()
    random = parts.random
  }

  /// For those who look at an input.
  var text: String {
    var lines: [String] = []
    for (section, count) in zip(sections, counts) {
      var providers = CustomProviders()
      let node = section.node(&providers)
      lines.append("\(count) items, \(node.scrolling), \(node.spacing) between groups")
      lines += ["insets \(node.insets)"] + node.boundary.map { "\($0.kind) \($0.size.text)" }
      lines += node.group.lines
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GroupNode {
  /// All that was said of the item, and below it all that was said of those in it.
  fileprivate var lines: [String] {
    var line = headline
    if insets != .zero { line += ", insets \(insets)" }
    for (name, gap) in [
      ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing),
      ("bottom", edges.bottom),
    ] {
      if let gap { line += ", \(name) \(gap.text)" }
    }
    for supplement in supplements { line += ", \(supplement.kind) \(supplement.size.text)" }
    guard case .row(let row) = content else { return [line] }
    if let spacing = row.spacing { line += ", gaps \(spacing.text)" }
    if let count = row.count { line += ", \(count) times" }
    return [line] + row.children.flatMap { $0.lines.map { "  " + $0 } }
  }
}

/// Random items, groups and sections.
@MainActor struct RandomParts {
  var random: SeededRandom

  mutating func isOne(of count: Int) -> Bool { random.number(1...count) == 1 }

  mutating func count() -> Int {
    guard isOne(of: 40) else { return random.number(0...60) }
    // A million in one group take seconds: they come seldom.
    return random.number(0...(isOne(of: 10) ? 1_000_000 : 50_000))
  }

  mutating func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(levels: isOne(of: 200) ? 100 : 3))
    section.contentInsets = insets()
    section.interGroupSpacing = spacing()
    section.boundarySupplementaryItems = boundary()
    section.supplementariesFollowContentInsets = isOne(of: 2)
    if isOne(of: 3) {
      section.orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: random.number(0...5))
        ?? .none
    }
    if isOne(of: 4) {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "card")
      item.contentInsets = insets()
      section.decorationItems = [item]
    }
    return section
  }

  // MARK: Groups

  private mutating func group(levels: Int) -> NSCollectionLayoutGroup {
    let size = size()
    let isDeep = levels > 3
    let group: NSCollectionLayoutGroup
    switch random.number(0...(isDeep ? 1 : 6)) {
    case 2:
      let frames = (0..<random.number(0...4)).map { _ in
        CGRect(
          x: CGFloat(random.number(-10...200)), y: CGFloat(random.number(-10...90)),
          width: CGFloat(random.number(0...150)), height: CGFloat(random.number(0...150)))
      }
      return .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    case 3, 4:
      let (item, count) = (item(levels: levels - 1), random.number(0...5))
      group =
        isOne(of: 2)
        ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    default:
      let items = (0..<(isDeep ? 1 : random.number(0...3))).map { _ in item(levels: levels - 1) }
      group =
        isOne(of: 2)
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
    if isOne(of: 2) { group.interItemSpacing = gap() }
    if isOne(of: 3) { group.contentInsets = insets() }
    if isOne(of: 4) { group.edgeSpacing = edges() }
    return group
  }

  private mutating func item(levels: Int) -> NSCollectionLayoutItem {
    guard levels <= 0 || levels <= 3 && isOne(of: 2) else { return group(levels: levels) }
    let badges = isOne(of: 4) ? [badge()] : []
    let item = NSCollectionLayoutItem(layoutSize: size(), supplementaryItems: badges)
    if isOne(of: 3) { item.contentInsets = insets() }
    if isOne(of: 4) { item.edgeSpacing = edges() }
    return item
  }

  private mutating func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(), elementKind: isOne(of: 2) ? "badge" : "ring",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: NSDirectionalRectEdge(rawValue: UInt(random.number(0...15)))))
  }

  mutating func boundary() -> [NSCollectionLayoutBoundarySupplementaryItem] {
    guard isOne(of: 3) else { return [] }
    return (0...random.number(0...1)).map { index in
      let kind = isOne(of: 20) ? "header" : ["header", "footer"][index]
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(), elementKind: kind,
        alignment: [NSRectAlignment.top, .bottom, .leading, .topTrailing, .trailing][
          random.number(0...4)])
      item.pinToVisibleBounds = isOne(of: 2)
      item.extendsBoundary = !isOne(of: 4)
      return item
    }
  }

  // MARK: Lengths

  private mutating func size() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func dimension() -> NSCollectionLayoutDimension {
    let part = [0.1, 0.2, 0.25, 1.0 / 3, 0.5, 0.7, 1, 1, 1.2][random.number(0...8)]
    switch random.number(0...9) {
    case 0...2: return .fractionalWidth(strange() ?? part)
    case 3...4: return .fractionalHeight(strange() ?? part)
    case 5...6: return .absolute(strange() ?? CGFloat(random.number(0...200)))
    case 7: return .uniformAcrossSiblings(estimate: strange() ?? CGFloat(random.number(0...90)))
    default: return .estimated(strange() ?? CGFloat(random.number(0...90)))
    }
  }

  mutating func spacing() -> CGFloat {
    strange() ?? CGFloat(random.number(0...20))
  }

  private mutating func gap() -> NSCollectionLayoutSpacing {
    isOne(of: 2) ? .fixed(spacing()) : .flexible(spacing())
  }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: gap(), top: nil, trailing: gap(), bottom: gap())
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    guard isOne(of: 2) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
  }

  /// A number that nobody should write.
  private mutating func strange() -> CGFloat? {
    guard isOne(of: 60) else { return nil }
    let numbers: [CGFloat] = [
      0, -1, -50, 1e-9, 1e6, 1e9, 1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    ]
    return numbers[random.number(0...numbers.count - 1)]
  }
}
