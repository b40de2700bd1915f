/// The indexes of a sequence that are not survivors of an update, and so the way between an index and its rank
/// among the survivors.
///
/// Two of these describe an update whatever the length of the sequence: the survivors keep their order, so
/// the one of rank r before is the one of rank r after.
///
///     before   a b c d e      holes 1 3     ranks 0 . 1 . 2
///     after    x a c y e      holes 0 3     ranks . 0 1 . 2
struct IndexHoles: Equatable, Sendable {
  static let none = IndexHoles(sorted: [])

  /// Ascending, each index once.
  private let indexes: ContiguousArray<Int>

  init(sorted indexes: ContiguousArray<Int>) {
    self.indexes = indexes
  }

  var count: Int { indexes.count }

  func contains(_ index: Int) -> Bool {
    let position = countBelow(index)
    return position < indexes.count && indexes[position] == index
  }

  /// How many survivors come before the survivor at the index; nothing for a hole.
  func rank(of index: Int) -> Int? {
    let below = countBelow(index)
    if below < indexes.count, indexes[below] == index { return nil }
    return index &- below
  }

  /// The index of the survivor of that rank.
  func index(ofRank rank: Int) -> Int {
    // The hole at position k lies after `indexes[k] - k` survivors. Wrapping, because batches are looked at
    // before their indexes are known to exist.
    rank &+ (indexes.indices.partitioningIndex { indexes[$0] &- $0 > rank })
  }

  func countBelow(_ index: Int) -> Int {
    indexes.partitioningIndex { $0 >= index }
  }
}

/// The holes of each section; sections without any take no room.
struct SectionedHoles: Equatable, Sendable {
  private let sections: ContiguousArray<Int>
  private let holes: ContiguousArray<IndexHoles>

  /// - Parameter positions: ascending, each position once.
  init(sorted positions: ContiguousArray<ItemPosition>) {
    var sections: ContiguousArray<Int> = []
    var holes: ContiguousArray<IndexHoles> = []
    var start = 0
    while start < positions.count {
      let section = positions[start].section
      let end = positions[start...].partitioningIndex { $0.section > section }
      sections.append(section)
      holes.append(IndexHoles(sorted: ContiguousArray(positions[start..<end].lazy.map(\.item))))
      start = end
    }
    self.sections = sections
    self.holes = holes
  }

  subscript(section: Int) -> IndexHoles {
    let position = sections.partitioningIndex { $0 >= section }
    guard position < sections.count, sections[position] == section else { return .none }
    return holes[position]
  }
}
