import CoreGraphics
import Foundation
import Motion
import Readers
import Testing

@testable import Figures

/// Bars in an inspector: they have no place in the content that passes below them.
@Suite(.needs(.chromium)) struct InspectorBarsTests {
  private static func state(_ offset: CGFloat) -> LayoutSnapshot {
    let path = IndexPath(index: 0)
    var bar = ElementSnapshot(
      id: ElementID(.decoration("UITabBar"), .path(path)), path: path,
      center: CGPoint(x: 100, y: offset + 275), size: CGSize(width: 200, height: 50))
    bar.tier = ElementSnapshot.screenTier
    let rows = (0..<10).map { row in
      ElementSnapshot(
        id: .item("row-\(row)"), path: [0, row], center: CGPoint(x: 100, y: 60 * row + 30),
        size: CGSize(width: 200, height: 60))
    }
    return LayoutSnapshot(
      elements: rows + [bar], contentSize: CGSize(width: 200, height: 600),
      viewport: CGRect(x: 0, y: offset, width: 200, height: 300))
  }

  private static func html() throws -> String {
    let capture = TransitionCapture(
      before: state(0), after: state(120), timing: try Timing(duration: 0.3))
    return Inspector(title: "bars").html(try MotionScore([MotionScore.Step("down", capture)]))
  }

  /// A bar that slides on the screen is not "unchanged" beside a number that says otherwise.
  @Test func aBarThatSlidesFollows() throws {
    let shown = Self.state(120)
    var bars = shown.elements
    bars[bars.count - 1].center.y += 40
    let after = LayoutSnapshot(
      elements: bars, contentSize: shown.contentSize, viewport: shown.viewport)
    let capture = TransitionCapture(
      before: Self.state(0), after: after, timing: try Timing(duration: 0.3))
    let score = try MotionScore([MotionScore.Step("down", capture)])
    let model = InspectorModel(score, for: Inspector(title: "bars"))
    #expect(model.elements.first { $0.isOfScreen }?.steps.map(\.role) == [.follows])
    let still = try MotionScore([
      MotionScore.Step(
        "down",
        TransitionCapture(
          before: Self.state(0), after: Self.state(120), timing: try Timing(duration: 0.3)))
    ])
    let other = InspectorModel(still, for: Inspector(title: "bars"))
    #expect(other.elements.first { $0.isOfScreen }?.steps.map(\.role) == [.unchanged])
  }

  @Test(arguments: ["", "#t=0.3"]) func aBarIsWhereItIsOnTheScreen(_ address: String) async throws {
    let page = try await InspectorPage.used(Self.html(), address, PageLook(), [])
    let rows = page.html.components(separatedBy: "<tr class=\"row").dropFirst()
    let bar = try #require(rows.first { $0.contains("tab bar") })
    let cells = bar.components(separatedBy: "<td").dropFirst().map { cell in
      cell.components(separatedBy: ">").dropFirst().first?.components(separatedBy: "<").first ?? ""
    }
    // The role, before, now, after, and the change.
    #expect(cells.dropFirst().prefix(4).map(\.self) == ["250", "250", "250", "0"], "\(cells)")
  }
}
