internal import Platform

/// The content of one deflate block: runs of literal bytes, each followed by a match.
///
/// Nothing is coded until the block is written, since the codes depend on everything in it.
struct SequenceBlock: ~Copyable {
  /// As `PackedSequence` packs them.
  private var sequences = GrowingBuffer<UInt64>(capacity: 1 << 17)
  private var literals = GrowingBuffer<UInt8>(capacity: 1 << 19)

  /// Whether it is time to write the block and begin another.
  var isFull: Bool { sequences.count >= 1 << 16 || literals.count >= 1 << 20 }
  /// Whether it says enough for codes of its own where what is said changes from place to place.
  var isWorthACode: Bool { sequences.count + literals.count >= 1 << 14 }
  var isEmpty: Bool { sequences.count == 0 && literals.count == 0 }

  /// Makes room for a row: no row says more than a literal a byte or a sequence a unit.
  mutating func reserve(sequences more: Int, literals bytes: Int) {
    sequences.reserve(more + 2)
    literals.reserve(bytes + 8)
  }

  mutating func literal(_ byte: UInt8) {
    literals.append(byte)
  }

  mutating func match(length: Int, distance: Int) {
    sequences.append(
      PackedSequence(literalEnd: literals.count, distance: distance, length: length).packed)
  }

  /// Lends the places of the next literal and match to a loop that adds a whole row.
  @inline(__always) mutating func withCursor(_ body: (inout Cursor) -> Void) {
    literals.withTail { literals in
      sequences.withTail { sequences in
        var cursor = Cursor(literals: literals, sequences: sequences)
        body(&cursor)
        (literals, sequences) = (cursor.literals, cursor.sequences)
      }
    }
  }

  /// The inner loop's view of a block. Room was made for the row.
  struct Cursor {
    fileprivate var literals: GrowingBuffer<UInt8>.Tail
    fileprivate var sequences: GrowingBuffer<UInt64>.Tail

    @inline(__always) mutating func literal(_ byte: UInt8) {
      literals.append(byte)
    }

    /// The bytes of a unit: red, green, blue and alpha, as many as it has.
    @inline(__always) mutating func literal(_ unit: UInt32, unitBytes: Int) {
      let turned = (unit &<< 8 | unit &>> 24).byteSwapped
      literals.append(UInt64(turned), bytes: unitBytes)
    }

    @inline(__always) mutating func match(length: Int, distance: Int) {
      sequences.append(
        PackedSequence(literalEnd: literals.count, distance: distance, length: length).packed)
    }
  }

  /// Lends everything the block says to whoever codes it, then empties it.
  mutating func drain(_ body: (_ sequences: Span<UInt64>, _ literals: Span<UInt8>) -> Void) {
    reserve(sequences: 1, literals: 0)
    match(length: 0, distance: 1)
    sequences.withSpan { sequences in
      literals.withSpan { literals in body(sequences, literals) }
    }
    sequences.removeAll()
    literals.removeAll()
  }
}
