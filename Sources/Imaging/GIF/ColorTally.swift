internal import Platform

/// How often each colour occurs in pictures. If there are very many, near ones are counted together.
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

  init() {}

  init(of pictures: [Bitmap]) {
    for picture in pictures { add(picture, in: PixelArea(of: picture)) }
  }

  /// Adds the opaque pixels of an area, which lies inside.
  mutating func add(_ picture: Bitmap, in area: PixelArea) {
    let pixels = picture.pixels.span
    // Rows that are the same are counted once, that many times.
    var y = area.y
    while y < area.y + area.height {
      let start = y * picture.width + area.x
      let row = pixels.extracting(start..<start + area.width)
      var times = 1
      while y + times < area.y + area.height {
        let below = start + times * picture.width
        guard hasSamePixels(pixels.extracting(below..<below + area.width), row) else { break }
        times += 1
      }
      add(row, times: times)
      y += times
    }
  }

  private mutating func add(_ pixels: Span<UInt32>, times: Int) {
    var run = 0
    var last: UInt32 = 0
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel == last {
        run += times
        continue
      }
      if run > 0 { add(last, count: run) }
      last = pixel
      run = times
    }
    if run > 0 { add(last, count: run) }
  }

  /// Whether a palette has room for all of them.
  func fits(needsClear: Bool) -> Bool { 1...(needsClear ? 255 : 256) ~= count }

  /// Colours with how often they occur, in the order of their numbers.
  var entries: [(color: UInt32, count: Int)] {
    keys.indices.filter { keys[$0] != 0 }
      .map { (color: middle(of: keys[$0]), count: counts[$0]) }
      .sorted { $0.color < $1.color }
  }

  /// The colours that occur most often; of equals the one with the lowest number.
  func mostFrequent(_ limit: Int) -> [UInt32] {
    entries.sorted { ($1.count, $0.color) < ($0.count, $1.color) }.prefix(limit).map(\.color)
  }

  /// The colour that stands for all that are counted together.
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
