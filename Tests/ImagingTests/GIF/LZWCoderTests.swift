import Notation
import Testing

@testable import Imaging

@Suite struct LZWCoderTests {
  @Test(arguments: 0..<24)
  func saysEveryPixelOrLeavesItAsItIs(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let bits = random.number(2...8)
    let count = random.number(1...20_000)
    let clear = UInt8(1 << bits - 1)
    var numbers: [UInt8] = []
    while numbers.count < count {
      let number = UInt8(random.number(0...Int(clear) - 1))
      numbers += Array(repeating: number, count: random.number(1...(seed % 3 == 0 ? 400 : 3)))
    }
    var changes = numbers
    var isFree = false
    for index in changes.indices {
      if random.number(0...20) == 0 { isFree.toggle() }
      if isFree { changes[index] = clear }
    }
    let pixels = LZWCoder.Pixels(numbers: numbers, changes: changes, clear: clear)
    let bytes = LZWCoder.encode(pixels, bits: bits)
    let decoded = try LZWText(bytes).numbers
    #expect(decoded.count == numbers.count, "seed \(seed)")
    let isRight = decoded.indices.allSatisfy {
      decoded[$0] == numbers[$0] || decoded[$0] == changes[$0]
    }
    #expect(isRight, "seed \(seed)")
    // A table that was used is as good as a new one.
    let table = LZWTable()
    for _ in 0..<2 {
      #expect(LZWCoder.encode(pixels, bits: bits, by: table) == bytes, "seed \(seed)")
    }
  }

  /// A number that stood for a string in a picture of a few colours is one of the colours of the next one.
  @Test(arguments: 0..<24) func aTableServesPicturesOfFewAndOfManyColours(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let table = LZWTable()
    for _ in 0..<12 {
      let bits = random.number(2...8)
      var numbers: [UInt8] = []
      for _ in 0..<random.number(1...400) {
        let number = UInt8(random.number(0...(1 << bits - 1)))
        numbers += Array(repeating: number, count: random.number(1...4))
      }
      let pixels = LZWCoder.Pixels(numbers: numbers, changes: numbers)
      let bytes = LZWCoder.encode(pixels, bits: bits, by: table)
      let fresh = LZWCoder.encode(pixels, bits: bits)
      #expect(bytes == fresh, "seed \(seed)")
      #expect(try LZWText(bytes).numbers == numbers, "seed \(seed)")
    }
  }
}

/// A plain reader of GIF's codes.
private struct LZWText {
  var numbers: [UInt8] = []

  init(_ bytes: [UInt8]) throws {
    let bits = Int(bytes[0])
    var data: [UInt8] = []
    var place = 1
    while bytes[place] > 0 {
      data += bytes[place + 1...place + Int(bytes[place])]
      place += Int(bytes[place]) + 1
    }
    #expect(place == bytes.count - 1)
    let clear = 1 << bits
    var strings: [[UInt8]] = []
    var width = bits + 1
    var last: [UInt8]?
    var bit = 0
    while true {
      let code = (0..<width).reduce(0) {
        $0 | Int(data[(bit + $1) / 8] >> UInt8((bit + $1) % 8) & 1) << $1
      }
      bit += width
      if code == clear {
        strings = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = bits + 1
        last = nil
        continue
      }
      if code == clear + 1 { return }
      let string: [UInt8]
      if code < strings.count {
        string = strings[code]
      } else {
        let last = try #require(last)
        string = last + [last[0]]
      }
      if let last, strings.count < 4096 { strings.append(last + [string[0]]) }
      if strings.count == 1 << width, width < 12 { width += 1 }
      numbers += string
      last = string
    }
  }
}
