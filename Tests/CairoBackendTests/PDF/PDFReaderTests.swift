import CairoBackend
import Drawing
import Foundation
import Imaging
import Testing

/// What the writer writes, shown by a reader of other people: poppler.
@Suite(.enabled(if: Poppler.isInstalled, "needs poppler-utils")) struct PDFReaderTests {
  private static let samples: [(name: String, drawing: DrawList)] = [
    ("shapes", Samples.shapes), ("strokes", Samples.strokes), ("gradients", Samples.gradients),
    ("shadows", Samples.shadows), ("groups", Samples.groups), ("weights", Samples.weights),
    ("perspective", Samples.perspective), ("tiles", Samples.tiles),
  ]

  /// The mean distance of a channel, of 255. Edges are smoothed otherwise.
  private static let tolerance = 4.0

  @Test(arguments: samples.indices, RasterOptions.TextMode.allCases)
  func aReaderShowsWhatCairoDraws(
    _ index: Int, _ text: RasterOptions.TextMode
  ) throws {
    let (name, drawing) = Self.samples[index]
    let theme = text == .blocks ? Theme.dark : .light
    let shown = try Poppler.pixels(of: PDFWriter(theme: theme, text: text).bytes(of: drawing))
    let drawn = try CairoRasterizer().bitmap(
      of: drawing, RasterOptions(scale: 2, theme: theme, text: text))
    #expect(shown.width == drawn.width)
    #expect(shown.height == drawn.height)
    let distance = Poppler.distance(shown.pixels, drawn.pixels)
    #expect(distance < Self.tolerance, "\(name): \(distance)")
  }

  @Test func aReaderFindsTheTitleAndTheSize() throws {
    let bytes = try PDFWriter(title: "Ännä & (Bob)").bytes(of: Samples.shapes)
    let told = try Poppler.facts(of: bytes)
    #expect(told.contains("Title:           Ännä & (Bob)\n"))
    #expect(told.contains("Page size:       160 x 100 pts\n"))
    #expect(told.contains("Pages:           1\n"))
  }
}

/// Programs that read PDF.
enum Poppler {
  private static let shower = "/usr/bin/pdftoppm"
  private static let teller = "/usr/bin/pdfinfo"

  static var isInstalled: Bool {
    [shower, teller].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The first page, two pixels to a point.
  static func pixels(of file: [UInt8]) throws -> Bitmap {
    let png = try output(of: shower, ["-r", "144", "-png", "-singlefile", "-"], file)
    return try PNGReader().decode(Array(png))
  }

  static func facts(of file: [UInt8]) throws -> String {
    String(decoding: try output(of: teller, ["-"], file), as: UTF8.self)
  }

  /// The mean distance of a channel.
  static func distance(_ shown: [UInt32], _ drawn: [UInt32]) -> Double {
    var sum = 0
    for (one, other) in zip(shown, drawn) {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
      }
    }
    return Double(sum) / Double(max(shown.count, 1) * 3)
  }

  private static func output(
    of program: String, _ words: [String], _ input: [UInt8]
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).pdf")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return bytes
  }
}
