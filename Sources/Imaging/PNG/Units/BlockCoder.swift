/// Codes what a block says with the shortest of deflate's ways: a Huffman code made for it, the one that all
/// decoders know, or the bytes as they are (RFC 1951, 3.2.3).
struct BlockCoder {
  /// The cost of literals before anything is known of them.
  private static let usualLiteralBits: UInt8 = 6
  /// The cost of a literal that the code before had no need of.
  private static let rareLiteralBits: UInt8 = 14

  private let lengthParts: [DeflateAlphabet.Part]
  private let lengthSymbols: [Int]
  private let known = (symbols: HuffmanCode.knownSymbols, distances: HuffmanCode.knownDistances)
  /// Bits that each literal took in the last block.
  private(set) var literalBits = [UInt8](repeating: usualLiteralBits, count: 256)

  init() {
    lengthParts = (0...DeflateAlphabet.longestMatch).map {
      DeflateAlphabet.length(max($0, DeflateAlphabet.shortestMatch))
    }
    lengthSymbols = lengthParts.map(\.symbol)
  }

  /// Writes the block and empties it.
  mutating func write(_ block: inout SequenceBlock, isLast: Bool, to sink: inout BitSink) {
    block.drain { sequences, literals in
      let tally = SymbolTally(
        sequences: sequences, literals: literals, lengthSymbols: lengthSymbols)
      let symbols = HuffmanCode(counts: tally.symbols, limit: 15)
      let distances = HuffmanCode(counts: tally.distances, limit: 15)
      literalBits = symbols.lengths[..<256].map { $0 == 0 ? Self.rareLiteralBits : $0 }
      let header = BlockHeader(symbols: symbols, distances: distances)
      let made = header.bitCount + tally.codeBits(symbols, distances)
      let usual = tally.codeBits(known.symbols, known.distances)
      let isStored = sequences.count == 1 && literals.count * 8 + 40 < min(made, usual)
      if isStored { return store(literals, isLast: isLast, to: &sink) }
      sink.reserve(bits: header.bitCount + tally.bitCount(symbols, distances))
      sink.put(isLast ? 1 : 0, count: 1)
      sink.put(made < usual ? 2 : 1, count: 2)
      if made < usual { header.write(to: &sink) }
      let table =
        made < usual
        ? CodeTable(symbols: symbols, distances: distances, lengthParts: lengthParts)
        : CodeTable(
          symbols: known.symbols, distances: known.distances, lengthParts: lengthParts)
      sink.withCursor { table.write(sequences, literals: literals, to: &$0) }
    }
  }

  /// Bytes as they are, at most 65,535 at once.
  private func store(_ literals: Span<UInt8>, isLast: Bool, to sink: inout BitSink) {
    let limit = 0xFFFF
    sink.reserve(bits: literals.count * 8 + (literals.count / limit + 1) * 48)
    for start in stride(from: 0, to: max(1, literals.count), by: limit) {
      let end = min(start + limit, literals.count)
      sink.put(isLast && end == literals.count ? 1 : 0, count: 1)
      sink.put(0, count: 2)
      sink.putPadding()
      sink.put(end - start, count: 16)
      sink.put(~(end - start) & limit, count: 16)
      sink.putBytes(literals.extracting(start..<end))
    }
  }
}
