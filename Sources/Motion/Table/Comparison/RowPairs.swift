import CoreGraphics

/// Which rows of two tables speak of the same element in the same state. Those of one place go together in their
/// order.
struct RowPairs {
  /// For each row of the first table its partner in the second one; `none` where there is not any.
  private(set) var partners: [Int]
  /// For each row of the second table whether it is somebody's partner.
  private(set) var isPaired: [Bool]
  /// How many rows had to be kept at a time.
  private(set) var rowsHeld = 0
  /// How many rows were taken apart.
  private(set) var rowsRead = 0

  static let none = -1

  init(_ before: ComparedTable, _ after: ComparedTable) {
    partners = Array(repeating: Self.none, count: before.count)
    isPaired = Array(repeating: false, count: after.count)
    var (rest, others) = (before.keys.order[...], after.keys.order[...])
    while let first = rest.first, let second = others.first {
      let (place, other) = (before.keys.places[first], after.keys.places[second])
      if place < other {
        rest.removeFirst()
      } else if other < place {
        others.removeFirst()
      } else {
        let group = rest.prefix { before.keys.places[$0] == place }
        let otherGroup = others.prefix { after.keys.places[$0] == place }
        pair(group, of: before, otherGroup, of: after)
        rest = rest.dropFirst(group.count)
        others = others.dropFirst(otherGroup.count)
      }
    }
  }

  /// Rows that turn out to be of two places, which happened to get one number.
  mutating func part(_ row: Int) {
    isPaired[partners[row]] = false
    partners[row] = Self.none
  }

  private typealias Group = ArraySlice<Int>

  private mutating func pair(
    _ group: Group, of before: ComparedTable, _ others: Group, of after: ComparedTable
  ) {
    if group.count == 1, others.count == 1 { return pair(group, others) }
    if isSorted(group, of: before), isSorted(others, of: after) { return pair(group, others) }
    pair(sorted(group, of: before)[...], sorted(others, of: after)[...])
  }

  private mutating func pair(_ group: Group, _ others: Group) {
    for (row, other) in zip(group, others) {
      partners[row] = other
      isPaired[other] = true
    }
  }

  /// Whether the rows stand in the order of tables, as those that we wrote do. Only two are kept at a time.
  private mutating func isSorted(_ group: Group, of table: ComparedTable) -> Bool {
    guard let first = group.first, group.count > 1 else { return true }
    rowsRead += group.count
    rowsHeld = max(rowsHeld, 2)
    var last = table.row(first)
    for index in group.dropFirst() {
      let row = table.row(index)
      if row.standsBefore(last) { return false }
      last = row
    }
    return true
  }

  /// The rows in the order of tables. Instead of them only the bytes that order them are kept.
  private mutating func sorted(_ group: Group, of table: ComparedTable) -> [Int] {
    rowsRead += group.count
    rowsHeld = max(rowsHeld, group.count)
    var (bytes, ends) = ([UInt8](), [0])
    for index in group {
      table.row(index).appendOrder(to: &bytes)
      ends.append(bytes.count)
    }
    let order = group.indices.map { $0 - group.startIndex }.sorted { first, second in
      bytes[ends[first]..<ends[first + 1]].lexicographicallyPrecedes(
        bytes[ends[second]..<ends[second + 1]])
    }
    return order.map { group[group.startIndex + $0] }
  }
}

extension AttributeRow {
  /// Bytes that are in the order of the rows of one place, as `standsBefore` has it.
  fileprivate func appendOrder(to bytes: inout [UInt8]) {
    for index in path {
      bytes.append(1)
      let number = UInt64(bitPattern: Int64(index)) ^ 1 << 63
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }
    bytes += [0, id == nil ? 0 : 1]
    let cells = AttributeTable.cells(of: self).dropFirst(5) + customCells
    bytes += cells.joined(separator: "\t").utf8
  }
}
