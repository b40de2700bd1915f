import Foundation
import Imaging

/// Frames as other programs take them: pixels one after the other in a file that disappears with this value.
///
/// They are given the very pixels that our encoders get, with one thread, and what they need to read them is
/// measured as well and taken off.
final class RawFrames {
  static let ffmpeg = "/usr/bin/ffmpeg"

  private let folder: URL
  private let input: [String]

  init(_ frames: [Bitmap], framesPerSecond: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("frames.raw").path
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    for frame in frames {
      try frame.pixels.withUnsafeBytes { try file.write(contentsOf: Data($0)) }
    }
    try file.close()
    let size = "\(frames[0].width)x\(frames[0].height)"
    input =
      ["-v", "error", "-y", "-threads", "1", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", size]
      + ["-r", "\(framesPerSecond)", "-i", path, "-filter_complex_threads", "1"]
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Processor seconds without those of reading, and the bytes of the file.
  func encode(_ arguments: [String], to name: String) throws -> (seconds: Double, bytes: Double) {
    let reading = try CPUTime.leastSecondsOfChildren {
      try run(input + ["-f", "null", "-"])
    }
    let path = folder.appendingPathComponent(name).path
    let whole = try CPUTime.leastSecondsOfChildren(of: 2) {
      try run(input + arguments + ["-threads", "1", path])
    }
    return (whole - reading, try Self.size(path))
  }

  /// The same for one of our formats.
  func encode(
    _ frames: [AnimationFrame], _ format: some AnimationFormat, to name: String
  ) throws -> (seconds: Double, bytes: Double) {
    let path = folder.appendingPathComponent(name).path
    let seconds = try CPUTime.leastSeconds { try format.write(frames, to: path) }
    return (seconds, try Self.size(path))
  }

  private static func size(_ path: String) throws -> Double {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return Double(size ?? 0)
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.ffmpeg)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
