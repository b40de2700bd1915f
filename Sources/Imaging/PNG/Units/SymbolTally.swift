/// How often a block says each symbol of deflate's two alphabets.
struct SymbolTally {
  private(set) var symbols = [UInt32](repeating: 0, count: DeflateAlphabet.symbolCount)
  private(set) var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)

  /// `lengthSymbols` has a symbol for each length of a match.
  init(
    _ sequences: UnsafeBufferPointer<UInt64>, _ literals: UnsafeBufferPointer<UInt8>,
    lengthSymbols: [Int]
  ) {
    unsafe symbols.withUnsafeMutableBufferPointer { symbols in
      for index in literals.indices { unsafe symbols[Int(literals[index])] &+= 1 }
    }
    unsafe count(sequences, lengthSymbols)
    symbols[DeflateAlphabet.endOfBlock] = 1
    // A block without any match still names one distance: some decoders insist.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
  }

  private mutating func count(
    _ sequences: UnsafeBufferPointer<UInt64>, _ lengthSymbols: [Int]
  ) {
    for index in sequences.indices {
      let sequence = unsafe PackedSequence(sequences[index])
      var left = sequence.length
      guard left > 0 else { continue }
      let symbol = DeflateAlphabet.distance(sequence.distance).symbol
      while left > 0 {
        let piece = PackedSequence.piece(of: left)
        symbols[lengthSymbols[piece]] &+= 1
        distances[symbol] &+= 1
        left &-= piece
      }
    }
  }

  /// Bits of the block in these codes, with a header at its longest.
  func bitCount(_ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    var bits = 3 + 17 + 19 * 7 + (symbols.count + distances.count) * 14
    for (symbol, count) in symbols.enumerated() {
      bits += Int(count) * (Int(symbolCode.lengths[symbol]) + (symbol > 264 ? 5 : 0))
    }
    for (symbol, count) in distances.enumerated() {
      bits += Int(count) * (Int(distanceCode.lengths[symbol]) + max(0, symbol / 2 - 1))
    }
    return bits
  }
}
