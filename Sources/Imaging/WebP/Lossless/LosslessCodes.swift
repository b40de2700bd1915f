/// The five prefix codes of a picture, and how they are said in front of it (the WebP lossless specification, 6.2).
struct LosslessCodes {
  private static let longestCode = 15
  /// The order in which the lengths of the code for lengths stand.
  private static let lengthOrder = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]

  /// A symbol's bits and their count.
  struct Entry {
    private let packed: UInt32

    fileprivate init(_ bits: UInt16, count: UInt8) {
      packed = UInt32(bits) << 8 | UInt32(count)
    }

    @inline(__always) var bits: UInt64 { UInt64(packed &>> 8) }
    @inline(__always) var count: Int { Int(packed & 0xFF) }
  }

  /// A code; its only symbol takes no bits at all.
  struct Code {
    let lengths: [UInt8]
    private let entries: [Entry]

    init(_ counts: [UInt32]) {
      let used = counts.count { $0 > 0 }
      guard used > 1 else {
        // A value that is always the same needs not be said.
        lengths = [UInt8](repeating: 0, count: counts.count)
        entries = [Entry](repeating: Entry(0, count: 0), count: counts.count)
        return
      }
      let code = HuffmanCode(counts: counts, limit: LosslessCodes.longestCode)
      lengths = code.lengths
      entries = zip(code.codes, code.lengths).map { Entry($0, count: $1) }
    }

    /// The symbols' entries as the inner loop wants them, by their numbers.
    var table: WrappingTable<11, Entry> {
      let table = WrappingTable<11, Entry>(filledWith: Entry(0, count: 0))
      for (symbol, entry) in entries.enumerated() { table[symbol] = entry }
      return table
    }
  }

  let green: Code
  let red: Code
  let blue: Code
  let alpha: Code
  let distance: Code
  private let counts: [[UInt32]]

  init(_ tally: LosslessTally) {
    counts = [tally.green, tally.red, tally.blue, tally.alpha, tally.distance]
    (green, red, blue) = (Code(tally.green), Code(tally.red), Code(tally.blue))
    (alpha, distance) = (Code(tally.alpha), Code(tally.distance))
  }

  func write(to sink: inout BitSink) {
    for (code, counts) in zip([green, red, blue, alpha, distance], counts) {
      sink.reserve(bits: counts.count * 16 + 256)
      Self.write(code, counts, to: &sink)
    }
  }

  private static func write(_ code: Code, _ counts: [UInt32], to sink: inout BitSink) {
    let used = counts.indices.filter { counts[$0] > 0 }
    if used.count <= 2, used.allSatisfy({ $0 < 256 }) {
      writeSimple(used.isEmpty ? [0] : used, to: &sink)
    } else if used.count == 1 {
      // One symbol that is too large for the simple form: a code with one length, which takes no bits either.
      var lengths = [UInt8](repeating: 0, count: counts.count)
      lengths[used[0]] = 1
      writeLengths(lengths, to: &sink)
    } else {
      writeLengths(code.lengths, to: &sink)
    }
  }

  /// One or two symbols, in ascending order.
  private static func writeSimple(_ symbols: [Int], to sink: inout BitSink) {
    sink.put(1, count: 1)
    sink.put(symbols.count - 1, count: 1)
    let isSmall = symbols[0] < 2
    sink.put(isSmall ? 0 : 1, count: 1)
    sink.put(symbols[0], count: isSmall ? 1 : 8)
    if symbols.count == 2 { sink.put(symbols[1], count: 8) }
  }

  /// The lengths of all symbols, themselves packed by a code.
  private static func writeLengths(_ lengths: [UInt8], to sink: inout BitSink) {
    let runs = LengthRun.runs(of: lengths)
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    sink.put(0, count: 1)
    let last = lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0
    let shown = max(last + 1, 4)
    sink.put(shown - 4, count: 4)
    for symbol in lengthOrder.prefix(shown) { sink.put(Int(code.lengths[symbol]), count: 3) }
    // As many lengths as there are symbols.
    sink.put(0, count: 1)
    let isAlone = counts.count { $0 > 0 } == 1
    for run in runs {
      if !isAlone { sink.put(Int(code.codes[run.symbol]), count: Int(code.lengths[run.symbol])) }
      sink.put(run.extra, count: run.extraBits)
    }
  }
}

/// A length, or a row of equal ones.
private struct LengthRun {
  let symbol: Int
  var extra = 0
  var extraBits = 0

  static func runs(of lengths: [UInt8]) -> [LengthRun] {
    var runs: [LengthRun] = []
    var previous: UInt8 = 8
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      if length == 0 {
        addZeros(count, to: &runs)
      } else {
        addRow(of: length, count, after: previous, to: &runs)
        previous = length
      }
    }
    return runs
  }

  private static func addZeros(_ count: Int, to runs: inout [LengthRun]) {
    var rest = count
    while rest > 0 {
      let part = min(rest, 138)
      if part < 3 {
        runs += (0..<part).map { _ in LengthRun(symbol: 0) }
      } else if part < 11 {
        runs.append(LengthRun(symbol: 17, extra: part - 3, extraBits: 3))
      } else {
        runs.append(LengthRun(symbol: 18, extra: part - 11, extraBits: 7))
      }
      rest -= part
    }
  }

  private static func addRow(
    of length: UInt8, _ count: Int, after previous: UInt8, to runs: inout [LengthRun]
  ) {
    var rest = count
    if length != previous {
      runs.append(LengthRun(symbol: Int(length)))
      rest -= 1
    }
    while rest > 0 {
      let part = min(rest, 6)
      if part < 3 {
        runs += (0..<part).map { _ in LengthRun(symbol: Int(length)) }
      } else {
        runs.append(LengthRun(symbol: 16, extra: part - 3, extraBits: 2))
      }
      rest -= part
    }
  }
}
