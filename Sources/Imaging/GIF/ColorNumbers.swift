/// The numbers that were found for colours: a table that forgets some of them where it is crowded.
final class ColorNumbers {
  /// The content of a table, to begin others with.
  struct Saved {
    fileprivate let slots: [UInt32]
    fileprivate let count: Int
  }

  private static let slotBits: UInt32 = 15
  private static let slotCount = 1 << Int(slotBits)
  /// Colours that hardly crowd it.
  static let room = 1 << 12
  /// More than these make it slow.
  private static let manyCount = 3 * room
  /// A colour may stand in so many slots, from its own one on.
  private static let reach = 4

  /// The number above the colour.
  private let slots = WrappingTable<15, UInt32>(filledWith: 0)
  private var count = 0

  init() {
    for slot in 0..<Self.slotCount { slots[slot] = Self.nothing(in: slot) }
  }

  init(_ saved: Saved) {
    restore(saved)
  }

  var saved: Saved {
    Saved(slots: slots.elements(0..<Self.slotCount), count: count)
  }

  func restore(_ saved: Saved) {
    for slot in 0..<Self.slotCount { slots[slot] = saved.slots[slot] }
    count = saved.count
  }

  var isCrowded: Bool { count > Self.manyCount }

  @inline(__always) subscript(color: UInt32) -> UInt8? {
    let key = color & 0xFF_FFFF
    let home = Self.slot(of: key)
    let entry = slots[home]
    return entry & 0xFF_FFFF == key
      ? UInt8(truncatingIfNeeded: entry &>> 24) : find(key, behind: home)
  }

  /// The numbers of eight colours, if all of them stand where they are looked for first. No branch for each.
  @inline(__always) func eight(_ colors: SIMD8<UInt32>) -> UInt64? {
    var numbers: UInt64 = 0
    var misses: UInt32 = 0
    for index in 0..<8 {
      let key = colors[index] & 0xFF_FFFF
      let entry = slots[Self.slot(of: key)]
      misses |= (entry ^ key) &<< 8
      numbers |= UInt64(entry &>> 24) &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return misses == 0 ? numbers : nil
  }

  private func find(_ key: UInt32, behind home: Int) -> UInt8? {
    for offset in 1..<Self.reach {
      let slot = (home &+ offset) & (Self.slotCount &- 1)
      let entry = slots[slot]
      if entry == Self.nothing(in: slot) { return nil }
      if entry & 0xFF_FFFF == key { return UInt8(truncatingIfNeeded: entry &>> 24) }
    }
    return nil
  }

  func set(_ color: UInt32, to number: UInt8) {
    let key = color & 0xFF_FFFF
    let home = Self.slot(of: key)
    count += 1
    let free = (0..<Self.reach).lazy.map { (home + $0) & (Self.slotCount - 1) }
      .first { self.slots[$0] == Self.nothing(in: $0) }
    slots[free ?? home] = UInt32(number) << 24 | key
  }

  @inline(__always) private static func slot(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
  }

  /// The mark of an empty slot: a colour that never stands there, so that one look tells both whether something
  /// does and whether it is the colour.
  private static func nothing(in slot: Int) -> UInt32 {
    let first: UInt32 = 1
    let distance = (slot &- Self.slot(of: first)) & (slotCount &- 1)
    return distance < reach ? first &+ 1 : first
  }
}
