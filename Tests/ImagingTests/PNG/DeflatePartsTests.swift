import Notation
import Testing

@testable import Imaging

@Suite struct DeflatePartsTests {
  /// The tables of RFC 1951, 3.2.5: first value and extra bits of every symbol.
  static let lengths = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4),
    (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  static let distances = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9),
    (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12), (16385, 13),
    (24577, 13),
  ]

  @Test func saysEveryLength() {
    let wrong = (3...258).filter { length in
      let part = DeflateAlphabet.length(length)
      let (first, bits) = Self.lengths[part.symbol - 257]
      return part.extraBits != bits || first + part.extra != length || part.extra >= 1 << bits
    }
    #expect(wrong == [])
  }

  @Test func saysEveryDistance() {
    let wrong = (1...32768).filter { distance in
      let part = DeflateAlphabet.distance(distance)
      let (first, bits) = Self.distances[part.symbol]
      return part.extraBits != bits || first + part.extra != distance || part.extra >= 1 << bits
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func makesCompleteCodes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let symbols = random.number(2...286)
    let spread = random.number(0...30)
    let counts = (0..<symbols).map { _ in
      random.number(0...2) == 0 ? 0 : UInt32(1 << random.number(0...spread))
    }
    for limit in [7, 15] where counts.count(where: { $0 > 0 }) <= 1 << limit {
      let code = HuffmanCode(counts: counts, limit: limit)
      let used = counts.indices.filter { counts[$0] > 0 }
      guard used.count > 1 else { continue }
      let sum = used.reduce(0) { $0 + 1 << (limit - Int(code.lengths[$1])) }
      #expect(sum == 1 << limit, "seed \(seed)")
      #expect(counts.indices.allSatisfy { (code.lengths[$0] > 0) == (counts[$0] > 0) })
      for (rare, frequent) in zip(used, used.dropFirst()) where counts[rare] < counts[frequent] {
        #expect(code.lengths[rare] >= code.lengths[frequent])
      }
    }
  }

  /// Fibonacci's numbers give the deepest tree that there is.
  @Test func keepsCodesWithinTheLimit() {
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, limit: 15)
    #expect(code.lengths.max() == 15 && code.lengths[39] == 1)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
  }

  @Test func makesCodesThatNoOtherBegins() {
    let code = HuffmanCode(counts: [5, 9, 12, 13, 16, 45, 0, 1], limit: 15)
    let words = code.lengths.indices.filter { code.lengths[$0] > 0 }.map { symbol in
      (0..<Int(code.lengths[symbol])).map { code.codes[symbol] >> UInt16($0) & 1 }
    }
    for (index, word) in words.enumerated() {
      #expect(words.enumerated().allSatisfy { $0 == index || !$1.starts(with: word) })
    }
  }
}
