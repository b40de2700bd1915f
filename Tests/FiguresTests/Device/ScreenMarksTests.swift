import Foundation
import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Marks over a picture of a screen: around what a step asks for.
@Suite struct ScreenMarksTests {
  private static func cell(_ name: String, _ path: IndexPath, y: CGFloat) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(name), path: path, center: CGPoint(x: 100, y: y),
      size: CGSize(width: 180, height: 40))
  }

  private static func state(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 200, height: 300),
      viewport: CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  /// A section that is inserted has one mark around all of its cells, with its badge inside of the screen.
  @Test func sectionsAreMarkedAsAWhole() {
    let (a, b, c) = (ElementID.item("a"), ElementID.item("b"), ElementID.item("c"))
    var request = UpdateRequest(
      before: [DataSection([a])], after: [DataSection([a]), DataSection([b, c])])
    request.sections.inserts = [1]
    let first = Self.cell("a", [0, 0], y: 30)
    let after = Self.state([
      first, Self.cell("b", [1, 0], y: 100), Self.cell("c", [1, 1], y: 150),
    ])
    let roles = StepRoles(StepEvidence(request, before: Self.state([first]), after: after))
    let marks = ScreenMarks(after, roles).items
    let lines = marks.compactMap { item -> CGRect? in
      guard case .shape(let shape) = item, shape.stroke != nil, shape.fill == nil else {
        return nil
      }
      return shape.geometry.bounds
    }
    #expect(lines.count == 1)
    let line = lines.first ?? .zero
    #expect(line.minY > 78 && line.minY < 86 && line.maxY > 162 && line.maxY < 172, "\(line)")
    #expect(marks.bounds.maxX <= 200)
  }

  @Test func nothingIsMarkedWhereNothingWasAsked() {
    let state = Self.state([Self.cell("a", [0, 0], y: 30)])
    #expect(ScreenMarks(state, StepRoles(StepEvidence(before: state, after: state))).items.isEmpty)
  }
}
