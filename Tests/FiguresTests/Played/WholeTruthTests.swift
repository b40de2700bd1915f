import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Headings and sentences say all that was asked for, with numbers that are the same in all figures.
@Suite struct WholeTruthTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  /// The title on one line.
  private func text(_ figure: Figure) -> String { texts(figure).joined(separator: " ") }

  private static func names(_ name: String, _ numbers: ClosedRange<Int>) -> String {
    "[" + numbers.map { "\"\(name)\($0)\"" }.joined(separator: ", ") + "]"
  }

  private static func grid(_ items: String, _ step: String) -> String {
    """
    "canvas": {"size": [390, 560]}, "layout": {"kind": "flow", "itemSize": [66, 44],
      "minimumLineSpacing": 6, "minimumInteritemSpacing": 6, "sectionInset": 8},
    "data": {"sections": [{"id": "g", "items": \(items)}]}, "steps": [{"name": "go", \(step)}],
    "outputs": [{"type": "still"}]
    """
  }

  private static let shuffle: String = {
    let order = (1...52).map { ($0 * 20) % 53 }.filter { $0 <= 50 }.map { "\"T\($0)\"" }
    return grid(names("T", 1...50), #""apply": {"g": [\#(order.joined(separator: ", "))]}"#)
  }()

  @Test(arguments: [OutputDescription.Fit.readme, .phone])
  func allOfManyDirectionsAreTold(_ fit: OutputDescription.Fit) async throws {
    let played = try await PlayedFigures(scene: Self.shuffle)
    let words = texts(try #require(try played.figure(.motion, fit: fit)))
    #expect(words.contains("Directions") && !words.contains { $0.contains("not drawn") })
    // Around a point.
    #expect(words.count { Int($0) != nil } > 4, "\(words)")
  }

  @Test func allDirectionsAreSo() async throws {
    let scene = Self.grid(Self.names("T", 1...10), #""update": {"delete": ["T1"]}"#)
    let words = texts(try #require(try await PlayedFigures(scene: scene).figure(.motion)))
    #expect(words.contains("Two directions"), "\(words)")
  }

  private static let ring = """
    "canvas": {"size": [600, 600]}, "layout": {"kind": "circle", "itemSize": [30, 30]},
    "data": {"sections": [{"id": "r", "items": \(names("W", 1...52))}]}, "steps": [{"name": "turn",
      "update": {"move": [{"item": "W52", "to": "r/0"}], "delete": ["W10", "W11"]}}],
    "outputs": [{"type": "still"}]
    """

  /// The first of the data lies behind all others.
  @Test func nobodyComesToTheFrontByStandingFirst() async throws {
    let played = try await PlayedFigures(scene: Self.ring)
    let onion = text(try #require(try played.figure(.onion)))
    #expect(onion.contains("W52 moves to the top"), "\(onion)")
    #expect(text(try #require(try played.figure(.storyboard))).contains("W52 moves to the top"))
  }

  /// One of them happens to stand where it stood.
  @Test func followersAreAsManyInAllFigures() async throws {
    let played = try await PlayedFigures(scene: Self.ring)
    let motion = text(try #require(try played.figure(.motion)))
    #expect(motion.contains("49 others make room"), "\(motion)")
    for kind in [OutputKind.storyboard, .difference] {
      #expect(text(try #require(try played.figure(kind))).contains("49 items follow"), "\(kind)")
    }
  }

  @Test func whoFollowsBeyondTheScreenIsNotForgotten() async throws {
    let scene = """
      "canvas": {"size": [340, 400]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "s", "items": \(Self.names("R", 1...900))}]},
      "steps": [{"name": "go", "update": {"delete": ["R2"],
        "move": [{"item": "R1", "to": "s/800"}]}}], "outputs": [{"type": "still"}]
      """
    let played = try await PlayedFigures(scene: scene)
    for kind in [OutputKind.motion, .storyboard, .difference] {
      let words = text(try #require(try played.figure(kind)))
      #expect(
        words.contains("items follow") && words.contains("of those seen"), "\(kind): \(words)")
    }
  }

  /// Numbers of places that shift are no ways of items that are all seen.
  @Test func ofAllThatAreSeenNothingIsSaid() async throws {
    let scene = """
      "canvas": {"size": [1024, 640]}, "layout": {"kind": "board", "columnWidth": 230},
      "data": {"sections": [
        {"id": "todo", "items": ["Tests", "Login", "Icons", "Party"]},
        {"id": "doing", "items": ["Dark", "Search", "Sync"]}, {"id": "later", "items": ["Watch"]}]},
      "steps": [{"name": "go", "update": {"delete": ["Tests"]}}], "outputs": [{"type": "still"}]
      """
    let played = try await PlayedFigures(scene: scene)
    let words = text(try #require(try played.figure(.storyboard)))
    #expect(words.contains("follow") && !words.contains("of those seen"), "\(words)")
  }

  /// Those of another size go elsewhere as well as those that follow.
  @Test func whoGetsAnotherSizeIsNotForgotten() {
    let before = MotionCases.list(["Ann", "Bob", "Cat", "Dan"])
    var after = MotionCases.list(["Bob", "Cat", "Dan", "Ann"])
    after[1].size.height += 8
    let figure = MotionPaths(PathSamples.change(before, after), .init(width: .readme)).figure
    #expect(
      texts(figure)[0] == "Ann moves 240 down; Bob, Dan follow; Cat changes its size",
      "\(texts(figure)[0])")
  }

  /// Nobody goes anywhere: the sentence is of what was asked for.
  @Test func whatStaysInPlaceIsToldAsItWasAskedFor() {
    let list = MotionCases.list(["Ann", "Bob", "Cat"])
    let gone = TimelineTests.figure(PathSamples.change(list, Array(list.prefix(2))))
    #expect(texts(gone)[0].hasPrefix("Cat is removed; "), "\(texts(gone)[0])")
  }

  private static let market = """
    "canvas": {"size": [390, 700]}, "layout": {"kind": "flow", "itemSize": [84, 48],
      "minimumLineSpacing": 6, "minimumInteritemSpacing": 6, "headerReferenceSize": [0, 30]},
    "data": {"sections": [
      {"id": "s0", "header": "Fruit", "items": \(names("Fruit ", 1...12))},
      {"id": "s1", "header": "Herbs", "items": \(names("Herb ", 1...12))},
      {"id": "s2", "header": "Milk", "items": \(names("Milk ", 1...6))}]},
    "steps": [{"name": "shop", "update": {"deleteSections": ["s2"],
      "insertSections": [{"section": {"id": "sw", "header": "Sweets", "items": ["Cake"]}, "to": 1}],
      "move": [{"item": "Fruit 2", "to": "s1/5"}]}}],
    "outputs": [{"type": "still"}]
    """

  @Test func motionNamesAllThatWasAskedFor() async throws {
    let played = try await PlayedFigures(scene: Self.market)
    let words = text(try #require(try played.figure(.motion)))
    #expect(words.contains("section Milk is removed, section Sweets appears; "), "\(words)")
    let friends = texts(MotionPaths(MotionCases.friends, .init(width: .readme)).figure)[0]
    #expect(
      friends
        == "Cat moves 160 down; Bob is removed, Zoe appears, Ann is reloaded; Dan, Eve follow")
  }

  private static let log: String = {
    let people = ["Ann", "Bea", "Carl", "Dora", "Emil", "Fritz"]
    let sections = people.map { name in
      #"{"id": "\#(name)", "header": "\#(name)", "items": \#(names("\(name) ", 1...90))}"#
    }
    return """
      "canvas": {"size": [340, 600]}, "layout": {"kind": "flow", "itemSize": [340, 32],
        "minimumLineSpacing": 0, "headerReferenceSize": [0, 24]},
      "data": {"sections": [\(sections.joined(separator: ", "))]},
      "steps": [{"name": "plan", "update": {"move": [{"item": "Ann 1", "to": "Fritz/3"}],
        "delete": ["Ann 5", "Dora 80"], "insert": [{"item": "Call", "to": "Ann/3"}]}}],
      "outputs": [{"type": "still"}]
      """
  }()

  /// Grey rows go before anything that was asked for.
  @Test func mapsOnPhonesShowWhatTheyTell() async throws {
    let played = try await PlayedFigures(scene: Self.log)
    let figure = try #require(try played.figure(.updateMap, fit: .phone))
    let words = texts(figure)
    for name in ["Ann 1", "Ann 5", "Dora 80", "Call"] {
      let end = name.split(separator: " ").last ?? ""
      #expect(words.contains(name) || words.contains("…\(end)"), "\(name): \(words)")
    }
    #expect(!words.contains { $0.hasPrefix("And ") })
    #expect(FigureRules(figure, at: .phone).broken == [])
  }

  /// A cell that is scaled as it scrolls goes as far as its middle goes, whoever says it.
  @Test func scaledCellsGoAsFarInAllFigures() async throws {
    let scene = """
      "canvas": {"size": [390, 560]}, "layout": {"kind": "compositional", "sections": {
        "*": {"orthogonalScrolling": "groupPagingCentered", "effects": ["scale"],
        "group": {"size": ["0.85w", 180], "items": [{"size": ["1w", "1h"], "insets": 6}]}}}},
      "data": {"sections": [{"id": "books", "items": ["Dune", "Emma", "Ulysses", "Hamlet"]}]},
      "steps": [{"name": "browse", "scroll": {"section": "books", "by": [330, 0]}}],
      "outputs": [{"type": "still"}]
      """
    let played = try await PlayedFigures(scene: scene)
    for kind in [OutputKind.motion, .onion, .storyboard, .difference] {
      let words = text(try #require(try played.figure(kind)))
      #expect(words.contains("301.5 left") && !words.contains("302 left"), "\(kind): \(words)")
      #expect(!words.contains("19.5 up"), "\(kind)")
    }
  }

  /// Nobody sees an overlap beyond the screen.
  @Test func overlapsAreSeen() {
    func state(_ order: [String]) -> [ElementSnapshot] { MotionCases.list(order, top: -900) }
    let names = (0..<12).map { "n\($0)" }
    let change = PathSamples.change(state(names), state(Array(names[1...]) + ["n0"]))
    let story = MotionStory(change)
    let star = story.elements.first { $0.id == .item("n0") }
    let overlap = star.map {
      CourseOverlap(StoryCourse([change], of: $0), [change], among: story.elements)
    }
    #expect(overlap?.time == nil, "\(overlap?.other?.label ?? "")")
  }

  @Test func whatStandsAroundASectionHasItsName() {
    func element(_ kind: ElementKind, _ id: String, _ y: CGFloat) -> ElementSnapshot {
      ElementSnapshot(
        id: ElementID(kind, .identifier(id)), path: [0, 0], center: CGPoint(x: 195, y: y),
        size: CGSize(width: 374, height: 30))
    }
    let header = ElementID(
      .supplementary("UICollectionElementKindSectionHeader"), .identifier("done"))
    let column = ElementID(.decoration("column"), .identifier("done"))
    let looks = ElementLooks([MotionCases.still], names: [header: "Done"])
    #expect(looks.spokenName(of: column) == "column Done")
    #expect(looks.label(of: column) == "column Done")
  }

  /// A row's last word is wider than the column of changes.
  @Test func noDashTouchesAWord() async throws {
    let played = try await PlayedFigures(scene: Self.log)
    let figure = try #require(try played.figure(.difference, fit: .readme))
    let words = FigureInkwork(figure).words
    let outs = words.filter { ["out of view", "deleted"].contains($0.text) }
    #expect(!outs.isEmpty)
    for out in outs {
      #expect(
        !words.contains {
          $0.text == "–" && abs($0.frame.midY - out.frame.midY) < 6
            && $0.frame.maxX > out.frame.minX - 6
        })
    }
  }
}
