import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A blueprint says every distance and size once, as the layout has it, however many cells there are.
@Suite struct BlueprintRulesTests {
  private static let widths: [FigureWidth] = [.phone, .half, .page, .readme]

  private func texts(_ layout: LayoutSnapshot, _ options: Blueprint.Options = .init()) -> [String] {
    Blueprint(layout, options).figure.drawing.items.texts.map(\.string)
  }

  private static let makers: [(name: String, make: @Sendable (Int) -> LayoutSnapshot)] = [
    ("grid", { PlanCases.grid($0) }), ("list", { PlanCases.list($0) }),
    ("sections", { PlanCases.sections($0) }), ("waterfall", { PlanCases.waterfall($0) }),
    ("carousel", { PlanCases.carousel($0) }), ("tags", { PlanCases.tags($0) }),
    ("blocks", { PlanCases.blocks($0) }), ("groups", { PlanCases.groups($0) }),
  ]

  @Test(arguments: [0, 1, 5, 50, 500]) func rulesHold(_ count: Int) {
    for (name, make) in Self.makers where count > 0 || name != "blocks" {
      for width in Self.widths {
        let figure = Blueprint(make(count), .init(title: name, width: width)).figure
        #expect(FigureRules(figure, at: width).broken == [], "\(name) \(width.points)")
        #expect(figure.svg.utf8.count < 150_000)
      }
    }
  }

  @Test func headersHaveTheirNamesAmongIdentities() {
    let layout = PlanCases.sections(14)
    #expect(texts(layout, .init(annotations: [.ids])).contains("Week 2"))
    #expect(texts(layout, .init(annotations: [.paths])).contains("header · Week 2"))
    let both = texts(layout, .init(annotations: [.ids, .paths]))
    #expect(both.contains("header · Week 2"))
  }

  /// Nobody reads the words of a cell through what stands in front of it.
  @Test func decorationsInFrontHideWords() {
    let layout = PlanCases.grid(3)
    let cover = SampleLayouts.element(
      .decoration("bar"), "bar", [0, 0], CGRect(x: 0, y: 8, width: 375, height: 90), zIndex: 5)
    #expect(texts(layout).contains("0–1"))
    let covered = PlanCases.layout(layout.elements + [cover], layout.contentSize)
    #expect(!texts(covered).contains("0–1"))
  }

  /// The width of an inset is read where cells stand in it, too.
  @Test(arguments: [0, 1, 2, 5, 12]) func insetsAreReadOverCells(_ count: Int) {
    for bottom: CGFloat in [30, 69, 200] {
      var layout = PlanCases.grid(count)
      layout.insets = EdgeInsets(top: 40, left: 0, bottom: bottom, right: 0)
      for width in Self.widths {
        let figure = Blueprint(layout, .init(title: "Insets", width: width)).figure
        #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
      }
    }
  }

  @Test func tenThousandCellsAreFolded() {
    let figure = Blueprint(PlanCases.grid(10_000), .init(width: .page)).figure
    #expect(figure.drawing.items.texts.contains { $0.string.hasSuffix(" more rows like this") })
    #expect(figure.svg.utf8.count < 20_000)
    #expect(figure.summary.hasPrefix("3 columns of 110, 6 apart; inset 16.5. "))
  }

  @Test func eachDistanceIsWrittenOnce() {
    let layouts = [
      SampleLayouts.flow(), SampleLayouts.sections(), SampleLayouts.mosaic(), PlanCases.grid(50),
      PlanCases.sections(50), PlanCases.list(500), PlanCases.waterfall(12),
    ]
    for layout in layouts {
      let found = texts(layout, .init(annotations: [.frames, .insets, .spacing]))
      let gaps = Self.distances(layout)
      #expect(!gaps.across.isEmpty || !gaps.down.isEmpty)
      for words in gaps.across.union(gaps.down) {
        let times = (gaps.across.contains(words) ? 1 : 0) + (gaps.down.contains(words) ? 1 : 0)
        // Headers have distances of their own, which may be as long.
        let isPlain = layout.elements.allSatisfy { $0.kind == .cell }
        let written = found.count { $0 == words }
        #expect(isPlain ? written == times : 1...2 ~= written, "\(words) in \(found)")
      }
    }
  }

