import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct UpdateMapTests {
  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  private static func map(_ before: [String], _ after: [String], noun: Noun = .item) -> Figure {
    UpdateMap(
      before: [ItemSection(before)], after: [ItemSection(after)], .init(title: "Inbox", noun: noun)
    ).figure
  }

  static func names(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

  /// Two go, two come, one moves.
  static func changed(_ names: [String]) -> [String] {
    var next = names
    next.insert(next.remove(at: 30), at: 38)
    next.removeAll { ["item 12", "item 20"].contains($0) }
    next.insert("Welcome", at: 0)
    next.insert("Draft", at: 25)
    return next
  }

  /// Every name in a place that looks random.
  static func shuffled(_ names: [String]) -> [String] {
    names.indices.map { names[($0 * 37 + 11) % names.count] }
  }

  /// Ten sections, of which three change a good deal.
  static var sections: (before: [ItemSection], after: [ItemSection]) {
    let before = (0..<10).map { section in
      ItemSection((0..<50).map { "\(section).\($0)" }, name: "Part \(section)")
    }
    let after = before.enumerated().map { number, section in
      guard [1, 4, 7].contains(number) else { return section }
      var items = section.items.enumerated().filter { $0.offset % 6 != 1 }.map(\.element)
      items.insert(items.remove(at: 3), at: 30)
      return ItemSection(items + ["new \(number)"], name: section.name)
    }
    return (before, after)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var before: [ItemSection]
    var after: [ItemSection]
    var testDescription: String { id }

    func figure(_ width: FigureWidth) -> Figure {
      UpdateMap(before: before, after: after, .init(title: "Map", width: width)).figure
    }
  }

  static let cases: [Case] = [
    Case(id: "none", before: [], after: []),
    Case(id: "one", before: [ItemSection([])], after: [ItemSection(["Ann"])]),
    Case(
      id: "five", before: [ItemSection(["Ann", "Bob", "Cat", "Dan", "Eve"])],
      after: [ItemSection(["Zoe", "Ann", "Dan", "Eve", "Cat"])]),
    Case(
      id: "fifty", before: [ItemSection(names(50))], after: [ItemSection(changed(names(50)))]),
    Case(
      id: "shuffled sixty", before: [ItemSection(names(60))],
      after: [ItemSection(shuffled(names(60)))]),
    Case(id: "five hundred", before: sections.before, after: sections.after),
    Case(
      id: "all gone", before: [ItemSection(names(1000))], after: [ItemSection([])]),
    Case(
      id: "neighbours go",
      before: [ItemSection(names(1000))],
      after: [ItemSection(Array(names(1000)[..<20] + names(1000)[620...] + names(1000)[20..<40]))]),
    Case(
      id: "many sections", before: (0..<300).map { ItemSection(["\($0)"], name: "Part \($0)") },
      after: (0..<300).reversed().map { ItemSection(["\($0)"], name: "Part \($0)") }),
    Case(
      id: "ten thousand", before: [ItemSection(names(10_000))],
      after: [ItemSection(names(10_000).filter { !$0.hasSuffix("7") } + ["last"])]),
  ]

  // MARK: Neighbours

  /// However many they are, neighbours of which the same is asked have one line.
  @Test func neighboursAreOneLine() throws {
    let names = Self.names(1000)
    let next = (0..<30).map { "new \($0)" } + names[..<100] + names[400...]
    let figure = Self.map(names, next)
    let words = texts(figure)
    #expect(words.contains("300 deleted") && words.contains("30 inserted"))
    #expect(words.contains("100 to 399") && words.contains("0 to 29"))
    #expect(
      words.contains("300 of 1,000 items are removed, 30 appear; the rest shift by at most 270"))
    #expect(figure.drawing.size.height < 400)
    // A few are told by their names.
    #expect(texts(Self.map(names, Array(names[..<100] + names[103...]))).contains("item 101"))
  }

  /// Those that move together arrive as one, and their number is told.
  @Test func neighboursMoveTogether() {
    let names = Self.names(200)
    let next = Array(names[20..<150] + names[..<20] + names[150...])
    let figure = Self.map(names, next)
    let words = texts(figure)
    #expect(words.contains("20 moved") && words.contains("130 to 149"))
    #expect(words.contains("20 of 200 items move; the rest shift by at most 20"))
  }

  /// Who comes was not among those that were there.
  @Test func whoComesIsNotCountedAmongTheOthers() {
    let names = Self.names(50)
    let next = ["new"] + names.filter { !["item 3", "item 9", "item 20", "item 30"].contains($0) }
    let told = texts(Self.map(names, next))
    #expect(told.contains("4 of 50 items are removed, one appears; the rest shift by at most 3"))
    let grown = texts(Self.map(names, (0..<9).map { "new \($0)" } + names))
    #expect(grown.contains("9 items appear; the rest shift by at most 9"))
  }

  // MARK: Sums

  @Test(arguments: cases) func sumsAreThoseAskedFor(_ example: Case) throws {
    let texts = texts(example.figure(.readme))
    guard let line = texts.first(where: { $0.contains(" = ") }) else {
      let (before, after) = (example.before.flatMap(\.items), example.after.flatMap(\.items))
      #expect(before.count == after.count && Set(before) == Set(after))
      let count = CountWords.digits(after.count, .item)
      #expect(texts.contains { $0.hasPrefix(count) })
      return
    }
    let words = line.filter { $0 != "," }.split { " ;.".contains($0) }.map(String.init)
    func number(before word: String) -> Int {
      words.firstIndex(of: word).flatMap { Int(words[$0 - 1]) } ?? 0
    }
    let (before, after) = (example.before.flatMap(\.items), example.after.flatMap(\.items))
    #expect(Int(words[0]) == before.count)
    #expect(number(before: "deleted") == Set(before).subtracting(after).count)
    #expect(number(before: "inserted") == Set(after).subtracting(before).count)
    let equals = try #require(words.firstIndex(of: "="))
    #expect(Int(words[equals + 1]) == after.count)
    #expect(
      before.count - number(before: "deleted") + number(before: "inserted") == after.count)
  }

  @Test func nothingIsAddedUpWhereNobodyComesOrGoes() {
    let figure = UpdateMap(
      before: [ItemSection(["Apple", "Pear", "Plum"])],
      after: [ItemSection(["Plum", "Apple", "Pear"])]
    ).figure
    #expect(texts(figure).contains("3 items; 1 moved."))
  }

  @Test func aMoveToAnotherSectionCountsOnce() {
    let figure = UpdateMap(
      before: [
        ItemSection(["Apple", "Pear", "Plum"], name: "Fruit"),
        ItemSection(["Beet", "Carrot"], name: "Roots"),
      ],
      after: [
        ItemSection(["Apple", "Plum"], name: "Fruit"),
        ItemSection(["Beet", "Pear", "Yam", "Carrot"], name: "Roots"),
      ]
    ).figure
    #expect(texts(figure).contains("5 + 1 inserted = 6; 1 moved."))
  }

  // MARK: Names

  /// Each item that is asked for has a line, or is counted.
  @Test(arguments: cases) func everyChangeIsNamedOrCounted(_ example: Case) {
    let texts = texts(example.figure(.page))
    let (before, after) = (example.before.flatMap(\.items), example.after.flatMap(\.items))
    let come = Set(after).subtracting(before)
    for (changed, word) in [(Set(before).subtracting(after), "deleted"), (come, "inserted")] {
      let more = texts.compactMap { text -> Int? in
        let parts = text.split { " ,.".contains($0) }.map(String.init)
        let place = parts.firstIndex(of: word).map { $0 - 2 } ?? -1
        return place >= 0 && parts[place + 1] == "more" ? Int(parts[place]) : nil
      }
      // "1,000 deleted", on the line of neighbours; a grey row with those that have no line says the same.
      let neighbours = texts.filter { $0.hasSuffix(" \(word)") }
        .compactMap { Int($0.dropLast(word.count + 1).filter { $0 != "," }) }
        .filter { !more.contains($0) }
      let told = (more + neighbours).reduce(texts.count(where: changed.contains)) { $0 + $1 }
      #expect(told == changed.count, "\(word)")
    }
  }

  @Test func foldsRunsThatStayTogether() {
    let texts = texts(Self.map(Self.names(40), Self.names(40) + ["fresh"]))
    #expect(texts.count { $0 == "0 to 39" } == 2)
    #expect(texts.count { $0 == "40 items" } == 2)
    #expect(texts.contains("fresh") && !texts.contains("item 20"))
  }

  @Test func runsSayHowFarTheyShift() {
    var after = Self.names(30)
    after.removeFirst(2)
    after.insert("Draft", at: 10)
    let texts = texts(Self.map(Self.names(30), after))
    #expect(texts.filter { ["−2", "−1"].contains($0) } == ["−2", "−1"])
  }

  @Test func upToEightItemsAreAllNamed() {
    let names = Self.names(8)
    let texts = texts(Self.map(names, names.reversed()))
    for name in names { #expect(texts.count { $0 == name } == 2, "\(name)") }
  }

  @Test func namesAreThoseOfOtherFigures() {
    let steps = [ChangeSeries([MotionCases.friends], names: [.item("Bob"): "Robert"])]
    let figures = [UpdateMap(steps).figure, Storyboard(steps).figure, MotionPaths(steps).figure]
    for figure in figures {
      let words = texts(figure).flatMap { $0.split { !$0.isLetter }.map(String.init) }
      #expect(words.contains("Robert") && !words.contains("Bob"))
    }
  }

  // MARK: Findings

  @Test func ofManyItemsTheChangedOnesAreCounted() {
    let figure = Self.map(
      Self.names(200), Self.changed(Self.names(200)), noun: Noun("message", "messages"))
    #expect(
      figure.summary.hasPrefix(
        "3 of 200 messages change, two appear; the rest shift by at most 1."))
  }

  @Test func sectionsThatMoveAreNamedWithTheirPlaces() {
    let parts = [
      ItemSection(["apple", "pear", "plum", "fig"], name: "Fruit"),
      ItemSection(["carrot", "beet"], name: "Roots"),
      ItemSection(["dill", "mint", "sage"], name: "Herbs"),
    ]
    let after = [parts[2], parts[0], ItemSection(["carrot", "leek"], name: "Roots")]
    let figure = UpdateMap(before: parts, after: after).figure
    #expect(
      figure.summary.hasPrefix(
        "Herbs moves from third to first; beet is removed, leek appears; Fruit and Roots follow."),
      "\(figure.summary)")
    let words = texts(figure)
    #expect(words.contains("9 − 1 deleted + 1 inserted = 9; 1 of 3 sections moved."))
    // A section is one box with its colours and its ends.
    #expect(words.count { $0 == "dill to sage" } == 2)
  }

  @Test func saysThatTheOrderStays() {
    let items = [ItemSection(["Ann", "Bob"])]
    let summary = UpdateMap(before: items, after: items).figure.summary
    #expect(summary == "All items stay in their order. 2 items.")
  }

  @Test func aScrollLeavesTheDataAsItIs() {
    let states = MotionCases.scrolled[0]
    var capture = TransitionCapture(before: states.before, after: states.after)
    capture.roles = StepRoles(StepEvidence(before: states.before, after: states.after))
    let figure = UpdateMap(Transition(capture)).figure
    #expect(figure.summary.contains("scrolls from 0 to 120"))
    #expect(figure.summary.contains("the data stays as it is"))
    #expect(texts(figure).contains { $0.hasPrefix("Before: row 0 to ") })
    #expect(!texts(figure).contains("inserted") && !texts(figure).contains("deleted"))
  }

  // MARK: Room

  @Test(arguments: cases) func rulesOfFiguresAreKept(_ example: Case) {
    for width in [FigureWidth.readme, .page, .half, .phone] {
      #expect(FigureRules(example.figure(width), at: width).broken == [], "\(width.points)")
    }
  }

  @Test(arguments: cases) func thereAreAtMost24Ribbons(_ example: Case) {
    let ink = FigureInkwork(example.figure(.page))
    let grey = ink.areas.count { $0.paint == .color(MapRibbon.follow) && $0.bounds.width > 80 }
    let moved = ink.lines.count {
      $0.paint == .color(FigureInk.moved) && $0.points[0].x < 260
        && ($0.points.last?.x ?? 0) > 360
    }
    #expect(grey <= 24)
    // A section's ribbon has two edges.
    #expect(moved <= (example.before.count > 1 ? 48 : 24))
  }

  @Test func heightGrowsWithChangesAndNotWithItems() {
    let heights = [50, 500, 5000].map { count in
      Self.map(Self.names(count), Self.changed(Self.names(count))).drawing.size.height
    }
    #expect(Set(heights).count == 1, "\(heights)")
  }

  @Test(arguments: cases) func theFileIsSmall(_ example: Case) {
    #expect(example.figure(.page).svg.utf8.count < 150_000)
  }

  @Test func namesFromRightToLeftAreKept() {
    let names = ["שלום", "مرحبا", "Ann"]
    let figure = Self.map(names, names.reversed())
    #expect(FigureRules(figure, at: .page).broken == [])
    #expect(texts(figure).contains { $0.contains("שלום") })
  }
}
