import CoreGraphics
import Testing

@testable import Drawing

@Suite struct SimplifiedTests {
  static let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  static let red = ThemedColor(RGBAColor(hex: 0xFF0000))
  static let square = DrawItem.fill(.rect(box), red)
  static let disc = DrawItem.fill(.ellipse(box), red)
  static let word = DrawText("a", TextStyle(FontRequest(size: 10), red), in: box)
  static let move = PlaneTransform(translationX: 3, y: 4)
  static let twice = PlaneTransform(CGAffineTransform(scaleX: 2, y: 2))
  static let shade = Shadow(color: .black, blur: 2)

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var items: [DrawItem]
    var result: [DrawItem]

    init(_ name: String, _ items: [DrawItem], _ result: [DrawItem]) {
      testDescription = name
      self.items = items
      self.result = result
    }

    init(_ name: String, _ group: DrawGroup, _ result: [DrawItem]) {
      self.init(name, [.group(group)], result)
    }
  }

  static let invisible = [
    Case("empty group", DrawGroup([]), []),
    Case("nested empty groups", DrawGroup([.group(DrawGroup(transform: move, []))]), []),
    Case("opacity zero", DrawGroup(opacity: 0, [square]), []),
    Case("opacity not a number", DrawGroup(opacity: .nan, [square]), []),
    Case(
      "scaled to nothing",
      DrawGroup(transform: .init(CGAffineTransform(scaleX: 0, y: 1)), [square]), []),
    Case("nowhere", DrawGroup(transform: .init(translationX: .infinity, y: 0), [square]), []),
    Case("empty clip", DrawGroup(clip: .rect(.zero), [square]), []),
    Case("empty mask", DrawGroup(mask: [], [square]), []),
    Case("clear fill", [.fill(.rect(box), .clear)], []),
    Case("fill without area", [.fill(.line(from: .zero, to: CGPoint(x: 5, y: 0)), red)], []),
    Case("line of no width", [.stroke(.rect(box), Stroke(red, width: 0))], []),
    Case(
      "rectangle without a place",
      [
        .fill(
          .rect(CGRect(x: CGFloat.nan, y: CGFloat(0), width: CGFloat(1), height: CGFloat(1))), red)
      ],
      []),
    Case("empty text", [.text(DrawText("", word.style, in: box))], []),
    Case(
      "text of no size", [.text(DrawText("a", TextStyle(FontRequest(size: 0), red), in: box))], []),
    Case(
      "image without bytes", [.image(DrawImage(ImageSource([], naturalSize: box.size), in: box))],
      []),
  ]

  static let merged = [
    Case("group that changes nothing", DrawGroup([square, disc]), [square, disc]),
    Case(
      "transform in transform",
      DrawGroup(transform: move, [.group(DrawGroup(transform: twice, [square, disc]))]),
      [.group(DrawGroup(transform: twice.concatenating(move), [square, disc]))]),
    Case(
      "opacity in opacity",
      DrawGroup(opacity: 0.5, [.group(DrawGroup(opacity: 0.5, [square, disc]))]),
      [.group(DrawGroup(opacity: 0.25, [square, disc]))]),
    Case(
      "clip in clip",
      DrawGroup(
        clip: .rect(CGRect(x: 0, y: 0, width: 8, height: 20)),
        [.group(DrawGroup(transform: move, clip: .rect(box), [square, disc]))]),
      [
        .group(
          DrawGroup(
            transform: move, clip: .rect(CGRect(x: 0, y: 0, width: 5, height: 10)),
            [square, disc]))
      ]),
    Case(
      "same clip twice",
      DrawGroup(
        clip: .ellipse(box), [.group(DrawGroup(clip: .ellipse(box), [square, word.item]))]),
      [.group(DrawGroup(clip: .ellipse(box), [square, word.item]))]),
    Case("rectangle cut by a clip", DrawGroup(clip: .ellipse(box), [square]), [disc]),
    Case("faint shape", DrawGroup(opacity: 0.5, [square]), [.fill(.rect(box), red.faded(by: 0.5))]),
    Case("faint text", DrawGroup(opacity: 0.5, [word.item]), [word.faded(by: 0.5).item]),
    Case("clear shadow", DrawGroup(shadow: Shadow(color: .clear, blur: 2), [square]), [square]),
    Case(
      "name outside, transform inside",
      DrawGroup(element: ElementMark("a"), [.group(DrawGroup(transform: move, [square]))]),
      [.group(DrawGroup(element: ElementMark("a"), transform: move, [square]))]),
  ]

  static let kept = [
    Case("faint group of two", DrawGroup(opacity: 0.5, [square, disc]), []),
    Case(
      "faint shape with fill and line",
      DrawGroup(
        opacity: 0.5,
        [
          .shape(DrawShape(.rect(box), fill: .color(red), stroke: Stroke(.black)))
        ]), []),
    Case(
      "clip around a shadow",
      DrawGroup(
        clip: .rect(box),
        [
          .group(DrawGroup(shadow: shade, [square]))
        ]), []),
    Case(
      "two names",
      DrawGroup(
        element: ElementMark("a"),
        [
          .group(DrawGroup(element: ElementMark("b"), [square]))
        ]), []),
    Case(
      "shadow of a shape alone",
      DrawGroup(shadow: Shadow(color: .black, blur: 2, shape: .rect(box)), []), []),
    Case(
      "clip that turns against its child",
      DrawGroup(
        clip: .rect(box),
        [
          .group(DrawGroup(transform: twice, clip: .rect(box), [disc]))
        ]), []),
  ]

  @Test(arguments: invisible) func dropsWhatCannotBeSeen(_ item: Case) {
    #expect(item.items.simplified() == item.result)
  }

  @Test(arguments: merged) func saysOnceWhatIsSaidTwice(_ item: Case) {
    #expect(item.items.simplified() == item.result)
  }

  @Test(arguments: kept) func leavesWhatHasNoShorterForm(_ item: Case) {
    #expect(item.items.simplified() == item.items)
  }

  @Test func simplifyingTwiceIsSimplifyingOnce() {
    for item in Self.invisible + Self.merged + Self.kept {
      let once = item.items.simplified()
      #expect(once.simplified() == once, "\(item.testDescription)")
    }
  }
}

extension DrawText {
  fileprivate var item: DrawItem { .text(self) }
}
