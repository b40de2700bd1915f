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

  /// Bits of all codes in the block, without the bits that follow lengths and distances.
  func codeBits(_ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    zip(symbols, symbolCode.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
      + zip(distances, distanceCode.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// Bits that the block takes at most, in codes made for it, without their header.
  func bitCount(_ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    var bits = 3 + codeBits(symbolCode, distanceCode)
    for (symbol, count) in symbols.enumerated() where symbol > 264 { bits += Int(count) * 5 }
    for (symbol, count) in distances.enumerated() { bits += Int(count) * max(0, symbol / 2 - 1) }
    return bits
  }
}
