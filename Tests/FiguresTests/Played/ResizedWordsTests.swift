import SceneFormat
import Testing

@testable import Figures

/// Elements that only have another size after a step have changed as well, and are told of.
@Suite struct ResizedWordsTests {
  private func sheet(_ name: String) async throws -> Figure {
    let played = try await PlayedFigures(showcase: name)
    return try #require(try played.figure(.contactSheet))
  }

  @Test func aContactSheetTellsWhoseSizeChanges() async throws {
    let one = try await sheet("grow.scene.yaml")
    #expect(one.drawing.items.texts.map(\.string).contains("A long note resized"))
    #expect(one.summary.contains("A long note resized"))
  }

  /// An outline around each of many would only be a pattern.
  @Test func manyAreCounted() async throws {
    let many = try await sheet("honeycomb.scene.yaml")
    let texts = many.drawing.items.texts.map(\.string)
    #expect(texts.contains("18 resized"))
    #expect(!texts.contains("resized"))
  }
}
