/// GIF's compression (GIF89a, appendix F): strings of numbers become codes, of which there are 4,096 at most.
///
/// A pixel that may stay as it is can be said in two ways. A string that begins with one is looked for twice if
/// it is short, with the one way preferred and with the other, and the longer one is taken.
struct LZWCoder: ~Copyable {
  /// Strings of so many pixels are not looked for twice: that costs more time than it saves bytes.
  private static let longEnough = 4

  private let clearCode: Int
  private let table: LZWTable
  private var next: Int
  private var width: Int

  private init(bits: Int, _ table: LZWTable) {
    self.table = table
    clearCode = 1 << bits
    next = clearCode + 2
    width = bits + 1
  }

  /// The numbers as a file has them: the bits of a number, the codes in blocks, and an empty block. `changes`
  /// are the same numbers but for pixels that may stay: those have the number `clear`. The table is empty, before
  /// and afterwards.
  static func encode(
    _ numbers: [UInt8], changes: [UInt8], clear: UInt8?, bits: Int, _ table: LZWTable = LZWTable()
  ) -> [UInt8] {
    let bits = max(2, bits)
    let count = min(numbers.count, changes.count)
    var sink = BitSink(capacity: count / 4)
    sink.reserve(bits: LZWTable.longestCode * (count + count / 2048 + 8))
    unsafe numbers.withUnsafeBufferPointer { numbers in
      unsafe changes.withUnsafeBufferPointer { changes in
        guard let start = numbers.baseAddress, let changed = changes.baseAddress else { return }
        let source = unsafe Source(
          numbers: start, changes: changed, count: count, clear: clear.map(UInt32.init) ?? .max)
        unsafe sink.withCursor { start in
          var coder = LZWCoder(bits: bits, table)
          var cursor = unsafe start
          unsafe coder.code(source, to: &cursor)
          return unsafe cursor
        }
      }
    }
    sink.putPadding()
    return [UInt8(bits)] + blocks(sink.bytes)
  }

  /// What is coded.
  @unsafe private struct Source {
    let numbers: UnsafePointer<UInt8>
    let changes: UnsafePointer<UInt8>
    let count: Int
    let clear: UInt32
  }

  /// A string that has a code, and where it ends.
  private struct Match {
    var code: UInt32
    var end: Int
  }

  private mutating func code(_ source: Source, to cursor: inout BitSink.Cursor) {
    let count = unsafe source.count
    unsafe cursor.put(UInt64(clearCode), count: width)
    var index = 0
    var last: UInt32?
    while index < count {
      let match = unsafe longest(source, from: index, after: last)
      if last != nil { countString() }
      unsafe cursor.put(UInt64(match.code), count: width)
      index = match.end
      last = match.code
      if next == LZWTable.largestCount {
        unsafe cursor.put(UInt64(clearCode), count: width)
        restart()
        last = nil
      }
    }
    // The reader makes a code after the last one, too.
    if last != nil, next == 1 << width, width < LZWTable.longestCode { width += 1 }
    unsafe cursor.put(UInt64(clearCode + 1), count: width)
    table.removeAll()
  }

  /// The longest string from the index on. The one before and the first number of this one become a new
  /// string, which this one may already be.
  @inline(__always) private func longest(
    _ source: Source, from index: Int, after last: UInt32?
  ) -> Match {
    let first = unsafe UInt32(source.changes[index])
    if let last { table.add(last, first, code: next) }
    let match = unsafe longestOfChanges(source, from: index)
    // Strings that could only be said otherwise further on gain too little for a second look.
    guard match.end - index < Self.longEnough, unsafe first == source.clear,
      unsafe first != UInt32(source.numbers[index])
    else {
      return match
    }
    return unsafe longer(of: match, source, from: index, after: last)
  }

  /// The match, or the one that begins with the pixel's colour if that is longer.
  private func longer(
    of match: Match, _ source: Source, from index: Int, after last: UInt32?
  ) -> Match {
    let other = unsafe UInt32(source.numbers[index])
    if let last {
      unsafe table.removeLast(last, source.clear, code: next)
      table.add(last, other, code: next)
    }
    let second = unsafe longestOfNumbers(source, from: index)
    if second.end > match.end { return second }
    if let last {
      table.removeLast(last, other, code: next)
      unsafe table.add(last, source.clear, code: next)
    }
    return match
  }

  /// The longest string that leaves pixels as they are where it can.
  @inline(__always) private func longestOfChanges(_ source: Source, from start: Int) -> Match {
    let (count, clear) = unsafe (source.count, source.clear)
    var (code, index) = unsafe run(source.changes, from: start, count)
    while index < count {
      let number = unsafe UInt32(source.changes[index])
      var longer = table.code(of: code, number)
      if longer == 0, number == clear {
        longer = unsafe table.code(of: code, UInt32(source.numbers[index]))
      }
      if longer == 0 {
        return Match(code: code, end: index)
      }
      code = longer
      index &+= 1
    }
    return Match(code: code, end: index)
  }

  /// The longest string that says all pixels' colours where it can.
  private func longestOfNumbers(_ source: Source, from start: Int) -> Match {
    let (count, clear) = unsafe (source.count, source.clear)
    var (code, index) = unsafe run(source.numbers, from: start, count)
    while index < count {
      let number = unsafe UInt32(source.numbers[index])
      var longer = table.code(of: code, number)
      if longer == 0, unsafe UInt32(source.changes[index]) == clear {
        longer = table.code(of: code, clear)
      }
      if longer == 0 { return Match(code: code, end: index) }
      code = longer
      index &+= 1
    }
    return Match(code: code, end: index)
  }

  /// As much of what is the same from the start on as one code says, and where that ends.
  @inline(__always) private func run(
    _ numbers: UnsafePointer<UInt8>, from start: Int, _ count: Int
  ) -> (code: UInt32, end: Int) {
    let first = unsafe numbers[start]
    let end = min(count, start &+ table.runLength(of: UInt32(first)))
    let eight = UInt64(first) &* 0x0101_0101_0101_0101
    var index = start &+ 1
    var isSame = true
    while isSame, index < end, index &+ 8 <= count {
      let next = unsafe UnsafeRawPointer(numbers + index).loadUnaligned(as: UInt64.self)
      let difference = UInt64(littleEndian: next) ^ eight
      isSame = difference == 0
      index &+= difference.trailingZeroBitCount &>> 3
    }
    if isSame { while index < end, unsafe numbers[index] == first { index &+= 1 } }
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
