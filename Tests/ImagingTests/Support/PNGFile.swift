/// A PNG file taken apart without the module under test.
struct PNGFile {
  struct Chunk: Equatable {
    var name: String
    var content: [UInt8]

    var bytes: [UInt8] { RawPNG.chunk(name, content) }
  }

  struct Malformed: Error {}

  var chunks: [Chunk] = []

  init(_ file: [UInt8]) throws {
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.count else { throw Malformed() }
      chunks.append(
        Chunk(
          name: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          content: Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    guard file.prefix(8) == RawPNG.signature[...], place == file.count else { throw Malformed() }
  }

  var bytes: [UInt8] { RawPNG.file(chunks.map(\.bytes)) }
}
