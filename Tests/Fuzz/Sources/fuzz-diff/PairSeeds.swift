import Glibc
import Imaging
import Platform

/// Small pictures and animations that differ from one another in all the ways that are told apart: other colours, moved,
/// another size, other frames, other transparency, other formats.
enum PairSeeds {
  static func files() throws -> [[UInt8]] {
    let path = "\(P_tmpdir)/fuzz-diff-\(getpid())"
    defer { unlink(path) }
    var files: [[UInt8]] = []
    func add(_ format: some AnimationFormat, _ frames: [AnimationFrame]) throws {
      try format.write(frames, to: path)
      files.append(try InputFile.read(path, limit: 1 << 24))
    }
    for color: UInt32 in [0xFF00_4080, 0xFFD0_2010, 0x8040_2010] {
      for (width, height) in [(24, 16), (31, 16), (24, 23), (1, 1)] {
        let still = try picture(width, height, color, at: 3)
        try add(APNGFormat(), [still])
        files.append(try WebPWriter().encode(still.bitmap))
      }
      let frames = try (0..<4).map { try picture(24, 16, color, at: 3 * $0) }
      try add(APNGFormat(), frames)
      try add(GIFFormat(), Array(frames.dropFirst()))
      try add(WebPFormat(), frames + frames.prefix(1))
    }
    return files
  }

  /// A block on a light ground.
  private static func picture(
    _ width: Int, _ height: Int, _ color: UInt32, at left: Int
  ) throws -> AnimationFrame {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x >= left && x < left + 9 && y > 3 && y < 12
        bitmap[x, y] = isInside ? color : 0xFFF2_F2F7
      }
    }
    return AnimationFrame(bitmap, for: try FrameDuration(left % 4 + 1, over: 25))
  }
}
