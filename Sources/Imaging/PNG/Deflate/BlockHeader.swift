/// The description of a block's two codes: their lengths, run by run, in a third code.
struct BlockHeader {
  /// The order in which the lengths of the third code stand (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private struct Item {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  private let symbolCount: Int
  private let distanceCount: Int
  private let items: [Item]
  /// The third code, and how many of its lengths are written.
  private let code: HuffmanCode
  private let codeCount: Int

  init(symbols: HuffmanCode, distances: HuffmanCode) {
    symbolCount = max(257, Self.usedCount(symbols.lengths))
    distanceCount = max(1, Self.usedCount(distances.lengths))
    items = Self.items(
      of: Array(symbols.lengths[..<symbolCount]) + distances.lengths[..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    code = HuffmanCode(counts: counts, limit: 7)
    let last = Self.order.lastIndex { [lengths = code.lengths] in lengths[$0] > 0 }
    codeCount = max(4, (last ?? 3) + 1)
  }

  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  /// Lengths as symbols: runs of zeros by 17 and 18, repetitions of the length before by 16.
  private static func items(of lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      append(length: Int(length), count: end - start, to: &items)
      start = end
    }
    return items
  }

  private static func append(length: Int, count: Int, to items: inout [Item]) {
    var left = count
    if length > 0 {
      items.append(Item(symbol: length))
      left -= 1
    }
    while left >= 3 {
      let item: Item
      let taken: Int
      if length > 0 {
        taken = min(left, 6)
        item = Item(symbol: 16, extra: taken - 3, extraBits: 2)
      } else if left <= 10 {
        taken = left
        item = Item(symbol: 17, extra: taken - 3, extraBits: 3)
      } else {
        taken = min(left, 138)
        item = Item(symbol: 18, extra: taken - 11, extraBits: 7)
      }
      items.append(item)
      left -= taken
    }
    items += Array(repeating: Item(symbol: length), count: left)
  }

  /// Bits that `write(to:)` adds.
  var bitCount: Int {
    14 + 3 * codeCount
      + items.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
  }

  func write(to sink: inout BitSink) {
    sink.put(symbolCount - 257, count: 5)
    sink.put(distanceCount - 1, count: 5)
    sink.put(codeCount - 4, count: 4)
    for symbol in Self.order[..<codeCount] { sink.put(Int(code.lengths[symbol]), count: 3) }
    for item in items {
      sink.put(Int(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
      sink.put(item.extra, count: item.extraBits)
    }
  }
}
