import CoreGraphics
import Drawing
import Foundation
import Motion
import Testing

@testable import Figures

/// The values that a layout's own class of attributes adds, in the table of the page.
@Suite struct InspectorCustomTests {
  private func score() throws -> MotionScore {
    func snapshot(_ x: CGFloat, _ tilt: CGFloat, _ style: String) -> LayoutSnapshot {
      var element = ElementSnapshot(
        id: .item("a"), path: [0, 0], center: CGPoint(x: x, y: 20),
        size: CGSize(width: 20, height: 20))
      element.custom = ["tilt": .number(tilt), "style": .text(style)]
      return LayoutSnapshot(
        elements: [element], contentSize: CGSize(width: 100, height: 40),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    let capture = TransitionCapture(
      before: snapshot(20, 10, "wide"), after: snapshot(60, 30, "tall"),
      timing: try Timing(duration: 1, curve: .linear))
    return try MotionScore([MotionScore.Step("turn", capture)])
  }

  @Test func theyHaveValuesAtRestAndInBetween() throws {
    let model = InspectorModel(try score(), for: Inspector(title: ""))
    let element = try #require(model.elements.first)
    #expect(element.steps.first?.before?.custom == ["tilt": "10", "style": "wide"])
    #expect(element.steps.first?.after?.custom == ["tilt": "30", "style": "tall"])
    let middle = element.runs.last { $0.frame <= model.frameCount / 2 }?.state
    #expect(middle?.custom == ["tilt": "20", "style": "tall"])
    #expect(model.json.compact.contains(#""custom":{"0":{"style":"wide","tilt":"10"},"#))
  }

  @Test func thePageHasARowForEach() throws {
    let html = Inspector(title: "t").html(try score())
    #expect(html.contains("'custom.'+name"))
  }
}
