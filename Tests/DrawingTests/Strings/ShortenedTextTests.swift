import CoreGraphics
import Testing

@testable import Drawing

@Suite struct ShortenedTextTests {
  static let cases: [(text: String, shown: String)] = [
    ("", ""), ("abcd", "abcd"), ("abcde", "abcd…"), ("äöü€", "äöü€"), ("äöü€ß", "äöü€…"),
    ("👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"), ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}e\u{301}…"),
    ("a" + String(repeating: "\u{301}", count: 99), "a\u{301}\u{301}\u{301}…"),
    ("b\u{301}" + "a" + String(repeating: "\u{301}", count: 99), "b\u{301}…"),
  ]

  @Test(arguments: cases) func endsBetweenCharacters(_ example: (text: String, shown: String)) {
    let shown = example.text.shortened(to: 4)
    #expect(Array(shown.unicodeScalars) == Array(example.shown.unicodeScalars))
  }

  @Test func namesOfElementsAndDrawingsStayShort() {
    let long = String(repeating: "word ", count: 100_000)
    let list = DrawList(
      size: CGSize(width: 9, height: 9),
      [
        .group(
          DrawGroup(
            element: ElementMark("a", title: long),
            [.fill(.rect(CGRect(x: 0, y: 0, width: 9, height: 9)), Samples.blue)]))
      ])
    let svg = SVGWriter(SVGOptions(title: long, summary: long)).bytes(list)
    #expect(svg.count < 4000)
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("word …</title>"))
    #expect(text.contains("word …</desc>"))
  }
}
