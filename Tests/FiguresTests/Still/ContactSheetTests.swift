import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A contact sheet numbers its states, says what changed in them, and shows those that look alike once.
@Suite struct ContactSheetTests {
  private static func picture(_ x: CGFloat) -> DrawList {
    let rect = CGRect(x: x, y: 20, width: 60, height: 40)
    return DrawList(
      size: CGSize(width: 200, height: 120), background: .color(FigureInk.surface),
      [.fill(.rounded(rect, radius: 8), FigureInk.items[0])])
  }

  private static let entries = [
    ContactSheet.Entry(picture(10), title: "start"),
    ContactSheet.Entry(
      picture(40), title: "sync",
      changes: [
        ContactSheet.Change("Mia", .inserted, at: CGRect(x: 40, y: 20, width: 60, height: 40)),
        ContactSheet.Change("Max", .inserted), ContactSheet.Change("Bob", .deleted),
      ]),
    ContactSheet.Entry(picture(80), title: "wait"), ContactSheet.Entry(picture(80), title: "rest"),
    ContactSheet.Entry(picture(80), title: "more"),
  ]

  private func figure(_ width: FigureWidth) -> Figure {
    ContactSheet(Self.entries, .init(title: "Friends", width: width)).figure
  }

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  @Test func statesAreNumberedAndAlikeOnesMerged() {
    let texts = texts(figure(.readme))
    for text in ["1 · start", "2 · sync", "3 to 5 · wait", "Mia, Max +; Bob −"] {
      #expect(texts.contains(text) || texts.contains { text.hasPrefix($0) }, "\(text): \(texts)")
    }
    #expect(!texts.contains { $0.contains("rest") })
    #expect(texts.first == "Five states: sync makes three changes; 3 to 5 look alike")
  }

  @Test func whatChangedIsOutlinedOnItsPlace() {
    let strokes = figure(.readme).drawing.items.flatMap(Self.strokes)
    let rings = strokes.filter { $0.stroke?.paint == .color(FigureInk.inserted) }
    #expect(rings.count == 1)
  }

  private static func strokes(_ item: DrawItem) -> [DrawShape] {
    switch item {
    case .shape(let shape): shape.stroke == nil ? [] : [shape]
    case .group(let group): group.children.flatMap(strokes)
    case .text, .image: []
    }
  }

  @Test func rulesHoldAtEveryWidth() {
    for width in StoryboardTests.widths {
      #expect(FigureRules(figure(width), at: width).broken == [], "\(width.points)")
    }
  }
}
