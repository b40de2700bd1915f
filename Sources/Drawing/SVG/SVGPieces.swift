/// Pieces of a buffer by their bytes: finds out whether a piece has been there before.
///
/// A hash table of its own, because the pieces are written already: nothing is copied and no string is made.
struct SVGPieces {
  struct Piece {
    /// The place at which it stood first.
    var first: Range<Int>
    var count = 1
    /// The number of its definition, where it has one.
    var number: Int?
    fileprivate var hash: UInt64
  }

  private var pieces: [Piece] = []
  /// Indexes of pieces, -1 where there is none; each piece in the first free place from its hash on.
  private var places = [Int32](repeating: -1, count: 128)

  subscript(index: Int) -> Piece {
    get { pieces[index] }
    set { pieces[index] = newValue }
  }

  /// Counts the piece, and gives its index.
  mutating func count(_ range: Range<Int>, of buffer: borrowing SVGBuffer) -> Int {
    let hash = buffer.hash(of: range)
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] >= 0 {
      let index = Int(places[place])
      if pieces[index].hash == hash, buffer.areEqual(pieces[index].first, range) {
        pieces[index].count += 1
        return index
      }
      place = (place + 1) & mask
    }
    places[place] = Int32(truncatingIfNeeded: pieces.count)
    pieces.append(Piece(first: range, hash: hash))
    if pieces.count * 2 > places.count { grow() }
    return pieces.count - 1
  }

  /// Counts a piece that was there before.
  mutating func countAgain(_ index: Int) { pieces[index].count += 1 }

  /// Counts the piece, and says whether it was there for the first time.
  mutating func isNew(_ range: Range<Int>, of buffer: borrowing SVGBuffer) -> Bool {
    pieces[count(range, of: buffer)].count == 1
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 4)
    let mask = places.count - 1
    for (index, piece) in pieces.enumerated() {
      var place = Int(truncatingIfNeeded: piece.hash) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(truncatingIfNeeded: index)
    }
  }
}

extension SVGPage {
  /// ` id="…"`: a name that no other element of the file has.
  mutating func writeID(_ id: String) {
    guard !isInDefinition else { return }
    body.write(" id=\"")
    let start = body.count
    writeSalt()
    body.write(identifier: id)
    let end = body.count
    var number = 1
    var isFree = !(options.salt.isEmpty && id == options.id)
    isFree = isFree && names.isNew(start..<end, of: body)
    while !isFree {
      number += 1
      body.truncate(to: end)
      body.write("-")
      body.write(number)
      isFree = names.isNew(start..<body.count, of: body)
    }
    if below != nil {
      var name = SVGBuffer(capacity: 64)
      name.write(body, start..<body.count)
      below?.name(String(decoding: name.bytes, as: UTF8.self))
    }
    body.write("\"")
  }
}
