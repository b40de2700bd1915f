import CoreGraphics
import Testing

@testable import Drawing

@Suite struct RecordingTests {
  static let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let stops = unsafe CGGradient(
    colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var draw: @Sendable (CGContext) -> Void
    var text: String

    init(_ name: String, _ text: String, _ draw: @escaping @Sendable (CGContext) -> Void) {
      testDescription = name
      self.draw = draw
      self.text = text
    }
  }

  static let box = CGRect(x: 2, y: 4, width: 6, height: 8)
  static let cases = [
    Case("fill", "rect 2 4 6 8 fill #FF0000") {
      $0.setFillColor(red)
      $0.fill(box)
    },
    Case("ellipse", "path M 8 8 C") { $0.fillEllipse(in: box) },
    Case("stroke", "rect 2 4 6 8 stroke #000000 width 3 join round dash 2 1 phase 1") {
      $0.setLineWidth(3)
      $0.setLineJoin(.round)
      $0.setLineDash(phase: 1, lengths: [2, 1])
      $0.stroke(box)
    },
    Case("scaled stroke", "group scale(2)\n  rect 2 4 6 8 stroke #000000") {
      $0.scaleBy(x: 2, y: 2)
      $0.stroke(box)
    },
    Case("faint and clipped", "group\n  clip rect 0 0 5 5\n  group opacity 0.5\n    rect 2 4 6 8") {
      $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.setAlpha(0.5)
      $0.fill(box)
    },
    Case("shadow", "group\n  shadow #000000/0.333 offset 1 2 blur 3\n  group scale(2)") {
      $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      $0.scaleBy(x: 2, y: 2)
      $0.stroke(box)
    },
    Case("layer", "group opacity 0.5\n  rect 2 4 6 8 fill #000000\n  rect 0 0 1 1") {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer()
      $0.fill([box, CGRect(x: 0, y: 0, width: 1, height: 1)])
      $0.endTransparencyLayer()
    },
    Case("cleared", "rect 2 4 6 8 fill #000000") {
      $0.fill(bounds)
      $0.clear(bounds)
      $0.fill(box)
    },
    Case("gradient everywhere", "rect 0 0 40 20 fill linear(0 0 to 40 0, 0 #000000, 1 #FFFFFF)") {
      guard let stops else { return }
      $0.drawLinearGradient(
        stops, start: .zero, end: CGPoint(x: 40, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    },
    Case("gradient disc", "path even-odd M 20 10 C") {
      guard let stops else { return }
      $0.drawRadialGradient(
        stops, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 10, options: [])
    },
    Case(
      "picture of a context",
      "group matrix(1 0 0 -1 0 16)\n  group matrix(3 0 0 4 2 4)\n    clip rect 0 0 2 2\n    rect 0 0 1 1"
    ) {
      let inner = CGContext(size: CGSize(width: 2, height: 2), scale: 1)
      inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      if let image = inner.makeImage() { $0.draw(image, in: box) }
    },
    Case("both pages", "rect 2 4 6 8 fill #000000|#FFFFFF") {
      $0.setFillColor(red.with(light: .black, dark: .white))
      $0.fill(box)
    },
  ]

  @Test(arguments: cases) func whatWasDrawnBecomesItems(_ item: Case) {
    let context = CGContext(size: Self.bounds.size, scale: 1)
    item.draw(context)
    let items = [DrawItem](recorded: context.operations, in: Self.bounds)
    let text = items.map(\.text).joined()
    #expect(text.hasPrefix(item.text))
  }

  @Test func aGradientEndsWhereItsOptionsSaySo() throws {
    let stops = try #require(Self.stops)
    let context = CGContext(size: Self.bounds.size, scale: 1)
    context.drawLinearGradient(
      stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
      options: .drawsAfterEndLocation)
    let items = [DrawItem](recorded: context.operations, in: Self.bounds)
    guard case .group(let group)? = items.first, case .shape(let shape)? = group.children.first
    else {
      Issue.record("no shape in a group")
      return
    }
    #expect(group.clip == .rect(Self.bounds))
    #expect(!shape.geometry.path.cgPath.contains(CGPoint(x: 9, y: 10)))
    #expect(shape.geometry.path.cgPath.contains(CGPoint(x: 11, y: 10)))
    #expect(shape.geometry.path.cgPath.contains(CGPoint(x: 39, y: 10)))
  }

  @Test func everyBlendModeIsDrawnAsTheNormalOne() {
    let context = CGContext(size: Self.bounds.size, scale: 1)
    context.setBlendMode(.multiply)
    context.fill(Self.box)
    #expect(context.operations.first?.state.blendMode == .multiply)
    let items = [DrawItem](recorded: context.operations, in: Self.bounds)
    #expect(items == [.fill(.rect(Self.box), .black)])
  }

  @Test func displayP3IsShownInSRGB() {
    let color = CGColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1)
    #expect(RGBAColor(cgColor: color).hex == 0x846549)
    #expect(
      RGBAColor(cgColor: CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)).hex == 0xFF0000)
    #expect(RGBAColor(cgColor: CGColor(gray: 0.2, alpha: 0.5)).words == "#333333/0.5")
  }

  @Test func aTextKeepsItsRunsInItsLines() {
    var bold = RecordedText.Run("two", size: 12, color: Self.red)
    bold.weight = 700
    var text = RecordedText(
      [RecordedText.Run("one ", size: 12, color: .black), bold], in: Self.bounds)
    text.lines = [
      .init("one", range: 0..<4, at: CGPoint(x: 0, y: 10), width: 18),
      .init("two", range: 4..<7, at: CGPoint(x: 0, y: 24), width: 18),
    ]
    #expect(
      DrawItem.text(DrawText(text)).text == """
        text "one two" in 0 0 40 20 system 12 color #000000
          span 4..<7 system 12 weight 700 color #FF0000
          line "one" at 0 10 width 18
          line "two" at 0 24 width 18
            span 0..<3 system 12 weight 700 color #FF0000

        """)
  }
}
