/// Animations as films, which the program `ffmpeg` makes of them: one core, and no trace of when or where, so that
/// the same version of it gives the same bytes.
public struct VideoFormat: AnimationFormat {
  public enum Container: String, Hashable, Sendable, CaseIterable {
    case mp4, webm
  }

  /// One frame's pixels, and for how many of the film's frames they are shown.
  public struct Packed: Sendable {
    var pixels: [UInt32]
    var repetitions: Int
  }

  public var container: Container
  /// Films have frames of one length.
  public var framesPerSecond: Int
  /// From 0, without loss, to 51; about 18 is hard to tell from it.
  public var compression: Int
  /// What stands behind pixels that let something through, `0xRRGGBB`: films have no alpha.
  public var background: UInt32
  let program: String

  public init(
    _ container: Container, framesPerSecond: Int = 60, compression: Int = 18,
    background: UInt32 = 0xFFFFFF
  ) {
    self.init(
      container, framesPerSecond: framesPerSecond, compression: compression,
      background: background, program: "ffmpeg")
  }

  init(
    _ container: Container, framesPerSecond: Int = 60, compression: Int = 18,
    background: UInt32 = 0xFFFFFF, program: String
  ) {
    self.container = container
    self.framesPerSecond = min(max(framesPerSecond, 1), 240)
    self.compression = min(max(compression, 0), 51)
    self.background = background
    self.program = program
  }

  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    FrameTimetable(durations, ticksPerSecond: framesPerSecond)
  }

  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed {
    Packed(
      pixels: frame.bitmap.isOpaque ? frame.bitmap.pixels : flattened(frame.bitmap.pixels),
      repetitions: max(1, frame.duration.ticks(perSecond: framesPerSecond)))
  }

  private func flattened(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { pixel in
      let rest = 255 - pixel >> 24
      guard rest > 0 else { return pixel }
      return StraightColor.multiplied(rest << 24 | background) & 0xFF_FFFF &+ pixel | 0xFF00_0000
    }
  }

  public func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> VideoWriter {
    try head.check(largestSide: 16_384, format: container.rawValue)
    return try VideoWriter(at: path, head, self)
  }

  /// What the program is told; the pixels come on its standard input.
  func arguments(_ head: AnimationHead, output: String) -> [String] {
    let input = [
      "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
      "\(head.width)x\(head.height)", "-r", "\(framesPerSecond)", "-i", "-",
    ]
    // Films have even sides.
    let shape = ["-an", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p"]
    let coder =
      switch container {
      case .mp4:
        [
          "-c:v", "libx264", "-preset", "medium", "-crf", "\(compression)", "-movflags",
          "+faststart",
        ]
      case .webm:
        ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(compression)", "-deadline", "good"]
          + ["-cpu-used", "4"]
      }
    let trace = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact"]
    return input + shape + coder + trace + [
      "-flags:v", "+bitexact", "-f", container.rawValue, output,
    ]
  }
}
