import Foundation
import Imaging
import VisualDiff

/// A picture of what was expected, what came out and where they differ, side by side.
struct DifferencePicture {
  private let url: URL

  private static let gap = 8

  init(of expected: ExpectedFile) {
    let file = expected.folder.output.appendingPathComponent(expected.file)
    url = file.deletingPathExtension().appendingPathExtension("difference")
      .appendingPathExtension(file.pathExtension)
  }

  /// For the end of a message.
  var words: String { "expected, actual and difference: \(CaseFolder.shown(url))\n" }

  func write(expected: Bitmap, actual: Bitmap) throws {
    let panels = [expected, actual, try PictureDifference.mask(expected, actual)]
    let width = panels.map(\.width).reduce(0, +) + Self.gap * (panels.count - 1)
    let height = panels.map(\.height).max() ?? 1
    var picture = try Bitmap(width: width, height: height)
    var left = 0
    for panel in panels {
      try picture.place(panel, x: left, y: 0)
      left += panel.width + Self.gap
    }
    try write(PNGWriter().encode(picture))
  }

  /// An SVG file that holds both, and both on one another so that only what differs is not black.
  func write(expected: [UInt8], actual: [UInt8]) throws {
    let (first, second) = (Self.link(expected), Self.link(actual))
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1232 400">
      <image href="\(first)" width="400" height="400"/>
      <image href="\(second)" x="416" width="400" height="400"/>
      <g style="isolation:isolate"><image href="\(first)" x="832" width="400" height="400"/>
      <image href="\(second)" x="832" width="400" height="400" style="mix-blend-mode:difference"/></g>
      </svg>

      """
    try write(Array(text.utf8))
  }

  private static func link(_ svg: [UInt8]) -> String {
    "data:image/svg+xml;base64,\(Data(svg).base64EncodedString())"
  }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
