import CoreGraphics
import Testing

@testable import Drawing

/// Glass in a file: what is below stands there once more, by reference, in one filter.
@Suite struct SVGMaterialTests {
  private static let glass = Material(ThemedColor(0xFFFFFF, 0x000000))

  private func bar(_ rect: CGRect) -> DrawItem {
    .group(
      DrawGroup(
        element: ElementMark("bar"), transform: PlaneTransform(translationX: 0, y: rect.minY),
        [
          .shape(
            DrawShape(
              .rect(CGRect(origin: .zero, size: rect.size)), fill: .material(Self.glass)))
        ]))
  }

  private func row(_ name: String, at y: CGFloat) -> DrawItem {
    .group(
      DrawGroup(
        element: ElementMark(name), transform: PlaneTransform(translationX: 0, y: y),
        [.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 20)), ThemedColor(0xFF0000, 0xFF0000))])
    )
  }

  private func svg(_ items: [DrawItem], _ motion: SVGMotion? = nil) -> String {
    let list = DrawList(size: CGSize(width: 100, height: 200), items)
    let writer = SVGWriter(SVGOptions())
    return motion.map { String(decoding: writer.bytes(list, $0), as: UTF8.self) }
      ?? writer.svg(list)
  }

  @Test func whatIsBelowIsReferredTo() {
    let rows = [row("far", at: 0), row("near", at: 160), row("under", at: 170)]
    let text = svg(
      rows + [bar(CGRect(x: 0, y: 150, width: 100, height: 50)), row("above", at: 155)])
    #expect(text.contains("<use href=\"#near\"/>"))
    #expect(text.contains("<use href=\"#under\"/>"))
    #expect(!text.contains("<use href=\"#far\"/>"))
    #expect(!text.contains("<use href=\"#above\"/>"))
    #expect(text.contains("stdDeviation=\"9\""))
    #expect(text.contains("fill-opacity=\"0.85\""))
  }

  /// The copy below the glass changes with the row, and has no name of its own.
  @Test func whatIsReferredToIsComparedAsWell() throws {
    func file(_ name: String, at y: CGFloat) -> [UInt8] {
      Array(svg([row(name, at: y), bar(CGRect(x: 0, y: 150, width: 100, height: 50))]).utf8)
    }
    #expect(try DrawingDifference(file("under", at: 170), file("under", at: 170)).isNone)
    let moved = try DrawingDifference(file("under", at: 170), file("under", at: 160))
    #expect(moved.lines.contains { $0.hasPrefix("~ under:") }, "\(moved.lines)")
  }

  /// Names that are there twice are told apart, also where they are referred to.
  @Test func thePlacesOfReferencesAreTheirOwn() {
    let rows = [row("a", at: 0), row("a", at: 160)]
    let text = svg(rows + [bar(CGRect(x: 0, y: 150, width: 100, height: 50))])
    #expect(text.contains("<use href=\"#a-2\"/>"))
    #expect(!text.contains("<use href=\"#a\"/>"))
  }

  @Test func overNothingItIsItsColour() {
    let text = svg([row("far", at: 0), bar(CGRect(x: 0, y: 150, width: 100, height: 50))])
    #expect(!text.contains("filter"))
    #expect(text.contains("fill=\"#fff\""))
  }

  /// To blur every picture of a motion anew would take too long.
  @Test func inMotionItIsItsColour() {
    let rows = [row("near", at: 160), bar(CGRect(x: 0, y: 150, width: 100, height: 50))]
    #expect(!svg(rows, SVGMotion()).contains("filter"))
  }

  @Test func glassThatIsNotThereIsNotWritten() {
    let clear = Paint.material(Self.glass).faded(by: 0)
    let shape = DrawItem.shape(
      DrawShape(.rect(CGRect(x: 0, y: 0, width: 100, height: 50)), fill: clear))
    #expect(!svg([row("a", at: 0), shape]).contains("height=\"50\""))
    #expect(clear.isClear)
  }

  /// Something sharp would be seen through glass that comes bit by bit.
  @Test func glassIsThereAsLongAsOneEndHasIt() {
    let (none, all) = (Paint.material(Self.glass).faded(by: 0), Paint.material(Self.glass))
    #expect(none.interpolated(to: all, progress: 0.1) == all)
    #expect(all.interpolated(to: none, progress: 0.9) == all)
    #expect(all.interpolated(to: none, progress: 1) == none)
  }
}
