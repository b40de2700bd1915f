import CoreGraphics
import Motion
import Testing

@Suite struct SnapshotCheckTests {
  private func cell(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 20)
    -> ElementSnapshot
  {
    ElementSnapshot(
      id: .item(name), path: [0, 0], center: CGPoint(x: x + width / 2, y: y + 10),
      size: CGSize(width: width, height: 20))
  }

  private func snapshot(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 100, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
  }

  @Test func findsPairsThatOverlap() {
    let found = snapshot([cell("a", 0, 0), cell("b", 15, 10), cell("c", 40, 10)]).overlaps()
    #expect(found.map(\.sentence) == ["a and b overlap by 5 × 10 at 15 10"])
  }

  @Test func touchingEdgesDoNotOverlap() {
    #expect(snapshot([cell("a", 0, 0), cell("b", 20, 0), cell("c", 0, 20)]).overlaps() == [])
  }

  @Test func headersOverlapCellsOnlyWhereAllAreMeant() {
    var header = cell("feed", 0, 0)
    header.id = ElementID(.supplementary("badge"), .identifier("feed"))
    let snapshot = snapshot([cell("a", 0, 0), header])
    #expect(snapshot.overlaps(of: .cells) == [])
    #expect(snapshot.overlaps(of: .all).map(\.names) == [["a", "badge feed"]])
  }

  @Test func findsWhatReachesBeyondTheContent() {
    let found = snapshot([cell("a", 0, 0), cell("b", 90, 0)]).elementsOutsideContent()
    #expect(
      found.map(\.sentence) == ["b at 90 0 20 20 reaches beyond the content of 100 × 100"])
  }

  @Test func findsEdgesBetweenPixels() {
    let found = snapshot([cell("a", 0.5, 0), cell("b", 40.3, 0)]).elementsOffPixels()
    #expect(
      found.map(\.sentence) == ["b at 40.3 0 20 20 has an edge between two pixels at 2x"])
  }

  @Test func findsAHundredOfTenThousandAndStops() {
    let crowd = snapshot((0..<10_000).map { cell("\($0)", 0, 0) })
    #expect(crowd.overlaps().count == 100)
  }
}
