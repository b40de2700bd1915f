/// The frames of a WebP file, one after the other. A still picture is one.
///
/// The background colour is not drawn, as in browsers: where no frame has drawn there is nothing.
struct WebPFrames: FrameStream {
  let head: AnimationHead
  private let bytes: [UInt8]
  private let frames: [WebPParts.Frame]
  private var canvas: FrameCanvas
  private var nextIndex = 0

  init(_ file: [UInt8], limits: ImageLimits) throws(FrameFault) {
    let parts = try WebPParts(file, limits: limits)
    bytes = file
    frames = parts.frames
    head = AnimationHead(
      width: parts.width, height: parts.height,
      loop: parts.playCount == 0 ? .forever : .times(parts.playCount), frameCount: frames.count)
    canvas = FrameCanvas(of: head)
  }

  mutating func next() throws(FrameReadError) -> AnimationFrame? {
    guard nextIndex < frames.count else { return nil }
    let frame = frames[nextIndex]
    let index = nextIndex
    nextIndex = frames.count
    let area = frame.placement.area
    guard
      var pixels = WebP.straightPixels(
        of: bytes[frame.data], width: area.width, height: area.height)
    else {
      throw .damaged(
        FrameFault(
          .imageData, at: frame.data.lowerBound, found: "damaged data of \(frame.data.count) bytes",
          expected: "a picture of \(area.width) by \(area.height) pixels"))
    }
    for index in pixels.indices { pixels[index] = StraightColor.multiplied(pixels[index]) }
    nextIndex = index + 1
    return AnimationFrame(canvas.show(pixels, frame.placement), for: frame.duration)
  }
}
