import CoreGraphics
import Foundation
import Testing

@testable import Drawing

@Suite struct SVGWriterTests {
  static func options(of item: SVGCase) -> SVGOptions {
    SVGOptions(id: item.testDescription)
  }

  @Test(arguments: SVGCase.all) func writesWhatTheGoldenSays(_ item: SVGCase) throws {
    let folder = "Fixtures/svg/\(item.testDescription)"
    try Golden(path: "\(folder)/drawing.txt").expect(item.list.text)
    let svg = SVGWriter(Self.options(of: item)).svg(item.list)
    try Golden(path: "\(folder)/drawing.svg").expect(svg)
  }

  static let dot = DrawList(
    size: CGSize(width: 10, height: 10),
    [
      .group(
        DrawGroup(
          element: ElementMark("1 é_"), clip: .ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)),
          SVGCase.pair))
    ])

  @Test func theRootsIdComesFirst() {
    let svg = SVGWriter(SVGOptions(id: "hero")).svg(Self.dot)
    #expect(svg.hasPrefix("<svg id=\"hero\" "))
  }

  @Test func theSaltStandsInEveryOtherId() {
    let svg = SVGWriter(SVGOptions(salt: "x-")).svg(Self.dot)
    #expect(svg.contains("<g id=\"x-1_20_c3_a9_5f\" clip-path=\"url(#x-_k1)\">"))
    #expect(svg.contains("<clipPath id=\"x-_k1\">"))
  }

  @Test func theSaltStandsInEveryClass() {
    let svg = SVGWriter(SVGOptions(salt: "1.x")).svg(Self.dot)
    #expect(svg.contains(".s1_5fxa{fill:#4fb0f0}"))
    #expect(svg.contains(" class=\"s1_5fxa\""))
  }

  @Test func aTitleAndASummaryNameThePicture() {
    let options = SVGOptions(id: "hero", title: "Cats & dogs", summary: "Two <columns>\nof cells")
    let svg = SVGWriter(options).svg(Self.dot)
    #expect(svg.contains(" role=\"img\" aria-labelledby=\"hero_t hero_u\""))
    #expect(svg.contains("<title id=\"hero_t\">Cats &amp; dogs</title>\n"))
    #expect(svg.contains("<desc id=\"hero_u\">Two &lt;columns&gt;&#10;of cells</desc>\n"))
  }

  @Test func oneThemeNeedsNoStyle() {
    let list = DrawList(size: Self.dot.size, [.fill(.rect(SVGCase.rect), SVGCase.blue)])
    let svg = SVGWriter(SVGOptions(appearance: .theme(.dark))).svg(list)
    #expect(svg.contains("fill=\"#4fb0f0\"/>"))
    #expect(!svg.contains("<style>") && !svg.contains("class="))
  }

  @Test func nothingIsWrittenThatReadersLack() {
    for item in SVGCase.all {
      let svg = SVGWriter(Self.options(of: item)).svg(item.list)
      for word in ["var(", "feDropShadow", "<animate", "<script", "@import", "foreignObject"] {
        #expect(!svg.contains(word), "\(item): \(word)")
      }
    }
  }

  @Test func numbersThatAreNoneReachNoFile() {
    let spoilt = CGRect(x: CGFloat.nan, y: CGFloat(0), width: CGFloat.infinity, height: CGFloat(1))
    let list = DrawList(
      size: CGSize(width: CGFloat.nan, height: CGFloat.infinity),
      [
        .fill(.rect(spoilt), .black), .fill(.rounded(spoilt, radius: .nan), .black),
        .text(DrawText("a", SVGCase.style(.nan), in: SVGCase.rect)),
        .group(DrawGroup(transform: PlaneTransform(translationX: .nan, y: 0), SVGCase.pair)),
        .group(DrawGroup(opacity: .nan, SVGCase.pair)),
      ])
    let svg = SVGWriter().svg(list)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func theSameDrawingGivesTheSameBytes() {
    for item in SVGCase.all {
      let writer = SVGWriter(Self.options(of: item))
      #expect(writer.bytes(item.list) == writer.bytes(item.list))
    }
  }
}

// What makes a file small.
extension SVGWriterTests {
  @Test func whatCellsHaveInCommonIsSaidOnce() {
    let svg = SVGWriter().svg(SVGCase.common.list)
    // The shadow and the card go together, written out in the first cell and in the definition.
    #expect(svg.split(separator: "<use href=\"#_r").count == 5)
    #expect(svg.split(separator: " rx=\"8\"").count == 5)
    #expect(svg.split(separator: "font-size=").count == 2)
  }

  @Test func aFaintTextIsNoModelForOthers() {
    var list = SVGCase.common.list
    let faint = TextStyle(FontRequest(size: 12), SVGCase.ink.faded(by: 0.5))
    list.items = (0..<4).map { SVGCase.text("Row \($0)", faint, y: 30, x: 8, width: 40) }
    let svg = SVGWriter().svg(list)
    #expect(svg.split(separator: "fill-opacity=").count == 5)
  }

  @Test func manyNamesStayDifferent() {
    let items = (0..<300).map { _ in
      DrawItem.group(DrawGroup(element: ElementMark("same"), [.fill(.rect(SVGCase.rect), .black)]))
    }
    let svg = SVGWriter().svg(DrawList(size: CGSize(width: 9, height: 9), items))
    let names = svg.split(separator: "<g id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names.count == 300 && Set(names).count == 300)
    #expect(names.first == "same" && names.last == "same-300")
  }
}
