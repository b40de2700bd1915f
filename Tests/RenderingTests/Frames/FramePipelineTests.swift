import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers
import Testing

@testable import Rendering

@Suite struct FramePipelineTests {
  private func source(
    _ count: Int, size: CGFloat = 40, fps: Int = 60,
    drawing: (@Sendable (Int) throws -> DrawList)? = nil
  ) throws -> FrameSource {
    let durations = try Array(repeating: FrameDuration(1, over: fps), count: count)
    return FrameSource(durations: durations, drawing: drawing ?? { Self.drawing($0, size) })
  }

  private static func drawing(_ frame: Int, _ size: CGFloat) -> DrawList {
    let place = CGFloat(frame % 17)
    return DrawList(
      size: CGSize(width: size, height: size / 2), background: .color(.white),
      [
        .fill(
          .circle(center: CGPoint(x: place + 6, y: 10.5), radius: 5),
          ThemedColor(0x0072B2, 0x4FB0F0))
      ])
  }

  private func outputs(_ folder: TemporaryFolder) -> [FrameOutput] {
    [
      FrameOutput(APNGFormat(), to: folder.path("a.png")),
      FrameOutput(GIFFormat(), to: folder.path("a.gif")),
      FrameOutput(NumberedPNGFormat(), to: folder.path("a-{frame:03}.png")),
    ]
  }

  @Test func writesTheSameBytesWithAnyNumberOfJobs() async throws {
    let source = try source(20)
    var runs: [[String: Data]] = []
    for jobs in [1, 2, 3, 8] {
      let folder = try TemporaryFolder()
      try await FramePipeline(jobs: jobs).run(source, to: outputs(folder))
      runs.append(try folder.contents)
    }
    #expect(runs[0].count == 22)
    for run in runs.dropFirst() { #expect(run == runs[0]) }
  }

  @Test func writesWhatAFormatWritesOnItsOwn() async throws {
    let folder = try TemporaryFolder()
    let source = try source(12)
    try await FramePipeline(jobs: 2).run(source, to: outputs(folder))
    let rasterizer = CairoRasterizer()
    let frames = try (0..<12).map {
      AnimationFrame(try rasterizer.bitmap(of: source.drawing($0)), for: source.durations[$0])
    }
    try APNGFormat().write(frames, to: folder.path("b.png"))
    try GIFFormat().write(frames, to: folder.path("b.gif"))
    let contents = try folder.contents
    #expect(contents["a.png"] == contents["b.png"])
    #expect(contents["a.gif"] == contents["b.gif"])
    #expect(contents["a-011.png"] == Data(PNGWriter(level: .fast).encode(frames[11].bitmap)))
  }

  @Test func holdsFewFramesAtATime() async throws {
    let folder = try TemporaryFolder()
    let source = try source(2_000, size: 16)
    try await FramePipeline(jobs: 2).run(
      source, to: [FrameOutput(APNGFormat(level: .fast), to: folder.path("a.png"))])
    #expect(folder.files == ["a.png"])
  }

  @Test func oneFrameIsEnough() async throws {
    let folder = try TemporaryFolder()
    try await FramePipeline(jobs: 4).run(try source(1), to: outputs(folder))
    #expect(folder.files == ["a-000.png", "a.gif", "a.png"])
  }

  @Test func noFrameIsAnError() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: AnimationError.noFrames) {
      try await FramePipeline(jobs: 4).run(try source(0), to: outputs(folder))
    }
    #expect(folder.files.isEmpty)
  }

  struct Broken: Error, Equatable {
    var frame: Int
  }

  @Test(arguments: [1, 2, 8])
  func theFirstFrameThatFailsIsNamedAndNothingIsLeft(jobs: Int) async throws {
    let folder = try TemporaryFolder()
    let source = try source(40) { frame in
      if frame >= 13 { throw Broken(frame: frame) }
      return Self.drawing(frame, 40)
    }
    let outputs = [
      FrameOutput(APNGFormat(), to: folder.path("a.png")),
      FrameOutput(NumberedPNGFormat(), to: folder.path("a-{frame}.png")),
    ]
    await #expect(throws: Broken(frame: 13)) {
      try await FramePipeline(jobs: jobs).run(source, to: outputs)
    }
    #expect(folder.files.isEmpty)
  }

  @Test func aCancelledRunLeavesNothing() async throws {
    let folder = try TemporaryFolder()
    let source = try source(100_000)
    let outputs = outputs(folder)
    let task = Task { try await FramePipeline(jobs: 2).run(source, to: outputs) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.files.isEmpty)
  }

  @Test func aFullDiskIsAnError() async throws {
    let source = try source(300, size: 200)
    let error = await #expect(throws: AnimationError.self) {
      try await FramePipeline(jobs: 2).run(
        source, to: [FrameOutput(GIFFormat(), to: "/dev/full")])
    }
    #expect(error?.description == "/dev/full: could not write it: the disk is full")
  }

  @Test func framesOfTwoSizesAreRefused() async throws {
    let folder = try TemporaryFolder()
    let source = try source(9) { Self.drawing($0, $0 == 5 ? 44 : 40) }
    let error = await #expect(throws: AnimationError.self) {
      try await FramePipeline(jobs: 3).run(source, to: outputs(folder))
    }
    #expect(
      error?.description
        == "a frame of 44 by 22 pixels – expected 40 by 20 like the first one")
    #expect(folder.files.isEmpty)
  }

  @Test func aFolderThatIsMissingIsFoundBeforeAnythingIsDrawn() async throws {
    let folder = try TemporaryFolder()
    let source = try source(9)
    let error = await #expect(throws: AnimationError.self) {
      try await FramePipeline(jobs: 3).run(
        source, to: [FrameOutput(APNGFormat(), to: folder.path("none/a.png"))])
    }
    #expect(
      error?.description.hasSuffix("could not create it: no such file or folder") == true)
  }
}
