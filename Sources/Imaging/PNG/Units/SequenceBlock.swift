/// What one deflate block will say: runs of literal bytes, each followed by a match.
///
/// Nothing is coded until the block is written, since the codes depend on everything in it.
@safe struct SequenceBlock: ~Copyable {
  /// As `PackedSequence` packs them.
  private var sequences: UnsafeMutablePointer<UInt64>
  private var literals: UnsafeMutablePointer<UInt8>
  private var sequenceCapacity: Int
  private var literalCapacity: Int
  private var sequenceCount = 0
  private var literalCount = 0

  init() {
    sequenceCapacity = 1 << 17
    literalCapacity = 1 << 19
    unsafe sequences = .allocate(capacity: sequenceCapacity)
    unsafe literals = .allocate(capacity: literalCapacity)
  }

  deinit {
    unsafe sequences.deallocate()
    unsafe literals.deallocate()
  }

  /// Whether it is time to write the block and begin another.
  var isFull: Bool { sequenceCount >= 1 << 16 || literalCount >= 1 << 20 }
  /// Whether it says enough for codes of its own where what is said changes from place to place.
  var isWorthACode: Bool { sequenceCount + literalCount >= 1 << 14 }
  var isEmpty: Bool { sequenceCount == 0 && literalCount == 0 }

  /// Makes room for a row: no row says more than a literal a byte or a sequence a unit.
  mutating func reserve(sequences more: Int, literals bytes: Int) {
    if sequenceCount + more + 2 > sequenceCapacity {
      let larger = max(sequenceCount + more + 2, sequenceCapacity * 2)
      unsafe sequences = Self.moved(sequences, count: sequenceCount, capacity: larger)
      sequenceCapacity = larger
    }
    if literalCount + bytes + 8 > literalCapacity {
      let larger = max(literalCount + bytes + 8, literalCapacity * 2)
      unsafe literals = Self.moved(literals, count: literalCount, capacity: larger)
      literalCapacity = larger
    }
  }

  private static func moved<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, count: Int, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe new.update(from: old, count: count)
    unsafe old.deallocate()
    return unsafe new
  }

  mutating func literal(_ byte: UInt8) {
    precondition(literalCount < literalCapacity, "a literal without room")
    unsafe literals[literalCount] = byte
    literalCount += 1
  }

  mutating func match(length: Int, distance: Int) {
    precondition(sequenceCount < sequenceCapacity, "a match without room")
    unsafe sequences[sequenceCount] =
      PackedSequence(literalEnd: literalCount, distance: distance, length: length).packed
    sequenceCount += 1
  }

  /// Lends the places of the next literal and match to a loop that adds a whole row.
  mutating func withCursor(_ body: (inout Cursor) -> Void) {
    var cursor = unsafe Cursor(
      literals: literals, literalCount: literalCount, nextSequence: sequences + sequenceCount)
    unsafe body(&cursor)
    literalCount = unsafe cursor.literalCount
    sequenceCount = unsafe cursor.nextSequence - sequences
    precondition(
      literalCount <= literalCapacity && sequenceCount <= sequenceCapacity, "a row without room")
  }

  /// The inner loop's view of a block: no checks, room was made for the row.
  @unsafe struct Cursor {
    let literals: UnsafeMutablePointer<UInt8>
    var literalCount: Int
    var nextSequence: UnsafeMutablePointer<UInt64>

    @inline(__always) mutating func literal(_ byte: UInt32) {
      unsafe literals[literalCount] = UInt8(truncatingIfNeeded: byte)
      unsafe literalCount &+= 1
    }

    /// The bytes of a unit: red, green, blue and alpha, as many as it has.
    @inline(__always) mutating func literal(_ unit: UInt32, unitBytes: Int) {
      unsafe literal(unit &>> 16)
      if unitBytes > 1 {
        unsafe literal(unit &>> 8)
        unsafe literal(unit)
      }
      if unitBytes > 3 { unsafe literal(unit &>> 24) }
    }

    @inline(__always) mutating func match(length: Int, distance: Int) {
      unsafe nextSequence.pointee =
        PackedSequence(literalEnd: literalCount, distance: distance, length: length).packed
      unsafe nextSequence += 1
    }
  }

  /// Lends everything the block says to whoever codes it, then empties it.
  mutating func drain(
    _ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    reserve(sequences: 1, literals: 0)
    match(length: 0, distance: 1)
    unsafe body(
      UnsafeBufferPointer(start: sequences, count: sequenceCount),
      UnsafeBufferPointer(start: literals, count: literalCount))
    sequenceCount = 0
    literalCount = 0
  }
}
