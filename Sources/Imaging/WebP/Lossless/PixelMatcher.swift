/// Finds what a picture repeats, pixel by pixel: the pixel before, the row above, or any place before. Rows follow
/// each other without a gap, so a copy may go on over their ends.
///
/// A table remembers the last place of each two pixels in a row, one place a slot.
@safe struct PixelMatcher: ~Copyable {
  private static let slotBits = 14
  /// A far copy costs as much as two or three colours of the cache.
  private static let shortestFarCopy = 3
  private static let shortestNearCopy = 2
  /// A near copy of so many pixels is taken without a look into the table.
  private static let certainCopy = 24

  private struct Copy {
    var length = 0
    var distance = 0
  }

  private let width: Int
  private let distance: PlaneDistance
  private let places: UnsafeMutablePointer<Int32>

  init(width: Int) {
    self.width = width
    distance = PlaneDistance(width: width)
    unsafe places = .allocate(capacity: 1 << Self.slotBits)
    unsafe places.initialize(repeating: -1, count: 1 << Self.slotBits)
  }

  deinit { unsafe places.deallocate() }

  /// Each matcher says one picture.
  consuming func tokens(of pixels: Span<UInt32>, cacheBits: Int) -> LosslessTokens {
    var tokens = LosslessTokens(expecting: pixels.count / 4)
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      unsafe add(start, pixels.count, cacheBits: cacheBits, to: &tokens)
    }
    return tokens
  }

  private func add(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, cacheBits: Int, to tokens: inout LosslessTokens
  ) {
    let cache = ColorCache(bits: max(cacheBits, 1))
    var index = 0
    while index < count {
      let copy = unsafe longestCopy(pixels, index, count)
      if copy.length == 0 {
        let color = unsafe pixels[index]
        if cacheBits > 0, let slot = cache.find(color) {
          tokens.addSlot(slot)
        } else {
          tokens.addColor(color)
        }
        index &+= 1
      } else {
        tokens.addCopy(copy.length, from: distance.number(copy.distance))
        if cacheBits > 0 { unsafe remember(pixels + index, copy, in: cache) }
        index &+= copy.length
      }
    }
  }

  /// Every pixel of a copy goes into the cache; of equal neighbours one is enough.
  @inline(__always) private func remember(
    _ pixels: UnsafePointer<UInt32>, _ copy: Copy, in cache: borrowing ColorCache
  ) {
    var last = unsafe pixels[0]
    cache.insert(last)
    if copy.distance == 1 { return }
    for offset in 1..<copy.length {
      let color = unsafe pixels[offset]
      if color != last {
        cache.insert(color)
        last = color
      }
    }
  }

  /// The longest copy that is known of, of length 0 where none pays.
  @inline(__always) private func longestCopy(
    _ pixels: UnsafePointer<UInt32>, _ index: Int, _ count: Int
  ) -> Copy {
    let here = unsafe pixels + index
    let room = count &- index
    var best = Copy()
    if index > 0, unsafe here[-1] == here[0] {
      best = unsafe Copy(length: UnitLanes.sameCount(here, here - 1, limit: room), distance: 1)
    }
    if index >= width, best.length < room, unsafe here[best.length] == here[best.length &- width] {
      let length = unsafe UnitLanes.sameCount(here, here - width, limit: room)
      if length > best.length { best = Copy(length: length, distance: width) }
    }
    if best.length < Self.certainCopy, room > 1 {
      unsafe lookFarther(here, index, room, &best)
    }
    return best.length >= Self.shortestNearCopy ? best : Copy()
  }

  /// A far copy has to be longer than a near one by more than a pixel.
  @inline(__always) private func lookFarther(
    _ here: UnsafePointer<UInt32>, _ index: Int, _ room: Int, _ best: inout Copy
  ) {
    let slot = unsafe Self.slot(here[0], here[1])
    let place = unsafe Int(places[slot])
    unsafe places[slot] = Int32(truncatingIfNeeded: index)
    let back = index &- place
    let needed = max(Self.shortestFarCopy, best.length &+ 2)
    guard place >= 0, back < PlaneDistance.longest, needed <= room,
      unsafe here[needed &- 1] == here[needed &- 1 &- back]
    else { return }
    let length = unsafe UnitLanes.sameCount(here, here - back, limit: room)
    if length >= needed { best = Copy(length: length, distance: back) }
  }

  @inline(__always) private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    let pair = UInt64(first) &<< 32 | UInt64(second)
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- slotBits))
  }
}
