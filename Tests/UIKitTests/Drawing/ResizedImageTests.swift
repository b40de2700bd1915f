import Testing
import UIKit

@testable import CoreGraphics

@Suite struct ResizedImageTests {
  private let picture = CGImage(.file([1]), width: 20, height: 10)

  /// The pieces of an image and their places when it is drawn.
  private func drawn(_ image: UIImage, in rect: CGRect) -> [ContextOperation] {
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image.draw(in: rect)
    return context.operations
  }

  private func targets(_ image: UIImage, in rect: CGRect) -> [CGRect] {
    drawn(image, in: rect).map { $0.state.clips.first?.outline.bounds ?? .null }
  }

  static let turns: [(UIImage.Orientation, CGPoint, CGPoint)] = [
    (.up, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
    (.upMirrored, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0)),
    (.down, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)),
    (.downMirrored, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
    (.left, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0)),
    (.leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)),
    (.right, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)),
    (.rightMirrored, CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0)),
  ]

  /// The upper left corner of the picture as it is stored, and its upper right one.
  @Test(arguments: turns)
  func turnsImages(_ turn: (orientation: UIImage.Orientation, left: CGPoint, right: CGPoint)) throws
  {
    let image = UIImage(cgImage: picture, scale: 2, orientation: turn.orientation)
    let isSideways = turn.left.x == turn.right.x
    #expect(
      image.size == (isSideways ? CGSize(width: 5, height: 10) : CGSize(width: 10, height: 5)))
    let box = CGRect(x: 7, y: 9, width: 30, height: 40)
    let operation = try #require(drawn(image, in: box).first)
    guard case .image(_, let rect) = operation.content else {
      Issue.record("no image")
      return
    }
    let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY)]
    let seen = corners.map { $0.applying(operation.state.transform) }
    let expected = [turn.left, turn.right].map {
      CGPoint(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height)
    }
    #expect(seen == expected)
    #expect(image.cgImage == picture)
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func keepsItsCaps(_ mode: UIImage.ResizingMode) {
    let image = UIImage(cgImage: picture).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5), resizingMode: mode)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    let found = targets(image, in: CGRect(x: 10, y: 0, width: 38, height: 10))
    let columns: [(CGFloat, CGFloat)] =
      mode == .stretch
      ? [(10, 3), (13, 30), (43, 5)] : [(10, 3), (13, 12), (25, 12), (37, 6), (43, 5)]
    let rows: [(CGFloat, CGFloat)] = [(0, 2), (2, 4), (6, 4)]
    #expect(
      found
        == rows.flatMap { row in
          columns.map { CGRect(x: $0.0, y: row.0, width: $0.1, height: row.1) }
        })
  }

  @Test func stretchedPartsTakeNothingFromTheirNeighbours() throws {
    let image = UIImage(cgImage: picture).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 10), resizingMode: .stretch)
    let parts = drawn(image, in: CGRect(x: 0, y: 0, width: 119, height: 10))
    #expect(parts.count == 3)
    guard case .image(_, let rect) = parts[1].content else { return }
    // A tenth of the pixel's middle fills a hundred points.
    #expect(abs(rect.width - 20_000) < 1e-6)
    #expect(abs(rect.minX - (9 - 9.45 * 1000)) < 1e-6)
  }

  @Test(arguments: [
    (CGSize(width: 1, height: 1), CGSize(width: 900, height: 900)),
    (CGSize(width: 2, height: 2), CGSize(width: 900, height: 900)),
    (CGSize(width: 2, height: 2), CGSize(width: 1e9, height: 1e9)),
  ]) func stretchesWhatWouldBeTooManyTiles(_ example: (image: CGSize, box: CGSize)) {
    let picture = CGImage(
      .file([1]), width: Int(example.image.width), height: Int(example.image.height))
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: .zero)
    let box = CGRect(origin: .zero, size: example.box)
    #expect(targets(image, in: box) == [box])
  }

  @Test func capsShareASmallBox() {
    let image = UIImage(cgImage: picture).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 12))
    let found = targets(image, in: CGRect(x: 0, y: 0, width: 9, height: 10))
    #expect(found.map(\.width) == [3, 6])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0]) func survivesEveryBox(_ length: CGFloat) {
    let insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: insets)
    _ = targets(image, in: CGRect(x: 0, y: 0, width: length, height: 30))
    _ = targets(image, in: CGRect(x: length, y: 0, width: 30, height: 30))
    #expect(targets(image, in: CGRect(x: 0, y: 0, width: 30, height: 30)).isEmpty == false)
  }
}
