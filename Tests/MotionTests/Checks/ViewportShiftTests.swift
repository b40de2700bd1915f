import CoreGraphics
import Motion
import Testing

@Suite struct ViewportShiftTests {
  /// Bands across the window, by their tops.
  private func list(
    _ tops: [String: CGFloat], height: CGFloat = 20, offset: CGFloat = 0,
    size: CGSize = CGSize(width: 100, height: 100)
  ) -> LayoutSnapshot {
    layout(
      tops.mapValues { CGRect(x: 0, y: $0, width: 100, height: height) },
      viewport: CGRect(origin: CGPoint(x: 0, y: offset), size: size))
  }

  private func layout(
    _ frames: [String: CGRect], viewport: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: frames.map { name, frame in
        ElementSnapshot(
          id: .item(name), path: [0, 0], center: CGPoint(x: frame.midX, y: frame.midY),
          size: frame.size)
      }, contentSize: CGSize(width: 100, height: 1000), viewport: viewport)
  }

  private func expect(
    _ shift: ViewportShift, impact: Double, distance: Double, _ words: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(shift.impact - impact) < 1e-9, sourceLocation: sourceLocation)
    #expect(abs(shift.distance - distance) < 1e-9, sourceLocation: sourceLocation)
    #expect(abs(shift.value - impact * distance) < 1e-9, sourceLocation: sourceLocation)
    #expect(shift.jumps.map(\.words) == words, sourceLocation: sourceLocation)
  }

  @Test func isTheShareOfTheScreenTimesTheWay() {
    let shift = ViewportShift(from: list(["a": 0, "b": 20]), to: list(["a": 0, "b": 60]))
    // Two bands of a fifth of the screen each, and a way of two fifths.
    expect(shift, impact: 0.4, distance: 0.4, ["b 40 down"])
  }

  @Test func countsPlacesThatAreCoveredTwiceOnce() {
    let shift = ViewportShift(
      from: list(["a": 0, "b": 20, "c": 40]), to: list(["a": 10, "b": 30, "c": 50]))
    // From 0 to 70 together.
    expect(shift, impact: 0.7, distance: 0.1, ["a 10 down", "b 10 down", "c 10 down"].sorted())
  }

  @Test func namesTheLongestWayFirst() {
    let shift = ViewportShift(
      from: list(["a": 0, "b": 20, "c": 80]), to: list(["a": 5, "b": 20, "c": 40]))
    #expect(shift.jumps.map(\.words) == ["c 40 up", "a 5 down"])
    #expect(shift.elements == [.item("c"), .item("a")])
  }

  @Test func clipsElementsToTheScreen() {
    // A half of the band is above the screen before, and a quarter of it below the screen after.
    let shift = ViewportShift(from: list(["a": -10]), to: list(["a": 85]))
    expect(shift, impact: 0.1 + 0.15, distance: 0.95, ["a 95 down"])
  }

  @Test func contentLargerThanTheScreenFillsItOnce() {
    let shift = ViewportShift(
      from: list(["a": -500], height: 2000), to: list(["a": -250], height: 2000))
    expect(shift, impact: 1, distance: 1, ["a 250 down"])
  }

  @Test func countsAPlaceOffTheScreenThatIsKnown() {
    let pushed = ViewportShift(from: list(["a": 50]), to: list(["a": 110]))
    expect(pushed, impact: 0.2, distance: 0.6, ["a 60 down"])
    #expect(ViewportShift(from: list(["a": 200]), to: list(["a": 300])) == .none)
    #expect(ViewportShift(from: list(["a": 50]), to: list([:])) == .none)
  }

  @Test func waysBelowThreePointsAreNotNoticed() {
    #expect(ViewportShift(from: list(["a": 0]), to: list(["a": 2.9])) == .none)
    #expect(ViewportShift(from: list(["a": 0]), to: list(["a": 3])).value > 0)
  }

  @Test func whoGrowsAtOneEndStays() {
    let before = layout(["a": CGRect(x: 40, y: 0, width: 20, height: 20)])
    for frame in [
      CGRect(x: 40, y: 0, width: 60, height: 80), CGRect(x: 0, y: 0, width: 60, height: 20),
    ] {
      #expect(ViewportShift(from: before, to: layout(["a": frame])) == .none)
    }
    let both = layout(["a": CGRect(x: 30, y: 0, width: 40, height: 20)])
    #expect(ViewportShift(from: before, to: both).jumps.count == 1)
  }

  @Test func scrollingIsNoJump() {
    let (before, after) = (list(["a": 50]), list(["a": 50], offset: 40))
    #expect(ViewportShift(from: before, to: after) == .none)
    // Nobody scrolls, and yet the content is elsewhere: its end came too near.
    expect(
      ViewportShift(from: before, to: after, isScrolled: false), impact: 0.4, distance: 0.4,
      ["a 40 up"])
  }

  @Test func whoStaysOnTheScreenWhileOthersComeAboveDoesNotJump() {
    let (before, after) = (list(["a": 50]), list(["a": 90], offset: 40))
    #expect(ViewportShift(from: before, to: after, isScrolled: false) == .none)
    #expect(ViewportShift(from: before, to: after) == .none)
  }

  @Test func ofTwoWindowsTheLargerSidesCount() {
    let before = list(["a": 0], size: CGSize(width: 100, height: 50))
    let after = list(["a": 20], size: CGSize(width: 100, height: 200))
    expect(
      ViewportShift(from: before, to: after), impact: 4000 / 20000, distance: 0.1, ["a 20 down"])
  }

  @Test func nothingIsNoJump() {
    #expect(ViewportShift(from: list([:]), to: list([:])) == .none)
    let nowhere = list(["a": 0], size: .zero)
    #expect(ViewportShift(from: nowhere, to: list(["a": 9], size: .zero)) == .none)
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
