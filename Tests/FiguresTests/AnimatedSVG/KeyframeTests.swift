import CoreGraphics
import Drawing
import Motion
import QuartzCore
import Testing

@testable import Figures

/// The keyframes of a file, followed as CSS says, lead where the motion leads, at every frame.
@Suite struct KeyframeTests {
  static let cases = MotionScores.names

  @Test(arguments: cases) func followTheMotionWithinHalfAPoint(_ name: String) throws {
    let score = try MotionScores.score(name)
    let file = try #require(PlayedFile(AnimatedSVG().svg(score)))
    let canvas = CGSize(
      width: file.root.number("width") ?? 0, height: file.root.number("height") ?? 0)
    var worst = 0.0
    for frame in 0...Int(score.duration * 60) {
      let time = Double(frame) / 60
      let snapshot = score.snapshot(at: time)
      let size = snapshot.viewport.size
      let place = CGPoint(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
      var drawing = snapshot.drawing()
      drawing.items = drawing.items.withStackedShadows()
      let expected = drawing.leaves(at: place)
      worst = max(worst, compare(file.leaves(at: time), expected, "\(name), frame \(frame)"))
      guard worst < .infinity else { break }
    }
    #expect(worst <= 0.5)
  }

  /// Every leaf that can be seen has its counterpart. Gives the largest distance of two.
  private func compare(_ actual: [SeenLeaf], _ expected: [SeenLeaf], _ place: String) -> Double {
    var open = actual.filter { $0.opacity > 0.02 }
    var worst = 0.0
    for leaf in expected where leaf.opacity > 0.04 {
      let near = open.indices.min { score(open[$0], leaf) < score(open[$1], leaf) }
      guard let near, leaf.distance(to: open[near]) < 3 else {
        Issue.record(
          "\(place): no \(leaf) among\n\(open.map(\.description).joined(separator: "\n"))")
        return .infinity
      }
      worst = max(worst, leaf.distance(to: open[near]))
      if abs(open[near].opacity - leaf.opacity) > 0.02 {
        Issue.record("\(place): \(open[near]), expected \(leaf)")
        return .infinity
      }
      open.remove(at: near)
    }
    let left = open.filter { $0.opacity > 0.06 && !$0.isOffscreen }
    if !left.isEmpty {
      Issue.record("\(place): nobody expected \(left)")
      return .infinity
    }
    return worst
  }

  private func score(_ first: SeenLeaf, _ second: SeenLeaf) -> Double {
    first.distance(to: second) + abs(first.opacity - second.opacity) * 4
  }
}

extension SeenLeaf {
  /// Elements that are far outside are not drawn in a picture, but stand in the file.
  fileprivate var isOffscreen: Bool {
    corners.allSatisfy { $0.x < 0 || $0.y < 0 || $0.x > 520 || $0.y > 520 }
  }
}
