import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers
import SceneFormat
import Testing

@testable import Figures

/// Readers of SVG that have nothing in common set the words of each figure where we do: Chromium and librsvg.
@Suite(.aside, .needs(.librsvg, .chromium)) struct FigureReadersTests {
  /// One scene for all of them, with a change of each sort, and its window as it is.
  private static func figures() async throws -> [(kind: OutputKind, figure: Figure)] {
    try await PlayedFigures(showcase: "friends-sync.scene.json").all()
  }

  /// The ink of every label begins and ends within a point of the same place, and where we have made room for it.
  /// librsvg knows no figures of equal width, so it is asked about words without them.
  @Test func readersSetWordsInTheSamePlaces() async throws {
    var labels = 0
    for (kind, figure) in try await Self.figures() {
      let words = FigureInkwork(figure).words.filter { !$0.isScaled }
      let plain = ReadFigure(figure.wordsAlone(tabular: false))
      let pictures = try [
        await plain.byChromium(), plain.byLibrsvg(),
        await ReadFigure(figure.wordsAlone(tabular: true)).byChromium(),
      ].map { try PNGReader().decode($0) }
      for word in words {
        let ink = pictures.map { $0.ink(of: word) }
        #expect(ink[0].isNear(ink[1]), "\(kind.name), \(word.text): \(ink[0]), \(ink[1])")
        // Letters are smoothed over the edge of a pixel on each side.
        let room = word.frame.insetBy(dx: -1.5, dy: -word.size / 2)
        #expect(room.holds(ink[2]), "\(kind.name), \(word.text): \(ink[2]), \(word.frame)")
        labels += 1
      }
    }
    #expect(labels > 200)
  }
}

/// A drawing as an SVG file, and as others show that.
private struct ReadFigure {
  private let drawing: DrawList
  private let svg: [UInt8]

  init(_ drawing: DrawList) {
    self.drawing = drawing
    svg = SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(drawing)
  }

  func byLibrsvg() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: svg, as: UTF8.self), to: "one.svg")
    _ = try PlayedPictures.run(
      "rsvg-convert", ["-z", "2", "-o", folder.path("one.png"), folder.path("one.svg")])
    return Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("one.png"))))
  }

  func byChromium() async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: svg, as: UTF8.self), to: "one.svg")
    let look = PageLook(
      size: (Int(drawing.size.width), Int(drawing.size.height)), scale: 2,
      milliseconds: 0)
    return Array(
      try await Browser.picture(of: URL(fileURLWithPath: folder.path("one.svg")), look))
  }
}

extension Figure {
  /// The words of the figure in black on white, without all that surrounds them and without drawn screens.
  fileprivate func wordsAlone(tabular: Bool) -> DrawList {
    DrawList(
      size: drawing.size, background: .color(ThemedColor(.white)),
      drawing.items.compactMap { $0.wordsAlone(tabular: tabular) })
  }
}

extension DrawItem {
  fileprivate func wordsAlone(tabular: Bool) -> DrawItem? {
    switch self {
    case .shape, .image: return nil
    case .text(var text):
      guard text.lines == nil else { return nil }
      text.style.color = ThemedColor(.black)
      text.style.font.hasTabularFigures = tabular && text.style.font.hasTabularFigures
      text.spans = []
      return .text(text)
    case .group(let group):
      let children = group.children.compactMap { $0.wordsAlone(tabular: tabular) }
      return children.isEmpty
        ? nil : .group(DrawGroup(transform: group.transform, children))
    }
  }
}

extension Bitmap {
  /// The box around what is dark where the word stands, in points; there are two pixels to a point.
  fileprivate func ink(of word: FigureInkwork.Word) -> CGRect {
    let room = word.frame.insetBy(dx: -2, dy: -word.size / 3)
    let (left, right) = (max(0, Int(room.minX * 2)), min(width, Int(room.maxX * 2)))
    let (top, bottom) = (max(0, Int(room.minY * 2)), min(height, Int(room.maxY * 2)))
    var box = CGRect.null
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) where pixels[y * width + x] & 0xFF < 0xA0 {
        let pixel = CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5)
        box = box.union(pixel)
      }
    }
    return box
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
      .allSatisfy { abs($0) <= 1 }
  }
}
