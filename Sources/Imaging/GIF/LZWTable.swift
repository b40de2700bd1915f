/// The strings that have a code: each is a shorter one with a number behind it.
///
/// A place for every pair of a code and a number makes each step one look; a note for each code saves most of
/// them, since the places are spread widely. Only places that were filled are emptied again, so that a table is
/// best used for many pictures.
final class LZWTable {
  static let largestCount = 4096
  /// Bits of the longest codes.
  static let longestCode = 12
  static let longestRun = 128
  /// Of a string that is more than repetitions of one number.
  private static let mixed = UInt16.max

  /// The code of a string with a number behind it, at the string's code times 256 and the number; 0 if it has
  /// none, since no such string has the code 0.
  private let longer = WrappingTable<20, UInt16>(filledWith: 0)
  /// For each code, in the upper half, which numbers may follow it, a bit for each number's lowest five bits; in
  /// the lower one the number that last did, and the code of both.
  private let followers = WrappingTable<12, UInt64>(filledWith: 0)
  /// The places of `longer` that are not 0.
  private let filled = WrappingTable<12, UInt32>(filledWith: 0)
  private var filledCount = 0

  /// The codes of strings of one number, by number and length, and how many there are.
  private let runs = WrappingTable<15, UInt16>(filledWith: 0)
  private let runCounts = WrappingTable<8, Int>(filledWith: 1)
  /// For each code, of which number alone its string is made.
  private let runNumbers = WrappingTable<12, UInt16>(filledWith: mixed)

  init() {
    for number in 0..<256 { runs[number * Self.longestRun] = UInt16(number) }
    forgetRuns()
  }

  func removeAll() {
    for index in 0..<filledCount { longer[Int(filled[index])] = 0 }
    filledCount = 0
    followers.fill(with: 0)
    runCounts.fill(with: 1)
    forgetRuns()
  }

  /// Codes that stood for strings are numbers again where the next picture has more colours.
  private func forgetRuns() {
    for number in 0..<256 { runNumbers[number] = UInt16(number) }
  }

  /// How many of one number a single code can say.
  @inline(__always) func runLength(of number: UInt32) -> Int {
    runCounts[Int(number)]
  }

  /// The code that says it; `length` is at most what `runLength` says.
  @inline(__always) func code(ofRun number: UInt32, length: Int) -> UInt32 {
    UInt32(runs[Int(number) &* Self.longestRun &+ length &- 1])
  }

  /// The code of a string; 0 if it has none.
  @inline(__always) func code(of prefix: UInt32, _ number: UInt32) -> UInt32 {
    let follower = followers[Int(prefix)]
    let last = UInt32(truncatingIfNeeded: follower)
    if last &>> 12 == number, last != 0 { return last & 0xFFF }
    guard follower & Self.bit(of: number) != 0 else { return 0 }
    let code = UInt32(longer[Int(prefix &<< 8 | number)])
    if code != 0 { note(number, code, behind: prefix, follower: follower) }
    return code
  }

  @inline(__always) private static func bit(of number: UInt32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: 32 &+ number & 31)
  }

  @inline(__always) private func note(
    _ number: UInt32, _ code: UInt32, behind prefix: UInt32, follower: UInt64
  ) {
    followers[Int(prefix)] =
      follower & 0xFFFF_FFFF_0000_0000 | UInt64(number &<< 12 | code)
  }

  /// Gives a new string a code, of which no more than `largestCount` are given between two calls of `removeAll`.
  @inline(__always) func add(_ prefix: UInt32, _ number: UInt32, code: Int) {
    let place = prefix &<< 8 | number
    longer[Int(place)] = UInt16(truncatingIfNeeded: code)
    filled[filledCount] = place
    filledCount &+= 1
    let follower = followers[Int(prefix)] | Self.bit(of: number)
    note(
      number, UInt32(truncatingIfNeeded: code), behind: prefix, follower: follower)
    let isRun = UInt32(runNumbers[Int(prefix)]) == number
    runNumbers[code] = isRun ? UInt16(truncatingIfNeeded: number) : Self.mixed
    guard isRun, runLength(of: number) < Self.longestRun else { return }
    let length = runLength(of: number)
    runs[Int(number) &* Self.longestRun &+ length] = UInt16(truncatingIfNeeded: code)
    runCounts[Int(number)] = length &+ 1
  }

  /// Forgets the string that was added last.
  func removeLast(_ prefix: UInt32, _ number: UInt32, code: Int) {
    filledCount &-= 1
    longer[Int(prefix &<< 8 | number)] = 0
    // That a number may follow does no harm.
    followers[Int(prefix)] &= 0xFFFF_FFFF_0000_0000
    let last = runLength(of: number)
    if last > 1, self.code(ofRun: number, length: last) == UInt32(truncatingIfNeeded: code) {
      runCounts[Int(number)] = last &- 1
    }
  }
}
