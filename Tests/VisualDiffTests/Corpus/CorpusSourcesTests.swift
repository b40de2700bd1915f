import CoreGraphics
import Foundation
import Imaging
import Testing

/// Writes the corpus for other programs: all of it into `Output/corpus` where `DIFF_CORPUS=write` asks for it, a little
/// of it elsewhere where nobody does.
@Suite struct CorpusSourcesTests {
  private static let isWhole = ProcessInfo.processInfo.environment["DIFF_CORPUS"] == "write"
  private static let folder =
    isWhole
    ? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Output/corpus")
    : FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID())")

  @Test(arguments: isWhole ? CorpusScene.all.map(\.name) : ["chart"])
  func writesAllThatIsDrawn(_ name: String) async throws {
    let scene = try #require(CorpusScene.all.first { $0.name == name })
    let folder = Self.folder.appendingPathComponent("sources/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !Self.isWhole { try? FileManager.default.removeItem(at: Self.folder) } }
    let looks = Self.looks(of: scene).prefix(Self.isWhole ? .max : 2)
    for (file, look) in looks { try await Self.write(look, of: scene, as: file, in: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == looks.count * 6)
    let picture = Array(try Data(contentsOf: folder.appendingPathComponent("plain@2x.png")))
    #expect(try PNGReader().decode(picture).width == 600)
  }

  private static func looks(of scene: CorpusScene) -> [(String, CorpusLook)] {
    let parts: [CGFloat] = [10, 20, 30, 50]
    let drifts = [1, 2, 3].flatMap { scale in
      parts.map { part in
        let way = part / 100 / CGFloat(scale)
        return ("drift-\(Int(part))@\(scale)x", CorpusLook.drift(way, way / 2))
      }
    }
    let changes = scene.changes.indices.map { ("\($0 + 1)", CorpusLook.change($0)) }
    return [("plain", .plain)] + drifts + changes
  }

  private static func write(
    _ look: CorpusLook, of scene: CorpusScene, as file: String, in folder: URL
  ) async throws {
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
