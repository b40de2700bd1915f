/// Reads pictures and animations frame by frame, each as it is shown: put together with those before it.
///
/// A still picture has one frame that is shown for no time. Only the frame in hand is kept in memory, and the file.
public final class FrameReader {
  /// The format that the first bytes tell.
  public let format: PictureFormat
  /// Size, number of frames and loop, all known before the first frame is read.
  public let head: AnimationHead
  /// Whether no frame was asked for yet.
  package private(set) var isAtStart = true
  private var stream: any FrameStream

  /// Reads the beginning of a whole file. Throws for unknown formats, for damage, and for more frames or pixels than
  /// allowed.
  public init(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(FrameReadError) {
    guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
    self.format = format
    stream = try Self.stream(of: bytes, format, limits)
    head = stream.head
    guard head.frameCount <= limits.frames else {
      throw .frameCount(head.frameCount, limit: limits.frames)
    }
    let pixels = head.width * head.height * head.frameCount
    guard pixels <= limits.shownPixels else {
      throw .shownPixels(pixels, limit: limits.shownPixels)
    }
  }

  /// The next frame; nothing behind the last one. After an error there are no more.
  public func next() throws(FrameReadError) -> AnimationFrame? {
    isAtStart = false
    return try stream.next()
  }

  private static func stream(
    of bytes: [UInt8], _ format: PictureFormat, _ limits: ImageLimits
  ) throws(FrameReadError) -> any FrameStream {
    switch format {
    case .png:
      do throws(PNGError) {
        guard let frames = try APNGFrames(bytes, limits: limits) else {
          return SingleFrame(try PNGReader(limits: limits).decode(bytes))
        }
        // One frame is a still picture: it is read as early as others are.
        return frames.head.frameCount == 1 ? try SingleFrame(frames) : frames
      } catch { throw .png(error) }
    case .jpeg:
      do throws(JPEGError) {
        return SingleFrame(try JPEGReader(limits: limits).decode(bytes))
      } catch { throw .jpeg(error) }
    case .gif:
      do throws(FrameFault) {
        return try GIFFrames(bytes, limits: limits)
      } catch { throw .damaged(error) }
    case .webp:
      do throws(FrameFault) {
        return try WebPFrames(bytes, limits: limits)
      } catch { throw .damaged(error) }
    }
  }
}

/// The frames of one file, in order.
protocol FrameStream {
  var head: AnimationHead { get }

  mutating func next() throws(FrameReadError) -> AnimationFrame?
}

/// A picture that does not move.
struct SingleFrame: FrameStream {
  let head: AnimationHead
  private var frame: AnimationFrame?

  init(_ bitmap: Bitmap) {
    frame = AnimationFrame(bitmap, for: .zero)
    head = AnimationHead(like: bitmap, loop: .times(1), frameCount: 1)
  }

  /// The first of the frames, of which there is one.
  init(_ frames: APNGFrames) throws(PNGError) {
    var frames = frames
    head = frames.head
    frame = try frames.frame()
  }

  mutating func next() -> AnimationFrame? { frame.take() }
}
