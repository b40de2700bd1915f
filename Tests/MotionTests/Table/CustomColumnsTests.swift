import CoreGraphics
import Notation
import Testing

@testable import Motion

/// Values that a layout's own class of attributes adds, on their way through tables and time.
@Suite struct CustomColumnsTests {
  private static let values: [String: CustomValue] = [
    "tilt": .number(12.5), "anchor": .numbers([1, 2.25]), "isOpen": .flag(true),
    "style": .text("wide"), "title": .text("two words"), "code": .text("12"),
    "word": .text("true"), "dash": .text("-"), "empty": .text(""),
  ]

  private static func table(
    _ custom: [String: CustomValue], id: String = "a"
  ) -> AttributeTable {
    AttributeTable(rows: [
      AttributeRow(
        kind: .cell, id: id, path: [0, 0], frame: CGRect(x: 0, y: 0, width: 10, height: 10),
        custom: custom),
      AttributeRow(
        kind: .cell, id: "plain", path: [0, 1], frame: CGRect(x: 0, y: 10, width: 10, height: 10)),
    ])
  }

  private static func difference(
    _ before: [String: CustomValue], _ after: [String: CustomValue], tolerance: Double = 0
  ) -> [String] {
    TableDifference(table(before), table(after), tolerance: tolerance).changes.map(\.text)
  }

  @Test func standInColumnsBehindTheUsualOnes() {
    let table = Self.table(["tilt": .number(0.5), "style": .text("in 3d")])
    #expect(
      table.text == """
        step  phase  kind  id     path  frame       alpha  z  hidden  transform  role  custom.style  custom.tilt
        -     -      cell  a      0-0   0 0 10 10   1      0  -       -          -     "in 3d"       0.5
        -     -      cell  plain  0-1   0 10 10 10  1      0  -       -          -     -             -

        """)
    let lines = table.csv.split(separator: "\r\n").map(String.init)
    #expect(
      lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).suffix(2) } == [
        ["custom.style", "custom.tilt"], ["in 3d", "0.5"], ["", ""],
      ])
    #expect(table.json.contains(#""role":null,"custom":{"style":"in 3d","tilt":0.5}}"#))
    #expect(table.json.contains(#""role":null}"#))
  }

  @Test func areReadAgainFromBothForms() throws {
    let table = Self.table(Self.values)
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
    let text = try ComparedTable(text: Array(table.text.utf8))
    let json = try ComparedTable(json: Array(table.json.utf8))
    for (first, second) in [(text, json), (json, text), (json, ComparedTable(table))] {
      #expect(TableDifference(TableComparison(first, second)).isNone)
    }
  }

  @Test func rowsOfOneTableMayHaveDifferentOnes() throws {
    let first = Self.table(["b": .number(1)])
    let table = first.adding(Self.table(["a": .flag(false), "c": .number(3)], id: "z").rows)
    #expect(table.customNames == ["a", "b", "c"])
    #expect(try AttributeTable(text: table.text) == table)
    let read = try ComparedTable(json: Array(table.json.utf8))
    #expect(TableDifference(TableComparison(read, ComparedTable(table))).isNone)
  }

  @Test func differencesAreToldByName() {
    let before: [String: CustomValue] = [
      "tilt": .number(1), "anchor": .numbers([1, 2]), "style": .text("wide"), "gone": .flag(true),
    ]
    let after: [String: CustomValue] = [
      "tilt": .number(3.5), "anchor": .numbers([1, 4]), "style": .text("tall"),
    ]
    #expect(
      Self.difference(before, after) == [
        "~ cell a: custom.anchor 1 2 → 1 4, custom.gone true → -, custom.style wide → tall, "
          + "custom.tilt 1 → 3.5 (+2.5)"
      ])
    let sum = TableDifference(Self.table(before), Self.table(after)).sum
    #expect(sum.columns[.custom("tilt")] == 1)
    #expect(sum.text == "1 changed (custom.anchor 1, custom.gone 1, custom.style 1, custom.tilt 1)")
  }

  @Test func numbersMayDifferWithinTheTolerance() {
    let (before, after) = (
      ["tilt": CustomValue.numbers([1, 2])], ["tilt": CustomValue.numbers([1.05, 2])]
    )
    #expect(Self.difference(before, after, tolerance: 0.1) == [])
    #expect(Self.difference(before, after, tolerance: 0.01).count == 1)
    #expect(Self.difference(["a": .text("1")], ["a": .text("1.05")], tolerance: 1).count == 1)
  }

  /// A golden that was accepted without them says nothing of them; one that has them is held to all of them.
  @Test func oldTablesStayValid() throws {
    let plain = Self.table([:])
    let own = Self.table(["tilt": .number(1)])
    let accepted = TableComparison(accepted: ComparedTable(plain), ComparedTable(own))
    #expect(TableDifference(accepted).isNone)
    #expect(TableDifference(plain, own).changes.map(\.text) == ["~ cell a: custom.tilt - → 1"])
    #expect(TableDifference(own, plain).changes.map(\.text) == ["~ cell a: custom.tilt 1 → -"])
    #expect(!plain.text.contains("custom") && !plain.json.contains("custom"))
  }

  @Test func headingsOfNoKindAreRefused() {
    for heading in ["tilt", "custom.a  custom.a", "custom.a  b"] {
      let text = AttributeTable.columns.joined(separator: "  ") + "  " + heading + "\n"
      #expect(throws: TextError.self) { try AttributeTable(text: text) }
    }
  }

  // MARK: Time

  private static func element(
    x: CGFloat, _ custom: [String: CustomValue]
  ) -> ElementSnapshot {
    var element = ElementSnapshot(
      id: .item("a"), path: [0, 0], center: CGPoint(x: x, y: 5),
      size: CGSize(width: 10, height: 10))
    element.custom = custom
    return element
  }

  private static func capture(
    toX x: CGFloat, _ before: [String: CustomValue], _ after: [String: CustomValue]
  ) throws -> TransitionCapture {
    func snapshot(_ element: ElementSnapshot) -> LayoutSnapshot {
      LayoutSnapshot(
        elements: [element], contentSize: CGSize(width: 100, height: 10),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 10))
    }
    return TransitionCapture(
      before: snapshot(element(x: 5, before)), after: snapshot(element(x: x, after)),
      timing: try Timing(duration: 1, curve: .linear))
  }

  /// Once for an element that moves, and once for one of which only the layout's own values change.
  @Test(arguments: [5, 25] as [CGFloat])
  func numbersGoTheirWayAndTheRestJumps(to x: CGFloat) throws {
    let capture = try Self.capture(
      toX: x, ["tilt": .number(10), "anchor": .numbers([0, 4]), "style": .text("wide")],
      ["tilt": .number(20), "anchor": .numbers([2, 8]), "style": .text("tall"), "new": .number(1)])
    let transition = Transition(capture)
    let middle = transition.snapshot(at: 0.25).elements[0].custom
    #expect(
      middle == [
        "tilt": .number(12.5), "anchor": .numbers([0.5, 5]), "style": .text("tall"),
        "new": .number(1),
      ])
    #expect(transition.tracks[0].element(at: 0.25).custom == middle)
    #expect(transition.tracks[0].role == (x == 5 ? .unchanged : .moved))
    let table = AttributeTable(capture, step: "s", times: [0.25])
    #expect(table.rows.map { $0.custom["tilt"] } == [.number(10), .number(12.5), .number(20)])
  }
}
