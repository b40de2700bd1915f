internal import Platform

/// Bytes that grow by bits, the first bit lowest: what deflate writes.
///
/// Whoever writes says beforehand how much there may be.
struct BitSink: ~Copyable {
  private var whole: GrowingBuffer<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    whole = GrowingBuffer(capacity: max(capacity, 1 << 12))
  }

  /// Makes room for this many bits more.
  mutating func reserve(bits: Int) {
    whole.reserve((pendingCount + bits) / 8 + 16)
  }

  /// Adds up to 32 bits; room must have been made.
  mutating func put(_ bits: Int, count bitCount: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += bitCount
    while pendingCount >= 8 {
      whole.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func putPadding() {
    if pendingCount > 0 { put(0, count: 8 - pendingCount) }
  }

  /// Fills the last byte with zeros and adds whole bytes, first the highest of them.
  mutating func putBigEndian(_ value: UInt32) {
    reserve(bits: 64)
    putPadding()
    for shift in stride(from: 24, through: 0, by: -8) {
      put(Int((value >> UInt32(shift)) & 0xFF), count: 8)
    }
  }

  /// Adds whole bytes behind others that are whole; room must have been made.
  mutating func putBytes(_ bytes: Span<UInt8>) {
    precondition(pendingCount == 0, "bytes behind bits")
    whole.append(bytes)
  }

  /// The bytes that are complete.
  var bytes: [UInt8] { whole.array }

  /// Lends the place of the next byte and the bits before it to a loop that writes many codes. Room must have been
  /// made for them.
  @inline(__always) mutating func withCursor(_ body: (inout Cursor) -> Void) {
    var bits = (pending: pending, count: pendingCount)
    whole.withTail { tail in
      var cursor = Cursor(whole: tail, pending: bits.pending, count: bits.count)
      body(&cursor)
      tail = cursor.whole
      bits = (cursor.pending, cursor.count)
    }
    (pending, pendingCount) = bits
  }

  /// The inner loop's view of a sink: eight bytes at a time.
  struct Cursor {
    fileprivate var whole: GrowingBuffer<UInt8>.Tail
    fileprivate var pending: UInt64
    fileprivate var count: Int

    /// Adds up to 56 bits; whole bytes are stored, and fewer than eight bits stay pending.
    @inline(__always) mutating func put(_ bits: UInt64, count bitCount: Int) {
      pending |= bits &<< UInt64(truncatingIfNeeded: count)
      count &+= bitCount
      whole.append(pending, bytes: count &>> 3)
      pending &>>= UInt64(truncatingIfNeeded: count & ~7)
      count &= 7
    }
  }
}
