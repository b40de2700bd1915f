import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import Figures

/// Everybody that something was asked of is named where a reader looks for it, and told in its own step.
@Suite struct NamedChangesTests {
  private static let list = """
    "canvas": {"size": [320, 340]},
    "layout": {"kind": "flow", "itemSize": [320, 60], "minimumLineSpacing": 8},
    "data": {"sections": [{"id": "list", "items": ["Milk", "Bread", "Eggs", "Jam", "Tea"]}]},
    "steps": [
      {"name": "shop", "update": {"delete": ["Eggs"], "insert": [{"item": "Oats", "to": "list/0"}],
        "move": [{"item": "Tea", "to": "list/1"}], "reload": ["Bread"]}},
      {"name": "later", "update": {"delete": ["Milk"], "insert": [
        {"item": "Salt", "to": "list/2"}]}}]
    """

  private static let shelf = """
    "canvas": {"size": [390, 420]},
    "layout": {"kind": "compositional", "sections": {
      "shelf": {"orthogonalScrolling": "continuous", "interGroupSpacing": 8,
        "group": {"size": [110, 110]}},
      "*": {"interGroupSpacing": 6, "group": {"size": ["1w", 50]}}}},
    "data": {"sections": [
      {"id": "shelf", "items": [{"generate": {"count": 9, "id": "b{n}", "label": "Book {n}"}}]},
      {"id": "rest", "items": [{"generate": {"count": 6, "id": "r{n}", "label": "Row {n}"}}]}]},
    "steps": [{"name": "swipe", "scroll": {"section": "shelf", "by": [200, 0]}},
      {"name": "sold", "update": {"delete": ["b4"], "move": [{"item": "r6", "to": "rest/1"}]}}]
    """

  private static let grid = """
    "canvas": {"size": [390, 640]},
    "layout": {"kind": "flow", "itemSize": [62, 62], "minimumInteritemSpacing": 30,
      "minimumLineSpacing": 10, "sectionInset": 16},
    "data": {"sections": [{"id": "g", "items": [{"generate": {"count": 32, "id": "g{n}"}}]}]},
    "steps": [{"name": "edit", "update": {"delete": ["g2", "g7"], "reload": ["g10"],
      "insert": [{"item": "n1", "to": "g/0"}], "move": [{"item": "g20", "to": "g/5"}]}}]
    """

  private func figure(_ name: String, _ scene: String) async throws -> Figure {
    let kind = try #require(PlayedFigures.kinds.first { $0.name == name })
    return try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  private func title(_ figure: Figure) -> String {
    FigureLabels(figure).frames.prefix(2).map(\.text).joined(separator: " ")
  }

  // MARK: Worldlines

  /// Who goes in a later step is named there, and not where the time begins.
  @Test func whoGoesLaterIsNamedThere() async throws {
    let ink = FigureInkwork(try await figure("worldlines", Self.list))
    let later = try #require(ink.words.first { $0.text == "later" }?.frame.minX)
    let badges = ink.areas.filter { $0.isRound && $0.paint == .color(FigureInk.deleted) }
      .map(\.bounds.midX).filter { $0 > 60 && $0 < 680 }
    #expect(badges.contains { abs($0 - later) < 130 }, "\(badges), \(later)")
  }

  /// All that is no part of the last step begins a sentence of its own.
  @Test func aJumpIsNoPartOfTheLastStep() async throws {
    let words = title(try await figure("worldlines", Self.list))
    #expect(words.contains("Salt appears. Bread jumps ") && words.hasPrefix("shop: "), "\(words)")
  }

  /// Those that jump equally far are told together.
  @Test func whoJumpsAlikeIsToldOnce() async throws {
    let change = """
      {"reload": ["Milk", "Bread"], "insert": [{"item": "Oats", "to": "list/0"}],
        "move": [{"item": "Tea", "to": "list/1"}]}
      """
    let scene =
      Self.list.components(separatedBy: "\"steps\"")[0]
      + "\"steps\": [{\"name\": \"shop\", \"update\": \(change)}]"
    let words = title(try await figure("worldlines", scene))
    #expect(words.contains("Milk and Bread jump 136 down, at 0 s"), "\(words)")
  }

  /// The title tells both steps, and a note the lanes of those who stand beside each other.
  @Test func aSwipeAndAnUpdateAreToldByTheirSteps() async throws {
    let figure = try await figure("worldlines", Self.shelf)
    let words = title(figure)
    #expect(words.contains("swipe: ") && words.contains("scrolls from 0 to 200"), "\(words)")
    #expect(words.contains("sold: Book 4 is removed, Row 6 moves"), "\(words)")
    let notes = FigureLabels(figure).frames.map(\.text)
    #expect(
      notes.contains {
        $0.hasPrefix("Neighbours in a row lie below one another, from left to right")
          && $0.hasSuffix("; who scrolls left rises in it.")
      }, "\(notes)")
  }

