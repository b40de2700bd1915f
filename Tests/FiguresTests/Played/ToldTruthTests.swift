import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Figures say no number that is not so, and leave out nobody without a word.
@Suite struct ToldTruthTests {
  private func figure(_ name: String, of scene: String) async throws -> Figure {
    let kind = try #require(PlayedFigures.kinds.first { $0.name == name })
    return try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  private func words(_ figure: Figure) -> [FigureInkwork.Word] { FigureInkwork(figure).words }

  private static func list(_ count: Int, _ steps: String) -> String {
    """
    "canvas": {"size": [340, 520]}, "layout": {"kind": "columns", "cellHeight": 44},
    "data": {"sections": [{"id": "songs",
      "items": [{"generate": {"count": \(count), "id": "s{n}", "label": "Song {n}"}}]}]},
    "steps": [\(steps)]
    """
  }

  private static let songs = list(
    50,
    #"""
    {"name": "edit", "update": {"delete": ["s3", "s4", "s20"], "reload": ["s7", "s8"],
      "move": [{"item": "s10", "to": "songs/1"}, {"item": "s40", "to": "songs/5"},
        {"item": "s2", "to": "songs/30"}],
      "insert": [{"item": "New A", "to": "songs/0"}, {"item": "New B", "to": "songs/9"},
        {"item": "New C", "to": "songs/46"}]}}
    """#)

  // MARK: Who is left out

  /// Song 20 and New C are in nobody's sight; Song 5 and Song 6 do the same.
  @Test func tablesOfDeltasCountWhomTheyLeaveOut() async throws {
    let texts = words(try await figure("difference", of: Self.songs)).map(\.text)
    #expect(texts.contains("and 2 beyond the screen"))
    #expect(texts.contains("Song 5 and Song 6") && !texts.contains { $0.hasSuffix(" items") })
  }

  /// A delete and an insert that stand for a reload are told as one.
  @Test func conversationsTellWhatIsReloaded() async throws {
    let texts = words(try await figure("conversation", of: Self.songs)).map(\.text)
    #expect(texts.count { $0 == "to reload" } == 2)
    #expect(texts.contains { $0.hasPrefix("UIKit cannot place a reload beside moves") })
  }

  /// A reloaded row that leaves the screen is not gone.
  @Test func reloadedRowsDoNotEndClear() async throws {
    let timeline = try await figure(
      "timeline",
      of: Self.list(
        60,
        #"""
        {"name": "edit", "update": {"reload": ["s3"], "move": [{"item": "s1", "to": "songs/40"}],
          "insert": [{"item": {"generate": {"count": 20, "id": "n{n}"}}, "to": "songs/1"}]}}
        """#))
    #expect(!timeline.summary.contains("Song 3: α"), "\(timeline.summary)")
  }

  // MARK: Who is asked

  private static let fit = #"""
    "canvas": {"size": [320, 440]},
    "layout": {"kind": "flow", "estimatedItemSize": [300, 44], "minimumLineSpacing": 6},
    "data": {"sections": [{"id": "n", "items": [
      {"id": "Milk", "fittingSize": [300, 44]}, {"id": "Eggs", "fittingSize": [300, 44]},
      {"id": "Flour", "fittingSize": [300, 44]}, {"id": "Yeast", "fittingSize": [300, 44]},
      {"id": "Salt", "fittingSize": [300, 44]}, {"id": "Sugar", "fittingSize": [300, 44]}]}]},
    "steps": [{"name": "open", "fit": {"Eggs": [300, 120]}}]
    """#

  @Test func whatGrowsIsToldBeforeWhatFollows() async throws {
    let motion = try await figure("motion", of: Self.fit).summary
    #expect(motion.hasPrefix("Eggs becomes 76 higher; four items follow 76 down"), "\(motion)")
    let timeline = try await figure("timeline", of: Self.fit).summary
    let words = "Eggs becomes 76 higher; four elements go farthest, 76 down; all end at "
    #expect(timeline.hasPrefix(words), "\(timeline)")
  }

  // MARK: Numbers

  @Test func cellsOverSeveralColumnsAreNoColumns() async throws {
    let plan = try await figure(
      "blueprint",
      of: #"""
        "canvas": {"size": [375, 560]}, "layout": {"kind": "mosaic", "gap": 2},
        "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 40}}]}]}
        """#
    ).summary
    #expect(plan.contains(" columns, items of ") && !plan.contains("columns of"), "\(plan)")
  }

  @Test func nearlyEqualHeatIsToldCellByCell() async throws {
    let scene = Self.fit.replacing(
      #"[{"name": "open", "fit": {"Eggs": [300, 120]}}]"#,
      with: #"""
        [{"name": "a", "fit": {"Eggs": [300, 60]}}, {"name": "b", "invalidate": ["Salt", "Sugar"]}]
        """#)
    let heat = try await figure("heatmap", of: scene).summary
    #expect(heat.hasPrefix("Salt and Sugar are invalidated "), "\(heat)")
    #expect(heat.contains(" times, the other 4 cells "), "\(heat)")
  }

  // MARK: Names

  /// Items that all say the same go by their identities, which are numbers here.
  @Test(arguments: ["motion", "difference", "update-map"])
  func numbersAreQuoted(_ name: String) async throws {
    let figure = try await figure(
      name,
      of: #"""
        "canvas": {"size": [320, 300]}, "layout": {"kind": "columns", "cellHeight": 50},
        "data": {"sections": [{"id": "z", "items": [{"id": "1", "label": "Tea"},
          {"id": "2", "label": "Tea"}, {"id": "3", "label": "Tea"}]}]},
        "steps": [{"name": "u", "update": {"delete": ["2"], "move": [{"item": "1", "to": "z/1"}]}}]
        """#)
    #expect(figure.summary.contains("“1” moves") && !figure.summary.contains(" 3 follows"))
  }

  // MARK: Colours and marks

  /// A section that is inserted keeps the colours of its cells and headers.
  @Test func insertedSectionsKeepTheirColours() async throws {
    let story = try await figure(
      "storyboard",
      of: #"""
        "canvas": {"size": [340, 460]}, "layout": {"kind": "flow", "itemSize": [96, 40],
          "sectionInset": 10, "headerReferenceSize": [0, 30], "footerReferenceSize": [0, 20]},
        "data": {"sections": [{"id": "north", "items": ["Oslo", "Bergen"], "header": "North"},
          {"id": "south", "items": ["Rome", "Athens"], "header": "South", "footer": "2 cities"}]},
        "steps": [{"name": "add", "update": {"insertSections": [{"section": {"id": "mid",
          "header": "Middle", "footer": "New", "items": ["Prague", "Vienna"]}, "to": 1}]}}]
        """#)
    let role = RoleMark(.sectionInserted).color
    let areas = FigureInkwork(story).areas.filter { $0.paint == .color(role) }
    #expect(areas.allSatisfy { $0.bounds.width <= 20 }, "\(areas.map(\.bounds))")
  }

  /// The marks of one that comes and goes stand where it does so.
  @Test func marksOfOtherTimesStandApart() async throws {
    let lines = try await figure(
      "worldlines",
      of: #"""
        "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 40},
        "data": {"sections": [{"id": "tree", "items": [
          {"id": "Europe", "items": ["Spain", "Norway"]}, {"id": "Asia", "items": ["Japan"]}]}]},
        "steps": [{"name": "open", "expand": "Europe"}, {"name": "more", "expand": "Asia"},
          {"name": "shut", "collapse": "Europe"}]
        """#)
    let names = words(lines).filter { $0.text == "Spain" }.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(names.count == 2)
    let apart = (names.last?.minX ?? 0) - (names.first?.maxX ?? 0)
    #expect(apart > 50, "\(names)")
  }

  /// A header that the next step scrolls away is not pinned from there on.
  @Test func pinsEndWithTheirStep() async throws {
    let sections = ["A", "B", "C", "D"].map { name in
      let items = (1...8).map { "\"\(name)\($0)\"" }.joined(separator: ", ")
      return #"{"id": "\#(name)", "header": "Group \#(name)", "items": [\#(items)]}"#
    }
    let lines = try await figure(
      "worldlines",
      of: #"""
        "canvas": {"size": [320, 400]}, "layout": {"kind": "flow", "itemSize": [300, 44],
          "minimumLineSpacing": 2, "headerReferenceSize": [0, 32],
          "sectionHeadersPinToVisibleBounds": true},
        "data": {"sections": [\#(sections.joined(separator: ", "))]}, "timing": {"duration": 0.8},
        "steps": [{"name": "down", "scroll": {"by": [0, 500]}},
          {"name": "to", "scroll": {"to": "D5", "at": "bottom"}}]
        """#
    ).summary
    #expect(lines.contains("header Group A stays pinned from 0 s to 0.4"), "\(lines)")
    #expect(lines.contains("header Group B from 0.58 s to 1.1"), "\(lines)")
    #expect(!lines.contains("to 1.6 s, header"))
  }
}
