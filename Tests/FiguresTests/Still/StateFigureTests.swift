import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct StateFigureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let figure: @Sendable () -> Figure

    var testDescription: String { name }

    init(_ name: String, _ figure: @escaping @Sendable () -> Figure) {
      self.name = name
      self.figure = figure
    }
  }

  static let cases = [
    Case("friends-list/still") {
      StillFigure(SampleLayouts.list(offset: 80), .init(title: "Friends", extent: .content)).figure
    },
    Case("mosaic/blueprint") {
      Blueprint(SampleLayouts.mosaic(), .init(title: "Mosaic")).figure
    },
    Case("sections/blueprint") {
      Blueprint(SampleLayouts.sections(), .init(title: "Mountains and rivers")).figure
    },
    Case("sections/size-matrix") {
      SizeMatrix(SampleLayouts.screens, .init(title: "Mountains and rivers")).figure
    },
    Case("pile/layer-stack") {
      LayerStack(SampleLayouts.pile(), .init(title: "Pile")).figure
    },
    Case("overview/contact-sheet") {
      let layouts = [
        ("list", SampleLayouts.list()), ("circle", SampleLayouts.circle()),
        ("pile", SampleLayouts.pile()),
      ]
      let entries = layouts.map { name, layout in
        let still = StillFigure(layout, .init(limit: CGSize(width: 216, height: 216))).figure
        return ContactSheet.Entry(still.drawing, title: name)
      }
      return ContactSheet(entries, .init(title: "Layouts")).figure
    },
  ]

  @Test(arguments: cases)
  func noWrittenLabelIsSmallerThanTenPoints(_ example: Case) {
    // Thumbnails of other pictures are pictures.
    guard !example.name.hasSuffix("contact-sheet") else { return }
    for text in example.figure().drawing.items.texts { #expect(text.style.font.size >= 10) }
  }

  @Test(arguments: cases)
  func isTheSameEveryTime(_ example: Case) {
    #expect(example.figure() == example.figure())
  }

  @Test func labelsOfABlueprintDoNotCollide() {
    for layout in [
      SampleLayouts.list(offset: 80), SampleLayouts.sections(), SampleLayouts.mosaic(),
    ] {
      let frames = Blueprint(layout).figure.drawing.items.placedTexts().map {
        $0.insetBy(dx: 1, dy: 1)
      }
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
      }
    }
  }

  @Test func anEqualDistanceIsWrittenOnce() {
    let texts = Blueprint(SampleLayouts.flow()).figure.drawing.items.texts.map(\.string)
    #expect(texts.filter { $0 == "21.5" }.count == 1)
    #expect(texts.filter { $0 == "100 × 60" }.count == 1)
  }

  @Test func tiesAreMarkedAndExplained() {
    let figure = LayerStack(SampleLayouts.pile()).figure
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.filter { $0 == "?" }.count == 5)
    #expect(figure.summary.contains("Four elements of the same depth overlap"))
  }

  @Test func elementsWithoutTiesHaveNoLegend() {
    let texts = LayerStack(SampleLayouts.flow()).figure.drawing.items.texts.map(\.string)
    #expect(!texts.contains { $0.contains("order not determined") })
  }

  @Test func wordsSayWhatTheLayoutIs() {
    #expect(
      StillFigure(SampleLayouts.sections()).figure.summary
        == "Two-column grid of nine items in two sections, with two headers and two grounds."
        + " Alps, Andes, Atlas, Ural, Harz, Nile and three more.")
  }

  @Test func whatSomebodyHasDrawnIsShown() {
    var element = SampleLayouts.element(
      "card", [0, 0], CGRect(x: 10, y: 20, width: 40, height: 30))
    let content = DrawItem.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 30)), .black)
    element.content = [content]
    let layout = LayoutSnapshot(
      elements: [element], contentSize: CGSize(width: 100, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 100))
    let group = DrawGroup(
      element: ElementMark("card", title: "cell card"),
      transform: PlaneTransform(translationX: 10, y: 20), [content])
    let figure = StillFigure(layout).figure
    guard case .group(let found)? = figure.drawing.items.first else {
      Issue.record("no group")
      return
    }
    #expect(found.children == group.children)
    #expect(found.transform == group.transform)
    #expect(found.element?.id == "card")
  }
}

extension [DrawItem] {
  /// Every text below the items.
  var texts: [DrawText] {
    flatMap { item -> [DrawText] in
      switch item {
      case .group(let group): group.children.texts
      case .text(let text): text.string.isEmpty ? [] : [text]
      case .shape, .image: []
      }
    }
  }

  /// The places of the texts, as far as groups only shift them.
  func placedTexts(_ origin: CGPoint = .zero) -> [CGRect] {
    flatMap { item -> [CGRect] in
      switch item {
      case .group(let group):
        group.children.placedTexts(
          CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty))
      case .text(let text):
        text.string.isEmpty ? [] : [text.frame.offsetBy(dx: origin.x, dy: origin.y)]
      case .shape, .image: []
      }
    }
  }
}
