/// The codes of one block as the inner loop wants them: bits and their count in one number.
struct CodeTable: ~Copyable {
  private let literals = WrappingTable<9, Code>(filledWith: Code(0, count: 0))
  private let lengths = WrappingTable<9, Code>(filledWith: Code(0, count: 0))
  private let distances = WrappingTable<5, Code>(filledWith: Code(0, count: 0))

  /// Bits in the upper 56, their count in the lowest 8.
  struct Code {
    var packed: UInt64

    @inline(__always) init(_ bits: UInt64, count: UInt64) {
      packed = bits &<< 8 | count
    }

    @inline(__always) var bits: UInt64 { packed &>> 8 }
    @inline(__always) var count: UInt64 { packed & 0xFF }

    /// This code and another one behind it, 56 bits together at most.
    @inline(__always) func followed(by next: Code) -> Code {
      Code(bits | next.bits &<< count, count: count &+ next.count)
    }

    @inline(__always) func followed(by part: DeflateAlphabet.Part) -> Code {
      followed(
        by: Code(
          UInt64(truncatingIfNeeded: part.extra), count: UInt64(truncatingIfNeeded: part.extraBits)
        ))
    }
  }

  init(
    symbols: HuffmanCode, distances: HuffmanCode, lengthParts: [DeflateAlphabet.Part]
  ) {
    func code(_ huffman: HuffmanCode, _ symbol: Int) -> Code {
      Code(UInt64(huffman.codes[symbol]), count: UInt64(huffman.lengths[symbol]))
    }
    for symbol in 0...DeflateAlphabet.endOfBlock { literals[symbol] = code(symbols, symbol) }
    for (length, part) in lengthParts.enumerated() {
      lengths[length] = code(symbols, part.symbol).followed(by: part)
    }
    for symbol in 0..<DeflateAlphabet.distanceCount {
      self.distances[symbol] = code(distances, symbol)
    }
  }

  /// Writes what a block says, and its end.
  @inline(__always) func write(
    _ sequences: Span<UInt64>, literals: Span<UInt8>, to cursor: inout BitSink.Cursor
  ) {
    var next = 0
    for index in sequences.indices {
      let sequence = PackedSequence(sequences[index])
      let end = next &+ sequence.literalCount(from: next)
      write(literals, next..<end, to: &cursor)
      next = end
      write(sequence, to: &cursor)
    }
    cursor.put(self.literals[DeflateAlphabet.endOfBlock])
  }

  @inline(__always) private func write(
    _ literals: Span<UInt8>, _ range: Range<Int>, to cursor: inout BitSink.Cursor
  ) {
    var next = range.lowerBound
    while next &+ 3 <= range.upperBound {
      let first = self.literals[Int(literals[at: next])]
      let second = self.literals[Int(literals[at: next &+ 1])]
      let third = self.literals[Int(literals[at: next &+ 2])]
      cursor.put(first.followed(by: second), third)
      next &+= 3
    }
    while next < range.upperBound {
      cursor.put(self.literals[Int(literals[at: next])])
      next &+= 1
    }
  }

  @inline(__always) private func write(
    _ sequence: PackedSequence, to cursor: inout BitSink.Cursor
  ) {
    var left = sequence.length
    guard left > 0 else { return }
    let part = DeflateAlphabet.distance(sequence.distance)
    let distance = distances[part.symbol].followed(by: part)
    while left > 0 {
      let piece = PackedSequence.piece(of: left)
      cursor.put(lengths[piece], distance)
      left &-= piece
    }
  }
}

extension BitSink.Cursor {
  /// A code and another one behind it, 56 bits together at most.
  @inline(__always) mutating func put(_ code: CodeTable.Code, _ next: CodeTable.Code) {
    put(
      code.bits | next.bits &<< code.count,
      count: Int(truncatingIfNeeded: code.count &+ next.count))
  }

  @inline(__always) mutating func put(_ code: CodeTable.Code) {
    put(code.bits, count: Int(truncatingIfNeeded: code.count))
  }
}
