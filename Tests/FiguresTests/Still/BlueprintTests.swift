import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Blueprints of layouts that leave little room for words, or much.
@Suite struct BlueprintTests {
  private static let cell = SampleLayouts.element(
    "a", [0, 0], CGRect(x: 0, y: 0, width: 80, height: 60))

  private func texts(_ layout: LayoutSnapshot, _ options: Blueprint.Options = .init()) -> [String] {
    Blueprint(layout, options).figure.drawing.items.texts.map(\.string)
  }

  @Test func aLongTitleIsCut() {
    let title = String(repeating: "A very long title ", count: 30)
    let figure = Blueprint(SampleLayouts.plain([Self.cell]), .init(title: title)).figure
    #expect(figure.drawing.size.width <= 560 + 48)
    #expect(figure.drawing.items.texts.contains { $0.string.contains("…") })
    #expect(figure.title == title)
  }

  @Test func narrowInsetsSayTheirNumber() {
    var layout = SampleLayouts.plain([Self.cell])
    layout.insets = EdgeInsets(top: 40, left: 30, bottom: 40, right: 26)
    let found = texts(layout)
    #expect(found.filter { $0 == "inset 40" }.count == 2)
    #expect(found.contains("30"))
    #expect(found.contains("26"))
    #expect(!found.contains { $0.contains("…") })
  }

  /// Of a length that goes on beyond the screen so little may be seen that its mark would be a blot.
  @Test func crumbsOfRepeatedLengthsAreLeftOut() {
    func chain(_ end: CGFloat, isNew: Bool = false) -> [DrawItem] {
      let mark = DimensionMark(axis: .vertical, start: 100, end: end, place: 20, goesOn: true)
      return DimensionChain(.vertical, [.init(mark: mark, words: "= 8", isNew: isNew)]).items
    }
    #expect(chain(104).isEmpty)
    #expect(!chain(120).isEmpty)
    #expect(!chain(104, isNew: true).isEmpty)
  }

  @Test func aNarrowHeaderHasItsWholeName() {
    let header = SampleLayouts.element(
      .supplementary("header"), "h", [0], CGRect(x: 0, y: 0, width: 24, height: 200))
    let cell = SampleLayouts.element("a", [0, 0], CGRect(x: 40, y: 0, width: 80, height: 60))
    #expect(texts(SampleLayouts.plain([header, cell])).contains("header · h"))
  }

  @Test func aViewportThatIsMostlyEmptyHasAnOutline() {
    let content = CGSize(width: 320, height: 60)
    let layout = SampleLayouts.plain([Self.cell], content: content)
    #expect(texts(layout, .init(extent: .viewport)).contains("viewport"))
    let full = SampleLayouts.plain([Self.cell], content: CGSize(width: 320, height: 190))
    #expect(!texts(full, .init(extent: .viewport)).contains("viewport"))
  }

  @Test func labelsKeepOffTheEdgesOfDecorations() throws {
    let ground = SampleLayouts.element(
      .decoration("ground"), "g", [0], CGRect(x: 20, y: 30, width: 280, height: 160))
    let cell = SampleLayouts.element("a", [0, 0], CGRect(x: 100, y: 0, width: 90, height: 60))
    let items = Blueprint(SampleLayouts.plain([ground, cell])).figure.drawing.items
    let size = try #require(items.texts.first { $0.string == "90 × 60" })
    // The decoration's upper edge is in the middle of the cell.
    #expect(!(size.frame.minY...size.frame.maxY ~= 30))
  }
}
