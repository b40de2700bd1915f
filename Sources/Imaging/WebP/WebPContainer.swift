/// The chunks of a WebP file (RIFF): four letters, a length, the bytes, and one more where these are odd.
enum WebPContainer {
  /// The beginning of a file whose chunks take `length` bytes.
  static func start(length: Int) -> [UInt8] {
    Array("RIFF".utf8) + number(length + 4, bytes: 4) + Array("WEBP".utf8)
  }

  static func chunk(_ name: StaticString, _ content: [UInt8]) -> [UInt8] {
    var bytes = Array("\(name)".utf8) + number(content.count, bytes: 4)
    bytes += content
    if content.count % 2 == 1 { bytes.append(0) }
    return bytes
  }

  /// Of a still's file, the chunks that an animation's frame may hold.
  static func pictureChunks(of file: [UInt8]) -> [UInt8] {
    let names = ["ALPH", "VP8 ", "VP8L"]
    var (result, place): ([UInt8], Int) = ([], 12)
    while place + 8 <= file.count {
      let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      let end = min(place + 8 + length + length % 2, file.count)
      if names.contains(String(decoding: file[place..<place + 4], as: UTF8.self)) {
        result += file[place..<end]
      }
      place = end
    }
    return result
  }

  /// A number with its lowest byte first.
  static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
