import Foundation
import Imaging
import WebPReference

/// Lossless WebP of ours and of libwebp, as ratios of one run, each on one thread: the update animation and a
/// frame in the middle of it.
@MainActor enum WebPBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "webp.vs-libwebp.speed", unit: "times") { animation.speed },
    Benchmark(name: "webp.vs-libwebp.bytes", unit: "times") { animation.bytes },
    Benchmark(name: "webp.still.vs-libwebp.speed", unit: "times") { still.speed },
    Benchmark(name: "webp.still.vs-libwebp.bytes", unit: "times") { still.bytes },
  ]

  private typealias Ratio = (speed: Double, bytes: Double)
  private static let animation = ratio { try compareAnimations() }
  private static let still = ratio { try compareStills() }

  private static func ratio(_ compare: () throws -> Ratio) -> Ratio {
    (try? compare()) ?? (.nan, .nan)
  }

  private static func compareStills() throws -> Ratio {
    let bitmap = try UpdateAnimation.bitmaps()[UpdateAnimation.frameCount / 2]
    var (ours, theirs) = (0, 0)
    let seconds = try CPUTime.leastSeconds { ours = try WebPWriter().encode(bitmap).count }
    let reference = CPUTime.leastSeconds(of: 2) {
      theirs = webp_reference_still(bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height))
    }
    return (reference / seconds, Double(ours) / Double(theirs))
  }

  private static func compareAnimations() throws -> Ratio {
    let bitmaps = try UpdateAnimation.bitmaps()
    let duration = try FrameDuration(1, over: 60)
    let frames = bitmaps.map { AnimationFrame($0, for: duration) }
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString).webp").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let seconds = try CPUTime.leastSeconds { try WebPFormat().write(frames, to: path) }
    let ours = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    let pixels = bitmaps.flatMap(\.pixels)
    var theirs = 0
    let reference = CPUTime.leastSeconds(of: 1) {
      theirs = webp_reference_animation(
        pixels, Int32(bitmaps[0].width), Int32(bitmaps[0].height), Int32(bitmaps.count))
    }
    return (reference / seconds, Double(ours) / Double(theirs))
  }
}
