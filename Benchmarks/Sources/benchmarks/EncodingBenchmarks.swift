import CairoBackend
import CairoReference
import Drawing
import Imaging

/// Files of one frame: the time and the bytes that Cairo's writers take for the same pixels and shapes.
@MainActor enum EncodingBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "png.fast.vs-cairo", unit: "times faster") {
      speed(FrameStage.desktop, .fast)
    },
    Benchmark(name: "png.small.vs-cairo", unit: "times faster") {
      speed(FrameStage.desktop, .small)
    },
    Benchmark(name: "png.phone.fast.vs-cairo", unit: "times faster") {
      speed(FrameStage.phone, .fast)
    },
    Benchmark(name: "png.phone.small.vs-cairo", unit: "times faster") {
      speed(FrameStage.phone, .small)
    },
    Benchmark(name: "png.fast.bytes.vs-cairo", unit: "times the bytes") {
      size(FrameStage.desktop, .fast)
    },
    Benchmark(name: "png.small.bytes.vs-cairo", unit: "times the bytes") {
      size(FrameStage.desktop, .small)
    },
    Benchmark(name: "png.phone.fast.bytes.vs-cairo", unit: "times the bytes") {
      size(FrameStage.phone, .fast)
    },
    Benchmark(name: "png.phone.small.bytes.vs-cairo", unit: "times the bytes") {
      size(FrameStage.phone, .small)
    },
    Benchmark(name: "svg.vs-cairo.speed", unit: "times faster") {
      let stage = FrameStage.desktop
      let times = Meter.bestSecondsByTurns(
        { _ = writer.bytes(stage.drawing) }, { _ = stage.writeReferenceSVG() })
      return times.second / times.first
    },
    Benchmark(name: "svg.vs-cairo.bytes", unit: "times the bytes") {
      let stage = FrameStage.desktop
      return Double(writer.bytes(stage.drawing).count) / Double(stage.writeReferenceSVG())
    },
  ]

  private static let writer = SVGWriter(SVGOptions(title: "Items", summary: "Sixty cells"))

  private static func speed(_ stage: FrameStage, _ level: PNGLevel) -> Double {
    let writer = PNGWriter(level: level)
    guard let picture = stage.draw() else { return .nan }
    let times = Meter.bestSecondsByTurns(
      { _ = writer.encode(picture) }, { _ = bytesByCairo(picture) })
    return times.second / times.first
  }

  private static func size(_ stage: FrameStage, _ level: PNGLevel) -> Double {
    guard let picture = stage.draw() else { return .nan }
    let bytes = PNGWriter(level: level).encode(picture).count
    return Double(bytes) / Double(bytesByCairo(picture))
  }

  private static func bytesByCairo(_ picture: Bitmap) -> Int {
    picture.pixels.withUnsafeBufferPointer {
      reference_encode($0.baseAddress, Int32(picture.width), Int32(picture.height))
    }
  }
}
