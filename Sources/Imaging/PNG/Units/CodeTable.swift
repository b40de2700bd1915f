/// The codes of one block as the inner loop wants them: bits and their count in one number.
struct CodeTable {
  private let literals: [Code]
  private let lengths: [Code]
  private let distances: [Code]

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
    _ symbols: HuffmanCode, _ distances: HuffmanCode, _ lengthParts: [DeflateAlphabet.Part]
  ) {
    func code(_ huffman: HuffmanCode, _ symbol: Int) -> Code {
      Code(UInt64(huffman.codes[symbol]), count: UInt64(huffman.lengths[symbol]))
    }
    literals = (0...DeflateAlphabet.endOfBlock).map { code(symbols, $0) }
    lengths = lengthParts.map { code(symbols, $0.symbol).followed(by: $0) }
    self.distances = (0..<DeflateAlphabet.distanceCount).map { code(distances, $0) }
  }

  /// Writes what a block says, and its end.
  func write(
    _ sequences: UnsafeBufferPointer<UInt64>, _ literals: UnsafeBufferPointer<UInt8>,
    to cursor: inout BitSink.Cursor
  ) {
    unsafe self.literals.withUnsafeBufferPointer { literalCodes in
      unsafe lengths.withUnsafeBufferPointer { lengthCodes in
        unsafe distances.withUnsafeBufferPointer { distanceCodes in
          var next = 0
          for index in sequences.indices {
            let sequence = unsafe PackedSequence(sequences[index])
            let end = next &+ sequence.literalCount(from: next)
            unsafe Self.write(literals, next..<end, literalCodes, to: &cursor)
            next = end
            unsafe Self.write(sequence, lengthCodes, distanceCodes, to: &cursor)
          }
          unsafe cursor.put(literalCodes[DeflateAlphabet.endOfBlock])
        }
      }
    }
  }

  @inline(__always) private static func write(
    _ literals: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ codes: UnsafeBufferPointer<Code>,
    to cursor: inout BitSink.Cursor
  ) {
    var next = range.lowerBound
    while next &+ 3 <= range.upperBound {
      let pair = unsafe codes[Int(literals[next])].followed(by: codes[Int(literals[next &+ 1])])
      unsafe cursor.put(pair.followed(by: codes[Int(literals[next &+ 2])]))
      next &+= 3
    }
    while next < range.upperBound {
      unsafe cursor.put(codes[Int(literals[next])])
      next &+= 1
    }
  }

  @inline(__always) private static func write(
    _ sequence: PackedSequence, _ lengths: UnsafeBufferPointer<Code>,
    _ distances: UnsafeBufferPointer<Code>, to cursor: inout BitSink.Cursor
  ) {
    var left = sequence.length
    guard left > 0 else { return }
    let part = DeflateAlphabet.distance(sequence.distance)
    let distance = unsafe distances[part.symbol].followed(by: part)
    while left > 0 {
      let piece = PackedSequence.piece(of: left)
      unsafe cursor.put(lengths[piece].followed(by: distance))
      left &-= piece
    }
  }
}

extension BitSink.Cursor {
  @inline(__always) mutating func put(_ code: CodeTable.Code) {
    unsafe put(code.bits, count: Int(truncatingIfNeeded: code.count))
  }
}
