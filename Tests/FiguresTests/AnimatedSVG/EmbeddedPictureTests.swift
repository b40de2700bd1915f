import CairoBackend
import Drawing
import Foundation
import Readers
import Testing

@testable import Figures

/// A file that a page shows as `<img>` looks as it does when it is opened by itself.
@Suite(.aside, .needs(.chromium)) struct EmbeddedPictureTests {
  /// Seconds; nil for a file that does not move.
  static let moments: [Double?] = [nil, 0, 0.9, 1.5, 2.2]

  @Test(arguments: moments, Theme.allCases)
  func looksAsItDoesByItself(_ moment: Double?, _ theme: Theme) async throws {
    let score = try FriendsScore.score()
    let size = score.canvas
    let look = PageLook(
      isDark: theme == .dark, size: (Int(size.width), Int(size.height)), scale: 2)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("embedded-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, page) = (
      folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.html")
    )
    try Data(Self.source(score, at: moment).utf8).write(to: file)
    try Data(
      """
      <!doctype html><html style="background:#fff"><title>a</title><body style="margin:0">\
      <img src="a.svg" alt="" style="display:block">
      """.utf8
    ).write(to: page)
    let alone = try await Browser.picture(of: file, look)
    let embedded = try await Browser.picture(of: page, look)
    let pair = PlayedPictures.Pair(
      name: "embedded", ours: Array(alone),
      theirs: "data:image/png;base64,\(embedded.base64EncodedString())")
    let distance = try #require(try await PlayedPictures.compare([pair])["embedded"])
    // Layers of their own may put the edges of letters elsewhere by a part of a pixel.
    #expect(distance.mean < 0.001)
    #expect(distance.share < 0.001)
    #expect(alone.count > 5000)
  }

  private static func source(_ score: MotionScore, at moment: Double?) -> String {
    guard let moment else { return SVGWriter().svg(score.drawing(at: score.duration)) }
    return PlayedPictures.paused(AnimatedSVG().svg(score), at: moment)
  }
}
