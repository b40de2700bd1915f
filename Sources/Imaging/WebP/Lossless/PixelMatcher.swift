/// Finds what a picture repeats, pixel by pixel: the pixel before, the row above, or any place before. Rows follow
/// each other without a gap, so a copy may go on over their ends.
///
/// A table remembers the last place of each two pixels in a row, one place a slot.
struct PixelMatcher: ~Copyable {
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
  private let places = WrappingTable<14, Int32>(filledWith: -1)

  init(width: Int) {
    self.width = width
    distance = PlaneDistance(width: width)
  }

  /// Each matcher says one picture.
  consuming func tokens(of pixels: Span<UInt32>, cacheBits: Int) -> LosslessTokens {
    var tokens = LosslessTokens(expecting: pixels.count / 4)
    let cache = ColorCache(bits: max(cacheBits, 1))
    var index = 0
    while index < pixels.count {
      let copy = longestCopy(of: pixels, at: index)
      if copy.length == 0 {
        let color = pixels[at: index]
        if cacheBits > 0, let slot = cache.find(color) {
          tokens.addSlot(slot)
        } else {
          tokens.addColor(color)
        }
        index &+= 1
      } else {
        tokens.addCopy(copy.length, from: distance.number(copy.distance))
        if cacheBits > 0 { remember(copy, of: pixels, at: index, in: cache) }
        index &+= copy.length
      }
    }
    return tokens
  }

  /// Every pixel of a copy goes into the cache; of equal neighbours one is enough.
  @inline(__always) private func remember(
    _ copy: Copy, of pixels: Span<UInt32>, at index: Int, in cache: borrowing ColorCache
  ) {
    var last = pixels[at: index]
    cache.insert(last)
    if copy.distance == 1 { return }
    for offset in 1..<copy.length {
      let color = pixels[at: index &+ offset]
      if color != last {
        cache.insert(color)
        last = color
      }
    }
  }

  /// The longest copy that is known of, of length 0 where none pays.
  @inline(__always) private func longestCopy(of pixels: Span<UInt32>, at index: Int) -> Copy {
    let room = pixels.count &- index
    var best = Copy()
    if index > 0, pixels[at: index &- 1] == pixels[at: index] {
      let length = pixels.sameCount(at: index, and: index &- 1, limit: room)
      best = Copy(length: length, distance: 1)
    }
    let last = index &+ best.length
    if index >= width, best.length < room, pixels[at: last] == pixels[at: last &- width] {
      let length = pixels.sameCount(at: index, and: index &- width, limit: room)
      if length > best.length { best = Copy(length: length, distance: width) }
    }
    if best.length < Self.certainCopy, room > 1 { lookFarther(in: pixels, at: index, &best) }
    return best.length >= Self.shortestNearCopy ? best : Copy()
  }

  /// A far copy has to be longer than a near one by more than a pixel.
  @inline(__always) private func lookFarther(
    in pixels: Span<UInt32>, at index: Int, _ best: inout Copy
  ) {
    let room = pixels.count &- index
    let slot = Self.slot(pixels[at: index], pixels[at: index &+ 1])
    let place = Int(places[slot])
    places[slot] = Int32(truncatingIfNeeded: index)
    let back = index &- place
    let needed = max(Self.shortestFarCopy, best.length &+ 2)
    guard place >= 0, back < PlaneDistance.longest, needed <= room,
      pixels[at: index &+ needed &- 1] == pixels[at: place &+ needed &- 1]
    else { return }
    let length = pixels.sameCount(at: index, and: place, limit: room)
    if length >= needed { best = Copy(length: length, distance: back) }
  }

  @inline(__always) private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    let pair = UInt64(first) &<< 32 | UInt64(second)
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- slotBits))
  }
}
