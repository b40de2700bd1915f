/// One chunk of a PNG file, its check already done.
struct PNGChunk {
  let name: String
  /// The content, a part of the file.
  let content: ArraySlice<UInt8>

  var count: Int { content.count }

  /// Whether a reader that does not know the chunk may pass it over (PNG 3, 5.4).
  var isAncillary: Bool {
    name.utf8.first.map { $0 & 0x20 != 0 } ?? false
  }

  subscript(index: Int) -> UInt8 { content[content.startIndex + index] }

  /// Two or four bytes as a number, the first of them the highest.
  func short(at index: Int) -> UInt16 {
    UInt16(self[index]) << 8 | UInt16(self[index + 1])
  }

  func number(at index: Int) -> UInt32 {
    UInt32(short(at: index)) << 16 | UInt32(short(at: index + 2))
  }

  /// An error at a place of the content.
  func error(
    _ subject: PNGError.Subject, _ index: Int = 0, found: String, expected: String
  ) -> PNGError {
    PNGError(subject, at: content.startIndex + index, found: found, expected: expected)
  }
}

/// Takes a PNG file apart, chunk by chunk.
struct PNGChunkReader {
  /// Length, name and check around each content.
  private static let overhead = 12

  private let bytes: [UInt8]
  private let limit: Int
  private var next: Int
  private var chunkCount = 0

  init(_ bytes: [UInt8], limits: ImageLimits) throws(PNGError) {
    let count = PNGSignature.bytes.count
    guard bytes.starts(with: PNGSignature.bytes) else {
      throw PNGError(
        .signature, at: 0, found: Self.hex(bytes.prefix(count)),
        expected: Self.hex(PNGSignature.bytes[...]))
    }
    guard bytes.count <= limits.fileBytes else {
      throw PNGError(
        .size, at: 0, found: "\(bytes.count) bytes", expected: "at most \(limits.fileBytes) bytes")
    }
    self.bytes = bytes
    limit = limits.chunks
    next = count
  }

  /// The chunk after the last one; a file ends with `IEND`, not before.
  mutating func chunk() throws(PNGError) -> PNGChunk {
    guard chunkCount < limit else {
      throw PNGError(.chunkCount, at: next, found: "one more", expected: "at most \(limit)")
    }
    guard bytes.count - next >= Self.overhead else {
      throw PNGError(
        .end, at: next, found: "the file's end after \(bytes.count - next) bytes",
        expected: "a chunk of at least \(Self.overhead) bytes")
    }
    let header = PNGChunk(name: "", content: bytes[next..<next + 8])
    let name = try Self.name(header)
    let length = Int(header.number(at: 0))
    guard length <= bytes.count - next - Self.overhead else {
      throw PNGError(
        .chunk, at: next, found: "'\(name)' of \(length) bytes",
        expected: "at most \(bytes.count - next - Self.overhead), which is what is left of the file"
      )
    }
    let chunk = PNGChunk(name: name, content: bytes[next + 8..<next + 8 + length])
    try check(chunk)
    next += length + Self.overhead
    chunkCount += 1
    return chunk
  }

  private static func name(_ header: PNGChunk) throws(PNGError) -> String {
    let letters = header.content.dropFirst(4)
    guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
      throw header.error(
        .chunk, 4, found: "a name of the bytes \(hex(letters))", expected: "four letters")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func check(_ chunk: PNGChunk) throws(PNGError) {
    let end = chunk.content.endIndex
    let found = PNGChunk(name: "", content: bytes[end..<end + 4]).number(at: 0)
    let sum = Deflate.crc32(bytes.span.extracting(chunk.content.startIndex - 4..<end))
    guard sum == found else {
      throw PNGError(
        .checksum, at: end, found: "\(Self.hex(found)) behind '\(chunk.name)'",
        expected: Self.hex(sum))
    }
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    guard !bytes.isEmpty else { return "nothing" }
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
