import Fuzzing

/// Makes the input with a number: a scene in JSON or YAML, broken in one way or several. The same number gives the
/// same input on every machine.
struct SceneMutation {
  let seed: UInt64
  /// Scenes that are read without a fault.
  let seeds: [(text: [UInt8], isYAML: Bool)]

  func input(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    var bytes = seeds[random.number(0...seeds.count - 1)].text
    for _ in 0...random.number(0...5) { change(&bytes, &random) }
    return bytes
  }

  /// JSON is YAML, too; the other way round every file ends at once.
  func isYAML(_ number: Int) -> Bool {
    var random = SeededRandom(seed: seed &+ UInt64(number))
    return seeds[random.number(0...seeds.count - 1)].isYAML || number.isMultiple(of: 4)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes = Self.words[random.number(0...Self.words.count - 1)] }
    let place = random.number(0...bytes.count - 1)
    switch random.number(0...9) {
    case 0: bytes[place] = random.byte()
    case 1: bytes.remove(at: place)
    case 2: bytes.removeSubrange(range(at: place, in: bytes, &random))
    case 3:
      bytes.insert(
        contentsOf: bytes[range(at: place, in: bytes, &random)], at: random.number(0...bytes.count))
    case 4: swapTokens(&bytes, &random)
    case 5: replaceNumber(&bytes, from: place, &random)
    case 6: bytes.removeSubrange(place...)
    default:
      bytes.insert(contentsOf: Self.words[random.number(0...Self.words.count - 1)], at: place)
    }
  }

  private func range(
    at place: Int, in bytes: [UInt8], _ random: inout SeededRandom
  ) -> Range<Int> {
    place..<min(bytes.count, place + random.number(1...60))
  }

  /// Keys and values change places: what is well formed gets past the readers, into the decoder.
  private func swapTokens(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard starts.count > 4 else { return }
    let (first, second) = (
      random.number(0...starts.count / 2 - 1) * 2, random.number(0...starts.count / 2 - 1) * 2
    )
    guard first + 1 < second else { return }
    let (one, other) = (starts[first]...starts[first + 1], starts[second]...starts[second + 1])
    let (left, right) = (Array(bytes[one]), Array(bytes[other]))
    bytes.replaceSubrange(other, with: left)
    bytes.replaceSubrange(one, with: right)
  }

  private func replaceNumber(
    _ bytes: inout [UInt8], from place: Int, _ random: inout SeededRandom
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: { digits.contains($0) }) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    bytes.replaceSubrange(
      start..<end, with: Self.numbers[random.number(0...Self.numbers.count - 1)])
  }

  private static let numbers = [
    "0", "-1", "1e308", "1e999", "99999999999999999999", "0.0000001", "100001", "-0", "1.5", "2",
    "9007199254740993", "[]", "null", "{}", "\"1\"", "[1,2]", "[1,2,3,4]", "0x7f", ".inf",
  ].map { Array($0.utf8) }

  private static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "null", "true", "- ", "? ", "*a",
    "&a ",
    "!!str ", "---\n", "...\n", "|\n ", ">\n ", "<<: ", "#", "\n", "\t", "\u{FEFF}", "é", "\u{0}",
    "%YAML 1.1\n",
    "\"generate\": {\"count\": 5}, ", "\"extends\": \"seed.json\", ", "\"id\": \"x\", ", "{n}",
    "{label}",
    "\"kind\": \"flow\", ", "\"params\": {}, ", "\"update\": {\"delete\": [\"x\"]}, ", "[[[[[[[[",
    "{\"a\":",
    "&a [*a, *a], ", "a: &b\n  ", "'", "@", "`", "%", "\r\n", "  ",
  ].map { Array($0.utf8) }
}
