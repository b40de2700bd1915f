/// A canonical prefix code in deflate's form (RFC 1951, 3.2.2): for every symbol its bits, first bit lowest.
struct HuffmanCode {
  /// Bits that each symbol takes; 0 where the symbol does not occur.
  let lengths: [UInt8]
  /// The bits themselves, in the order in which deflate packs them.
  let codes: [UInt16]

  /// The shortest code for these counts in which no symbol takes more than `limit` bits.
  init(counts: [UInt32], limit: Int) {
    let used = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let tally = Self.lengthTally(of: used.map { counts[$0] }, limit: limit)
    // The rarest symbols stand first, so they get the longest codes.
    var next = used.makeIterator()
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<tally[length] {
        guard let symbol = next.next() else { break }
        lengths[symbol] = UInt8(length)
      }
    }
    self.init(lengths: lengths, tally: tally)
  }

  /// The code with these lengths; `tally[n]` says how many of them are n.
  private init(lengths: [UInt8], tally: [Int]) {
    var next = [Int](repeating: 0, count: tally.count)
    for length in 1..<tally.count where length > 1 {
      next[length] = (next[length - 1] + tally[length - 1]) << 1
    }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(UInt16(next[Int(length)]), bits: Int(length))
    }
    self.lengths = lengths
  }

  /// The codes that all decoders know (RFC 1951, 3.2.6), without the symbols that nobody says.
  static let knownSymbols = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let knownDistances = HuffmanCode(
    lengths: [UInt8](repeating: 5, count: DeflateAlphabet.distanceCount))

  private init(lengths: [UInt8]) {
    var tally = [Int](repeating: 0, count: 16)
    for length in lengths { tally[Int(length)] += 1 }
    self.init(lengths: lengths, tally: tally)
  }

  /// How many symbols get each length, for counts in ascending order.
  private static func lengthTally(of counts: [UInt32], limit: Int) -> [Int] {
    var tally = [Int](repeating: 0, count: limit + 1)
    guard counts.count > 1 else {
      tally[1] = counts.count
      return tally
    }
    for depth in depths(of: counts) { tally[min(depth, limit)] += 1 }
    shorten(&tally)
    return tally
  }

  /// Depth of every leaf in Huffman's tree: two queues, since the counts are sorted.
  private static func depths(of counts: [UInt32]) -> [Int] {
    let leaves = counts.count
    var weight = counts.map(UInt64.init)
    var parent = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    for node in leaves..<2 * leaves - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (inner >= node || weight[leaf] <= weight[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += weight[child]
        parent[child] = node
      }
      weight.append(sum)
    }
    var depth = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
    }
    return Array(depth[..<leaves])
  }

  /// After lengths were cut to the limit the code promises too much: longer codes for some symbols
  /// until Kraft's sum is 1 again.
  private static func shorten(_ tally: inout [Int]) {
    let limit = tally.count - 1
    var sum = (1...limit).reduce(0) { $0 + tally[$1] << (limit - $1) }
    while sum > 1 << limit {
      guard let length = (1..<limit).last(where: { tally[$0] > 0 }) else { return }
      tally[limit] -= 1
      tally[length] -= 1
      tally[length + 1] += 2
      sum -= 1
    }
  }

  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    var result: UInt16 = 0
    for bit in 0..<bits where code & (1 << UInt16(bit)) != 0 {
      result |= 1 << UInt16(bits - 1 - bit)
    }
    return result
  }
}
