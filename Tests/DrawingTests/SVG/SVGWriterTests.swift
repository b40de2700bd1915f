import Cases
import CoreGraphics
import Foundation
import Testing

@testable import Drawing

@Suite struct SVGWriterTests {
  @Test(arguments: CaseFolder.all("svg")) func writesWhatTheFolderSays(_ item: CaseFolder) throws {
    let (drawing, suite) = (try item.drawing(), "SVGWriterTests")
    let svg = SVGWriter(SVGOptions(id: item.name)).svg(drawing)
    try ExpectedFile("drawing.svg", of: item, suite: suite).expect(svg: svg)
    // A folder that somebody wrote by hand says the same as one that the program wrote.
    try ExpectedFile("drawing.txt", of: item, suite: suite).expect(text: drawing.text)
  }

  static let dot = DrawList(
    size: CGSize(width: 10, height: 10),
    [
      .group(
        DrawGroup(
          element: ElementMark("1 é_"), clip: .ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)),
          Samples.pair))
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

  @Test func partsCanBeShownOnTheirOwn() throws {
    var options = SVGOptions(id: "hero", summary: "s")
    options.views = [DrawView("before", CGRect(x: 1, y: 2.5, width: 3, height: 4))]
    let svg = SVGWriter(options).svg(Self.dot)
    #expect(svg.contains("</desc>\n<view id=\"hero_before\" viewBox=\"1 2.5 3 4\"/>\n"))
    #expect(!SVGWriter(SVGOptions()).svg(Self.dot).contains("<view"))
  }

  @Test func aTitleAndASummaryNameThePicture() {
    let options = SVGOptions(id: "hero", title: "Cats & dogs", summary: "Two <columns>\nof cells")
    let svg = SVGWriter(options).svg(Self.dot)
    #expect(svg.contains(" role=\"img\" aria-labelledby=\"hero_t hero_u\""))
    #expect(svg.contains("<title id=\"hero_t\">Cats &amp; dogs</title>\n"))
    #expect(svg.contains("<desc id=\"hero_u\">Two &lt;columns&gt;&#10;of cells</desc>\n"))
  }

  @Test func oneThemeNeedsNoStyle() {
    let list = DrawList(size: Self.dot.size, [.fill(.rect(Samples.rect), Samples.blue)])
    let svg = SVGWriter(SVGOptions(appearance: .theme(.dark))).svg(list)
    #expect(svg.contains("fill=\"#4fb0f0\"/>"))
    #expect(!svg.contains("<style>") && !svg.contains("class="))
  }

  @Test(arguments: CaseFolder.all("svg"))
  func nothingIsWrittenThatReadersLack(_ item: CaseFolder) throws {
    let svg = SVGWriter(SVGOptions(id: item.name)).svg(try item.drawing())
    for word in ["var(", "feDropShadow", "<animate", "<script", "@import", "foreignObject"] {
      #expect(!svg.contains(word), "\(word)")
    }
  }

  @Test func numbersThatAreNoneReachNoFile() {
    let spoilt = CGRect(x: CGFloat.nan, y: CGFloat(0), width: CGFloat.infinity, height: CGFloat(1))
    let list = DrawList(
      size: CGSize(width: CGFloat.nan, height: CGFloat.infinity),
      [
        .fill(.rect(spoilt), .black), .fill(.rounded(spoilt, radius: .nan), .black),
        .text(DrawText("a", Samples.style(.nan), in: Samples.rect)),
        .group(DrawGroup(transform: PlaneTransform(translationX: .nan, y: 0), Samples.pair)),
        .group(DrawGroup(opacity: .nan, Samples.pair)),
      ])
    let svg = SVGWriter().svg(list)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test(arguments: CaseFolder.all("svg"))
  func theSameDrawingGivesTheSameBytes(_ item: CaseFolder) throws {
    let (writer, drawing) = (SVGWriter(SVGOptions(id: item.name)), try item.drawing())
    #expect(writer.bytes(drawing) == writer.bytes(drawing))
  }
}

// The means that make a file small.
extension SVGWriterTests {
  @Test func whatCellsHaveInCommonIsSaidOnce() throws {
    let svg = SVGWriter().svg(try CaseFolder("svg", "common").drawing())
    // The shadow and the card go together, written out in the first cell and in the definition.
    #expect(svg.split(separator: "<use href=\"#_r").count == 5)
    #expect(svg.split(separator: " rx=\"8\"").count == 5)
    #expect(svg.split(separator: "font-size=").count == 2)
  }

  @Test func aFaintTextIsNoModelForOthers() throws {
    var list = try CaseFolder("svg", "common").drawing()
    let faint = TextStyle(FontRequest(size: 12), Samples.ink.faded(by: 0.5))
    list.items = (0..<4).map {
      Samples.text("Row \($0)", faint, at: CGPoint(x: 8, y: 30), width: 40)
    }
    let svg = SVGWriter().svg(list)
    #expect(svg.split(separator: "fill-opacity=").count == 5)
  }

  @Test func manyNamesStayDifferent() {
    let items = (0..<300).map { _ in
      DrawItem.group(DrawGroup(element: ElementMark("same"), [.fill(.rect(Samples.rect), .black)]))
    }
    let svg = SVGWriter().svg(DrawList(size: CGSize(width: 9, height: 9), items))
    let names = svg.split(separator: "<g id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names.count == 300 && Set(names).count == 300)
    #expect(names.first == "same" && names.last == "same-300")
  }
}
