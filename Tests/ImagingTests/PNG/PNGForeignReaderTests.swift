import Platform
import Foundation
import Readers
import Testing

@testable import Imaging

/// The writer's files, shown by readers of other people: Pillow, which is libpng, and pngcheck.
@Suite(.aside, .needs(.pngcheck, .pillow))
struct PNGForeignReaderTests {
  struct Sample: Sendable {
    let name: String
    let bitmap: Bitmap
    let file: [UInt8]
  }

  @Test func otherReadersShowTheSamePixels() throws {
    let folder = try TemporaryFolder()
    let samples = try Self.samples
    for sample in samples {
      try OutputFile.write(sample.file, to: folder.path("\(sample.name).png"))
    }
    let paths = samples.map { folder.path("\($0.name).png") }
    let script = """
      import sys
      from PIL import Image
      for path in sys.argv[1:]:
          open(path + '.raw', 'wb').write(Image.open(path).convert('RGBA').tobytes())
      """
    try run("/usr/bin/python3", ["-c", script] + paths)
    for sample in samples {
      let raw = try InputFile.read(folder.path("\(sample.name).png.raw"), limit: 1 << 24)
      let straight = StraightColor()
      let expected = sample.bitmap.pixels.map(straight.divided).flatMap { pixel in
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      #expect(raw == expected, "\(sample.name)")
    }
    try run("/usr/bin/pngcheck", ["-q"] + paths)
  }

  private static var samples: [Sample] {
    get throws {
      var samples: [Sample] = []
      let text = PNGText(keyword: "Software", text: "tessera").map { [$0] } ?? []
      for picture in SamplePicture.allCases {
        for level in PNGLevel.allCases {
          for (width, height) in [(1, 1), (5, 3), (64, 64), (131, 50)] {
            var bitmap = try picture.bitmap(width, height, seed: 7)
            bitmap.scale = 2
            samples.append(
              Sample(
                name: "\(picture)-\(level)-\(width)-\(height)", bitmap: bitmap,
                file: PNGWriter(level: level, texts: text).encode(bitmap)))
          }
        }
      }
      return samples
    }
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.prefix(2000))")
  }
}
