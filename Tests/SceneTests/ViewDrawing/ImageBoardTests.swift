import CairoBackend
import Cases
import Drawing
import Foundation
import Imaging
import Readers
import Testing

@testable import Scene

/// Images that are turned, resized, repeated and used as masks, as Cairo draws them and as another reader shows
/// the SVG of the same drawing.
@Suite @MainActor struct ImageBoardTests {
  nonisolated private static let reader = "/usr/bin/rsvg-convert"

  private let drawing = DrawList(of: ImageBoard())

  private func picture() throws -> Bitmap {
    try CairoRasterizer().bitmap(of: drawing, RasterOptions(scale: 2))
  }

  @Test func looksAsRecorded() throws {
    let board = CaseFolder("views", "image-board")
    try ExpectedFile("light@2x.png", of: board, suite: "ImageBoardTests")
      .expect(picture: try picture(), of: drawing)
  }

  @Test(.needs(.librsvg))
  func anotherReaderShowsTheSame() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("image-board-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.path + "/board.svg", folder.path + "/board.png")
    let svg = SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(drawing)
    try Data(svg).write(to: URL(fileURLWithPath: source))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.reader)
    process.arguments = ["-z", "2", "-o", target, source]
    try process.run()
    process.waitUntilExit()
    let (expected, found) = (try picture(), try ImageDecoder().decode(contentsOf: target))
    try #require(expected.width == found.width && expected.height == found.height)
    let distances = zip(expected.pixels, found.pixels).map { Self.distance($0, $1) }
    #expect(Double(distances.reduce(0, +)) / Double(distances.count) / 255 < 0.008)
    #expect(Double(distances.filter { $0 > 51 }.count) / Double(distances.count) < 0.01)
  }

  /// The largest difference of a channel.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16, 24].map { shift in
      abs(Int(first >> UInt32(shift) & 0xFF) - Int(second >> UInt32(shift) & 0xFF))
    }.max() ?? 0
  }
}
