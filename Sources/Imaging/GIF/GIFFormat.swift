/// Animations as GIF files: for chats and code hosts that show nothing better.
///
/// GIF has 256 colours and hundredths of a second. Pictures of few colours keep them; others get a choice that
/// keeps flat colours as they are. Nothing is dithered. At most 50 frames a second are shown, and only pixels
/// that change are written.
public struct GIFFormat: AnimationFormat {
  /// One frame as the file has it, but for its duration.
  public struct Packed: PackedFrame, Sendable {
    var duration: FrameDuration
    /// The number that leaves pixels as they are.
    var clear: UInt8?
    /// Its place, its own colours if it has some, and its codes.
    var image: [UInt8]
    /// Whether the frame looks like the one before; its image is then a single pixel.
    var isRepeated = false
  }

  /// The colours of the whole animation.
  private var palette: GIFPalette
  /// Whether something shows through: every frame is then written whole, and removed before the next one.
  private var showsThrough = false
  private var places: GIFWorkplaces

  /// An animation in black and white, until `prepared(for:)` has chosen its colours.
  public init() {
    palette = GIFPalette([0, 0xFF_FFFF], isExact: true)
    places = GIFWorkplaces(palette)
  }

  /// Six frames, which the colours of the animation are chosen from.
  public var sampleCount: Int { 6 }

  /// Counts in hundredths of a second, two of them at least for each frame.
  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    // Browsers take a hundredth of a second, the shortest that there is, for a tenth.
    FrameTimetable(durations, ticksPerSecond: 100, shortest: 2)
  }

  /// Chooses 256 colours at most, one of them for pixels that let everything through where there are any.
  public func prepared(for sample: [Bitmap]) -> GIFFormat {
    var format = self
    format.showsThrough = !sample.allSatisfy(\.isOpaque)
    let pictures = format.showsThrough ? sample.map { $0.withHardEdges() } : sample
    let tally = ColorTally(of: pictures)
    // Together they may have too many colours, but perhaps not each for itself.
    if !tally.fits(needsClear: format.showsThrough), let first = pictures.first,
      pictures.allSatisfy({ ColorTally(of: [$0]).fits(needsClear: true) })
    {
      format.palette = GIFPalette(ColorTally(of: [first]), needsClear: true)
    } else {
      format.palette = GIFPalette(tally, needsClear: format.showsThrough)
    }
    format.places = GIFWorkplaces(format.palette)
    return format
  }

  /// The frame in the animation's colours or its own; throws where it lets something through though the sample did not.
  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed {
    let frame = showsThrough ? frame.withHardEdges() : frame
    let previous = showsThrough ? previous?.withHardEdges() : previous
    return try places.lend { place throws(AnimationError) in
      place.lookup.thinOut()
      return try pack(frame, after: previous, &place)
    }
  }

  private func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?, _ place: inout GIFWorkplace
  ) throws(AnimationError) -> Packed {
    let whole = PixelArea(of: frame.bitmap)
    let changed = previous.map { frame.changedArea(after: $0) } ?? whole
    guard let changed else { return repeated(frame, &place) }
    let area = showsThrough ? whole : changed
    let own = ownPalette(for: frame.bitmap, in: area, lookup: place.lookup)
    let palette = own ?? self.palette
    let before = showsThrough || palette.clearNumber == nil ? nil : previous?.bitmap
    // A frame's own colours have numbers of their own.
    let lookup = own.map { GIFPalette.Lookup($0) } ?? place.lookup
    var part = GIFPart(of: frame.bitmap, after: before, in: area, lookup: lookup)
    guard showsThrough || part.isOpaque else { throw .translucentFrame }
    guard part.trim() else { return repeated(frame, &place) }
    return Packed(
      duration: frame.duration, clear: palette.clearNumber,
      image: image(of: part, in: palette, by: place.table))
  }

  /// Throws where a side is beyond 65,535 pixels, or where no file can be opened at `path`.
  public func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> GIFWriter {
    try GIFWriter(at: path, head, palette, removesFrames: showsThrough)
  }

  /// A frame's own colours, if it has some that the animation's exact ones lack.
  private func ownPalette(
    for bitmap: Bitmap, in area: PixelArea, lookup: GIFPalette.Lookup
  ) -> GIFPalette? {
    guard palette.isExact else { return nil }
    var tally = ColorTally()
    tally.add(bitmap, in: area)
    let isKnown = tally.entries.allSatisfy { lookup.exactNumber(of: $0.color) != nil }
    return isKnown ? nil : GIFPalette(tally, needsClear: true)
  }

  /// A pixel that changes nothing, for a frame that looks like the one before.
  private func repeated(_ frame: AnimationFrame, _ place: inout GIFWorkplace) -> Packed {
    let whole = PixelArea(of: frame.bitmap)
    let corner = PixelArea(x: 0, y: 0, width: 1, height: 1)
    let part = GIFPart(
      of: frame.bitmap, after: nil, in: showsThrough ? whole : corner, lookup: place.lookup)
    return Packed(
      duration: frame.duration, clear: palette.clearNumber,
      image: image(of: part, in: palette, by: place.table), isRepeated: true)
  }

  /// An image descriptor, a table of colours if there is one, and the codes (GIF89a, 20 to 22).
  private func image(
    of part: GIFPart, in palette: GIFPalette, by table: LZWTable
  ) -> [UInt8] {
    let area = part.area
    var bytes: [UInt8] = [0x2C]
    for number in [area.x, area.y, area.width, area.height] {
      bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
    }
    if palette.colors == self.palette.colors {
      bytes.append(0)
    } else {
      bytes.append(0x80 | UInt8(palette.bits - 1))
      bytes += palette.table
    }
    let pixels = LZWCoder.Pixels(
      numbers: part.numbers, changes: part.changes, clear: palette.clearNumber)
    return bytes + LZWCoder.encode(pixels, bits: palette.bits, by: table)
  }
}
