import Imaging
import Notation
import Readers
import SceneFormat
import Testing

@testable import Rendering

/// The small pictures at the end of a summary.
@Suite struct SummaryCropsTests {
  private let folder = Result { try TemporaryFolder() }
  private var evidence: EvidenceFolder { get throws { EvidenceFolder(try folder.get().path) } }

  /// A page of 400 × 300 with a square at a place.
  private func page(_ x: Int, _ y: Int) throws -> [UInt8] {
    var page = try Bitmap(width: 400, height: 300, filledWith: 0xFFFF_FFFF)
    try page.place(Bitmap(width: 20, height: 20, filledWith: 0xFF00_8000), x: x, y: y)
    return PNGWriter().encode(page)
  }

  private func output(_ path: String, _ change: String) throws -> CheckedOutput {
    var output = CheckedOutput(path: path, kind: "still", .different)
    output.golden = .init(sha256: nil, bytes: 1, picture: try evidence.keep(page(300, 200)))
    output.drawn = .init(sha256: nil, bytes: 1, picture: try evidence.keep(page(310, 200)))
    output.difference.lines = [change]
    output.difference.parts = [
      .init(label: "changed", box: [2, 2, 3, 3], pixels: 1),
      .init(label: "moved", box: [300, 200, 30, 20], pixels: 400, way: [10, 0]),
    ]
    return output
  }

  /// The pictures that stand in a text, decoded.
  private func pictures(in text: String) throws -> [Bitmap] {
    try text.split(separator: "](").dropFirst().map { part in
      let address = try #require(DataAddress(String(part.prefix { $0 != ")" })))
      return try PNGReader().decode(address.bytes)
    }
  }

  @Test func showTheLargestPartOfBothSides() throws {
    var crops = SummaryCrops(try evidence)
    crops.add([try output("a.png", "cell a moved")])
    let text = crops.text(within: 10_000)
    #expect(text.contains("| a.png: cell a moved | ![accepted](data:image/png;base64,"))
    let pictures = try pictures(in: text)
    #expect(pictures.map { [$0.width, $0.height] } == [[46, 36], [46, 36]])
    #expect(pictures.map { $0[8, 8] } == [0xFF00_8000, 0xFFFF_FFFF])
    #expect(pictures.map { $0[37, 8] } == [0xFFFF_FFFF, 0xFF00_8000])
  }

  @Test func equalChangesAreShownOnce() throws {
    var crops = SummaryCrops(try evidence)
    crops.add([try output("a.png", "moved"), try output("b.png", "moved")])
    #expect(try pictures(in: crops.text(within: 10_000)).count == 2)
  }

  @Test func nothingIsWrittenWithoutRoom() throws {
    var crops = SummaryCrops(try evidence)
    crops.add([try output("a.png", "moved")])
    #expect(crops.text(within: 200).isEmpty)
    #expect(try SummaryCrops(evidence).text(within: 10_000).isEmpty)
  }

  /// A picture that is damaged or gone has no row, and takes none from others.
  @Test func whatCannotBeReadIsLeftOut() throws {
    var crops = SummaryCrops(try evidence)
    var broken = try output("b.png", "broken")
    broken.golden?.picture = "none.png"
    crops.add([broken, try output("a.png", "moved")])
    let text = crops.text(within: 10_000)
    #expect(!text.contains("b.png") && text.contains("a.png"))
  }

  /// Words alone would fill the page.
  @Test func manyScenesLeaveRoomForThem() throws {
    var verdict = SceneVerdict()
    verdict.outputs = [try output("a.png", "cell a moved")]
    let lines = (0..<12).map { "cell \($0): \(String(repeating: "much ", count: 40))" }
    verdict.add(Diagnostic(.picture, "it differs", details: lines))
    var counts = VerdictCounts()
    for _ in 0..<60 { counts.add(verdict) }
    var summary = CheckSummary(counts, try evidence)
    let parts = (0..<60).map { summary.part(on: "\($0).scene.json", verdict) }.joined()
    let text = summary.head + parts + summary.end
    #expect(text.contains(" more scenes") && text.utf8.count < 64_000)
    #expect(try pictures(in: text).count == 2)
  }
}
