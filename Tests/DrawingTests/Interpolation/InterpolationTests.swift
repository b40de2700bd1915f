import CoreGraphics
import Testing

@testable import Drawing

@Suite struct InterpolationTests {
  static let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  static let wide = CGRect(x: 10, y: 0, width: 30, height: 10)
  static let style = TextStyle(FontRequest(size: 10), .black)

  struct Case: CustomTestStringConvertible {
    var before: DrawItem
    var after: DrawItem
    /// Half-way.
    var text: String
    var testDescription: String { text }
  }

  static let cases = [
    Case(
      before: .fill(.rect(box), .black), after: .fill(.rounded(wide, radius: 8), .white),
      text: "rounded 5 0 20 10 corners 4 fill #808080"),
    Case(
      before: .fill(.rect(box), .clear), after: .fill(.rect(box), ThemedColor(0xFF0000, 0x00FF00)),
      text: "rect 0 0 10 10 fill #FF0000/0.5|#00FF00/0.5"),
    Case(
      before: .shape(DrawShape(.ellipse(box))),
      after: .shape(
        DrawShape(.ellipse(box), fill: .color(.black), stroke: Stroke(.white, width: 4))),
      text: "ellipse 0 0 10 10 fill #000000/0.5 stroke #FFFFFF width 2"),
    Case(
      before: .fill(.line(from: .zero, to: CGPoint(x: 4, y: 0)), .black),
      after: .fill(.line(from: .zero, to: CGPoint(x: 0, y: 4)), .black),
      text: "path M 0 0 L 2 2 fill #000000"),
    Case(
      before: .text(DrawText("a", style, in: box, lines: [.init("a", at: .zero, width: 4)])),
      after: .text(
        DrawText("a", style, in: wide, lines: [.init("a", at: CGPoint(x: 10, y: 0), width: 6)])),
      text: "text \"a\" in 5 0 20 10 system 10 color #000000\n  line \"a\" at 5 0 width 5"),
    Case(
      before: .group(DrawGroup(opacity: 0, [])),
      after: .group(
        DrawGroup(
          transform: PlaneTransform(translationX: 8, y: 4), shadow: Shadow(color: .black, blur: 3),
          [])),
      text: "group move(4 2) opacity 0.5\n  shadow #000000/0.5 blur 3"),
    Case(
      before: .group(DrawGroup(clip: .rect(box), [.fill(.rect(box), .black)])),
      after: .group(DrawGroup(clip: .rect(wide), [.fill(.rect(wide), .black)])),
      text: "group\n  clip rect 5 0 20 10\n  rect 5 0 20 10 fill #000000"),
  ]

  @Test(arguments: cases) func equalStructuresMeetHalfWay(_ item: Case) {
    #expect(item.before.hasSameStructure(as: item.after))
    #expect(item.before.interpolated(to: item.after, progress: 0.5).text == item.text + "\n")
  }

  @Test(arguments: cases) func theEndsAreWhatTheyWere(_ item: Case) {
    #expect([item.before].interpolated(to: [item.after], progress: 0) == [item.before])
    #expect([item.before].interpolated(to: [item.after], progress: 1) == [item.after])
  }

  @Test func aTurnGoesTheShorterWay() {
    let before = PlaneTransform(CGAffineTransform(rotationAngle: 3))
    let after = PlaneTransform(CGAffineTransform(rotationAngle: -3))
    let between = before.interpolated(to: after, progress: 0.5)
    #expect(abs(between.a - -1) < 1e-9 && abs(between.b) < 1e-9)
  }

  @Test func aShearedTransformComesBackFromItsParts() {
    let sheared = PlaneTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: -3, tx: 4, ty: 5))
    let other = PlaneTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    let almost = sheared.interpolated(to: other, progress: 1e-12)
    #expect(abs(almost.a - 2) < 1e-9 && abs(almost.b - 1) < 1e-9)
    #expect(abs(almost.c - 0.5) < 1e-9 && abs(almost.d - -3) < 1e-9)
  }

  @Test func aColourBecomesAGradientOfThatColour() {
    let gradient = Paint.linear(
      LinearGradient(
        from: .zero, to: CGPoint(x: 1, y: 0),
        stops: [GradientStop(0, .white), GradientStop(1, .black)]))
    let between = Paint.color(.black).interpolated(to: gradient, progress: 0.5)
    #expect(between.words == "linear(0 0 to 1 0, 0 #808080, 1 #000000)")
    #expect(gradient.interpolated(to: .color(.black), progress: 0.5) == between)
  }

  static let strangers: [(DrawItem, DrawItem)] = [
    (.fill(.rect(box), .black), .fill(.ellipse(box), .black)),
    (.text(DrawText("a", style, in: box)), .text(DrawText("b", style, in: box))),
    (.group(DrawGroup(element: ElementMark("a"), [])), .group(DrawGroup([]))),
    (.group(DrawGroup(clip: .rect(box), [])), .group(DrawGroup([]))),
    (.fill(.rect(box), .black), .text(DrawText("a", style, in: box))),
  ]

  @Test(arguments: strangers.indices) func otherStructuresCrossFade(_ index: Int) {
    let (before, after) = Self.strangers[index]
    #expect(!before.hasSameStructure(as: after))
    let first = DrawList(size: Self.box.size, [before])
    let second = DrawList(size: Self.box.size, [after])
    let faded = DrawList(
      size: Self.box.size,
      [
        .group(DrawGroup(opacity: 0.75, [before])), .group(DrawGroup(opacity: 0.25, [after])),
      ])
    #expect(first.interpolated(to: second, progress: 0.25) == faded)
  }
}
