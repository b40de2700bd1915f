/// Bytes that grow by bits, the first bit lowest: what deflate writes.
///
/// The memory is the sink's own; whoever writes says beforehand how much there may be.
@safe struct BitSink: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1 << 12)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// Makes room for this many bits more.
  mutating func reserve(bits: Int) {
    let needed = count + (pendingCount + bits) / 8 + 16
    guard needed > capacity else { return }
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }

  /// Adds up to 32 bits; room must have been made.
  mutating func put(_ bits: Int, count bitCount: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += bitCount
    while pendingCount >= 8 {
      precondition(count < capacity, "bits without room")
      unsafe start[count] = UInt8(truncatingIfNeeded: pending)
      count += 1
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
  mutating func putBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(pendingCount == 0 && count + bytes.count <= capacity, "bytes without room")
    guard let source = bytes.baseAddress else { return }
    unsafe (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// The bytes that are complete.
  var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Lends the place of the next byte and the bits before it to a loop that writes many codes. `body`
  /// returns the cursor where it stopped; it stays inside the room that was made.
  mutating func withCursor(_ body: (Cursor) -> Cursor) {
    unsafe start.withMemoryRebound(to: UInt8.self, capacity: capacity) { base in
      let end = unsafe body(Cursor(next: base + count, pending: pending, count: pendingCount))
      unsafe count = end.next - base
      unsafe (pending, pendingCount) = (end.pending, end.count)
    }
    precondition(count <= capacity, "bits without room")
  }

  /// The inner loop's view of a sink: no checks, eight bytes at a time.
  @unsafe struct Cursor {
    var next: UnsafeMutablePointer<UInt8>
    var pending: UInt64
    var count: Int

    /// Adds up to 56 bits; whole bytes are stored, and fewer than eight bits stay pending.
    @inline(__always) mutating func put(_ bits: UInt64, count bitCount: Int) {
      unsafe pending |= bits &<< UInt64(truncatingIfNeeded: count)
      unsafe count &+= bitCount
      unsafe UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
      unsafe next += count &>> 3
      unsafe pending &>>= UInt64(truncatingIfNeeded: count & ~7)
      unsafe count &= 7
    }
  }
}
