/// At most 256 colours, and which of them stands for any other.
struct GIFPalette: Sendable {
  /// Fewer than there is room for: the last ones would stand for few pixels and make every file longer.
  private static let chosenCount = 240

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

  /// The colours themselves if they are few enough, or a choice that leaves room for the clear number.
  init(_ tally: ColorTally, needsClear: Bool) {
    if tally.fits(needsClear: needsClear) {
      self.init(tally.entries.map(\.color), isExact: true)
    } else {
      let choice = PaletteChoice(from: tally, count: Self.chosenCount)
      self.init(
        choice.colors, isExact: tally.count == 0, others: tally.mostFrequent(ColorNumbers.room))
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
    /// What stands for a colour that an exact palette does not have.
    private let unknown: UInt8?

    init(_ palette: GIFPalette) {
      self.palette = palette
      known = palette.known
      unknown = palette.isExact ? palette.clearNumber : nil
    }

    var clearNumber: UInt8? { palette.clearNumber }

    /// Forgets what it has looked for if that has become too much.
    mutating func thinOut() {
      if known.isCrowded { known = palette.known }
    }

    /// The number of an opaque pixel's colour, or of the nearest one. An exact palette says of a colour that it
    /// does not have that nothing shows, if it can.
    @inline(__always) mutating func number(of pixel: UInt32) -> UInt8 {
      known[pixel] ?? searched(pixel)
    }

    @inline(never) private mutating func searched(_ pixel: UInt32) -> UInt8 {
      let color = pixel & 0xFF_FFFF
      let nearest = palette.search.nearest(to: PerceivedColor(color).coordinates)
      let isOther = palette.colors[nearest] != color
      if isOther, let unknown { return unknown }
      known.set(pixel, to: UInt8(nearest))
      return UInt8(nearest)
    }

    /// The number of the colour itself, if the palette has it. Nothing is remembered.
    func exactNumber(of pixel: UInt32) -> UInt8? { known[pixel] }
  }
}

/// What was found out about colours: a table that forgets some of them where it is crowded.
struct ColorNumbers {
  private static let slotBits: UInt32 = 15
  /// Colours that hardly crowd it.
  static let room = 1 << 12
  /// More than these make it slow.
  private static let manyCount = 3 * room
  private static let empty = UInt32.max

  /// The number above the colour.
  private var slots = [UInt32](repeating: empty, count: 1 << slotBits)
  private var count = 0

  var isCrowded: Bool { count > Self.manyCount }

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
    count += 1
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
