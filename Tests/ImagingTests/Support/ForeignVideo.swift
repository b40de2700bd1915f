import Foundation
import Testing

/// A video as `ffmpeg`'s own reader shows it.
struct ForeignVideo {
  let codec: String
  let width: Int
  let height: Int
  /// How they are stored, in which range and by which matrix.
  let colors: String
  /// Red, green and blue.
  let frames: [[UInt8]]

  var shape: String { "\(frames.count) of \(width) by \(height)" }

  init(_ path: String) throws {
    let entries = try ForeignAnimation.run(
      "/usr/bin/ffprobe",
      ["-v", "error", "-of", "csv=p=0", "-show_entries"]
        + ["stream=codec_name,width,height,pix_fmt,color_range,color_space", path])
    let words = entries.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ",")
    try #require(words.count >= 6)
    codec = String(words[0])
    colors = "\(words[3])(\(words[4]), \(words[5]))"
    width = try #require(Int(words[1]))
    height = try #require(Int(words[2]))
    let raw = path + ".rgb"
    defer { try? FileManager.default.removeItem(atPath: raw) }
    _ = try ForeignAnimation.run(
      "/usr/bin/ffmpeg",
      ["-v", "error", "-nostdin", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgb24", raw])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
    let size = width * height * 3
    frames = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }
}
