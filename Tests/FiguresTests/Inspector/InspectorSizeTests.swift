import CairoBackend
import CoreGraphics
import Drawing
import Motion
import Readers
import Testing

@testable import Figures

/// Pages of many elements: small, and exact all the same.
@Suite struct InspectorSizeTests {
  /// Cells of a grid, 22 in a row: twenty go, and all behind them follow.
  private static func crowd() throws -> MotionScore {
    let typesetter = Typesetter()
    func snapshot(_ items: [Int]) throws -> LayoutSnapshot {
      let viewport = CGRect(x: 0, y: 0, width: 620, height: 520)
      let elements = try items.enumerated().map { place, item in
        let (row, column) = place.quotientAndRemainder(dividingBy: 22)
        let words = DrawText(
          "\(item)", TextStyle(FontRequest(size: 8, weight: 600), ThemedColor(0xFFFFFF, 0x191D23)),
          in: CGRect(x: 2.6, y: 3, width: 20.8, height: 12),
          placement: TextPlacement(.center, vertical: .center, lineLimit: 1))
        let hue = ThemedColor(0x8FC1FF + UInt32(item % 10), 0x5488CA + UInt32(item % 10))
        return ElementSnapshot(
          id: .item("\(item)"), path: [0, place],
          center: CGPoint(x: 16 + column * 28, y: 14 + row * 22),
          size: CGSize(width: 26, height: 18),
          content: [
            .fill(.rounded(CGRect(x: 0, y: 0, width: 26, height: 18), radius: 9), hue),
            .group(
              DrawGroup(
                transform: PlaneTransform(translationX: 0, y: 1),
                [.text(try typesetter.measured(words))])),
          ])
      }
      return LayoutSnapshot(elements: elements, contentSize: viewport.size, viewport: viewport)
    }
    let capture = TransitionCapture(
      before: try snapshot(Array(1...500)),
      after: try snapshot((1...500).filter { !(31...50).contains($0) }),
      timing: try Timing(duration: 0.3))
    return try MotionScore([MotionScore.Step("go", capture)])
  }

  @Test func fiveHundredElementsTakeLittle() throws {
    let html = Inspector(title: "crowd").html(try Self.crowd())
    #expect(html.utf8.count < 135_000)
  }

  /// Who only shifts has no keyframes: the script finds the place in the data.
  @Test(.needs(.chromium)) func theyAreWhereTheDataSays() async throws {
    let html = Inspector(title: "crowd").html(try Self.crowd())
    #expect(!html.contains("0%{transform:translate"))
    let look = PageLook(size: (width: 1280, height: 900))
    let places = PageAct.run(
      """
      document.documentElement.dataset.note = ['e52', 'e30'].map(id => {
      const part = document.getElementById(id), matrix = document.getElementById('picture').getScreenCTM();
      const box = part?.getBoundingClientRect();
      return box && [box.left - matrix.e, box.top - matrix.f].map(v => Math.round(v / matrix.a)).join(' ');
      }).join(', ')
      """.replacing("\n", with: " "))
    func note(_ address: String, _ acts: PageAct...) async throws -> String? {
      try await InspectorPage.used(html, address, look, acts + [places]).data["note"]
    }
    // The 53rd stands in the third row, and ends in the second one; the 31st has gone there.
    #expect(try await note("#t=0") == "227 49, 227 27")
    #expect(try await note("#step=go&t=9") == "283 27, 227 27")
    #expect(try await note("#step=go&t=0.15") == "255 38, 227 27")
  }

