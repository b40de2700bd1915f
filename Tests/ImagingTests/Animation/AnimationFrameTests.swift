import Notation
import Testing

@testable import Imaging

@Suite struct AnimationFrameTests {
  private func frame(_ changes: [(x: Int, y: Int)] = []) throws -> AnimationFrame {
    var bitmap = try Bitmap(width: 30, height: 20)
    for change in changes { bitmap[change.x, change.y] = 0xFF12_3456 }
    return AnimationFrame(bitmap, for: .zero)
  }

  @Test(arguments: [
    ([(3, 4)], PixelArea(x: 3, y: 4, width: 1, height: 1)),
    ([(0, 0), (29, 19)], PixelArea(x: 0, y: 0, width: 30, height: 20)),
    ([(12, 2), (4, 9), (7, 11)], PixelArea(x: 4, y: 2, width: 9, height: 10)),
    ([], nil),
  ])
  func findsTheSmallestAreaThatChanged(changes: [(Int, Int)], expected: PixelArea?) throws {
    let frame = try frame(changes.map { (x: $0.0, y: $0.1) })
    #expect(frame.changedArea(after: try self.frame()) == expected)
  }

  @Test func looksOnlyWhereTheDrawingChanged() throws {
    var frame = try frame([(3, 4), (20, 10)])
    frame.changed = PixelArea(x: 10, y: 5, width: 100, height: 100)
    let expected = PixelArea(x: 20, y: 10, width: 1, height: 1)
    #expect(frame.changedArea(after: try self.frame()) == expected)
    frame.changed = PixelArea(x: 50, y: 50, width: 10, height: 10)
    #expect(frame.changedArea(after: try self.frame()) == nil)
  }

  @Test func agreesWithALookAtEveryPixel() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &random)
      let places = (0..<count).map { _ in
        (x: Int.random(in: 0..<30, using: &random), y: Int.random(in: 0..<20, using: &random))
      }
      let xs = places.map(\.x)
      let ys = places.map(\.y)
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      let expected = PixelArea(
        x: left, y: top, width: (xs.max() ?? 0) - left + 1, height: (ys.max() ?? 0) - top + 1)
      #expect(try frame(places).changedArea(after: frame()) == expected, "seed 7")
    }
  }

  @Test(arguments: [(0, 9, []), (1, 9, [0]), (3, 9, [0, 4, 8]), (5, 2, [0, 1]), (4, 0, [])])
  func samplesFramesEvenly(count: Int, total: Int, expected: [Int]) {
    #expect(SampleFrames(count: count, of: total).indices == expected)
  }
}
