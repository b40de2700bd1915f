import CoreGraphics
import Drawing
import Motion
import Rendering
import Scene
import SceneFormat
import Testing

@testable import Figures

/// Roles are told apart without colours: in grey, and by readers without one sort of cones.
@Suite struct RoleTwinTests {
  /// A scene in which all happens that an update can ask for.
  private static let scene = #"""
    "title": "All that can be asked for", "canvas": {"size": [340, 420]},
    "layout": {"kind": "flow", "itemSize": [72, 48], "minimumInteritemSpacing": 8,
      "minimumLineSpacing": 8, "sectionInset": 12, "headerReferenceSize": [340, 28]},
    "data": {"sections": [
      {"id": "fruit", "header": "Fruit", "items": ["apple", "pear", "plum", "fig"]},
      {"id": "roots", "header": "Roots", "items": ["carrot", "beet", "yam"]},
      {"id": "nuts", "header": "Nuts", "items": ["cashew", "almond"]},
      {"id": "herbs", "header": "Herbs", "items": ["dill", "mint", "sage"]}]},
    "steps": [{"name": "sort", "update": {
      "moveSections": [{"section": "herbs", "to": 0}], "deleteSections": ["nuts"],
      "delete": ["beet"], "insert": [{"item": "leek", "to": "roots/1"}], "reload": ["plum"],
      "reconfigure": ["yam"], "move": [{"item": "fig", "to": "fruit/0"}]}}]
    """#

  @Test(arguments: [nil, OutputDescription.Fit.half])
  func rolesDifferInShape(_ fit: OutputDescription.Fit?) async throws {
    let played = try await PlayedFigures(scene: Self.scene)
    var marks = 0
    for (kind, figure) in try played.all(fit: fit) {
      let ink = RoleInkwork(figure.drawing)
      marks += ink.badges.count + ink.lines.count
      #expect(ink.confusions == [], "\(kind.name)")
    }
    #expect(marks > 100)
  }

  /// Nothing has the colour of a role as long as nothing happens, on the screen and beyond it.
  @Test(arguments: ["viewport", "content"])
  func coloursOfRolesMeanNothingElse(_ extent: String) async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "title": "At rest", "canvas": {"size": [340, 200], "show": "\#(extent)"},
        "layout": {"kind": "flow", "itemSize": [72, 48], "minimumInteritemSpacing": 8,
          "headerReferenceSize": [340, 28], "sectionHeadersPinToVisibleBounds": true},
        "data": {"sections": [{"id": "a", "header": "All", "items": [{"generate": {"count": 40}}]}]}
        """#)
    let figures = try played.all()
    #expect(figures.count >= 5)
    for (kind, figure) in figures {
      #expect(RoleInkwork(figure.drawing).isEmpty, "\(kind.name)")
    }
  }

  /// Roles of one colour have signs of their own, too.
  @Test func everyRoleHasItsSign() {
    let asked = Role.allCases.filter { $0.isAskedOfItem }
    let badges = asked.compactMap { RoleMark($0).badge(at: .zero) }
    let drawing = DrawList(size: CGSize(width: 9, height: 9), badges)
    #expect(Set(RoleInkwork(drawing).badges.map(\.glyph)).count == asked.count)
  }

  /// The check finds what it looks for.
  @Test func twinsAreFound() {
    let inserted = RoleMark(.inserted)
    func drawing(_ items: [DrawItem?]) -> RoleInkwork {
      RoleInkwork(DrawList(size: CGSize(width: 99, height: 99), items.compactMap(\.self)))
    }
    func line(_ role: Role, y: CGFloat) -> DrawItem {
      let way = ShapeGeometry.line(from: CGPoint(x: 0, y: y), to: CGPoint(x: 9, y: y))
      return .stroke(way, RoleMark(role).stroke())
    }
    let bare = drawing([line(.inserted, y: 0), line(.moved, y: 50)])
    let words = "twin: grey, light, solid lines of inserted and moved"
    #expect(bare.confusions(for: .grey, .light) == [words])
    #expect(bare.confusions(for: .deutan, .light) == [])
    let told = drawing([
      line(.inserted, y: 0), line(.moved, y: 50), inserted.badge(at: CGPoint(x: 9, y: 0)),
    ])
    #expect(told.confusions(for: .grey, .light) == [])
    let deleted = drawing([line(.deleted, y: 0), line(.reloaded, y: 50)])
    #expect(deleted.confusions(for: .grey, .light) == [])
    let badge = [inserted.badge(at: .zero)].compactMap(\.self)
    let twins = drawing(badge + badge.tinted(FigureInk.moved))
    let same = "twin: tritan, dark, badges of inserted and moved"
    #expect(twins.confusions(for: .tritan, .dark) == [same])
  }

  /// White stays white, and those who see no red do not tell it from brown.
  @Test func visionsAreThose() {
    for vision in ColorVision.allCases {
      #expect(vision.distance(.white, .black) > 99, "\(vision)")
      #expect(abs(vision.distance(.white, .black) - 100) < 1, "\(vision)")
    }
    #expect(ColorVision.grey.distance(RGBAColor(hex: 0x777777), RGBAColor(hex: 0x777777)) == 0)
    let (red, green) = (RGBAColor(hex: 0xD55E00), RGBAColor(hex: 0x8C8000))
    #expect(ColorVision.protan.distance(red, green) < ColorVision.tritan.distance(red, green))
  }
}