  /// Words that are the end of the name are told by their length.
  @Test(.needs(.chromium)) func wordsAreThoseOfTheCells() async throws {
    func cell(_ name: String, _ words: String) -> ElementSnapshot {
      let text = DrawText(
        words, TextStyle(FontRequest(size: 12), .black),
        in: CGRect(x: 0, y: 0, width: 80, height: 20))
      return ElementSnapshot(
        id: .item(name), path: [0, 0], center: CGPoint(x: 50, y: 10),
        size: CGSize(width: 100, height: 20), content: [.text(text)])
    }
    let snapshot = LayoutSnapshot(
      elements: [cell("ann", "5"), cell("b", "b"), cell("s1-7", "7")],
      contentSize: CGSize(width: 100, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 100))
    let capture = TransitionCapture(
      before: snapshot, after: snapshot, timing: try Timing(duration: 0.1))
    var inspector = Inspector(title: "words")
    inspector.names = [.item("s1-7"): "7 (s1-7)"]
    let html = inspector.html(try MotionScore([MotionScore.Step("go", capture)]))
    #expect(html.contains(#""words":["5",0,1]"#))
    let page = try await InspectorPage.used(html, "", PageLook(), [])
    for (first, second) in [("7", "s1-7"), ("ann", "5")] {
      let row = "<span>\(first)</span></bdi><bdi class=\"words\">\(second)</bdi>"
      #expect(page.html.contains(row))
    }
  }

  @Test func shapesStandAtTheirPlacesWhereThatIsShorter() {
    func short(_ source: String) -> String { StageMarkup(Array(source.utf8)).html.text }
    let text = "<text x=\"13\" y=\"12.91\">5 &lt; 6</text>"
    #expect(
      short(
        "<g id=\"e1\" transform=\"translate(20 1.1)\">\n<use href=\"#_r1\"/>\n\(text)\n</g>\n<g></g>"
      )
        == "<g id=e1><use x=20 y=1.1 href=#_r1 /><text x=33 y=14.01>5 &lt; 6</text></g><g></g>")
    #expect(
      short("<g transform=\"translate(-2)\"><rect x=\"2\" y=\"0\" width=\"4\"/></g>")
        == "<g><rect x=0 y=0 width=4 /></g>")
    // Whoever is more than a corner, or moves by itself, or whose places would be longer, stays in the group.
    for other in [
      "<g transform=\"scale(2)\">\(text)</g>",
      "<g class=\"m0\" transform=\"translate(1)\">\(text)</g>",
      "<g transform=\"translate(1)\"><text fill=\"url(#a)\">a</text></g>",
      "<g transform=\"translate(1)\"><text transform=\"rotate(9)\">a</text></g>",
      "<g transform=\"translate(1)\"><text>a<tspan x=\"3\">b</tspan></text></g>",
      "<g transform=\"translate(1)\"><g>\(text)</g></g>",
      "<g transform=\"translate(1)\">\(text)<path d=\"M0 0\"/></g>",
      "<g transform=\"translate(1)\"><rect class=\"m1 b\"/></g>",
      "<g transform=\"translate(1 2)\">" + String(repeating: "<use href=\"#_r1\"/>", count: 6)
        + "</g>",
    ] {
      let group = short(other).prefix { $0 != ">" }
      #expect(group.contains("transform="), "\(other)")
    }
  }

  @Test func markupSaysOnceWhatTextsHaveInCommon() {
    let source = """
      <svg id="a" xmlns="b/c">
      <style>.m{d:path("M0 0")}</style>
      <g id="e0" transform="translate(6 26)">
      <use href="#_r1"/>
      <text text-anchor="middle" x="1" textLength="9.5" font-weight="600">a
      "b"</text>
      </g>
      <text text-anchor="middle" x="1" textLength="16.5">c</text>
      <text x="2" font-weight="600">d</text>
      </svg>

      """
    #expect(
      StageMarkup(Array(source.utf8)).html.text
        == #"<svg id=a xmlns="b/c" text-anchor=middle font-weight=600>"#
        + #"<style>.m{d:path("M0 0")}</style><g id=e0><use x=6 y=26 href=#_r1 />"#
        + "<text y=26 x=7>a\n\"b\"</text></g><text x=1 textLength=16.5 font-weight=400>c</text>"
        + "<text x=2 text-anchor=start>d</text></svg>")
  }
}
