/// Animations as PNG files: every frame exactly as it was drawn, and shown exactly as long as it was meant to.
///
/// A reader that knows no animations shows the first frame, so such a file may be called `.png`. Pixels that do
/// not change from one frame to the next are not written again.
public struct APNGFormat: AnimationFormat {
  /// One frame: its part that differs from the one before.
  public struct Packed: Sendable {
    /// How the part comes onto the picture (APNG, `blend_op`).
    enum Blend: UInt8 {
      case source
      case over
    }

    var duration: FrameDuration
    var area: PixelArea
    var blend: Blend
    /// The zlib stream of the part's rows.
    var stream: [UInt8]
    /// Whether the frame looks like the one before; the part is then a single pixel.
    var isRepeated = false
  }

  /// How much time a frame is worth.
  public var level: PNGLevel
  /// Whether the file has no place for alpha. Known from the first frame on.
  private var isOpaque = false

  /// An animation of small files, unless `level` trades their size for time.
  public init(level: PNGLevel = .small) {
    self.level = level
  }

  /// One frame: it tells whether the file needs a place for alpha.
  public var sampleCount: Int { 1 }

  /// Leaves alpha out of the file if all frames of the sample are opaque.
  public func prepared(for sample: [Bitmap]) -> APNGFormat {
    var format = self
    format.isOpaque = sample.allSatisfy(\.isOpaque)
    return format
  }

  /// The part of the frame that changed; throws where a later frame lets something through though the sample did not.
  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed {
    let changed = previous.map { frame.changedArea(after: $0) } ?? PixelArea(of: frame.bitmap)
    let area = changed ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    let part = frame.bitmap.part(area)
    // A part of a frame is mostly edges, which come out large whatever is tried.
    let encoder = PNGImageEncoder(level: level, triesFilters: level == .tiny)
    guard let stream = encoder.stream(of: part, as: isOpaque ? .rgb : .rgba) else {
      throw .translucentFrame
    }
    var packed = Packed(
      duration: frame.duration, area: area, blend: .source, stream: stream,
      isRepeated: changed == nil)
    if !isOpaque, let previous, let change = part.changes(from: previous.bitmap, at: area),
      let stream = encoder.stream(of: change, as: .rgba), stream.count < packed.stream.count
    {
      packed.blend = .over
      packed.stream = stream
    }
    return packed
  }

  /// Throws where a side is beyond PNG's limits, or where no file can be opened at `path`.
  public func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> APNGWriter {
    try APNGWriter(at: path, head, isOpaque: isOpaque)
  }
}

extension Bitmap {
  /// The same part with nothing where it equals the picture before, to be laid over that one. Nothing if a
  /// pixel that differs lets something through, or if too few are the same to gain anything.
  fileprivate func changes(from before: Bitmap, at area: PixelArea) -> Bitmap? {
    var result = self
    var sameCount = 0
    for y in 0..<height {
      let start = (area.y + y) * before.width + area.x
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        if pixel == before.pixels[start + x] {
          sameCount += 1
          result[x, y] = 0
        } else if pixel < 0xFF00_0000 {
          return nil
        }
      }
    }
    return sameCount * 8 > pixels.count ? result : nil
  }
}
