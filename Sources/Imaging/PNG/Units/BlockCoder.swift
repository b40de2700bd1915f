/// Codes what a block says with a Huffman code made for it (RFC 1951, 3.2.7).
struct BlockCoder {
  private let lengthParts: [DeflateAlphabet.Part]
  private let lengthSymbols: [Int]

  init() {
    lengthParts = (0...DeflateAlphabet.longestMatch).map {
      DeflateAlphabet.length(max($0, DeflateAlphabet.shortestMatch))
    }
    lengthSymbols = lengthParts.map(\.symbol)
  }

  /// Writes the block and empties it.
  func write(_ block: inout SequenceBlock, isLast: Bool, to sink: inout BitSink) {
    unsafe block.drain { sequences, literals in
      let tally = unsafe SymbolTally(sequences, literals, lengthSymbols: lengthSymbols)
      let symbols = HuffmanCode(counts: tally.symbols, limit: 15)
      let distances = HuffmanCode(counts: tally.distances, limit: 15)
      sink.reserve(bits: tally.bitCount(symbols, distances))
      sink.put(isLast ? 1 : 0, count: 1)
      sink.put(2, count: 2)
      BlockHeader(symbols: symbols, distances: distances).write(to: &sink)
      let table = CodeTable(symbols, distances, lengthParts)
      unsafe sink.withCursor { start in
        var cursor = unsafe start
        unsafe table.write(sequences, literals, to: &cursor)
        return unsafe cursor
      }
    }
  }
}
