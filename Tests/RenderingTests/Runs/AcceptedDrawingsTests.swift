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

  /// The same drawing at two moments of films stands for two.
  @Test func momentsOfFilmsAreMerged() {
    func film(_ time: Int, _ sums: String...) -> AcceptedDrawings {
      var drawings = AcceptedDrawings()
      drawings.add(
        .init(moment: .way, film: FilmMoment(text: "0:\(time):900:12"), svg: "<svg>", sums: sums))
      return drawings
    }
    let merged = film(100, "1").merging(film(100, "1", "2"), film(100, "1"))
    #expect(merged == film(100, "1", "2"))
    let both = AcceptedDrawings().merging(film(100, "1"), film(200, "2"))
    #expect(both.entries.map(\.film?.time) == [100, 200])
    #expect(AcceptedDrawings(text: both.text) == both)
  }

  @Test func linesMayEndOtherwise() {
    let drawings = drawings(("<svg>\n<path/>\n</svg>", ["1"]))
    #expect(AcceptedDrawings(text: drawings.text.replacing("\n", with: "\r\n")) == drawings)
  }
}
