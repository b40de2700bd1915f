import CoreGraphics
import Testing

@testable import Drawing

@Suite struct DrawFormTests {
  @Test func aDrawingReadsAsAnIndentedList() {
    #expect(
      Samples.card.text == """
        drawing 200x120
        background #F6F7F9|#0F1216
        group item-1 "Zoe" move(16 20) opacity 0.5
          clip rounded 0 0 168 80 corners 12
          shadow #000000/0.2 offset 0 2 blur 4 of rect 0 0 168 80
          rect 0 0 168 80 fill linear(0 0 to 0 80, 0 #FFFFFF, 1 #EEEEEE|#222222)
          ellipse 8 8 24 24 stroke #0072B2 width 2 dash 4 2
          text "Zoe" in 40 8 120 20 system 17 weight 600 color #15181D|#F1F3F6 limit 1 break tail
            line "Zoe" at 40 24.5 width 30.25

        """)
  }

  struct Case: CustomTestStringConvertible {
    var item: DrawItem
    var text: String
    var testDescription: String { text }

    init(_ item: DrawItem, _ text: String) {
      self.item = item
      self.text = text
    }
  }

  static let style = TextStyle(FontRequest(.monospaced, size: 12), .black)
  static let box = CGRect(x: 0, y: 0, width: 10, height: 20)
  static let cases = [
    Case(
      .fill(.rounded(box, CornerRadii(topLeft: 4)), .clear),
      "rounded 0 0 10 20 corners 4 0 0 0 fill #000000/0"),
    Case(
      .fill(.line(from: .zero, to: CGPoint(x: 1, y: 2)), .white), "path M 0 0 L 1 2 fill #FFFFFF"),
    Case(
      .group(DrawGroup(transform: PlaneTransform(CGAffineTransform(scaleX: 2, y: 2)), [])),
      "group scale(2)"),
    Case(
      .group(
        DrawGroup(element: ElementMark("a b", title: "x\"y"), mask: [.fill(.rect(box), .black)], [])
      ),
      "group \"a b\" \"x\\\"y\"\n  mask\n    rect 0 0 10 20 fill #000000"),
    Case(
      .text(DrawText("a\nb", style, spans: [.init(0..<1, style)], in: box)),
      "text \"a\\nb\" in 0 0 10 20 monospaced 12 color #000000\n  span 0..<1 monospaced 12 color #000000"
    ),
    Case(
      .image(
        DrawImage(
          ImageSource([], naturalSize: CGSize(width: 4, height: 3)), in: box,
          contentMode: .aspectFit)),
      "image unknown 4x3 cbf29ce484222325 in 0 0 10 20 fit"),
  ]

  @Test(arguments: cases) func everyItemHasItsLine(_ item: Case) {
    #expect(item.item.text == item.text + "\n")
  }
}
