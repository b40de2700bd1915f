/// The frames of an animated PNG file, one after the other.
struct APNGFrames: FrameStream {
  let head: AnimationHead
  private let still: PNGParts
  private let frames: [APNGParts.Frame]
  private let reader: PNGReader
  private var canvas: FrameCanvas
  private var nextIndex = 0

  /// Nothing for a PNG file that is no animation.
  init?(_ bytes: [UInt8], limits: ImageLimits) throws(PNGError) {
    still = try PNGParts(bytes, limits: limits)
    guard let parts = try APNGParts(bytes, still.header, limits: limits) else { return nil }
    frames = parts.frames
    reader = PNGReader(limits: limits)
    var head = AnimationHead(
      width: still.header.width, height: still.header.height,
      loop: parts.playCount == 0 ? .forever : .times(parts.playCount), frameCount: frames.count)
    head.scale = still.density?.scale ?? 1
    self.head = head
    canvas = FrameCanvas(of: head)
  }

  mutating func next() throws(FrameReadError) -> AnimationFrame? {
    do throws(PNGError) {
      return try frame()
    } catch { throw .png(error) }
  }

  /// The next frame; nothing behind the last one, or behind one that cannot be read.
  mutating func frame() throws(PNGError) -> AnimationFrame? {
    guard nextIndex < frames.count else { return nil }
    let index = nextIndex
    let frame = frames[index]
    nextIndex = frames.count
    let part = try reader.decode(still.frame(frame.placement.area, frame.imageData))
    nextIndex = index + 1
    return AnimationFrame(canvas.show(part.pixels, frame.placement), for: frame.duration)
  }
}
