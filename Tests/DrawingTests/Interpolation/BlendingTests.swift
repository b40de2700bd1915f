import CoreGraphics
import Testing

@testable import Drawing

@Suite struct BlendingTests {
  private let red = ThemedColor(RGBAColor(hex: 0xFF0000))

  private func box(_ x: CGFloat, width: CGFloat = 10) -> DrawItem {
    .fill(.rect(CGRect(x: x, y: 0, width: width, height: 10)), red)
  }

  private func text(_ string: String) -> DrawItem {
    .text(
      DrawText(
        string, TextStyle(FontRequest(size: 10), red),
        in: CGRect(x: 0, y: 0, width: 50, height: 12)))
  }

  private func list(_ items: [DrawItem]) -> String {
    DrawList(size: CGSize(width: 50, height: 20), items).text
  }

  @Test func itemsOfTheSameStructureMeetInTheMiddle() {
    #expect(list([box(0)].blended(to: [box(8)], progress: 0.25)) == list([box(2)]))
  }

  @Test func onlyWhatHasNoCounterpartIsCrossFaded() {
    let old = [
      DrawItem.group(
        DrawGroup(clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), [box(0), text("a")]))
    ]
    let new = [
      DrawItem.group(
        DrawGroup(clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), [box(4), text("b")]))
    ]
    let expected = DrawItem.group(
      DrawGroup(
        clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)),
        [
          box(2), .group(DrawGroup(opacity: 0.5, [text("a")])),
          .group(DrawGroup(opacity: 0.5, [text("b")])),
        ]))
    #expect(old.blended(to: new, progress: 0.5) == [expected])
  }

  /// A line that comes moves nothing of what stays.
  @Test(arguments: [0, 1, 2]) func whatComesBetweenMovesNothingElse(_ place: Int) {
    func part(_ x: CGFloat) -> DrawItem {
      .group(DrawGroup(transform: PlaneTransform(translationX: x, y: 0), [box(x)]))
    }
    let old = [part(10), part(20)]
    var new = old
    new.insert(part(0), at: place)
    var expected = old
    expected.insert(.group(DrawGroup(opacity: 0.5, [part(0)])), at: place)
    #expect(old.blended(to: new, progress: 0.5) == expected)
    #expect(new.blended(to: old, progress: 0.5) == expected)
  }

  /// A name that stands at the left before, and in the middle after, is there once on the way.
  @Test func aWordThatWasMeasuredIsNeverThereTwice() throws {
    func name(_ alignment: TextPlacement.Alignment, x: CGFloat, measured: Bool = true) -> [DrawItem]
    {
      let line = DrawText.Line("Ann", at: CGPoint(x: x, y: 10), width: 20)
      return [
        .text(
          DrawText(
            "Ann", TextStyle(FontRequest(size: 10), red),
            in: CGRect(x: 0, y: 0, width: 50, height: 12),
            placement: TextPlacement(alignment), lines: measured ? [line] : nil))
      ]
    }
    let way = name(.left, x: 0).blended(to: name(.center, x: 16), progress: 0.25)
    guard case .text(let text)? = way.first else {
      Issue.record("\(way)")
      return
    }
    #expect(way.count == 1 && text.lines?.first?.origin == CGPoint(x: 4, y: 10))
    let free = name(.left, x: 0, measured: false)
    #expect(free.blended(to: name(.center, x: 16, measured: false), progress: 0.5).count == 2)
  }

  @Test func whatIsMoreOnOneSideComesAndGoes() {
    let blend = [box(0), box(20)].blended(to: [box(0), text("new"), box(30)], progress: 0.5)
    #expect(blend == [box(0), .group(DrawGroup(opacity: 0.5, [text("new")])), box(25)])
    #expect([box(0)].blended(to: [], progress: 0.5) == [.group(DrawGroup(opacity: 0.5, [box(0)]))])
  }

  @Test func theEndsAreExact() {
    let (old, new) = ([box(0), text("a")], [text("b")])
    #expect(old.blended(to: new, progress: 0) == old)
    #expect(old.blended(to: new, progress: 1) == new)
  }

  @Test func beyondTheEndsPlacesGoOnAndColoursStay() {
    let faint = DrawItem.fill(
      .rect(CGRect(x: 10, y: 0, width: 10, height: 10)), red.faded(by: 0.5))
    guard case .shape(let shape)? = [box(0)].blended(to: [faint], progress: 1.5).first else {
      Issue.record("no shape")
      return
    }
    #expect(shape.geometry == .rect(CGRect(x: 15, y: 0, width: 10, height: 10)))
    #expect(shape.fill == .color(red.faded(by: 0.5)))
  }

  @Test func beyondTheEndBothAreKeptAndNumbersGoOn() {
    let (old, new) = ([box(0), text("a")], [box(10), text("b")])
    let beyond = old.blendedWhole(to: new, progress: 1.5)
    #expect(beyond.count == 3)
    #expect(beyond.first == box(15))
    #expect(old.blendedWhole(to: new, progress: 0).count == 3)
    #expect(old.blendedWhole(to: new, progress: 1).count == 3)
  }
}
