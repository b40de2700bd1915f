/// A zlib stream of bytes by our own means, for rows that stand behind filters.
///
/// The result depends on the bytes alone, not on the pieces in which they come.
struct ByteStream: ~Copyable {
  /// Bytes that are said at once.
  private static let pieceBytes = 1 << 16
  private static let windowBytes = DeflateAlphabet.longestDistance

  private var matcher: ByteMatcher
  private var block = SequenceBlock()
  private var coder = BlockCoder()
  private var sink: BitSink
  private var adler: UInt32 = 1
  /// The window, the piece that comes together behind it, and zeros.
  private var buffer = [UInt8](
    repeating: 0, count: windowBytes + pieceBytes + ByteMatcher.margin)
  private var pieceCount = 0
  /// The place of the piece's first byte in the stream.
  private var pieceStart = 0

  init(_ effort: ByteMatcher.Effort) {
    matcher = ByteMatcher(effort)
    sink = BitSink(capacity: 1 << 16)
    // Deflate with a window of 32 KB, no dictionary (RFC 1950, 2.2).
    sink.put(0x78, count: 8)
    sink.put(0x5E, count: 8)
  }

  mutating func add(_ bytes: Span<UInt8>) {
    adler = Deflate.adler32(bytes, after: adler)
    var done = 0
    while done < bytes.count {
      let count = min(bytes.count - done, Self.pieceBytes - pieceCount)
      let end = Self.windowBytes + pieceCount
      var room = buffer.mutableSpan
      room.withPart(end..<end + count) { $0.copy(bytes.extracting(done..<done + count)) }
      done += count
      pieceCount += count
      if pieceCount == Self.pieceBytes { sayPiece() }
    }
  }

  /// Says the piece and makes it the window of the next.
  private mutating func sayPiece() {
    let piece = ByteMatcher.Part(first: Self.windowBytes, count: pieceCount, place: pieceStart)
    say(piece, of: buffer)
    let window = Array(buffer[pieceCount..<pieceCount + Self.windowBytes])
    buffer.replaceSubrange(..<Self.windowBytes, with: window)
    pieceStart += pieceCount
    pieceCount = 0
    if block.isWorthACode { coder.write(&block, isLast: false, to: &sink) }
  }

  private mutating func say(_ piece: ByteMatcher.Part, of bytes: [UInt8]) {
    matcher.add(piece, of: bytes.span, literalBits: coder.literalBits, to: &block)
  }

  /// Ends the stream and returns it.
  consuming func finished() -> [UInt8] {
    if pieceCount > 0 { sayPiece() }
    coder.write(&block, isLast: true, to: &sink)
    sink.putBigEndian(adler)
    return sink.bytes
  }
}
