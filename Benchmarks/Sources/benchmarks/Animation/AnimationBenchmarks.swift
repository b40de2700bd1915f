import Rendering
import CairoBackend
import Foundation
import Imaging

/// The update animation in our formats and in those of ffmpeg, as ratios of one run: how many times faster, and
/// how many times larger. And what a pass over frames takes for several formats.
@MainActor enum AnimationBenchmarks {
  static let all: [Benchmark] = comparisons + passes

  /// Left out where ffmpeg is not installed.
  private static let comparisons: [Benchmark] =
    !FileManager.default.isExecutableFile(atPath: RawFrames.ffmpeg)
    ? []
    : [
      Benchmark(name: "apng.vs-ffmpeg.speed", unit: "times") { apng.speed },
      Benchmark(name: "apng.vs-ffmpeg.bytes", unit: "times") { apng.bytes },
      Benchmark(name: "gif.vs-ffmpeg.speed", unit: "times") { gif.speed },
      Benchmark(name: "gif.vs-ffmpeg.bytes", unit: "times") { gif.bytes },
    ]

  private static let passes: [Benchmark] = [
    Benchmark(name: "formats.one-pass.vs-slowest", unit: "times the processor time") {
      attempt { try passRatio() }
    }
  ]

  private static let apng = compare(
    APNGFormat(), 60, ["-pix_fmt", "rgb24", "-f", "apng", "-plays", "0"], "a.png")
  private static let gif = compare(
    GIFFormat(), 50,
    [
      "-filter_complex",
      "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none:diff_mode=rectangle",
    ], "a.gif")

  private static func compare(
    _ format: some AnimationFormat, _ fps: Int, _ arguments: [String], _ name: String
  ) -> (speed: Double, bytes: Double) {
    do {
      let bitmaps = try UpdateAnimation.bitmaps()
      let raw = try RawFrames(bitmaps, framesPerSecond: fps)
      let duration = try FrameDuration(1, over: fps)
      let frames = bitmaps.map { AnimationFrame($0, for: duration) }
      let ours = try raw.encode(frames, format, to: "ours-\(name)")
      let theirs = try raw.encode(arguments, to: "theirs-\(name)")
      return (theirs.seconds / ours.seconds, ours.bytes / theirs.bytes)
    } catch {
      return (.nan, .nan)
    }
  }

  private static func attempt(_ body: () throws -> Double) -> Double {
    (try? body()) ?? .nan
  }

  private static func source(count: Int, scale: Double) throws -> FrameSource {
    let durations = try Array(repeating: FrameDuration(1, over: 50), count: count)
    return FrameSource(durations: durations, RasterOptions(scale: scale)) { frame in
      UpdateAnimation.drawing(at: Double(frame) / Double(max(1, count - 1)))
    }
  }

  private static func run(_ source: FrameSource, _ formats: [any AnimationFormat]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputs = formats.enumerated().map { index, format in
      FrameOutput(format, to: folder.appendingPathComponent("\(index)-{frame}").path)
    }
    try Waiting.run { try await FramePipeline(jobs: 2).run(source, to: outputs) }
  }

  /// By the processor's time: our own encoders, which take nearly the same time each.
  private static func passRatio() throws -> Double {
    let source = try source(count: 60, scale: 2)
    let single = try ours.map { format in
      try CPUTime.leastSeconds(of: 2) { try run(source, [format]) }
    }
    let together = try CPUTime.leastSeconds(of: 2) { try run(source, ours) }
    return together / (single.max() ?? .nan)
  }

  private static let ours: [any AnimationFormat] = [APNGFormat(), GIFFormat(), WebPFormat()]
}
