/// How often a block says each symbol of deflate's two alphabets.
struct SymbolTally {
  let symbols: [UInt32]
  let distances: [UInt32]

  /// `lengthSymbols` has a symbol for each length of a match.
  init(sequences: Span<UInt64>, literals: Span<UInt8>, lengthSymbols: [Int]) {
    let symbols = WrappingTable<9, UInt32>(filledWith: 0)
    let distances = WrappingTable<5, UInt32>(filledWith: 0)
    for index in literals.indices { symbols[Int(literals[index])] &+= 1 }
    for index in sequences.indices {
      let sequence = PackedSequence(sequences[index])
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
    symbols[DeflateAlphabet.endOfBlock] = 1
    self.symbols = symbols.elements(0..<DeflateAlphabet.symbolCount)
    let used = distances.elements(0..<DeflateAlphabet.distanceCount)
    // A block without any match still names one distance: some decoders insist.
    self.distances = used.contains { $0 > 0 } ? used : [1] + used.dropFirst()
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
