import Fuzzing

/// Makes the input with a number: a JPEG file, broken in one way or several. The same number gives the same input
/// on every machine.
struct JPEGMutation {
  let seeds: [[UInt8]]
  let seed: UInt64

  func input(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    var file = seeds[random.number(0...seeds.count - 1)]
    for _ in 0..<random.number(0...2) { changeSegment(&file, &random) }
    for _ in 0..<random.number(0...4) { changeBytes(&file, &random) }
    return file
  }

  /// The segments before the picture's data: marker, length, content.
  private func segments(of file: [UInt8]) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let end = place + 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
      guard end <= file.count, end > place + 3 else { break }
      segments.append(place..<end)
      place = end
    }
    return segments
  }

  private func changeSegment(_ file: inout [UInt8], _ random: inout SeededRandom) {
    let segments = segments(of: file)
    guard !segments.isEmpty else { return changeBytes(&file, &random) }
    let segment = segments[random.number(0...segments.count - 1)]
    switch random.number(0...6) {
    case 0: file.removeSubrange(segment)
    case 1: file.insert(contentsOf: file[segment], at: segment.lowerBound)
    case 2: file[segment.lowerBound + 1] = random.byte()
    case 3: file[segment.lowerBound + 2 + random.number(0...1)] = random.byte()
    case 4:
      // Turned by a camera, or by something that only looks like one.
      let exif: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      let tag: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, random.byte() & 15, 0, 0]
      let content = exif + tag
      file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
    default:
      guard segment.count > 4 else { return }
      for _ in 0...random.number(0...3) {
        let place = random.number(segment.lowerBound + 4...segment.upperBound - 1)
        file[place] = [0, 1, 2, 4, 0x11, 0x22, 0x7F, 0xFF, random.byte()][random.number(0...8)]
      }
    }
  }

  private func changeBytes(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes.append(random.byte()) }
    let index = random.number(0...bytes.count - 1)
    switch random.number(0...6) {
    case 0: bytes[index] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes[index] = 0xFF
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(random.byte(), at: index)
    case 4: bytes.removeLast(bytes.count - index)
    case 5: bytes.insert(contentsOf: bytes[index...].prefix(random.number(1...40)), at: index)
    default: bytes[index] = random.byte()
    }
  }
}
