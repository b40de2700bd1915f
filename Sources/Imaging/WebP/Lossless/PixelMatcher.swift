/// Finds what a picture repeats, pixel by pixel: the pixel before, the row above, or any place before. Rows follow
/// each other without a gap, so a copy may go on over their ends.
///
/// A table remembers the last place of each two pixels in a row, one place a slot.
struct PixelMatcher {
  private static let slotBits = 14
  /// A far copy costs as much as two or three colours of the cache.
  private static let shortestFarCopy = 3
  private static let shortestNearCopy = 2
  /// A near copy of so many pixels is taken without a look into the table.
  private static let certainCopy = 24

  private let width: Int
  private let distance: PlaneDistance
  private var places = [Int32](repeating: -1, count: 1 << slotBits)

  init(width: Int) {
    self.width = width
    distance = PlaneDistance(width: width)
  }

  mutating func tokens(of pixels: Span<UInt32>, cacheBits: Int) -> LosslessTokens {
    var tokens = LosslessTokens(cacheBits: cacheBits, expecting: pixels.count / 4 + 64)
    var cache = ColorCache(bits: max(cacheBits, 1))
    let count = pixels.count
    var index = 0
    while index < count {
      let match = copy(at: index, in: pixels)
      if match.length == 0 {
        let color = pixels[index]
        if cacheBits > 0, let slot = cache.find(color) {
          tokens.addSlot(slot)
        } else {
          tokens.addColor(color)
        }
        index &+= 1
        continue
      }
      tokens.addCopy(match.length, from: distance.number(match.distance))
      if cacheBits > 0 { remember(pixels, index, match, in: &cache) }
      index &+= match.length
    }
    return tokens
  }

  /// Every pixel of a copy goes into the cache; of equal neighbours one is enough.
  @inline(__always) private func remember(
    _ pixels: Span<UInt32>, _ start: Int, _ match: (length: Int, distance: Int),
    in cache: inout ColorCache
  ) {
    if match.distance == 1 { return cache.insert(pixels[start]) }
    var last = pixels[start]
    cache.insert(last)
    var index = start &+ 1
    let end = start &+ match.length
    while index < end {
      let color = pixels[index]
      if color != last {
        cache.insert(color)
        last = color
      }
      index &+= 1
    }
  }

  /// The longest copy that is known of, of length 0 where none pays.
  @inline(__always) private mutating func copy(
    at index: Int, in pixels: Span<UInt32>
  ) -> (length: Int, distance: Int) {
    var best = (length: 0, distance: 0)
    if index > 0 {
      let run = Self.sameCount(pixels, index, index &- 1)
      if run >= 1 { best = (run, 1) }
    }
    if index >= width {
      let same = Self.sameCount(pixels, index, index &- width)
      if same > best.length { best = (same, width) }
    }
    if best.length >= Self.certainCopy || index &+ 1 >= pixels.count { return worthwhile(best) }
    let slot = Self.slot(pixels[index], pixels[index &+ 1])
    let place = Int(places[slot])
    places[slot] = Int32(truncatingIfNeeded: index)
    if place >= 0, index &- place < PlaneDistance.longest {
      let length = Self.sameCount(pixels, index, place)
      if length >= Self.shortestFarCopy, length > best.length &+ 1 {
        best = (length, index &- place)
      }
    }
    return worthwhile(best)
  }

  @inline(__always) private func worthwhile(
    _ match: (length: Int, distance: Int)
  ) -> (length: Int, distance: Int) {
    match.length >= Self.shortestNearCopy ? match : (0, 0)
  }

  /// How many pixels from two places on are the same.
  @inline(__always) private static func sameCount(
    _ pixels: Span<UInt32>, _ here: Int, _ there: Int
  ) -> Int {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return 0 }
      return unsafe UnitLanes.sameCount(start + here, start + there, limit: pixels.count &- here)
    }
  }

  @inline(__always) private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    let pair = UInt64(first) &<< 32 | UInt64(second)
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- slotBits))
  }
}
