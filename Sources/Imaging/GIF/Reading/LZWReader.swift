/// Unpacks what GIF packs (GIF89a, appendix F): codes become strings of numbers.
struct LZWReader {
  static let largestCount = 4096
  private static let longestCode = 12

  /// How it ended.
  enum Failure: Error, Equatable {
    /// A code that no string was made for yet.
    case code(Int)
    /// The data ended after so many numbers.
    case short(Int)
  }

  private let clear: Int
  private var width: Int
  private var next: Int
  /// Each string is another one and one number more; its length and its first number are known, too.
  private var prefixes = [UInt16](repeating: 0, count: largestCount)
  private var suffixes = [UInt8](repeating: 0, count: largestCount)
  private var firsts = [UInt8](repeating: 0, count: largestCount)
  private var lengths = [UInt16](repeating: 0, count: largestCount)

  /// `bits` are those of a number, from 1 to 8.
  init(bits: Int) {
    clear = 1 << bits
    width = bits + 1
    next = clear + 2
    for number in 0..<clear {
      suffixes[number] = UInt8(number)
      firsts[number] = UInt8(number)
      lengths[number] = 1
    }
  }

  /// The first `count` numbers; what comes behind them is not looked at.
  mutating func numbers(_ count: Int, of data: [UInt8]) throws(Failure) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: count)
    var bits = Bits(data)
    var filled = 0
    var last: Int?
    while filled < count {
      guard let code = bits.next(width), code != clear + 1 else { throw .short(filled) }
      if code == clear {
        restart()
        last = nil
        continue
      }
      guard code < (last == nil ? clear : min(next + 1, Self.largestCount)) else {
        throw .code(code)
      }
      if let last { add(last, first: firsts[code < next ? code : last]) }
      write(code, to: &numbers, at: filled)
      filled += Int(lengths[code])
      last = code
    }
    return numbers
  }

  private mutating func restart() {
    next = clear + 2
    width = (clear.trailingZeroBitCount) + 1
  }

  /// Makes a string of another one and a number.
  private mutating func add(_ prefix: Int, first: UInt8) {
    // A full table stays as it is until it is cleared.
    guard next < Self.largestCount else { return }
    prefixes[next] = UInt16(prefix)
    suffixes[next] = first
    firsts[next] = firsts[prefix]
    lengths[next] = lengths[prefix] + 1
    next += 1
    if next == 1 << width, width < Self.longestCode { width += 1 }
  }

  /// Writes a string from its end, as far as there is room.
  private func write(_ code: Int, to numbers: inout [UInt8], at start: Int) {
    var code = code
    var place = start + Int(lengths[code])
    while place > start {
      place -= 1
      if place < numbers.count { numbers[place] = suffixes[code] }
      code = Int(prefixes[code])
    }
  }

  /// Codes in a row, their lowest bits first.
  private struct Bits {
    private let data: [UInt8]
    private var place = 0
    private var held: UInt32 = 0
    private var count = 0

    init(_ data: [UInt8]) { self.data = data }

    mutating func next(_ width: Int) -> Int? {
      while count < width {
        guard place < data.count else { return nil }
        held |= UInt32(data[place]) << UInt32(count)
        place += 1
        count += 8
      }
      defer {
        held >>= UInt32(width)
        count -= width
      }
      return Int(held & (1 << UInt32(width) - 1))
    }
  }
}
