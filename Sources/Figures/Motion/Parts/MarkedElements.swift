import CoreGraphics
import Motion

/// Who of many that something was asked of is marked: all of a few. Of more, those that go the same way between the same
/// sections are one, the farthest are marked, and the others are counted.
struct MarkedElements {
  /// Those that have their colours, marks and names.
  let ids: Set<ElementID>
  /// Those that go with a marked one, by the number of their block.
  let blocks: [ElementID: Int]
  /// Those that something was asked of, and that are only counted.
  let isSifted: Bool
  /// The names of all that are marked, by what was asked of them.
  private let named: [(role: Role, names: [String], rest: Int)]

  /// Of a crowd, as many are told apart.
  static let most = 8
  /// Of fewer elements.
  private static let mostOfFew = 16
  private static let fewElements = 60
  /// Of whole sections, more cells than this are told by the outline around them.
  private static let mostOfSections = 24
  /// A block in more pieces is none.
  private static let mostPieces = 20

  /// - Parameters:
  ///   - elements: those that are seen.
  ///   - star: the one that is followed, which is marked in any case.
  init(_ elements: [ElementStory], star: ElementStory? = nil) {
    let isLarge = elements.count > Self.fewElements
    let cells = elements.filter { $0.id.kind == .cell && $0.role.isAskedOfSection }
    let told = isLarge && cells.count > Self.mostOfSections ? [] : cells.map(\.id)
    let items = elements.filter(\.role.isAskedOfItem)
    isSifted = items.count > (isLarge ? Self.most : Self.mostOfFew)
    guard isSifted else {
      (ids, blocks, named) = (Set(items.map(\.id) + told), [:], [])
      return
    }
    let ways = Self.farthest(Self.ways(items), star)
    ids = Set(ways.map(\.first.id) + told)
    var blocks: [ElementID: Int] = [:]
    for (number, way) in ways.enumerated() where isLarge && way.members.count > 1 {
      let frames = way.members.compactMap { ($0.start ?? $0.end)?.frame }
      guard frames.joined.count <= Self.mostPieces else { continue }
      for member in way.members where member.id != way.first.id { blocks[member.id] = number }
    }
    self.blocks = blocks
    let counts = items.reduce(into: [Role: Int]()) { $0[$1.role, default: 0] += 1 }
    named = counts.keys.sorted().map { role in
      let names = ways.filter { $0.first.role == role }.map { $0.first.label(upTo: 24) }
      return (role, names, (counts[role] ?? 0) - names.count)
    }
  }

  /// "Only the farthest are marked.": where that is so.
  var notes: [String] { isSifted ? ["\(remark)."] : [] }

  /// The same with all names.
  var namedNotes: [String] {
    guard isSifted else { return [] }
    let clauses = named.map { role, names, rest in
      "\(role.words) \(CountWords.list(names + (rest > 0 ? ["\(CountWords.digits(rest)) more"] : [])))"
    }
    return ["\(remark): \(clauses.joined(separator: "; "))."]
  }

  private var remark: String {
    named.contains { $0.role == .moved } ? "Only the farthest are marked" : "Only some are marked"
  }

  // MARK: Ways

  /// Those that do the same.
  private struct Way {
    let members: [ElementStory]

    /// The one that stands for all.
    var first: ElementStory { members[0] }
  }

  private struct Key: Hashable {
    let role: Role
    let way: [Int]
    let sections: [Int?]

    init(_ story: ElementStory) {
      role = story.role
      let shift = story.length > 0 ? story.shift : CGVector()
      way = [shift.dx, shift.dy].map { Int(max(-1e9, min(1e9, $0.rounded()))) }
      sections = [story.before?.path.first, story.after?.path.first]
    }
  }

  /// The farthest first, of those that go equally far the largest.
  private static func ways(_ items: [ElementStory]) -> [Way] {
    var (order, groups): ([Key], [Key: [ElementStory]]) = ([], [:])
    for item in items {
      let key = Key(item)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    return order.compactMap { groups[$0] }.map(Way.init).sorted { first, second in
      let (a, b) = (first.first, second.first)
      if a.length != b.length { return a.length > b.length }
      let (most, least) = (first.members.count, second.members.count)
      return most == least ? a.number < b.number : most > least
    }
  }

  /// One of each role, then the farthest.
  private static func farthest(_ ways: [Way], _ star: ElementStory?) -> [Way] {
    var chosen: [Int] = []
    var ways = ways
    if let star, star.role.isAskedOfItem,
      let index = ways.firstIndex(where: { $0.members.contains { $0.id == star.id } })
    {
      let others = ways[index].members.filter { $0.id != star.id }
      ways[index] = Way(members: [star] + others)
      chosen.append(index)
    }
    var roles = Set(chosen.map { ways[$0].first.role })
    for index in ways.indices where roles.insert(ways[index].first.role).inserted {
      chosen.append(index)
    }
    chosen += ways.indices.filter { !chosen.contains($0) }
    return chosen.prefix(most).sorted().map { ways[$0] }
  }
}

extension Array {
  /// In the same order, but of those in question some behind all others, whatever stands between them.
  func behind(
    of isInQuestion: (Element) -> Bool, _ isBehind: (Element) -> Bool
  ) -> [Element] {
    let places = indices.filter { isInQuestion(self[$0]) }
    let order = places.filter { isBehind(self[$0]) } + places.filter { !isBehind(self[$0]) }
    var items = self
    for (place, index) in zip(places, order) { items[place] = self[index] }
    return items
  }
}
