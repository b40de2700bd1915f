import CoreGraphics
import Drawing
import Foundation
import Motion

@testable import Figures

/// The inspector of a list with many rows that loses one of them.
enum CrowdedPage {
  /// - Parameters:
  ///   - loses: the row that goes.
  ///   - height: of each row, with two lines of text in it.
  static func html(of count: Int, loses row: Int = 0, height: CGFloat = 10) throws -> String {
    let left = (0..<count).filter { $0 != row }
    var capture = TransitionCapture(
      before: state(Array(0..<count), count, height), after: state(left, count, height),
      timing: try Timing(duration: 0.3))
    var request = UpdateRequest(
      before: [DataSection((0..<count).map { .item("row-\($0)") })],
      after: [DataSection(left.map { .item("row-\($0)") })])
    request.items.deletes = [[0, row]]
    var evidence = StepEvidence(before: capture.before, after: capture.after)
    evidence.request = request
    capture.roles = StepRoles(evidence)
    return Inspector(title: "crowd").html(try MotionScore([MotionScore.Step("go", capture)]))
  }

  private static func state(_ rows: [Int], _ count: Int, _ height: CGFloat) -> LayoutSnapshot {
    let viewport = CGRect(x: 0, y: 0, width: 200, height: CGFloat(count) * height)
    let elements = rows.enumerated().map { place, row in
      ElementSnapshot(
        id: .item("row-\(row)"), path: [0, place],
        center: CGPoint(x: 100, y: (CGFloat(place) + 0.5) * height),
        size: CGSize(width: 200, height: height), content: content(row, height))
    }
    return LayoutSnapshot(elements: elements, contentSize: viewport.size, viewport: viewport)
  }

  private static func content(_ row: Int, _ height: CGFloat) -> [DrawItem] {
    let style = TextStyle(FontRequest(size: 12), .black)
    return ["row-\(row)", "second line"].enumerated().map { line, words in
      .text(
        DrawText(
          words, style,
          in: CGRect(x: 8, y: CGFloat(line) * height / 2, width: 160, height: height / 2)))
    }
  }
}
