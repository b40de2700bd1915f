/// Animations as films, which the program `ffmpeg` makes of them: one core, and no trace of when or where, so that
/// the same version of it gives the same bytes.
///
/// Films have even sides: an odd one gets its last column or row twice. How often a film is repeated is the
/// player's business.
public struct VideoFormat: AnimationFormat {
  /// The kind of film: H.264 in `mp4` and `mov`, VP9 in `webm`.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    case mp4, mov, webm
  }

  /// The most frames a second that a film may have.
  public static let highestRate = 240
  /// The most frames that a film may have: over four hours at 60 a second. More is taken for a mistake.
  public static let largestCount = 1_000_000

  /// One frame's pixels, and for how many of the film's frames they are shown.
  public struct Packed: Sendable {
    var pixels: [UInt32]
    var repetitions: Int
  }

  /// The kind of film, whatever the name of the file says.
  public var container: Container
  /// From 1 to 240, or no writer opens. Films have frames of one length.
  public var framesPerSecond: Int
  /// From 0, without loss, to 51; about 18 is hard to tell from it.
  public var compression: Int
  /// The colour behind pixels that let something through, `0xRRGGBB`: films have no alpha.
  public var background: UInt32
  private(set) var program = "ffmpeg"

  /// A film that the program `ffmpeg`, found on the search path, makes: 60 frames a second on white unless said
  /// otherwise.
  public init(
    _ container: Container, framesPerSecond: Int = 60, compression: Int = 18,
    background: UInt32 = 0xFFFFFF
  ) {
    self.container = container
    self.framesPerSecond = framesPerSecond
    self.compression = min(max(compression, 0), 51)
    self.background = background
  }

  /// A film that another program than `ffmpeg` makes.
  init(_ container: Container, framesPerSecond: Int = 60, program: String) {
    self.init(container, framesPerSecond: framesPerSecond)
    self.program = program
  }

  /// The program that has to be installed: "ffmpeg".
  public var programName: String? { program }

  /// Counts in frames of the film: those that no film frame is left for are not shown.
  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    FrameTimetable(durations, ticksPerSecond: rate)
  }

  /// The frame's pixels without alpha, with even sides, and for how many film frames they stand.
  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed {
    let bitmap = frame.bitmap.withEvenSides()
    return Packed(
      pixels: bitmap.isOpaque ? bitmap.pixels : flattened(bitmap.pixels),
      repetitions: max(1, frame.duration.ticks(perSecond: rate)))
  }

  /// The writer refuses all others.
  private var rate: Int { min(max(framesPerSecond, 1), Self.highestRate) }

  private func flattened(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { pixel in
      let rest = 255 - pixel >> 24
      guard rest > 0 else { return pixel }
      return StraightColor.multiplied(rest << 24 | background) & 0xFF_FFFF &+ pixel | 0xFF00_0000
    }
  }

  /// Starts the program. Throws where it is missing, for rates and sides that films cannot have, and for pipes.
  public func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> VideoWriter {
    guard framesPerSecond == rate else {
      throw .frameRate(framesPerSecond, largest: Self.highestRate, format: container.rawValue)
    }
    try head.check(largestSide: 16_384, format: container.rawValue)
    return try VideoWriter(at: path, head, self)
  }

  /// The arguments of the program; the pixels come on its standard input.
  func arguments(_ head: AnimationHead, output: String) -> [String] {
    let size = "\(head.width + head.width % 2)x\(head.height + head.height % 2)"
    let input = [
      // Without the second, a film whose end the disk has no room for is taken for a good one.
      "-v", "error", "-xerror", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
      size, "-r", "\(framesPerSecond)", "-i", "-",
    ]
    let coder =
      switch container {
      case .mp4, .mov:
        [
          "-c:v", "libx264", "-preset", "medium", "-crf", "\(compression)", "-movflags",
          "+faststart",
        ]
      case .webm:
        ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(compression)", "-deadline", "good"]
          + ["-cpu-used", "4"]
      }
    let trace = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact"]
    return input + Self.colors + coder + trace + [
      "-flags:v", "+bitexact", "-f", container.rawValue, "file:\(output)",
    ]
  }

  /// The colours of high definition, said so in the file: players guess by the size where it is not said.
  private static let colors = [
    "-an", "-vf",
    "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int+bitexact,"
      + "format=yuv420p",
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
    "-color_range", "tv",
  ]
}

extension Bitmap {
  /// An odd side gets its last column or row once more.
  func withEvenSides() -> Bitmap {
    let (isWider, isHigher) = (width % 2 == 1, height % 2 == 1)
    guard isWider || isHigher else { return self }
    var result: [UInt32] = []
    result.reserveCapacity((width + 1) * (height + 1))
    for y in 0..<height + (isHigher ? 1 : 0) {
      let line = row(min(y, height - 1))
      result += line
      if isWider, let last = line.last { result.append(last) }
    }
    return Bitmap(
      checkedWidth: width + (isWider ? 1 : 0), height: height + (isHigher ? 1 : 0), scale: scale,
      pixels: result)
  }
}
