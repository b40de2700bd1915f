import Rendering
import CairoBackend
import CoreGraphics
import Foundation
import Imaging
import Motion
import Scene
import SceneFormat

/// How the cost of a scene grows with what it asks for: exponents over four doublings. 1 is in proportion; 2 makes
/// four times of twice as much.
@MainActor enum GrowthBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "growth.visible", unit: "exponent") {
      exponent(from: 1_000) { visible($0) }
    },
    Benchmark(name: "growth.steps", unit: "exponent") {
      exponent(from: 60) { steps($0) }
    },
    Benchmark(name: "growth.items", unit: "exponent") {
      exponent(from: 6_000) { items($0) }
    },
    Benchmark(name: "growth.frames", unit: "exponent") {
      exponent(from: 30, runs: 2) { frames($0) }
    },
    Benchmark(name: "growth.sections", unit: "exponent") {
      exponent(from: 600) { sections($0) }
    },
    Benchmark(name: "growth.text", unit: "exponent") {
      exponent(from: 1_500) { text($0) }
    },
    Benchmark(name: "visible.1e4", unit: "ms") { seconds(visible(10_000), runs: 5) * 1000 },
    Benchmark(name: "steps.1e3", unit: "ms") { seconds(steps(1_000), runs: 3) * 1000 },
  ]

  private static let doublings = 4

  /// The slope of the line that fits the logarithms best.
  private static func exponent(
    from start: Int, runs: Int = 3, _ work: (Int) -> () -> Void
  ) -> Double {
    let points = (0...doublings).map { doubling in
      (x: Double(doubling), y: log2(seconds(work(start << doubling), runs: runs)))
    }
    let count = Double(points.count)
    let middle = (
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count
    )
    let slope = points.map { ($0.x - middle.x) * ($0.y - middle.y) }.reduce(0, +)
    return slope / points.map { ($0.x - middle.x) * ($0.x - middle.x) }.reduce(0, +)
  }

  private static func seconds(_ work: () -> Void, runs: Int) -> Double {
    Meter.bestSeconds(of: runs, work)
  }

  // MARK: Work

  /// Reads, plays and lists a scene.
  private static func played(_ body: String) -> () -> Void {
    let scene = scene(body)
    return {
      guard let run = try? SceneRunner().run(scene), run.stop == nil else { fail("a scene") }
      _ = run.table.text
    }
  }

  private static func visible(_ count: Int) -> () -> Void {
    let side = Int(Double(count).squareRoot() * 8) + 16
    return played(
      """
      "canvas": {"size": [\(side), \(side)]},
      "layout": {"kind": "flow", "itemSize": [6, 6], "minimumLineSpacing": 2, "minimumInteritemSpacing": 2},
      "data": {"sections": [{"id": "all", "items": [{"generate": {"count": \(count)}}]}]}
      """)
  }

  private static func steps(_ count: Int) -> () -> Void {
    let steps = (0..<count).map { number in
      "{\"update\": {\"move\": [{\"item\": \"\(number % 2 == 0 ? "a" : "b")\", \"to\": {\"after\": \"\(number % 2 == 0 ? "b" : "a")\"}}]}}"
    }
    return played(
      """
      "canvas": {"size": [320, 240]}, "layout": {"kind": "flow", "itemSize": [50, 50]},
      "data": {"sections": [{"id": "all", "items": ["a", "b", "c", "d"]}]},
      "steps": [\(steps.joined(separator: ",\n"))]
      """)
  }

  private static func items(_ count: Int) -> () -> Void {
    played(
      """
      "canvas": {"size": [390, 844]}, "layout": {"kind": "flow", "itemSize": [50, 50]},
      "data": {"sections": [{"id": "all", "items": ["gone", {"generate": {"count": \(count)}}]}]},
      "steps": [{"update": {"delete": ["gone"]}}]
      """)
  }

  private static func sections(_ count: Int) -> () -> Void {
    let sections = (0..<count).map {
      "{\"id\": \"s\($0)\", \"header\": \"s\($0)\", \"items\": [\"i\($0)\"]}"
    }
    return played(
      """
      "canvas": {"size": [390, 844]}, "layout": {"kind": "flow", "itemSize": [50, 50]},
      "data": {"sections": [\(sections.joined(separator: ",\n"))]},
      "steps": [{"update": {"delete": ["i0"]}}]
      """)
  }

  private static func text(_ count: Int) -> () -> Void {
    let words = String(repeating: "some words of a label ", count: count / 22 + 1)
    let body = """
      "canvas": {"size": [390, 844]}, "layout": {"kind": "flow", "itemSize": [300, 300]},
      "data": {"sections": [{"id": "all", "items": [{"id": "a", "label": "\(words)"}]}]}
      """
    return { for _ in 0..<10 { played(body)() } }
  }

  private static func frames(_ count: Int) -> () -> Void {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(UUID().uuidString).png").path
    return {
      guard let duration = try? FrameDuration(seconds: 1.0 / 60) else { fail("a duration") }
      let source = FrameSource(
        durations: Array(repeating: duration, count: count), RasterOptions(scale: 1)
      ) { UpdateAnimation.drawing(at: CGFloat($0) / CGFloat(count)) }
      try? Waiting.run {
        try await FramePipeline(jobs: 2).run(source, to: [FrameOutput(APNGFormat(), to: path)])
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  // MARK: Scenes

  private static func scene(_ body: String) -> SceneDescription {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(UUID().uuidString).scene.json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try? Data("{\"scene\": 1, \(body)}".utf8).write(to: URL(fileURLWithPath: path))
    guard let scene = try? SceneLoader(kinds: SceneRegistry().kinds).load(path) else {
      fail("a scene cannot be read")
    }
    return scene
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }
}
