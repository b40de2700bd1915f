/// GIF's compression (GIF89a, appendix F): strings of numbers become codes, of which there are 4,096 at most.
///
/// A pixel that may stay as it is can be said in two ways. A string that begins with one is looked for twice if
/// it is short, with the one way preferred and with the other, and the longer one is taken.
struct LZWCoder: ~Copyable {
  /// Strings of so many pixels are not looked for twice: that costs more time than it saves bytes.
  private static let longEnough = 4

  /// The numbers to be coded, and the same numbers but for pixels that may stay, which have the number `clear`.
  struct Pixels {
    let numbers: [UInt8]
    let changes: [UInt8]
    var clear: UInt8?
  }

  /// The number of pixels that may stay, or one that no pixel has.
  private let clear: UInt32
  private let clearCode: Int
  private let table: LZWTable
  private var next: Int
  private var width: Int

  private init(_ pixels: Pixels, bits: Int, table: LZWTable) {
    clear = pixels.clear.map(UInt32.init) ?? .max
    self.table = table
    clearCode = 1 << bits
    next = clearCode + 2
    width = bits + 1
  }

  /// The numbers as a file has them: the bits of a number, the codes in blocks, and an empty block. The table is empty,
  /// before and afterwards.
  static func encode(
    _ pixels: Pixels, bits: Int, by table: LZWTable = LZWTable()
  ) -> [UInt8] {
    let bits = max(2, bits)
    var coder = LZWCoder(pixels, bits: bits, table: table)
    let count = min(pixels.numbers.count, pixels.changes.count)
    var sink = BitSink(capacity: count / 4)
    sink.reserve(bits: LZWTable.longestCode * (count + count / 2048 + 8))
    let numbers = pixels.numbers.span.extracting(first: count)
    let changes = pixels.changes.span.extracting(first: count)
    sink.withCursor { coder.code(changes, numbers, to: &$0) }
    sink.putPadding()
    return [UInt8(bits)] + blocks(sink.bytes)
  }

  /// A string that has a code, and where it begins and ends.
  private struct Match {
    var code: UInt32
    var start: Int
    var end: Int
  }

  private mutating func code(
    _ changes: Span<UInt8>, _ numbers: Span<UInt8>, to cursor: inout BitSink.Cursor
  ) {
    cursor.put(UInt64(clearCode), count: width)
    var index = 0
    var last: UInt32?
    while index < changes.count {
      let match = longest(of: changes, or: numbers, from: index, after: last)
      if last != nil { countString() }
      cursor.put(UInt64(match.code), count: width)
      index = match.end
      last = match.code
      if next == LZWTable.largestCount {
        cursor.put(UInt64(clearCode), count: width)
        restart()
        last = nil
      }
    }
    // The reader makes a code after the last one, too.
    if last != nil, next == 1 << width, width < LZWTable.longestCode { width += 1 }
    cursor.put(UInt64(clearCode + 1), count: width)
    table.removeAll()
  }

  /// The longest string from the index on. The one before and the first number of this one become a new
  /// string, which this one may already be.
  @inline(__always) private func longest(
    of changes: Span<UInt8>, or numbers: Span<UInt8>, from index: Int, after last: UInt32?
  ) -> Match {
    let first = UInt32(changes[at: index])
    if let last { table.add(last, first, code: next) }
    let match = longest(of: changes, or: numbers, from: index)
    // Strings that could only be said otherwise further on gain too little for a second look.
    guard match.end - index < Self.longEnough, first == clear,
      first != UInt32(numbers[at: index])
    else {
      return match
    }
    return longer(of: match, than: numbers, changes, after: last)
  }

  /// The match, or the one that begins with the pixel's colour if that is longer.
  private func longer(
    of match: Match, than numbers: Span<UInt8>, _ changes: Span<UInt8>, after last: UInt32?
  ) -> Match {
    let other = UInt32(numbers[at: match.start])
    if let last {
      table.removeLast(last, clear, code: next)
      table.add(last, other, code: next)
    }
    let second = longest(of: numbers, insteadOf: changes, from: match.start)
    if second.end > match.end { return second }
    if let last {
      table.removeLast(last, other, code: next)
      table.add(last, clear, code: next)
    }
    return match
  }

  /// The longest string that leaves pixels as they are where it can.
  @inline(__always) private func longest(
    of changes: Span<UInt8>, or numbers: Span<UInt8>, from start: Int
  ) -> Match {
    var (code, index) = run(of: changes, from: start)
    while index < changes.count {
      let number = UInt32(changes[at: index])
      var longer = table.code(of: code, number)
      if longer == 0, number == clear {
        longer = table.code(of: code, UInt32(numbers[at: index]))
      }
      if longer == 0 {
        return Match(code: code, start: start, end: index)
      }
      code = longer
      index &+= 1
    }
    return Match(code: code, start: start, end: index)
  }

  /// The longest string that says all pixels' colours where it can.
  private func longest(
    of numbers: Span<UInt8>, insteadOf changes: Span<UInt8>, from start: Int
  ) -> Match {
    var (code, index) = run(of: numbers, from: start)
    while index < changes.count {
      let number = UInt32(numbers[at: index])
      var longer = table.code(of: code, number)
      if longer == 0, UInt32(changes[at: index]) == clear {
        longer = table.code(of: code, clear)
      }
      if longer == 0 { return Match(code: code, start: start, end: index) }
      code = longer
      index &+= 1
    }
    return Match(code: code, start: start, end: index)
  }

  /// As much of what is the same from the start on as one code says, and where that ends.
  @inline(__always) private func run(
    of numbers: Span<UInt8>, from start: Int
  ) -> (code: UInt32, end: Int) {
    let first = numbers[at: start]
    let end = min(numbers.count, start &+ table.runLength(of: UInt32(first)))
    let eight = UInt64(first) &* 0x0101_0101_0101_0101
    var index = start &+ 1
    var isSame = true
    while isSame, index < end, index &+ 8 <= numbers.count {
      let difference = numbers.word(at: index) ^ eight
      isSame = difference == 0
      index &+= difference.trailingZeroBitCount &>> 3
    }
    if isSame { while index < end, numbers[at: index] == first { index &+= 1 } }
    index = min(index, end)
    return (table.code(ofRun: UInt32(first), length: index &- start), index)
  }

  @inline(__always) private mutating func countString() {
    if next == 1 << width { width += 1 }
    next += 1
  }

  /// Empties a full table. To keep it for as long as it serves was tried and gained nothing.
  private mutating func restart() {
    table.removeAll()
    width = clearCode.trailingZeroBitCount + 1
    next = clearCode + 2
  }

  /// Bytes in blocks of 255, each behind its length.
  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let end = min(start + 255, bytes.count)
      blocks.append(UInt8(end - start))
      blocks += bytes[start..<end]
    }
    return blocks + [0]
  }
}
