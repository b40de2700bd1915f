import Foundation
import Imaging
import Notation
import Readers

@testable import Rendering

/// A report of made-up outputs as a file that a browser opens, which disappears with its test.
final class ReportedScene {
  private let folder: TemporaryFolder
  let file: URL
  private let evidence: EvidenceFolder

  /// - Parameter largestPage: 0 puts the pictures beside the page.
  init(_ equal: Int = 3, rows: Int = 0, largestPage: Int = 8 << 20) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("evidence"), withIntermediateDirectories: true)
    evidence = EvidenceFolder(folder.path("evidence"))
    let path = folder.path("report.html")
    file = URL(fileURLWithPath: path)
    var model = ReportModel(title: "tessera check")
    model.scenes = (2, 2)
    model.surroundings = ["library cairo 1.16.0", "program tessera 0.1.0"]
    model.entries = try entries + (0..<rows).map { .init(scene: "many.scene.json", change($0)) }
    model.entries += (0..<equal).map {
      .init(scene: "same.scene.json", CheckedOutput(path: "same-\($0).png", kind: "still", .equal))
    }
    model.problems = [
      .init(
        scene: "broken.scene.json", code: "unknown-kind", message: "unknown layout kind 'flwo'",
        place: "broken.scene.json:3:9", lines: ["help: flow"])
    ]
    try ReportFiles(model, evidence, at: path, largestPage: largestPage).write()
  }

  /// One picture, of which a block has gone by a pixel.
  /// - Parameter tall: in pixels; many make it too large to be kept whole.
  init(patchedWith color: UInt32, tall height: Int = 60, largestPage: Int) throws {
    folder = try TemporaryFolder()
    evidence = EvidenceFolder(folder.path)
    let path = folder.path("report.html")
    file = URL(fileURLWithPath: path)
    let sides = try [30, 31].map { x in
      var page = try Bitmap(width: 80, height: height, filledWith: 0xFFFF_FFFF)
      // Lines that take bytes, so that a part takes fewer.
      for line in 0..<2000 {
        page[line * 7 % 79, 30 + line * line % 30] = UInt32(line) << 9 | 255 << 24
      }
      for index in 0..<max(0, height - 60) * 80 {
        page[index % 80, 60 + index / 80] =
          UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 255 << 24
      }
      try page.place(Bitmap(width: 9, height: 5, filledWith: color), x: x, y: 20)
      return PNGWriter().encode(page)
    }
    var output = CheckedOutput(path: "patched.png", kind: "still", .different)
    output.golden = .init(
      sha256: nil, bytes: sides[0].count, picture: try evidence.keep(sides[0]))
    output.drawn = .init(sha256: nil, bytes: sides[1].count, picture: try evidence.keep(sides[1]))
    try output.keepPatch(from: sides[0], to: sides[1], in: evidence)
    output.difference.lines = ["it moved"]
    var model = ReportModel(title: "tessera check")
    model.scenes = (1, 1)
    model.entries = [.init(scene: "patched.scene.json", output)]
    try ReportFiles(model, evidence, at: path, largestPage: largestPage).write()
  }

  func text() throws -> String { try folder.text(of: "report.html") }

  private var entries: [ReportModel.Entry] {
    get throws {
      var new = CheckedOutput(path: "held/new.svg", kind: "still", .new)
      new.drawn = try side("new", x: 30)
      var table = CheckedOutput(path: "feed.attrs", kind: "table", .different)
      table.difference.lines = ["~ cell ann: y 10 → 12 (+2)"]
      table.difference.causes = [.init(element: "cell ann", change: "y 10 → 12 (+2)")]
      var twin = try moved("held/twin.svg", by: 9)
      twin.difference = try moved("held/other.svg", by: 9).difference
      return [
        .init(scene: "feed.scene.json", try moved("held/one.svg", by: 4)),
        .init(scene: "feed.scene.json", try moved("held/other.svg", by: 9)),
        .init(scene: "list.scene.json", twin), .init(scene: "list.scene.json", new),
        .init(scene: "list.scene.json", table),
      ]
    }
  }

  private func moved(_ path: String, by distance: Int) throws -> CheckedOutput {
    var output = CheckedOutput(path: path, kind: "still", .different)
    output.golden = try side(path, x: 10)
    output.drawn = try side(path, x: 10 + distance)
    let change = "a region of 40 × 20 at (10, 10) moved by (\(distance), 0)"
    output.difference.lines = ["ann: " + change]
    output.difference.causes = [.init(element: "ann", change: change)]
    output.difference.parts = [
      .init(
        label: "moved", box: [10, 10, 40, 20], pixels: 99, way: [distance, 0], element: "ann"),
      .init(label: "removed", box: [60, 50, 10, 10], pixels: 9, way: nil, element: nil),
    ]
    output.difference.pixels = .init(count: 108, share: 0.0135, largest: 0.5, mean: 0.25)
    output.difference.outlines = [.init(name: "ann", box: [Double(10 + distance), 10, 40, 20])]
    return output
  }

  private func side(_ name: String, x: Int) throws -> CheckedOutput.Side {
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80">\
      <title>\(name)</title><path fill="#fff" d="M0 0H100V80H0z"/>\
      <path fill="#0068DA" d="M\(x) 10h40v20h-40z"/></svg>
      """
    let bytes = Array(picture.utf8)
    return .init(
      sha256: SHA256.text(of: bytes), bytes: bytes.count,
      origin: .init(version: "0.1.0", surroundings: "5c2e1f0a8b44"),
      picture: try evidence.keep(bytes))
  }

  /// One of many: all differ in ways of their own, and have no pictures.
  private func change(_ index: Int) -> CheckedOutput {
    var output = CheckedOutput(path: "held/row-\(index).png", kind: "still", .different)
    output.difference.causes = [.init(element: "cell \(index)", change: "moved by (\(index), 0)")]
    return output
  }
}
