import Fuzzing

/// Makes the input with a number: one of the seeds, broken in one way or several. The same number gives the same
/// input on every machine.
struct FrameMutation {
  let seed: UInt64
  let seeds: [[UInt8]]

  func input(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    var file = seeds[random.number(0...seeds.count - 1)]
    for _ in 0...random.number(0...2) { change(&file, &random) }
    // Checks that are right again: otherwise nearly every change would end at the first one.
    return file.starts(with: [0x89, 0x50]) ? PNGChecksum.corrected(file) : file
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes.append(random.byte()) }
    // Bytes that say something stand at the beginning more often than not, behind the format's name.
    let last = random.number(0...2) == 0 ? bytes.count - 1 : min(bytes.count - 1, 90)
    let index = min(last, random.number(random.number(0...99) == 0 ? 0...last : 12...max(12, last)))
    switch random.number(0...8) {
    case 0: bytes[index] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF][random.number(0...4)]
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(random.byte(), at: index)
    case 4: bytes.removeLast(bytes.count - index)
    case 5: repeatPart(&bytes, index, &random)
    case 6: movePart(&bytes, index, &random)
    case 7: bytes[index] = bytes[index] &+ 1
    default: bytes[index] = random.byte()
    }
  }

  /// A part comes twice, such as a frame or a block.
  private func repeatPart(_ bytes: inout [UInt8], _ index: Int, _ random: inout SeededRandom) {
    guard bytes.count < 1 << 16 else { return }
    bytes.insert(contentsOf: bytes[index...].prefix(random.number(1...400)), at: index)
  }

  private func movePart(_ bytes: inout [UInt8], _ index: Int, _ random: inout SeededRandom) {
    let part = Array(bytes[index...].prefix(random.number(1...60)))
    bytes.removeSubrange(index..<index + part.count)
    bytes.insert(contentsOf: part, at: random.number(0...bytes.count))
  }
}
