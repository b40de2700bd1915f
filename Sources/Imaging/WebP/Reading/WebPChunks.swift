/// Walks through the chunks of a WebP file, or of one of its frames (RIFF).
struct WebPChunks {
  struct Chunk {
    let name: String
    /// The place of its name.
    let offset: Int
    let content: ArraySlice<UInt8>

    /// Up to four bytes as a number, the lowest one first.
    func number(at index: Int, bytes count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(content[content.startIndex + index + $1]) << (8 * $1) }
    }

    func fault(
      _ subject: FrameFault.Subject, _ index: Int = 0, found: String, expected: String
    ) -> FrameFault {
      FrameFault(subject, at: offset + index, found: found, expected: expected)
    }
  }

  private let bytes: [UInt8]
  private let end: Int
  private(set) var place: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// The chunks of a whole file; it may have bytes behind it that are none of its own.
  init(file: [UInt8]) throws(FrameFault) {
    let head = Chunk(name: "RIFF", offset: 0, content: file.prefix(12))
    guard file.count >= 12 else {
      throw head.fault(.end, found: "\(file.count) bytes", expected: "a header of 12")
    }
    let length = head.number(at: 4, bytes: 4)
    guard length >= 12, length + 8 <= file.count else {
      throw head.fault(
        .end, 4, found: "a length of \(length) and \(file.count - 8) bytes",
        expected: "as many bytes as it says, 12 at least")
    }
    self.init(file, in: 12..<length + 8)
  }

  mutating func next() throws(FrameFault) -> Chunk? {
    guard place < end else { return nil }
    let header = Chunk(name: "", offset: place, content: bytes[place..<min(end, place + 8)])
    guard header.content.count == 8 else {
      throw header.fault(
        .end, found: "the end after \(header.content.count) bytes", expected: "a chunk of 8 or more"
      )
    }
    let name = String(decoding: header.content.prefix(4), as: UTF8.self)
    let length = header.number(at: 4, bytes: 4)
    guard length <= end - place - 8 else {
      throw header.fault(
        .end, 4, found: "'\(name)' of \(length) bytes", expected: "at most \(end - place - 8)")
    }
    let content = bytes[place + 8..<place + 8 + length]
    defer { place += 8 + length + length % 2 }
    return Chunk(name: name, offset: place, content: content)
  }
}
