import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Of hundreds that go everywhere, a picture of ways tells how many go where: nobody is only said not to be drawn.
@Suite struct WayStarsTests {
  private static func names(_ count: Int) -> [String] { (0..<count).map { "n\($0)" } }

  /// In an order that a seed gives.
  private static func shuffled(_ names: [String]) -> [String] {
    var (names, state) = (names, UInt64(7))
    for place in names.indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      names.swapAt(place, Int((state >> 33) % UInt64(place + 1)))
    }
    return names
  }

  private static func list(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  private static func scene(_ layout: String, _ count: Int, _ next: [String]) -> String {
    """
    "canvas": {"size": [390, 700]}, "layout": \(layout),
    "data": {"sections": [{"id": "a", "items": \(list(names(count)))}]},
    "steps": [{"name": "mix", "apply": {"a": \(list(next))}}], "outputs": [{"type": "still"}]
    """
  }

  private static func grid(_ side: Int) -> String {
    """
    {"kind": "flow", "itemSize": [\(side), \(side)], "minimumInteritemSpacing": 2, "minimumLineSpacing": 2}
    """
  }

  private static let layouts: [(id: String, layout: String, count: Int)] = [
    ("grid of 60", grid(44), 60), ("grid of 200", grid(30), 200), ("grid of 500", grid(20), 500),
    ("list of 200", #"{"kind": "columns", "cellHeight": 3}"#, 200),
    ("list of 500", #"{"kind": "columns", "cellHeight": 1}"#, 500),
    ("ring of 60", #"{"kind": "circle", "itemSize": [12, 12], "margin": 16}"#, 60),
    ("ring of 500", #"{"kind": "circle", "itemSize": [4, 4], "margin": 16}"#, 500),
  ]

  @Test(arguments: layouts.map(\.id)) func everyWayIsToldInAShuffle(_ id: String) async throws {
    let sample = try #require(Self.layouts.first { $0.id == id })
    let next = Self.shuffled(Self.names(sample.count))
    let played = try await PlayedFigures(scene: Self.scene(sample.layout, sample.count, next))
    for fit in [OutputDescription.Fit.readme, .page, .phone] {
      let figure = try #require(try played.figure(.motion, fit: fit))
      let texts = figure.drawing.items.texts.map(\.string)
      #expect(!texts.contains { $0.contains("not drawn") }, "\(fit): \(texts)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  /// The numbers around a point are those of all that go anywhere.
  @Test func numbersOfDirectionsAddUp() async throws {
    let next = Self.shuffled(Self.names(200))
    let played = try await PlayedFigures(scene: Self.scene(Self.grid(30), 200, next))
    let texts = FigureInkwork(try #require(try played.figure(.motion))).words.map(\.text)
    let counts = texts.compactMap { Int($0) }
    let told = texts.compactMap { text -> Int? in
      let words = text.split(separator: " ")
      return words.last == "move" ? words.dropLast().last.flatMap { Int($0) } : nil
    }
    #expect(told.count == 1 && counts.count > 4, "\(texts)")
    #expect(counts.reduce(0, +) == told.reduce(0, +))
  }

  /// Those who follow stand below, however many they are.
  @Test func thoseAskedToGoAnywhereStandBeforeThoseWhoFollow() async throws {
    let names = Self.names(200)
    let rest = names[60...].enumerated().filter { $0.offset % 20 > 0 }.map(\.element)
    let next = Self.shuffled(Array(names[..<60])) + rest
    let played = try await PlayedFigures(scene: Self.scene(Self.grid(30), 200, next))
    let texts = FigureInkwork(try #require(try played.figure(.motion))).words.map(\.text)
    let around = try #require(texts.firstIndex { $0.hasSuffix(" move") }, "\(texts)")
    let follow = texts.indices.filter { $0 > 4 && texts[$0].contains(/^\d+ (go|follow)/) }
    #expect(!follow.isEmpty && follow.allSatisfy { $0 > around }, "\(texts)")
  }

  /// A third of a grid goes to the end as a whole: that is one arrow, with as many as go.
  @Test func alikeWaysAreOneArrow() async throws {
    let names = Self.names(500)
    let played = try await PlayedFigures(
      scene: Self.scene(Self.grid(20), 500, Array(names[170...] + names[..<170])))
    let texts = FigureInkwork(try #require(try played.figure(.motion))).words.map(\.text)
    #expect(!texts.contains { $0.contains("not drawn") })
    #expect(texts.contains { $0.hasSuffix(" move") } && !texts.contains("Directions"), "\(texts)")
  }

  /// Without their colours, cells that are too small for badges are told apart by their signs.
  @Test func smallCellsHaveSigns() {
    let cell = CGRect(x: 0, y: 0, width: 10, height: 10)
    let way = CGVector(dx: 30, dy: 0)
    let signs = [Role.inserted, .deleted, .moved].map {
      RoleMark($0).smallSign(in: cell, way: way)
    }
    #expect(Set(signs.map { $0.segments.count }).count == 3 && !signs.contains(where: \.isEmpty))
    #expect(RoleMark(.moved).smallSign(in: cell, way: CGVector()).isEmpty)
    let small = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(RoleMark(.deleted).smallSign(in: small, way: way).isEmpty)
  }
}
