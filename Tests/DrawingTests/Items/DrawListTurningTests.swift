import CoreGraphics
import Drawing
import Testing

@Suite struct DrawListTurningTests {
  private func wheel() -> DrawList {
    let spoke = DrawItem.fill(
      .rect(CGRect(x: 4, y: 0, width: 2, height: 4)), ThemedColor(0x000000, 0xFFFFFF))
    var group = DrawGroup([spoke])
    group.turnsAround = CGPoint(x: 5, y: 5)
    return DrawList(size: CGSize(width: 10, height: 10), [.group(group)])
  }

  @Test func turnsOnceASecondByEighths() throws {
    let wheel = wheel()
    for time in [0, 0.12, 1, 2.05, .infinity] { #expect(wheel.turned(at: time) == wheel) }
    let quarter = wheel.turned(at: 0.25).items.bounds
    #expect(abs(quarter.minX - 6) < 1e-9 && abs(quarter.minY - 4) < 1e-9)
    #expect(wheel.turned(at: 1.3) == wheel.turned(at: 0.25))
    #expect(wheel.turned(at: 0.125) != wheel)
  }

  @Test func whatTurnsIsNotSimplifiedAway() {
    #expect(wheel().simplified().turned(at: 0.25) != wheel().simplified())
  }

  @Test func whatStandsStillIsLeftAlone() {
    var still = wheel()
    still.items = still.items.map { item in
      guard case .group(var group) = item else { return item }
      group.turnsAround = nil
      return .group(group)
    }
    #expect(still.turned(at: 0.25) == still)
  }
}
