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

@Suite struct ShiftScoreTests {
  private func list(_ ys: [String: CGFloat], offset: CGFloat = 0) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: ys.map { name, y in
        ElementSnapshot(
          id: .item(name), path: [0, 0], center: CGPoint(x: 50, y: y + 10),
          size: CGSize(width: 100, height: 20))
      }, contentSize: CGSize(width: 100, height: 1000),
      viewport: CGRect(x: 0, y: offset, width: 100, height: 100))
  }

  @Test func isTheShareOfTheScreenTimesTheWay() {
    let score = ViewportShift(from: list(["a": 0, "b": 20]), to: list(["a": 0, "b": 60]))
    // Two bands of a fifth of the screen, and a way of two fifths.
    #expect(abs(score.value - 0.4 * 0.4) < 1e-9)
    #expect(score.elements == [.item("b")])
  }

  @Test func scrollingIsNoJump() {
    #expect(ViewportShift(from: list(["a": 50]), to: list(["a": 50], offset: 40)).value == 0)
  }

  @Test func whatIsNotSeenDoesNotCount() {
    #expect(ViewportShift(from: list(["a": 200]), to: list(["a": 50])).value == 0)
    #expect(ViewportShift(from: list(["a": 0]), to: list(["a": 2])).value == 0)
  }

  @Test func aSmoothChangeScoresLessThanAJump() throws {
    func capture(_ timing: Timing) -> TransitionCapture {
      TransitionCapture(before: list(["a": 0]), after: list(["a": 80]), timing: timing)
    }
    let smooth = Transition(capture(try Timing(duration: 0.5, curve: .linear))).worstShift()
    let jump = Transition(capture(.immediate)).worstShift()
    #expect(jump.score.value > 0.3)
    #expect(smooth.score.value < 0.02)
  }
}
