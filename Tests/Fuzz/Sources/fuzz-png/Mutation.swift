import Fuzzing
import Imaging

/// Makes the input with a number: a file of some kind, broken in one way or several. The same number gives
/// the same input on every machine.
struct Mutation {
  let seed: UInt64

  func input(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    var parts = random.number(0...9) == 0 ? written(&random) : PNGParts.valid(&random)
    for _ in 0..<max(0, random.number(-2...3)) { change(&parts, &random) }
    var file = parts.file
    // Some files are broken outside of the checks, too.
    guard random.number(0...5) == 0 else { return file }
    for _ in 0...random.number(0...4) { change(&file, &random) }
    return file
  }

  /// A file as the writer makes it: compressed, where the seeds' rows are only stored.
  private func written(_ random: inout SeededRandom) -> PNGParts {
    let (width, height) = (random.number(1...60), random.number(1...20))
    let colors = (0...random.number(0...20)).map { _ in
      0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
    }
    let pixels = (0..<width * height).map { _ in colors[random.number(0...colors.count - 1)] }
    guard let bitmap = try? Bitmap(width: width, height: height, pixels: pixels) else {
      return PNGParts.valid(&random)
    }
    let level: PNGLevel = random.number(0...1) == 0 ? .fast : .small
    return Self.parts(of: PNGWriter(level: level).encode(bitmap))
  }

  private static func parts(of file: [UInt8]) -> PNGParts {
    var chunks: [PNGParts.Chunk] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        PNGParts.Chunk(
          name: Array(file[place + 4..<place + 8]),
          content: Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return PNGParts(chunks: chunks)
  }

  private func change(_ parts: inout PNGParts, _ random: inout SeededRandom) {
    let index = random.number(0...parts.chunks.count - 1)
    switch random.number(0...10) {
    case 0: parts.chunks.remove(at: index)
    case 1: parts.chunks.insert(parts.chunks[index], at: random.number(0...index))
    case 2: parts.chunks.swapAt(index, random.number(0...parts.chunks.count - 1))
    case 3:
      parts.chunks[index].claimedLength =
        [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF, Int(random.byte())][random.number(0...4)]
    case 4: parts.chunks[index].hasWrongCheck = true
    case 5: parts.chunks[index].name[random.number(0...3)] = random.byte()
    case 6: change(&parts.chunks[0].content, &random)
    case 7: split(&parts, index, &random)
    default: change(&parts.chunks[index].content, &random)
    }
    if parts.chunks.isEmpty { parts.chunks.append(PNGParts.chunk("IEND", [])) }
  }

  /// One chunk becomes two.
  private func split(_ parts: inout PNGParts, _ index: Int, _ random: inout SeededRandom) {
    let chunk = parts.chunks[index]
    let cut = random.number(0...chunk.content.count)
    parts.chunks[index].content = Array(chunk.content[..<cut])
    parts.chunks.insert(
      PNGParts.Chunk(name: chunk.name, content: Array(chunk.content[cut...])), at: index + 1)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes.append(random.byte()) }
    let index = random.number(0...bytes.count - 1)
    switch random.number(0...7) {
    case 0: bytes[index] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF][random.number(0...4)]
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(random.byte(), at: index)
    case 4: bytes.removeLast(bytes.count - index)
    case 5:
      let end = min(bytes.count, index + random.number(1...8))
      bytes.replaceSubrange(index..<end, with: PNGParts.big(random.number(0...0x1_0000)))
    case 6: bytes.insert(contentsOf: bytes[index...].prefix(random.number(1...40)), at: index)
    default: bytes[index] = random.byte()
    }
  }
}
