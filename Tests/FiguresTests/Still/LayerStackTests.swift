import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Stacks keep the rules of figures with few and many elements, and say who is in front of whom.
@Suite struct LayerStackTests {
  enum Form: String, CaseIterable, Sendable {
    /// Nobody over another, all at one depth.
    case flat
    /// Each over the one before, at a depth of its own.
    case fan
    /// All in one place at one depth.
    case heap
    /// Rows below a header.
    case covered
  }

  static let widths: [FigureWidth] = [.half, .page, .readme]

  static func layout(_ form: Form, _ count: Int) -> LayoutSnapshot {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 600)
    let columns = count > 60 ? 20 : count > 8 ? 5 : 1
    let rows = CGFloat((count + columns - 1) / columns)
    var elements = (0..<count).map { index -> ElementSnapshot in
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      let (wide, high) = (374 / CGFloat(columns), min(90, 580 / max(rows, 1)))
      let place = CGRect(
        x: 8 + column * wide, y: 8 + row * high, width: wide * 0.9, height: high * 0.8)
      let shift = CGFloat(index) * 200 / CGFloat(max(count, 1))
      let frame =
        form == .fan || form == .heap
        ? CGRect(x: 30 + shift, y: 40 + shift * 1.5, width: 120, height: 160) : place
      return SampleLayouts.element(
        "n\(index)", [0, index], frame, zIndex: form == .fan ? index : 0)
    }
    if form == .covered, count > 0 {
      elements.append(
        SampleLayouts.element(
          SampleLayouts.header, "Fruit", [0, 0], CGRect(x: 0, y: 0, width: 390, height: 60),
          zIndex: 20))
    }
    return LayoutSnapshot(elements: elements, contentSize: screen.size, viewport: screen)
  }

  private func figure(_ layout: LayoutSnapshot, at width: FigureWidth) -> Figure {
    LayerStack(layout, .init(title: "Layers", width: width)).figure
  }

  private func words(_ figure: Figure) -> [FigureInkwork.Word] { FigureInkwork(figure).words }

  @Test(arguments: Form.allCases, [0, 1, 5, 50, 500])
  func keepEveryRuleAtEveryWidth(_ form: Form, _ count: Int) {
    for width in Self.widths {
      let figure = figure(Self.layout(form, count), at: width)
      #expect(FigureRules(figure, at: width).broken == [], "\(form) \(count) \(width.points)")
      #expect(figure.svg.utf8.count <= 150_000, "\(form) \(count) \(width.points)")
    }
  }

  @Test func keepEveryRuleWithOtherLayouts() {
    for layout in [
      SampleLayouts.pile(), SampleLayouts.circle(), SampleLayouts.sections(),
      SampleLayouts.mosaic(), SampleLayouts.list(), SampleLayouts.tall(),
    ] + HardLayoutTests.layouts.map(\.layout) {
      for width in Self.widths {
        #expect(FigureRules(figure(layout, at: width), at: width).broken == [])
      }
    }
  }

  /// Every reader draws words that stand upright in the same place.
  @Test(arguments: Form.allCases) func noWordIsSkewed(_ form: Form) {
    for width in Self.widths {
      #expect(words(figure(Self.layout(form, 12), at: width)).allSatisfy { !$0.isScaled })
    }
  }

  @Test(arguments: [5, 8, 9, 50, 500]) func layersAreInTheOrderOfTheirDepths(_ count: Int) {
    let found = words(figure(Self.layout(.fan, count), at: .readme))
      .filter { $0.text.hasPrefix("z ") && $0.text.contains(where: \.isNumber) }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
    let depths = found.compactMap { Int($0.dropFirst(2).split(separator: " ")[0]) }
    #expect(depths.count == min(count, StackLayer.largestCount))
    #expect(depths == depths.sorted(by: >))
    #expect(depths.first == count - 1 && depths.last == 0)
    #expect(found.contains { $0.contains(" to ") } == (count > StackLayer.largestCount))
  }

  @Test func everybodyIsInOneLayer() {
    for count in [5, 50, 500] {
      let elements = Self.layout(.fan, count).elementsFromTheBack
      let layers = StackLayer.layers(of: elements)
      #expect(layers.flatMap(\.elements).map(\.id) == elements.map(\.id))
    }
  }

  @Test func theFindingSaysWhoIsInFront() {
    let screen = CGRect(x: 0, y: 0, width: 300, height: 300)
    var elements = (0..<4).map {
      SampleLayouts.element(
        "n\($0)", [0, $0], CGRect(x: 10, y: CGFloat($0) * 30, width: 200, height: 28))
    }
    elements.append(
      SampleLayouts.element(
        "lid", [0, 9], CGRect(x: 0, y: 0, width: 300, height: 70), zIndex: 20))
    let layout = LayoutSnapshot(elements: elements, contentSize: screen.size, viewport: screen)
    let figure = figure(layout, at: .readme)
    #expect(
      figure.summary.hasPrefix("Cell lid, z 20, in front of three cells; two of them hidden."),
      "\(figure.summary)")
    let texts = words(figure).map(\.text)
    #expect(texts.contains("hidden: n0 and n1"))
    #expect(texts.contains("hidden by one in front"))
    #expect(figure.summary.contains("z 20: 1 cell; z 0: 4 cells."))
  }

  @Test func whatIsSeenThroughHidesNobody() {
    let screen = CGRect(x: 0, y: 0, width: 300, height: 300)
    let below = SampleLayouts.element("low", [0, 0], CGRect(x: 10, y: 10, width: 50, height: 50))
    var above = SampleLayouts.element(
      "high", [0, 1], CGRect(x: 0, y: 0, width: 100, height: 100), zIndex: 1)
    above.alpha = 0.5
    let layout = LayoutSnapshot(
      elements: [below, above], contentSize: screen.size, viewport: screen)
    #expect(figure(layout, at: .half).summary.hasPrefix("Cell high, z 1, in front of one cell. "))
  }

  /// Sheets and elements are seen on every page.
  @Test func colorsAreSeen() {
    for count in 1...8 {
      let ramp = DepthRamp(count: count)
      for index in 0..<count {
        let line = ramp.line(index)
        guard case .color(let color) = line.paint else { continue }
        let seen = max(
          color.contrast(to: FigureInk.surface), ramp[index].contrast(to: FigureInk.surface))
        #expect(seen >= 3)
      }
    }
    #expect(FigureInk.secondary.contrast(to: FigureInk.page) >= 3)
  }

  @Test func tenThousandElementsAreSaidToBeLeftOut() {
    let figure = figure(SampleLayouts.crowd(10_000), at: .readme)
    let texts = words(figure).map(\.text)
    #expect(texts.contains { $0.hasPrefix("2,000 of ") && $0.hasSuffix("evenly chosen.") })
    #expect(figure.svg.utf8.count < 150_000)
    #expect(FigureRules(figure, at: .readme).broken == [])
  }
}