  /// No note below worldlines repeats their title, and one that this leaves out stays.
  @Test func aScrollIsToldOnceInWorldlines() async throws {
    let texts = FigureLabels(try await figure("worldlines", Self.shelf)).frames.map(\.text)
    #expect(texts.count { $0.contains("scrolls from 0 to 200") } == 1, "\(texts)")
    #expect(["A b to 1.", "C."].untold(by: "x: a b to 1; y") == ["C."])
    #expect(["A to 1."].untold(by: "a to 10") == ["A to 1."])
    #expect(["A to 1."].untold(by: "a to 1,000") == ["A to 1."])
  }

  // MARK: Motion paths

  /// A badge on the corner of a small cell takes nobody's name.
  @Test func smallCellsKeepTheirNames() async throws {
    let figure = try await figure("motion", Self.grid)
    let words = FigureLabels(figure).frames.map(\.text)
    for name in ["2", "7", "10", "n1", "20"] { #expect(words.contains(name), "\(name): \(words)") }
    let badges = FigureInkwork(figure).areas.filter { area in
      area.isRound && [FigureInk.deleted, FigureInk.inserted].contains { .color($0) == area.paint }
    }
    #expect(badges.count >= 3)
    #expect(!words.contains { $0.hasPrefix("Deleted: ") || $0.hasPrefix("Reloaded: ") }, "\(words)")
  }

  // MARK: Difference

  /// Whoever comes from beyond the screen on a way that a view goes has the same numbers as in a picture of ways.
  @Test func whoComesFromBeyondTheScreenHasNumbers() async throws {
    let scene = """
      "canvas": {"size": [390, 240]},
      "layout": {"kind": "flow", "itemSize": [120, 180], "minimumLineSpacing": 10,
        "scrollDirection": "horizontal"},
      "data": {"sections": [{"id": "b", "items": [{"generate": {"count": 12, "id": "b{n}", "label": "B{n}"}}]}]},
      "steps": [{"name": "sort", "update": {"move": [{"item": "b10", "to": "b/0"}]}}]
      """
    let motion = title(try await figure("motion", scene))
    #expect(motion.hasPrefix("B10 moves 1,170 left"), "\(motion)")
    let figure = try await figure("difference", scene)
    #expect(title(figure).hasPrefix("B10 moves 1,170 left"), "\(title(figure))")
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.contains("−1,170") && words.contains("1,170"), "\(words)")
    #expect(!words.contains("into view"))
  }

  /// Of those who are all beyond the screen, nobody counts them twice.
  @Test func allBeyondTheScreenAreSaidToBe() async throws {
    let scene = """
      "canvas": {"size": [320, 200]},
      "layout": {"kind": "flow", "itemSize": [320, 40], "minimumLineSpacing": 0},
      "data": {"sections": [{"id": "b", "items": [{"generate": {"count": 40, "id": "r{n}"}}]}]},
      "steps": [{"name": "cut", "update": {"delete": ["r30", "r31", "r32", "r33", "r34"],
        "insert": [{"item": "new", "to": "b/0"}]}}]
      """
    let words = title(try await figure("difference", scene))
    #expect(words.contains("five items are removed, all beyond the screen"), "\(words)")
  }

  // MARK: Phones

  /// On a phone, which is scrolled anyway, nothing that was asked for gives way to the height of a page.
  @Test(arguments: ["difference", "update-map", "conversation"])
  func phonesTellAllThatWasAskedFor(_ name: String) async throws {
    let kind = try #require(PlayedFigures.kinds.first { $0.name == name })
    let scene = name == "conversation" ? Self.oneStep : Self.grid
    let figure = try #require(try await PlayedFigures(scene: scene).figure(kind, fit: .phone))
    let words = FigureInkwork(figure).words.map(\.text)
    let wanted =
      switch name {
      case "difference": ["inserted", "deleted"]
      case "update-map": ["n1", "2", "7", "10", "20"]
      default: ["deleteItems", "insertItems", "moveItem"]
      }
    for text in wanted {
      #expect(words.contains { $0 == text || $0.hasPrefix("\(text)(") }, "\(text): \(words)")
    }
    #expect(figure.drawing.size.height <= 340 * 2.3)
  }

  private static let oneStep =
    list.components(separatedBy: ",\n  {\"name\": \"later\"")[0] + "]"

  // MARK: Titles

  /// A number stays with the word that it belongs to.
  @Test func noLineBreaksWithinAName() {
    let style = FigureType.title
    let width = InterWidths.width(of: "Then comes Book", style) + 2
    let lines = Label.lines(["Then comes Book 2 of all"], style, width: width).map(\.text)
    #expect(lines.first == "Then comes" && lines.dropFirst().first?.hasPrefix("Book 2") == true)
    let plain = Label.lines(["Then comes from 200 on"], style, width: width).map(\.text)
    #expect(plain.first?.hasPrefix("Then comes from") == true)
  }

  // MARK: Conversation

  /// Two small steps are both drawn, with all that was asked for and its answers.
  @Test func twoStepsHaveTheirPictures() async throws {
    let figure = try await figure("conversation", Self.list)
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.count { $0 == "Ask" } == 2 && words.count { $0 == "Animate" } == 2)
    #expect(words.contains { $0.hasPrefix("moveItem") }, "\(words)")
    let size = figure.drawing.size
    #expect(size.height <= size.width * 1.5 + 1)
  }
}
