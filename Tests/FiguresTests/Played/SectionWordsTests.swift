import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Sections are told once, by their own names, and bars of the screen not at all.
@Suite struct SectionWordsTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private func figure(_ kind: OutputKind, of scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  /// Two sections beside each other, of which the second goes to the front before the content scrolls on.
  private static let shelf = #"""
    "canvas": {"size": [400, 160]}, "layout": {"kind": "flow", "itemSize": [90, 60],
      "minimumInteritemSpacing": 8, "minimumLineSpacing": 8, "sectionInset": 10,
      "scrollDirection": "horizontal", "headerReferenceSize": [40, 0]},
    "data": {"sections": [{"id": "a", "header": "A", "items": ["a1", "a2", "a3", "a4"]},
      {"id": "b", "header": "B", "items": ["b1", "b2", "b3", "b4", "b5", "b6"]}]},
    "steps": [{"name": "flip", "update": {"moveSections": [{"section": "b", "to": 0}]}},
      {"name": "slide", "scroll": {"by": [200, 0]}}]
    """#

  /// However many of its elements are seen, and whatever follows the update.
  @Test func aSectionThatMovesIsOne() async throws {
    let difference = try await figure(.difference, of: Self.shelf)
    #expect(texts(difference).contains { $0.hasPrefix("B moves 442 left; A follows 152 right") })
    #expect(texts(difference).contains { $0.hasPrefix("Dashed: where B was.") })
    let motion = try await figure(.motion, of: Self.shelf)
    #expect(motion.summary.contains("Section B moves 248 left; a1"))
    let sheet = try await figure(.contactSheet, of: Self.shelf)
    #expect(sheet.summary.contains("flip, B →"))
    #expect(sheet.summary.contains("flip changes one section"))
  }

  private static let thirty: String = {
    let sections = (0..<30).map { number in
      #"{"id": "sec\#(number)", "header": "Section \#(number)", "items": [{"generate": {"count": 6}}]}"#
    }
    return """
      "canvas": {"size": [340, 520]}, "layout": {"kind": "flow", "itemSize": [50, 30],
        "sectionInset": 6, "headerReferenceSize": [0, 24]},
      "data": {"sections": [\(sections.joined(separator: ", "))]},
      "steps": [{"name": "shuffle", "update": {"delete": ["sec2-2"], "moveSections": [
        {"section": "sec29", "to": 0}, {"section": "sec10", "to": 12},
        {"section": "sec5", "to": 20}]}}]
      """
  }()

  /// Of many cells nobody reads the ids.
  @Test func manyCellsOfSectionsAreCounted() async throws {
    let difference = try await figure(.difference, of: Self.thirty)
    let notes = texts(difference).joined(separator: " ")
    #expect(notes.contains("A section’s cells move with it: 6 of Section 29"), "\(notes)")
    #expect(!notes.contains("sec29-"))
  }

  /// A name that says what it names is not said twice, and those beyond the screen are counted.
  @Test func sectionsBeyondTheScreenAreTold() async throws {
    let motion = try await figure(.motion, of: Self.thirty).summary
    #expect(
      motion.hasPrefix("Three sections move, two of them beyond the screen; Section 29 goes "))
    #expect(!motion.lowercased().contains("section section"), "\(motion)")
  }

  /// Sections beside each other say which they are, and each leads to itself.
  @Test func mapsOfManySectionsLeaveNoneOut() async throws {
    let map = try await figure(.updateMap, of: Self.thirty)
    #expect(texts(map).contains("11–12") && !texts(map).contains("…"))
    let bands = FigureInkwork(map).areas.count { $0.paint == .color(MapRibbon.follow) }
    #expect(bands == 7, "\(bands)")
  }

  private static let tasks = #"""
    "canvas": {"size": [320, 460]}, "layout": {"kind": "flow", "itemSize": [64, 48],
      "sectionInset": 10, "headerReferenceSize": [0, 30], "footerReferenceSize": [0, 22]},
    "data": {"sections": [
      {"id": "doing", "header": "Doing", "footer": "2 at work", "items": ["Saw", "Drill", "File"]},
      {"id": "done", "header": "Done", "footer": "1 done", "items": ["Measure"]}]},
    "steps": [
      {"name": "shift", "update": {"move": [{"item": "Saw", "to": "done/0"}]}},
      {"name": "sections", "update": {"deleteSections": ["done"], "delete": ["Drill"],
        "insert": [{"item": "Glue", "to": "doing/0"}]}}]
    """#

  /// Who came to the section on the way goes with it, and not with the one that it came from.
  @Test func aSectionThatGoesIsCalledByItsHeader() async throws {
    let difference = try await figure(.difference, of: Self.tasks)
    #expect(difference.summary.contains("section Done is removed"))
    #expect(!texts(difference).contains { $0.contains("Doing and Done") })
    #expect(texts(difference).contains("Done"))
    let motion = try await figure(.motion, of: Self.tasks)
    #expect(!texts(motion).contains { $0.contains("1 done") && $0.contains("eleted") })
  }

  /// Items are told beside a section, and a place at the start of one names it.
  @Test func updateMapsTellItemsBesideSections() async throws {
    let map = try await figure(.updateMap, of: Self.tasks)
    #expect(
      texts(map).contains { $0.hasPrefix("Done is removed; Drill is removed, Glue appears") })
    let sheet = try await figure(.contactSheet, of: Self.tasks)
    #expect(sheet.summary.contains("Done −"))
  }

  @Test func barsAreNotTold() async throws {
    let scene = #"""
      "canvas": {"device": "iphone-16", "bars": {"title": "Inbox", "largeTitle": true,
        "search": "Search", "toolbar": ["trash"]}},
      "layout": {"kind": "flow", "itemSize": [393, 60]},
      "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 30}}]}]},
      "steps": [{"name": "down", "scroll": {"by": [0, 260]}},
        {"name": "gone", "update": {"delete": ["m-6"]}}]
      """#
    let words = ["UINavigationBar", "ToolRow", "SearchField", "pinned", "resized"]
    for (kind, figure) in try await PlayedFigures(scene: scene).all() {
      for word in words where ![OutputKind.conversation, .queries].contains(kind) {
        #expect(!figure.summary.contains(word), "\(kind.name)")
        #expect(!texts(figure).contains { $0.contains(word) }, "\(kind.name): \(word)")
      }
    }
  }

  /// All figures say the number that was asked for.
  @Test func whatMovesBeyondTheScreenIsCounted() async throws {
    let ids = (0..<40).map { "n\($0)" }
    let scene = """
      "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "s", "items": \(ids)}]},
      "steps": [{"name": "r", "apply": {"s": \(Array(ids.reversed()))}}]
      """
    let difference = try await figure(.difference, of: scene)
    #expect(texts(difference).contains { $0.hasPrefix("39 items move, ") })
    let motion = try await figure(.motion, of: scene)
    #expect(motion.summary.hasPrefix("39 items move, "))
    let onion = try await figure(.onion, of: scene)
    #expect(!onion.summary.contains("nothing leaves"))
  }

  /// One of four that are asked to change places keeps its own, in everybody's sight.
  @Test func whoKeepsItsPlaceIsNotBeyondTheScreen() async throws {
    let scene = """
      "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d", "e"]}]},
      "steps": [{"name": "r", "update": {"move": [
        {"item": "e", "to": "s/0"}, {"item": "d", "to": "s/1"}, {"item": "c", "to": "s/2"},
        {"item": "b", "to": "s/3"}]}}]
      """
    for kind in [OutputKind.difference, .motion] {
      let words = try await figure(kind, of: scene).summary
      #expect(words.hasPrefix("Four items move"), "\(words)")
      #expect(!words.contains("beyond the screen"), "\(words)")
    }
  }

  @Test func aScrollThereAndBackIsTold() async throws {
    let scene = """
      "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 200}}]}]},
      "steps": [{"name": "on", "scroll": {"offset": [0, 3000]}},
        {"name": "back", "scroll": {"offset": [0, 10]}}]
      """
    let lines = try await figure(.worldlines, of: scene)
    #expect(texts(lines).contains("The content scrolls from 0 to 3,000 and back to 10"))
  }

  /// A section that moves makes one step, not a second one in which nothing happens.
  @Test func aMovedSectionMakesOneStep() async throws {
    let lines = try await figure(
      .worldlines,
      of: """
        "canvas": {"size": [390, 700]}, "layout": {"kind": "columns", "cellHeight": 56,
          "headerReferenceSize": [0, 32]},
        "data": {"sections": [{"id": "inbox", "header": "Inbox", "items": ["Ann", "Bob"]},
          {"id": "done", "header": "Done", "items": ["Oli", "Pia"]}]},
        "steps": [{"name": "mix", "update": {"delete": ["Bob"]}},
          {"name": "swap", "update": {"moveSections": [{"section": "done", "to": 0}]}},
          {"name": "more", "update": {"delete": ["Pia"]}}],
        "outputs": [{"type": "still"}]
        """)
    #expect(texts(lines).count { $0 == "0.6 s" } == 1)
  }

  private static let crowd = """
    "canvas": {"size": [390, 640]},
    "layout": {"kind": "flow", "itemSize": [34, 34], "minimumLineSpacing": 4,
      "minimumInteritemSpacing": 4, "sectionInset": 8, "headerReferenceSize": [0, 20]},
    "data": {"sections": [
      {"id": "herbs", "header": "Herbs", "items": [{"generate": {"count": 25, "id": "h{n}", "label": "h{n}"}}]},
      {"id": "fruit", "header": "Fruit", "items": [{"generate": {"count": 25, "id": "f{n}", "label": "f{n}"}}]},
      {"id": "roots", "header": "Roots", "items": [{"generate": {"count": 25, "id": "r{n}", "label": "r{n}"}}]}]},
    "steps": [{"name": "sort", "update": {"move": [
      {"item": "h1", "to": "fruit/3"}, {"item": "h5", "to": "fruit/9"}, {"item": "h9", "to": "fruit/20"},
      {"item": "h12", "to": "fruit/16"}, {"item": "r2", "to": "herbs/4"}, {"item": "r8", "to": "herbs/1"},
      {"item": "f3", "to": "roots/2"}, {"item": "r20", "to": "roots/3"}, {"item": "f24", "to": "herbs/0"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// Of many that move between sections, the ways are told by these.
  @Test func manyMovesAreToldBySection() async throws {
    let played = try await PlayedFigures(scene: Self.crowd)
    let motion = try #require(try played.figure(.motion, fit: .readme))
    let words = motion.drawing.items.texts.map(\.string).joined(separator: " ")
    #expect(words.contains("4 move from Herbs to Fruit"), "\(words)")
    #expect(
      words.contains("h1, h5, h9, h12")
        && words.contains("2 move from Roots to Herbs"))
  }
}
