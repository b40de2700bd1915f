import CoreGraphics
import Testing

@testable import SceneFormat

/// One line for each key: the rest follows from it.
@Suite struct KeyTableTests {
  private struct Frame: Equatable {
    enum Line: String, CaseIterable { case solid, dashed }

    var width: CGFloat = 2
    var line = Line.solid
    var corner: CGFloat?
    var isDouble = false
    var sides = 4
  }

  private static let table = KeyTable(
    "frame", text: "A line around something.", fresh: Frame(),
    keys: [
      .key("width", \.width, as: .number(0...10), text: "How thick it is."),
      .key("line", \.line, as: .choice, text: "How it is drawn."),
      .key("corner", \.corner, as: .positive, text: "How round it is.").otherwise("as it comes"),
      .key("lines", \.isDouble, as: .words(["one": false, "two": true]), text: "How many.")
        .required,
      .key("sides", \.sides, as: .integer(3...12), text: "How many sides it goes along."),
      .key("colors", as: .texts, text: "As many as there are sides.") {
        $1.sides = $2.each(of: $0.node) { $1.text }.count
      },
    ])

  private func node(_ text: String) throws -> Node {
    let scene = try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "data": \#(text)}]}]}}"#
    )
    return try #require(scene.sections[0].items[0].data)
  }

  private func read(_ text: String, _ frame: inout Frame) throws {
    var decoder = SceneDecoder(kinds: Scenes.kinds, limits: SceneLimits())
    Self.table.read(try node(text), into: &frame, by: &decoder)
  }

  @Test func setsThePropertiesOfItsKeys() throws {
    var frame = Frame()
    try read(#"{"width": 3.5, "line": "dashed", "corner": 8, "lines": "two", "sides": 6}"#, &frame)
    #expect(frame == Frame(width: 3.5, line: .dashed, corner: 8, isDouble: true, sides: 6))
  }

  @Test func leavesAllOthersAsTheyAre() throws {
    var frame = Frame(width: 1, corner: 4)
    try read(#"{"sides": 3, "color": "blue"}"#, &frame)
    try read("{}", &frame)
    #expect(frame == Frame(width: 1, corner: 4, sides: 3))
  }

  @Test func readsInTheOrderOfTheFile() throws {
    var frame = Frame()
    try read(#"{"sides": 3, "colors": ["blue", "red"]}"#, &frame)
    #expect(frame.sides == 2)
    try read(#"{"colors": ["blue", "red"], "sides": 3}"#, &frame)
    #expect(frame.sides == 3)
  }

  @Test func saysWhatHoldsWithoutThem() {
    #expect(
      Self.table.definition.keys == [
        Key("width", .number(0...10), "How thick it is.", standard: "2"),
        Key("line", .choice(["solid", "dashed"]), "How it is drawn.", standard: "\"solid\""),
        Key("corner", .positive, "How round it is.", standard: "as it comes"),
        Key("lines", .choice(["one", "two"]), "How many.", isRequired: true),
        Key("sides", .integer(3...12), "How many sides it goes along.", standard: "4"),
        Key("colors", .texts, "As many as there are sides."),
      ])
  }
}
