import CairoBackend
import Foundation
import Imaging

/// Frames as ratios: both sides are measured by turns in one run, so that the machine's speed falls out.
@MainActor enum FrameBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "draw.phone.vs-c", unit: "times the time") {
      draw(FrameStage.phone, keepsElements: false)
    },
    Benchmark(name: "draw.hd.vs-c", unit: "times the time") {
      draw(FrameStage.desktop, keepsElements: false)
    },
    Benchmark(name: "draw.phone.kept.vs-c", unit: "times the time") {
      draw(FrameStage.phone, keepsElements: true)
    },
    Benchmark(name: "draw.hd.kept.vs-c", unit: "times the time") {
      draw(FrameStage.desktop, keepsElements: true)
    },
    Benchmark(name: "frame.phone.fast.vs-cairo", unit: "times faster") {
      frame(FrameStage.phone, .fast)
    },
    Benchmark(name: "frame.hd.fast.vs-cairo", unit: "times faster") {
      frame(FrameStage.desktop, .fast)
    },
    Benchmark(name: "frame.phone.small.vs-cairo", unit: "times faster") {
      frame(FrameStage.phone, .small)
    },
    Benchmark(name: "frame.hd.small.vs-cairo", unit: "times faster") {
      frame(FrameStage.desktop, .small)
    },
    Benchmark(name: "frames.hd.fast.per-second", unit: "frames on one core") {
      framesPerSecond(FrameStage.desktop, threads: 1)
    },
    Benchmark(name: "frames.hd.fast.per-second.all", unit: "frames on all cores") {
      framesPerSecond(FrameStage.desktop, threads: ProcessInfo.processInfo.activeProcessorCount)
    },
  ]

  private static func draw(_ stage: FrameStage, keepsElements: Bool) -> Double {
    let times = Meter.bestSecondsByTurns(
      { _ = stage.draw(keepsElements: keepsElements) }, { stage.drawReference() })
    return times.first / times.second
  }

  private static func frame(_ stage: FrameStage, _ level: PNGLevel) -> Double {
    let writer = PNGWriter(level: level)
    let times = Meter.bestSecondsByTurns(
      { _ = stage.draw().map { writer.encode($0) } },
      {
        stage.drawReference()
        _ = stage.encodeReference()
      })
    return times.second / times.first
  }

  /// An animation's frames, in which most elements stand still: each thread has a rasterizer of its own.
  private static func framesPerSecond(_ stage: FrameStage, threads: Int) -> Double {
    let (drawing, scale, frames) = (stage.drawing, stage.scale, 16)
    let seconds = Meter.bestSeconds {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let rasterizer = CairoRasterizer()
        let options = RasterOptions(scale: scale, keepsElements: true)
        for _ in 0..<frames {
          _ = try? PNGWriter(level: .fast).encode(rasterizer.bitmap(of: drawing, options))
        }
      }
    }
    return Double(threads * frames) / seconds
  }
}
