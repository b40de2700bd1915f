/// How often each colour occurs in pictures. Where there are very many, near ones are counted together.
struct ColorTally {
  /// Colours that are told apart at most.
  private static let limit = 1 << 17

  /// `0xFFRRGGBB`, or 0 in an empty slot.
  private var keys = [UInt32](repeating: 0, count: 1 << 12)
  private var counts = [Int](repeating: 0, count: 1 << 12)
  private(set) var count = 0
  private(set) var total = 0
  /// The bits of a colour that tell it from others.
  private var mask: UInt32 = 0xFFFF_FFFF

  /// Opaque pixels only.
  mutating func add(_ pixels: ArraySlice<UInt32>) {
    var run = 0
    var last: UInt32 = 0
    for pixel in pixels {
      if pixel == last {
        run += 1
        continue
      }
      if run > 0 { add(last, count: run) }
      last = pixel
      run = 1
    }
    if run > 0 { add(last, count: run) }
  }

  /// Colours with how often they occur, in the order of their numbers.
  var entries: [(color: UInt32, count: Int)] {
    keys.indices.filter { keys[$0] != 0 }
      .map { (color: middle(of: keys[$0]), count: counts[$0]) }
      .sorted { $0.color < $1.color }
  }

  /// What stands for all colours that are counted together.
  private func middle(of key: UInt32) -> UInt32 {
    (key | (~mask & 0x0080_8080) >> UInt32((mask & 0xFF).nonzeroBitCount)) & 0xFF_FFFF
  }

  private mutating func add(_ pixel: UInt32, count more: Int) {
    guard pixel >= 0xFF00_0000 else { return }
    let slot = slot(of: pixel & mask)
    total += more
    counts[slot] += more
    guard keys[slot] == 0 else { return }
    keys[slot] = pixel & mask
    count += 1
    if count > Self.limit {
      coarsen()
    } else if count * 2 > keys.count {
      rebuild(slots: keys.count * 2)
    }
  }

  private mutating func coarsen() {
    mask = mask == 0xFFFF_FFFF ? 0xFFFC_FCFC : 0xFFF8_F8F8
    rebuild(slots: keys.count)
  }

  private mutating func rebuild(slots: Int) {
    let before = zip(keys, counts)
    keys = [UInt32](repeating: 0, count: slots)
    counts = [Int](repeating: 0, count: slots)
    count = 0
    for (key, number) in before where key != 0 {
      let slot = slot(of: key & mask)
      if keys[slot] == 0 { count += 1 }
      keys[slot] = key & mask
      counts[slot] += number
    }
  }

  private func slot(of key: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 8) & (keys.count - 1)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }
}
