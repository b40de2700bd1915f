import Fuzzing

/// Makes the pair with a number: two whole pictures, or one of them broken, or both. The same number gives the same pair
/// on every machine.
struct PairMutation {
  let seed: UInt64
  let seeds: [[UInt8]]

  /// Both files in one, with the length of the first before them in four bytes.
  func input(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    let before = seeds[random.number(0...seeds.count - 1)]
    // Nearly equal files come as often as any two.
    let after = random.number(0...1) == 0 ? before : seeds[random.number(0...seeds.count - 1)]
    var pair = [before, after]
    for side in 0...1 where random.number(0...2) > 0 {
      for _ in 0...random.number(0...2) { change(&pair[side], &random) }
      if random.number(0...3) > 0 { pair[side] = PNGChecksum.corrected(pair[side]) }
    }
    let count = UInt32(pair[0].count)
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> UInt32(24 - 8 * $0)) } + pair[0]
      + pair[1]
  }

  /// The two files of an input.
  static func pair(of input: [UInt8]) -> (before: [UInt8], after: [UInt8]) {
    let count = input.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return (Array(input[4..<4 + count]), Array(input[(4 + count)...]))
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes.append(random.byte()) }
    let index = random.number(0...bytes.count - 1)
    switch random.number(0...6) {
    case 0: bytes[index] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF][random.number(0...4)]
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(random.byte(), at: index)
    case 4: bytes.removeLast(bytes.count - index)
    case 5: enlarge(&bytes, &random)
    default: bytes[index] = random.byte()
    }
  }

  /// Width and height of a PNG file's header, which may claim anything.
  private func enlarge(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard bytes.count > 24 else { return }
    bytes[16 + random.number(0...7)] = random.byte()
  }
}
