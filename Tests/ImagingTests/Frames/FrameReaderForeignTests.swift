import Platform
import Foundation
import Readers
import Testing

@testable import Imaging

/// Files of others are read as others read them.
@Suite(.aside) struct FrameReaderForeignTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.needs(.pillow, .ffmpeg, .gifsicle, .webp), arguments: ForeignSource.animations)
  func readsAnimations(_ source: ForeignSource) throws {
    let path = try source.write(into: folder)
    var expected = try ForeignAnimation(path)
    if source.isBlended { try expected.readPixelsWithFFmpeg(path) }
    let reader = try FrameReader(try InputFile.read(path, limit: 1 << 24))
    // Pillow counts a still picture that is no part of the animation, too.
    let frames =
      source.name.contains("apart") ? Array(expected.frames.dropFirst()) : expected.frames
    #expect(reader.head.frameCount == frames.count)
    #expect(reader.head.loop.pillow(reader.format) == expected.loop)
    for (index, frame) in frames.enumerated() {
      let actual = try #require(try reader.next())
      #expect(actual.duration.seconds * 1000 == frame.duration, "frame \(index)")
      #expect(actual.bitmap.largestDifference(from: frame.bytes) <= 2, "frame \(index)")
    }
    #expect(try reader.next() == nil)
  }

  @Test(.needs(.pillow, .ffmpeg, .gifsicle, .webp), arguments: ForeignSource.stills)
  func readsStills(_ source: ForeignSource) throws {
    let path = try source.write(into: folder)
    let expected = try ForeignAnimation(path)
    let reader = try FrameReader(try InputFile.read(path, limit: 1 << 24))
    #expect(reader.head.frameCount == 1)
    let frame = try #require(try reader.next())
    #expect(frame.duration == .zero)
    #expect(frame.bitmap.largestDifference(from: expected.frames[0].bytes) <= 2)
    #expect(try reader.next() == nil)
  }
}

extension ForeignAnimation {
  /// The pixels as ffmpeg puts them together.
  fileprivate mutating func readPixelsWithFFmpeg(_ path: String) throws {
    let raw = path + ".rgba"
    _ = try Self.run(
      "/usr/bin/ffmpeg",
      ["-v", "error", "-nostdin", "-i", path, "-vsync", "passthrough", "-f", "rawvideo"]
        + ["-pix_fmt", "rgba", raw])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
    let size = frames[0].bytes.count
    #expect(bytes.count == size * frames.count)
    for index in frames.indices where bytes.count >= size * (index + 1) {
      frames[index].bytes = Array(bytes[index * size..<(index + 1) * size])
    }
  }
}

extension ForeignSource {
  /// Whether frames that let something through are laid over others. Pillow 9 puts those together in its own way.
  fileprivate var isBlended: Bool { name.hasSuffix(".png") && script.contains("blend=1") }
}

extension AnimationHead.Loop {
  /// Pillow says what stands in the file: repetitions after the first time in a GIF, how often all is shown in others.
  fileprivate func pillow(_ format: PictureFormat) -> Int? {
    switch self {
    case .forever: 0
    case .times(1) where format == .gif: nil
    case .times(let count): format == .gif ? count - 1 : count
    }
  }
}

extension Bitmap {
  /// The largest difference of a channel, colours multiplied by their alpha, from straight bytes.
  fileprivate func largestDifference(from bytes: [UInt8]) -> Int {
    guard bytes.count == pixels.count * 4 else { return .max }
    return pixels.enumerated().map { index, pixel in
      let start = index * 4
      let other = StraightColor.multiplied(
        UInt32(bytes[start + 3]) << 24 | UInt32(bytes[start]) << 16
          | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]))
      return [24, 16, 8, 0].map { shift in
        abs(Int(pixel >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF))
      }.max() ?? 0
    }.max() ?? 0
  }
}
