import Foundation
import Imaging

/// Programs that read PDF.
enum Poppler {
  private static let shower = "/usr/bin/pdftoppm"
  private static let teller = "/usr/bin/pdfinfo"
  private static let speaker = "/usr/bin/pdftotext"
  private static let fontLister = "/usr/bin/pdffonts"
  private static let pictureLister = "/usr/bin/pdfimages"

  /// The first page, two pixels to a point.
  static func pixels(of file: [UInt8]) throws -> Bitmap {
    let png = try output(of: shower, ["-r", "144", "-png", "-singlefile", "-"], file)
    return try PNGReader().decode(Array(png))
  }

  static func facts(of file: [UInt8]) throws -> String {
    String(decoding: try output(of: teller, ["-"], file), as: UTF8.self)
  }

  /// The lines that a person finds, in the order in which they are read, in the plain form of each letter.
  static func words(of file: [UInt8]) throws -> [String] {
    let text = String(
      decoding: try output(of: speaker, ["-layout", "-", "-"], file), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline)
      .map { line in
        // Marks of the direction stand where spaces may stand as well.
        let shown = line.unicodeScalars.map { $0.properties.isBidiControl ? " " : String($0) }
        return shown.joined().split(separator: " ").joined(separator: " ")
          .precomposedStringWithCompatibilityMapping
      }
      .filter { !$0.isEmpty && $0 != "\u{0C}" }
  }

  /// The fonts that come along, by their names without the mark of a subset, sorted.
  static func fonts(of file: [UInt8]) throws -> [String] {
    let lines = String(decoding: try output(of: fontLister, ["-"], file), as: UTF8.self)
      .split(separator: "\n").dropFirst(2)
    return lines.map { line in
      let name = line.split(separator: " ").first ?? ""
      return String(name.split(separator: "+").last ?? name)
    }.sorted()
  }

  /// The pictures that are shown, each by the number that it is stored by.
  static func pictures(of file: [UInt8]) throws -> [Int] {
    let lines = String(
      decoding: try output(of: pictureLister, ["-list", "-"], file), as: UTF8.self
    )
    .split(separator: "\n").dropFirst(2)
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 10 && words[2] == "image" ? Int(words[10]) : nil
    }
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
