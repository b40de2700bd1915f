/// Animations as WebP files: only what changes is written, and times are exact to the millisecond.
public struct WebPFormat: AnimationFormat {
  /// One frame: its part that differs from the one before.
  public struct Packed: PackedFrame, Sendable {
    var duration: FrameDuration
    var area: PixelArea
    /// Whether clear pixels leave what was there.
    var isBlended: Bool
    /// The chunks of the part's picture.
    var content: [UInt8]
    /// Whether the frame looks like the one before; the part is then a single pixel.
    var isRepeated = false
  }

  /// From 0, the smallest, to 100; nil loses nothing.
  public var quality: Double?

  /// Without a quality nothing is lost.
  public init(quality: Double? = nil) {
    self.quality = quality
  }

  /// Counts in milliseconds.
  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    FrameTimetable(durations, ticksPerSecond: 1000)
  }

  /// The part of the frame that changed; throws where the library gives up on it.
  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed {
    let changed = previous.map { frame.changedArea(after: $0) } ?? PixelArea(of: frame.bitmap)
    let area = (changed ?? PixelArea(x: 0, y: 0, width: 1, height: 1)).onEvenPixels
    var packed = Packed(
      duration: frame.duration, area: area, isBlended: false, content: [],
      isRepeated: changed == nil)
    if let quality {
      packed.content = try lossyContent(frame.bitmap.part(area), quality)
    } else {
      fill(&packed, with: frame.bitmap, after: previous)
    }
    return packed
  }

  private func lossyContent(_ part: Bitmap, _ quality: Double) throws(AnimationError) -> [UInt8] {
    do throws(WebPError) {
      return WebPContainer.pictureChunks(of: try WebPWriter(quality: quality).encode(part))
    } catch {
      throw .encoder(error.message, hint: error.hint)
    }
  }

  private func fill(_ packed: inout Packed, with frame: Bitmap, after previous: AnimationFrame?) {
    let part = ChangedPart(frame, in: packed.area, after: previous?.bitmap)
    packed.isBlended = part.isBlended
    packed.content = WebPContainer.chunk(
      "VP8L",
      LosslessEncoder.encode(
        part.straightPixels, width: packed.area.width, height: packed.area.height,
        hasAlpha: !part.isOpaque))
  }

  /// Throws where a side is too long for WebP, or where no file can be opened at `path`.
  public func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> WebPAnimation
  {
    try WebPAnimation(at: path, head)
  }
}

extension PixelArea {
  /// Frames begin at even columns and rows.
  fileprivate var onEvenPixels: PixelArea {
    PixelArea(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

/// Puts an animated WebP file together as its frames come.
public final class WebPAnimation: AnimationWriter {
  private let file: AnimationFile
  private var waiting = WaitingFrame<WebPFormat.Packed>(
    ticksPerSecond: 1000, longest: longestTicks)
  private static let longestTicks = 1 << 24 - 1

  init(at path: String, _ head: AnimationHead) throws(AnimationError) {
    try head.check(largestSide: WebPWriter.largestSide, format: "WebP")
    let loop = try head.playCount()
    file = try AnimationFile(at: path)
    // The length is put right at the end.
    try file.write(WebPContainer.start(length: 0))
    let features: [UInt8] = [0b0001_0010, 0, 0, 0]
    let size =
      WebPContainer.number(head.width - 1, bytes: 3)
      + WebPContainer.number(head.height - 1, bytes: 3)
    try file.write(WebPContainer.chunk("VP8X", features + size))
    try file.write(
      WebPContainer.chunk("ANIM", [0, 0, 0, 0] + WebPContainer.number(loop, bytes: 2)))
  }

  /// Writes the frame before this one; one that looks the same makes that one longer.
  public func add(_ packed: WebPFormat.Packed) throws(AnimationError) {
    if let before = waiting.replaced(by: packed) { try write(before) }
  }

  /// Writes the last frame, puts the file's length right, and puts it in its place.
  public func finish() throws(AnimationError) {
    try write(try waiting.last())
    guard file.count - 8 <= Int(UInt32.max) else {
      throw .encoder(
        "a file of \(file.count) bytes – WebP expects \(UInt32.max) at most",
        hint: "show fewer frames, or smaller ones")
    }
    try file.replace(at: 4, with: WebPContainer.number(file.count - 8, bytes: 4))
    try file.finish()
  }

  private func write(_ packed: WebPFormat.Packed) throws(AnimationError) {
    let (area, ticks) = (packed.area, packed.duration.ticks(perSecond: 1000))
    let places = [area.x / 2, area.y / 2, area.width - 1, area.height - 1]
    var content = places.flatMap { WebPContainer.number($0, bytes: 3) }
    content += WebPContainer.number(min(ticks, Self.longestTicks), bytes: 3)
    // Nothing is ever disposed of.
    content.append(packed.isBlended ? 0 : 0b10)
    content += packed.content
    try file.write(WebPContainer.chunk("ANMF", content))
  }
}
