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
  private let known: ColorNumbers.Saved

  /// Numbers for `others` are found out beforehand, as far as there is room.
  init(_ colors: [UInt32], isExact: Bool, others: [UInt32] = []) {
    self.colors = colors
    self.isExact = isExact
    search = PaletteSearch(colors)
    let known = ColorNumbers()
    for color in others.prefix(ColorNumbers.room) {
      let number = search.nearest(to: PerceivedColor(color).coordinates)
      known.set(color, to: UInt8(number))
    }
    for (number, color) in colors.enumerated() { known.set(color, to: UInt8(number)) }
    self.known = known.saved
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
  final class Lookup {
    private let palette: GIFPalette
    private let known: ColorNumbers
    /// The number for a colour that an exact palette does not have.
    private let unknown: UInt8?

    init(_ palette: GIFPalette) {
      self.palette = palette
      known = ColorNumbers(palette.known)
      unknown = palette.isExact ? palette.clearNumber : nil
    }

    var clearNumber: UInt8? { palette.clearNumber }

    /// Forgets what it has looked for if that has become too much.
    func thinOut() {
      if known.isCrowded { known.restore(palette.known) }
    }

    /// The number of an opaque pixel's colour, or of the nearest one. An exact palette says of a colour that it
    /// does not have that nothing shows, if it can.
    @inline(__always) func number(of pixel: UInt32) -> UInt8 {
      known[pixel] ?? searched(pixel)
    }

    /// The numbers of eight pixels, the first one's in the lowest byte, if all of them are at hand.
    @inline(__always) func numbersAtHand(_ pixels: SIMD8<UInt32>) -> UInt64? {
      known.eight(pixels)
    }

    @inline(never) private func searched(_ pixel: UInt32) -> UInt8 {
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