  /// Between neighbours of one line, and from the outermost to the edges: by the attributes alone.
  private static func distances(
    _ layout: LayoutSnapshot
  ) -> (across: Set<String>, down: Set<String>) {
    let frames = layout.elements.filter { $0.kind == .cell }.map(\.frame)
    var (across, down): (Set<String>, Set<String>) = ([], [])
    func note(_ length: CGFloat, _ words: inout Set<String>) {
      if length >= 0.25 { words.insert(FigureText.length(length)) }
    }
    for frame in frames {
      let right = frames.filter { $0.minY == frame.minY && $0.minX > frame.minX }.map(\.minX).min()
      if let right { note(right - frame.maxX, &across) }
      let below = frames.filter {
        $0.minX == frame.minX && $0.width == frame.width && $0.minY > frame.minY
      }
      let isNext = below.min { $0.minY < $1.minY }
      let isPlain = layout.elements.allSatisfy { $0.kind == .cell }
      if let isNext, isPlain { note(isNext.minY - frame.maxY, &down) }
    }
    note(frames.map(\.minX).min() ?? 0, &across)
    return (across, down)
  }

  @Test func anInsetThatTheScreenCutsHasItsTrueNumber() {
    var layout = PlanCases.list(20)
    layout.viewport = CGRect(x: 0, y: 6, width: 375, height: 400)
    let found = texts(layout, .init(extent: .viewport, annotations: [.insets, .spacing]))
    #expect(found.contains("8"))
    #expect(!found.contains("2"))
  }

  @Test func equalDistancesAreDrawnEquallyLong() {
    let items = Blueprint(SampleLayouts.flow()).figure.drawing.items
    let places = items.texts.filter { ["21.5", "="].contains($0.string) }
    #expect(places.count > 2)
    let layout = SampleLayouts.flow()
    let cells = layout.elements.filter { $0.kind == .cell }.map(\.frame)
    let stage = PlanFit(
      CGRect(origin: .zero, size: layout.contentSize), layout.elements,
      in: CGSize(width: 800, height: 800)
    ).stage
    #expect(cells.map(stage.rect) == cells)
  }

  @Test func headersHaveTheirNames() {
    let found = texts(PlanCases.sections(9))
    #expect(found.contains("header · Week 1") && found.contains("header · Week 2"))
    #expect(found.contains("Week 2"))
  }

  @Test func theFindingSaysHowCellsStand() {
    let findings = [
      (PlanCases.grid(5), "3 columns of 110, 6 apart; inset 16.5"),
      (PlanCases.list(500), "500 rows of 52, 8 apart; inset 16, 8 at the top"),
      (PlanCases.sections(50), "3 columns of 100, 21.5 apart, rows 10 apart; inset 16"),
      (PlanCases.carousel(50), "50 beside each other, each 120 × 160, 12 apart; inset 20"),
      (PlanCases.grid(0), "No items"),
    ]
    for (layout, words) in findings {
      let figure = Blueprint(layout).figure
      #expect(figure.drawing.items.texts.first?.string == words)
      #expect(figure.summary.hasPrefix("\(words). "))
    }
  }

  @Test func foldsCountWhatTheyHide() {
    #expect(texts(PlanCases.list(500)).contains("495 more rows like this"))
    #expect(texts(PlanCases.carousel(500)).contains { $0.hasSuffix("more columns like this") })
    #expect(texts(PlanCases.sections(500, of: 50)).contains("8 more sections like this"))
    #expect(texts(PlanCases.waterfall(500)).contains { $0.hasSuffix(" more cells") })
  }
}
