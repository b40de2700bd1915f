import Platform
import Glibc
import Imaging

/// Small animations of every format, as our writers make them, and a still WebP that may lose something.
enum FrameSeeds {
  static func files() throws -> [[UInt8]] {
    let path = "\(P_tmpdir)/fuzz-frames-\(getpid())"
    var files: [[UInt8]] = []
    func add(_ format: some AnimationFormat, _ frames: [AnimationFrame]) throws {
      try format.write(frames, to: path)
      files.append(try InputFile.read(path, limit: 1 << 24))
    }
    for isClear in [false, true] {
      let frames = try frames(isClear: isClear)
      try add(APNGFormat(), frames)
      try add(GIFFormat(), frames)
      try add(WebPFormat(), frames)
      try add(WebPFormat(quality: 60), frames)
      try add(APNGFormat(), Array(frames.prefix(1)))
      files.append(try WebPWriter().encode(frames[0].bitmap))
      files.append(try WebPWriter(quality: 70).encode(frames[0].bitmap))
    }
    unlink(path)
    return files
  }

  /// A block that moves, with something at its edge that shows through.
  private static func frames(isClear: Bool) throws -> [AnimationFrame] {
    try (0..<4).map { index in
      var bitmap = try Bitmap(width: 24, height: 16)
      for y in 0..<16 {
        for x in 0..<24 {
          let isInside = x >= 3 * index && x < 3 * index + 9 && y > 3 && y < 12
          let ground: UInt32 = isClear ? 0 : 0xFFF2_F2F7
          bitmap[x, y] = isInside ? (isClear && y == 4 ? 0x8040_2010 : 0xFF00_4080) : ground
        }
      }
      return AnimationFrame(bitmap, for: try FrameDuration(index + 1, over: 25))
    }
  }
}
