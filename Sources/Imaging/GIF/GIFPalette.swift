/// At most 256 colours, and which of them stands for any other.
struct GIFPalette: Sendable {
  /// `0x00RRGGBB`.
  let colors: [UInt32]
  /// Whether these are the pictures' own colours.
  let isExact: Bool
  private let search: PaletteSearch
  /// Colours whose numbers are known: those of the palette, and some others.
  private let known: ColorNumbers

  /// Numbers for `others` are found out beforehand, as far as there is room.
  init(_ colors: [UInt32], isExact: Bool, others: [UInt32] = []) {
    self.colors = colors
    self.isExact = isExact
    search = PaletteSearch(colors)
    var known = ColorNumbers()
    for color in others.prefix(ColorNumbers.room) {
      let number = search.nearest(to: PerceivedColor(color).coordinates)
      known.set(color, to: UInt8(number))
    }
    for (number, color) in colors.enumerated() { known.set(color, to: UInt8(number)) }
    self.known = known
  }

  init(of pictures: [Bitmap], needsClear: Bool) {
    var tally = ColorTally()
    for picture in pictures { tally.add(picture.pixels[...]) }
    self.init(tally, needsClear: needsClear)
  }

  /// The colours themselves if they are few enough, or a choice that leaves room for the clear number.
  init(_ tally: ColorTally, needsClear: Bool) {
    if 1...(needsClear ? 255 : 256) ~= tally.count {
      self.init(tally.entries.map(\.color), isExact: true)
    } else {
      let choice = PaletteChoice(from: tally, count: 255)
      self.init(choice.colors, isExact: tally.count == 0, others: tally.entries.map(\.color))
    }
  }

  /// The number that means "as before": behind the last colour. Nothing if there is no room.
  var clearNumber: UInt8? { colors.count < 256 ? UInt8(colors.count) : nil }

  /// Bits of a number: the table has a power of two of places.
  var bits: Int {
    let last = clearNumber.map(Int.init) ?? 255
    return max(1, Int.bitWidth - last.leadingZeroBitCount)
  }

  /// The table as it stands in the file.
  var table: [UInt8] {
    let bytes = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    return bytes + [UInt8](repeating: 0, count: 3 * (1 << bits) - bytes.count)
  }

  /// Numbers for pixels, one after another; it remembers what it has looked for.
  struct Lookup {
    private let palette: GIFPalette
    private var known: ColorNumbers

    init(_ palette: GIFPalette) {
      self.palette = palette
      known = palette.known
    }

    /// The number of an opaque pixel's colour, or of the nearest one.
    @inline(__always) mutating func number(of pixel: UInt32) -> UInt8 {
      if let number = known[pixel] { return number }
      let number = UInt8(palette.search.nearest(to: PerceivedColor(pixel & 0xFF_FFFF).coordinates))
      known.set(pixel, to: number)
      return number
    }

    /// The number of the colour itself, if the palette has it. Nothing is remembered.
    func exactNumber(of pixel: UInt32) -> UInt8? { known[pixel] }
  }
}

/// What was found out about colours: a table that forgets some of them where it is crowded.
struct ColorNumbers {
  private static let slotBits: UInt32 = 14
  /// Colours that hardly crowd it.
  static let room = 1 << 12
  private static let empty = UInt32.max

  /// The number above the colour.
  private var slots = [UInt32](repeating: empty, count: 1 << slotBits)

  @inline(__always) subscript(color: UInt32) -> UInt8? {
    let key = color & 0xFF_FFFF
    let home = Self.slot(of: key)
    let entry = slots[home]
    if entry & 0xFF_FFFF == key, entry != Self.empty {
      return UInt8(truncatingIfNeeded: entry &>> 24)
    }
    return entry == Self.empty ? nil : find(key, behind: home)
  }

  private func find(_ key: UInt32, behind home: Int) -> UInt8? {
    var slot = home
    for _ in 0..<3 {
      slot = (slot &+ 1) & (slots.count &- 1)
      let entry = slots[slot]
      if entry == Self.empty { return nil }
      if entry & 0xFF_FFFF == key { return UInt8(truncatingIfNeeded: entry &>> 24) }
    }
    return nil
  }

  mutating func set(_ color: UInt32, to number: UInt8) {
    let key = color & 0xFF_FFFF
    let entry = UInt32(number) << 24 | key
    let home = Self.slot(of: key)
    var slot = home
    for _ in 0..<4 {
      if slots[slot] == Self.empty {
        slots[slot] = entry
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[home] = entry
  }

  @inline(__always) private static func slot(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
  }
}
