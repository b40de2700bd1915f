import CairoBackend
import Drawing
import Foundation
import Imaging
import Testing

/// A picture that stands in `Fixtures/pictures` and is compared by its pixels, not by its file's bytes. It is
/// written there only when `RECORD=1` says so; what was drawn instead goes to `Output`.
struct PictureGolden {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var name: String

  func expect(_ picture: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = "Fixtures/pictures/\(name).png"
    let file = Self.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PNGWriter(level: .tiny).write(picture, to: file.path)
    }
    let expected = try? ImageDecoder().decode(contentsOf: file.path)
    guard expected?.pixels != picture.pixels || expected?.width != picture.width else { return }
    let output = "Output/pictures/\(name).png"
    let found = Self.root.appendingPathComponent(output)
    try FileManager.default.createDirectory(
      at: found.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGWriter().write(picture, to: found.path)
    Issue.record(
      "\(path) differs from \(output); RECORD=1 swift test accepts what was drawn",
      sourceLocation: sourceLocation)
  }
}

extension Bitmap {
  /// The largest difference in any channel of any pixel; nil where the sizes differ.
  func largestDifference(from other: Bitmap) -> UInt32? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).reduce(0) { largest, pair in
      [0, 8, 16, 24].reduce(largest) { largest, shift in
        let (first, second) = (pair.0 >> UInt32(shift) & 0xFF, pair.1 >> UInt32(shift) & 0xFF)
        return max(largest, first > second ? first - second : second - first)
      }
    }
  }

  /// The average difference of a channel, from 0 to 255; both pictures have the same size.
  func meanDifference(from other: Bitmap) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { sum, pair in
      [0, 8, 16, 24].reduce(sum) { sum, shift in
        let (first, second) = (pair.0 >> UInt32(shift) & 0xFF, pair.1 >> UInt32(shift) & 0xFF)
        return sum + Int(first > second ? first - second : second - first)
      }
    }
    return Double(sum) / Double(max(pixels.count, 1) * 4)
  }
}
