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
