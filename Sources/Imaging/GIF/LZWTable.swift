/// The strings that have a code: each is a shorter one with a number behind it.
@safe struct LZWTable: ~Copyable {
  static let largestCount = 4096
  /// Bits of the longest codes.
  static let longestCode = 12
  private static let slotBits: UInt32 = 13

  /// Prefix, number and code, 12, 8 and 12 bits; 0 in an empty slot, since no string has the code 0.
  private let slots: UnsafeMutablePointer<UInt32>
  /// For each code, so that few steps need a search: which numbers may follow it, a bit for each number's
  /// lowest five bits, in the upper half; the number that last did, and the code of both, below.
  private let followers: UnsafeMutablePointer<UInt64>

  /// The codes of strings of one number, by number and length, and how many there are.
  private let runs: UnsafeMutablePointer<UInt16>
  private let runCounts: UnsafeMutablePointer<Int>
  static let longestRun = 128

  init() {
    unsafe slots = .allocate(capacity: 1 << Self.slotBits)
    unsafe followers = .allocate(capacity: Self.largestCount)
    unsafe runs = .allocate(capacity: 256 * Self.longestRun)
    unsafe runCounts = .allocate(capacity: 256)
    for number in 0..<256 { unsafe runs[number * Self.longestRun] = UInt16(number) }
    removeAll()
  }

  deinit {
    unsafe runs.deallocate()
    unsafe runCounts.deallocate()
    unsafe slots.deallocate()
    unsafe followers.deallocate()
  }

  func removeAll() {
    unsafe slots.initialize(repeating: 0, count: 1 << Self.slotBits)
    unsafe followers.initialize(repeating: 0, count: Self.largestCount)
    unsafe runCounts.initialize(repeating: 1, count: 256)
  }

  /// How many of one number a single code can say.
  @inline(__always) func runLength(of number: UInt32) -> Int {
    unsafe runCounts[Int(number)]
  }

  /// The code that says it; `length` is at most what `runLength` says.
  @inline(__always) func code(ofRun number: UInt32, length: Int) -> UInt32 {
    unsafe UInt32(runs[Int(number) &* Self.longestRun &+ length &- 1])
  }

  /// The code of a string; 0 if it has none.
  @inline(__always) func code(of prefix: UInt32, _ number: UInt32) -> UInt32 {
    let follower = unsafe followers[Int(prefix)]
    guard follower & Self.bit(of: number) != 0 else { return 0 }
    let last = UInt32(truncatingIfNeeded: follower)
    return last &>> 12 == number ? last & 0xFFF : search(prefix, number)
  }

  @inline(__always) private static func bit(of number: UInt32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: 32 &+ number & 31)
  }

  private func search(_ prefix: UInt32, _ number: UInt32) -> UInt32 {
    let key = prefix &<< 8 | number
    var slot = Self.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { return 0 }
      if entry &>> 12 == key {
        remember(prefix, number, entry & 0xFFF)
        return entry & 0xFFF
      }
      slot = (slot &+ 1) & (1 &<< Int(Self.slotBits) &- 1)
    }
  }

  /// What has to be put back to forget the last string.
  struct Undo {
    fileprivate var slot: Int
    fileprivate var prefix: Int
    fileprivate var follower: UInt64
    fileprivate var run: Int?
  }

  /// Gives a new string a code. Half of the slots are used at most.
  @inline(__always) func add(_ prefix: UInt32, _ number: UInt32, code: Int) -> Undo {
    let key = prefix &<< 8 | number
    var slot = Self.slot(of: key)
    while unsafe slots[slot] != 0 { slot = (slot &+ 1) & (1 &<< Int(Self.slotBits) &- 1) }
    unsafe slots[slot] = key &<< 12 | UInt32(truncatingIfNeeded: code)
    let follower = unsafe followers[Int(prefix)]
    unsafe followers[Int(prefix)] = follower | Self.bit(of: number)
    remember(prefix, number, UInt32(truncatingIfNeeded: code))
    var undo = Undo(slot: slot, prefix: Int(prefix), follower: follower)
    let length = runLength(of: number)
    if length < Self.longestRun, self.code(ofRun: number, length: length) == prefix {
      unsafe runs[Int(number) &* Self.longestRun &+ length] = UInt16(truncatingIfNeeded: code)
      unsafe runCounts[Int(number)] += 1
      undo.run = Int(number)
    }
    return undo
  }

  /// Forgets the string that was added last. What was found since may have been noted beside it; that is
  /// forgotten, too.
  func remove(_ undo: Undo) {
    unsafe slots[undo.slot] = 0
    unsafe followers[undo.prefix] = undo.follower
    if let run = undo.run { unsafe runCounts[run] -= 1 }
  }

  @inline(__always) private func remember(_ prefix: UInt32, _ number: UInt32, _ code: UInt32) {
    let follower = unsafe followers[Int(prefix)]
    unsafe followers[Int(prefix)] = follower & 0xFFFF_FFFF_0000_0000 | UInt64(number &<< 12 | code)
  }

  @inline(__always) private static func slot(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
  }
}
