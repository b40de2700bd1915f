import Testing

@testable import Rendering

/// The drawings beside a list of accepted pictures.
@Suite struct AcceptedDrawingsTests {
  private func drawings(_ parts: (svg: String, sums: [String])...) -> AcceptedDrawings {
    var drawings = AcceptedDrawings()
    for part in parts { drawings.add(.init(moment: .still, svg: part.svg, sums: part.sums)) }
    return drawings
  }

  @Test func bothSidesAdditionsAndRemovalsAreMerged() {
    let base = drawings(("<svg a>", ["1", "2"]), ("<svg b>", ["3"]))
    let ours = drawings(("<svg a>", ["1", "2", "4"]), ("<svg b>", ["3"]), ("<svg c>", ["5"]))
    let theirs = drawings(("<svg a>", ["1", "6"]), ("<svg d>", ["7"]))
    let merged = base.merging(ours, theirs)
    let expected = drawings(("<svg a>", ["1", "4", "6"]), ("<svg c>", ["5"]), ("<svg d>", ["7"]))
    #expect(merged == expected)
    #expect(AcceptedDrawings(text: merged.text) == merged)
    #expect(AcceptedDrawings.isOne(merged.text) && !AcceptedDrawings.isOne(GoldenPictures().text))
    #expect(base.merging(base, base) == base)
  }

  @Test func linesMayEndOtherwise() {
    let drawings = drawings(("<svg>\n<path/>\n</svg>", ["1"]))
    #expect(AcceptedDrawings(text: drawings.text.replacing("\n", with: "\r\n")) == drawings)
  }
}
