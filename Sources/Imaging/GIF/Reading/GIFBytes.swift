/// The bytes of a GIF file, and the blocks of up to 255 bytes that its contents are cut into.
struct GIFBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(place: Int) -> UInt8 { bytes[place] }

  /// Two bytes as a number, the lower one first.
  func pair(at place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  func text(at place: Int, count: Int) -> String {
    String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  func need(_ count: Int, at place: Int, _ what: String) throws(FrameFault) {
    guard count <= bytes.count - place else {
      throw FrameFault(
        .end, at: min(place, bytes.count),
        found: "the file's end after \(max(0, bytes.count - place)) bytes",
        expected: "\(what) of \(count)")
    }
  }

  /// The end of blocks that begin here, with the empty one behind them.
  func endOfBlocks(from start: Int) throws(FrameFault) -> Int {
    var place = start
    while true {
      try need(1, at: place, "blocks and an empty one")
      let count = Int(bytes[place])
      try need(count + 1, at: place, "a block")
      place += count + 1
      if count == 0 { return place }
    }
  }

  /// The content of blocks, put together. They have been walked through before.
  func content(from start: Int) -> [UInt8] {
    var content: [UInt8] = []
    var place = start
    while place < bytes.count, bytes[place] > 0 {
      let end = min(bytes.count, place + 1 + Int(bytes[place]))
      content += bytes[place + 1..<end]
      place = end
    }
    return content
  }

  /// Opaque pixels of a table of colours.
  func pixels(_ colors: GIFColors) -> [UInt32] {
    stride(from: colors.start, to: colors.end, by: 3).map {
      0xFF00_0000 | UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
    }
  }
}
