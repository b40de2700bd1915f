import CoreGraphics
import Foundation
import Imaging
import Testing

/// Writes the corpus for other programs, where `DIFF_CORPUS=write` asks for it: what every picture is drawn from.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DIFF_CORPUS"] == "write"))
struct CorpusSourcesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Output/corpus")

  @Test(arguments: CorpusScene.all.map(\.name)) func writesWhatIsDrawn(_ name: String) async throws
  {
    let scene = try #require(CorpusScene.all.first { $0.name == name })
    let folder = Self.folder.appendingPathComponent("sources/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let parts: [CGFloat] = [10, 20, 30, 50]
    let drifts = [1, 2, 3].flatMap { scale in
      parts.map { part in
        let way = part / 100 / CGFloat(scale)
        return ("drift-\(Int(part))@\(scale)x", CorpusLook.drift(way, way / 2))
      }
    }
    let changes = scene.changes.indices.map { ("\($0 + 1)", CorpusLook.change($0)) }
    for (file, look) in [("plain", .plain)] + drifts + changes {
      let list = try scene.list(look)
      for (ending, program) in [
        ("pdf", CorpusRasterizer.splash), ("words.svg", .skiaWords), ("svg", .skia),
      ] {
        try Data(program.bytes(of: list)).write(
          to: folder.appendingPathComponent("\(file).\(ending)"))
      }
      for scale in 1...3 {
        let picture = try await CorpusRasterizer.cairo.picture(scene, look, scale)
        try Data(PNGWriter().encode(picture)).write(
          to: folder.appendingPathComponent("\(file)@\(scale)x.png"))
      }
    }
  }
}
