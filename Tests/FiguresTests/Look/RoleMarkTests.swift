import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A role is told by its shape where no colour is seen.
@Suite struct RoleMarkTests {
  /// The lines of a badge, without colours.
  private static func shape(_ role: Role) -> [[CGPoint]] {
    guard let badge = RoleMark(role).badge(at: .zero) else { return [] }
    let page = DrawList(size: CGSize(width: 20, height: 20), [badge])
    return FigureInkwork(Figure(drawing: page, title: "", summary: "")).lines.map(\.points)
  }

  static let marked: [Role] = [
    .inserted, .deleted, .moved, .reloaded, .reconfigured, .resized,
  ]

  @Test func rolesDifferInShape() {
    let shapes = Self.marked.map(Self.shape)
    #expect(shapes.allSatisfy { !$0.isEmpty })
    for (index, shape) in shapes.enumerated() {
      #expect(!shapes[(index + 1)...].contains(shape), "\(Self.marked[index])")
    }
  }

  @Test func sectionsWearTheMarksOfItems() {
    #expect(Self.shape(.sectionMoved) == Self.shape(.moved))
    #expect(Self.shape(.sectionInserted) == Self.shape(.inserted))
    #expect(Self.shape(.sectionDeleted) == Self.shape(.deleted))
  }

  /// Nobody asked for another size: its mark has no colour of a role.
  @Test func anotherSizeHasAMarkWithoutAColour() {
    let roles = [FigureInk.inserted, FigureInk.deleted, FigureInk.moved, FigureInk.reloaded]
    #expect(!roles.contains(RoleMark(.resized).color))
    #expect(RoleMark(.resized).hasBadge)
    #expect(!RoleMark(.follows).hasBadge && !RoleMark(.unchanged).hasBadge)
  }
}
