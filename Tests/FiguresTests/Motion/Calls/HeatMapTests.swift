import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct HeatMapTests {
  /// One invalidation of all, then some of single items.
  private static func steps(
    _ layout: LayoutSnapshot, _ items: [[Int]]
  ) -> [QueryMap.Step] {
    let calls = [CallCases.invalidate()] + items.map { CallCases.invalidate($0) }
    return calls.enumerated().map { number, call in
      QueryMap.Step("step \(number)", Conversation(calls: [call]), settling: layout)
    }
  }

  private static let uneven = [[4, 5], [4, 5], [4], [4, 6]]

  @Test func namesThoseThatTakeTheMost() {
    let map = HeatMap(Self.steps(CallCases.wall(12), Self.uneven))
    #expect(
      map.figure.summary.hasPrefix("5 and 6 take 8 of 19 invalidations; 9 cells have one each."))
  }

  @Test func saysWhenAllAreEqualAndDrawsThemGrey() {
    let figure = HeatMap(Self.steps(CallCases.wall(12), [])).figure
    #expect(figure.summary.hasPrefix("All twelve cells are invalidated once each."))
    let ink = FigureInkwork(figure)
    #expect(ink.areas.count { $0.paint == .color(FigureInk.quiet) } == 12)
    #expect(!ink.words.contains { $0.text == "times" })
  }

  @Test func nothingMayBeInvalidated() {
    let step = QueryMap.Step("rest", Conversation(calls: []), settling: CallCases.wall(3))
    #expect(HeatMap([step]).figure.summary.hasPrefix("Nothing is invalidated."))
    #expect(HeatMap([]).figure.summary.hasPrefix("Nothing is invalidated."))
  }

  @Test(arguments: [5, 50, 500]) func keepsTheRulesOfFigures(_ count: Int) {
    let steps = Self.steps(CallCases.wall(count), Self.uneven)
    for width in [FigureWidth.half, .page, .readme] {
      let figure = HeatMap(steps, .init(title: "Invalidated cells", width: width)).figure
      #expect(FigureRules(figure, at: width).broken == [], "\(width)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  /// As all other figures call them.
  @Test func sectionsHaveTheirNames() {
    let layout = CallCases.wall(500, sections: 2)
    func words(_ names: [String?]) -> [String] {
      let step = QueryMap.Step(
        "all", Conversation(calls: [CallCases.invalidate()]), settling: layout, sectionNames: names)
      return FigureInkwork(HeatMap([step]).figure).words.map(\.text)
    }
    #expect(Set(words(["Office", nil])).isSuperset(of: ["Office", "section 1"]))
    #expect(Set(words([])).isSuperset(of: ["section 0", "section 1"]))
  }

  /// The numbers of the legend are those in the picture, from 0 on.
  @Test func theLegendHasTheValuesThatAreDrawn() {
    let ink = FigureInkwork(HeatMap(Self.steps(CallCases.wall(12), Self.uneven)).figure)
    let legend = ink.words.filter { $0.color == FigureInk.secondary }.compactMap { Int($0.text) }
    let drawn = ink.words.filter { $0.size == 15 }.compactMap { Int($0.text) }
    #expect(legend == [0] + Set(drawn).sorted())
    #expect(Set(drawn) == [1, 2, 3, 5])
  }

  /// No role has the colour of heat, and more is always darker on the light page and lighter on the dark one.
  @Test func heatIsNoRole() {
    let roles = [FigureInk.inserted, FigureInk.deleted, FigureInk.moved, FigureInk.reloaded]
    let steps = (0...7).map { HeatPicture.heat($0, of: 7) }
    #expect(steps.allSatisfy { !roles.contains($0) })
    for (cold, hot) in zip(steps, steps.dropFirst()) {
      #expect(hot.light.contrast(to: .white) > cold.light.contrast(to: .white))
      #expect(hot.dark.contrast(to: .black) > cold.dark.contrast(to: .black))
    }
    let ink = FigureInkwork(HeatMap(Self.steps(CallCases.wall(12), Self.uneven)).figure)
    #expect(!ink.areas.contains { area in roles.contains { area.paint == .color($0) } })
  }

  @Test func aCellHasItsNameAndItsNumber() {
    let texts = FigureLabels(HeatMap(Self.steps(CallCases.wall(5), [])).figure).frames.map(\.text)
    #expect(texts.count { $0 == "5" } == 1)
    #expect(texts.count { $0 == "1" } == 6)
  }

  /// Cells of one size have their names all of them, or none: an id beside a number would be taken for one.
  @Test(arguments: [20, 56, 60, 99, 120]) func cellsOfOneSizeAreNamedAlike(_ count: Int) {
    let cells = (0..<count).map { number in
      MotionCases.cell(
        number.isMultiple(of: 3) ? "\(number)" : "\(number + 1000)", [0, number],
        CGRect(
          x: CGFloat(number % 7) * 54, y: CGFloat(number / 7) * 50, width: 40, height: 40))
    }
    let layout = LayoutSnapshot(
      elements: cells, contentSize: CGSize(width: 390, height: 900),
      viewport: CGRect(x: 0, y: 0, width: 390, height: 852))
    let figure = HeatMap(Self.steps(layout, [])).figure
    let words = FigureInkwork(figure).words.map(\.text)
    let named = cells.count { words.contains($0.id.label) && $0.id.label != "1" }
    #expect(named == 0 || named >= count - 1, "\(named) of \(count)")
    #expect(words.count { $0 == "1" } >= count)
  }

  /// Of cells that cover one another all numbers would be cut but one.
  @Test func cellsThatCoverOneAnotherHaveNoNumbers() {
    let cells = (0..<40).map { number in
      MotionCases.cell(
        "\(number)", [0, number], CGRect(x: CGFloat(number) * 8, y: 20, width: 40, height: 40))
    }
    let layout = LayoutSnapshot(
      elements: cells, contentSize: CGSize(width: 390, height: 400),
      viewport: CGRect(x: 0, y: 0, width: 390, height: 400))
    let words = FigureInkwork(HeatMap(Self.steps(layout, [])).figure).words.map(\.text)
    #expect(!words.contains("1"))
  }

  /// All say it in the longest way that each has room for.
  @Test func blocksAreNamedAlike() {
    let figure = HeatMap(Self.steps(CallCases.wall(9_637), [])).figure
    let words = FigureInkwork(figure).words.map(\.text)
    let names = words.filter { $0.hasPrefix("from ") }
    #expect(names.count == 24 && names.contains("from 0"))
  }

  @Test func manySectionsAreBlocks() {
    let figure = HeatMap(Self.steps(CallCases.wall(500, sections: 5), Self.uneven)).figure
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect((0..<5).allSatisfy { texts.contains("section \($0)") })
    #expect(texts.contains { $0.hasPrefix("A block stands for a section of 100 cells;") })
  }

  /// A block that says "0 to 2" says of what.
  @Test(arguments: [(1, "17 to 21 cells"), (50, "2 or 3 sections")]) func blocksSayWhatTheyStandFor(
    _ sections: Int, _ meaning: String
  ) {
    let steps = Self.steps(CallCases.wall(500, sections: sections), Self.uneven)
    let texts = FigureLabels(HeatMap(steps, .init(width: .page)).figure).frames.map(\.text)
    #expect(texts.contains("A block stands for \(meaning); its number is that of the hottest."))
  }

  /// A hot element is found among many: its block has its number and its name.
  @Test func theHottestOfABlockIsNamed() {
    let figure = HeatMap(Self.steps(CallCases.wall(500), Self.uneven)).figure
    let texts = FigureInkwork(figure).words.map(\.text)
    #expect(texts.contains("0 to 20") && texts.contains("5"))
    #expect(texts.filter { $0 == "1" }.count == 23 + 1)
  }

  /// Names that are numbers stand there whole, or not at all.
  @Test(arguments: [500, 10_000]) func numbersAreNeverCut(_ count: Int) {
    for width in [FigureWidth.phone, .half, .page] {
      let figure = HeatMap(
        Self.steps(CallCases.wall(count), Self.uneven), .init(width: width)
      ).figure
      let names = FigureInkwork(figure).words.map(\.text)
      #expect(!names.contains { $0.hasSuffix("…") })
      #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
    }
  }

  /// Blocks leave next to nothing empty in their last row.
  @Test(arguments: [130, 170, 500, 510, 700, 10_000]) func blocksFillTheirRows(_ count: Int) {
    for sections in [1, 2, 5, 7, 10, 13] {
      let steps = Self.steps(CallCases.wall(count, sections: sections), Self.uneven)
      let counts = HeatCounts(steps, steps.map { LayoutEffort($0.conversation) })
      for width: CGFloat in [292, 352, 592] {
        let frames = HeatBlock.summary(of: counts, in: CGSize(width: width, height: 375)).map(
          \.frame)
        let columns = Set(frames.map(\.minX)).count
        let places = Set(frames.map(\.minY)).count * columns
        #expect(Double(places - frames.count) / Double(places) <= 0.15)
        #expect((frames.map(\.maxX).max() ?? 0) > width * 0.95)
      }
    }
  }

  /// A content that is much higher than wide is widened, so that the page is used.
  @Test(arguments: [12, 30, 49, 60, 99, 120]) func placesUseTheWidth(_ count: Int) {
    let room = CGSize(width: 352, height: 375)
    let places = HeatPlaces(CallCases.wall(count).elements, in: room)
    #expect(places.size.width >= 0.85 * room.width || places.size.height < 0.85 * room.height)
    #expect(places.size.width <= room.width + 0.5 && places.size.height <= room.height + 0.5)
  }

  @Test func aLongContentIsCutToFillThePage() {
    let places = HeatPlaces(CallCases.wall(99).elements, in: CGSize(width: 352, height: 400))
    #expect(places.pieces > 1)
    #expect(places.size.width > 0.85 * 352 && places.size.height > 0.85 * 400)
    #expect(places.size.width <= 352 && places.size.height <= 400)
  }

  @Test func bearsTenThousandAndNoNumbers() {
    var wall = CallCases.wall(10_000).elements
    wall[3].center = CGPoint(x: CGFloat.nan, y: .infinity)
    let layout = LayoutSnapshot(
      elements: wall, contentSize: CGSize(width: 390, height: 1e300), viewport: .zero)
    let figure = HeatMap(Self.steps(layout, Self.uneven)).figure
    #expect(FigureRules(figure, at: .half).broken == [])
    #expect(figure.svg.utf8.count < 150_000)
  }

  /// Headers that are too low for a number are told below, and none of them has one.
  @Test func headersWithoutRoomAreTold() {
    let headers = (0..<3).map { section in
      HeatBlock(
        names: ["h"], count: 1,
        frame: CGRect(x: 0, y: CGFloat(section) * 40, width: 300, height: section == 1 ? 13 : 12),
        members: 1, kind: .supplementary("UICollectionElementKindSectionHeader"))
    }
    let words = HeatWords(headers)
    #expect(words.notes == ["Without room for a number: 3 headers, 1 each."])
    #expect(headers.indices.allSatisfy { words.items(at: $0, FigureInk.ink).isEmpty })
  }

  /// The number of a row stands beside its name, and not below it.
  @Test func rowsHaveOneLine() {
    let elements = (0..<4).map { row in
      ElementSnapshot(
        id: .item("row \(row)"), path: [0, row],
        center: CGPoint(x: 160, y: 25 + 50 * CGFloat(row)), size: CGSize(width: 320, height: 48))
    }
    let size = CGSize(width: 320, height: 200)
    let rows = LayoutSnapshot(
      elements: elements, contentSize: size, viewport: CGRect(origin: .zero, size: size))
    let words = FigureInkwork(HeatMap(Self.steps(rows, [])).figure).words
    let names = words.filter { $0.text.hasPrefix("row ") }.map(\.frame.midY).sorted()
    let numbers = words.filter { $0.text == "1" }.map(\.frame.midY).sorted()
    #expect(names.count == 4 && numbers.count == 4)
    #expect(zip(names, numbers).allSatisfy { abs($0 - $1) < 2 })
  }
}
