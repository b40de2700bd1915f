import Testing

@testable import Figures

/// Columns say what goes on in steps once, and unfold to what they were.
@Suite struct InspectorColumnTests {
  private static func numbers(_ values: [Double]) -> [InspectorColumn.Value] {
    values.map { .number($0) }
  }

  private static func texts(_ values: [String]) -> [InspectorColumn.Value] {
    values.map { .text($0) }
  }

  static let cases: [(values: [InspectorColumn.Value], json: String)] = [
    (numbers([]), "[]"),
    (numbers([7]), "[7]"),
    (numbers([5, 0, 1]), "[5,0,1]"),
    (numbers([16, 16, 16, 16]), "[[16,4]]"),
    (numbers([16, 44, 72, 100, 5, 33, 61, 89]), "[[16,4,28],[5,4,28]]"),
    (numbers([6, 37, 67, 98, 6, 37, 67, 98, 6, 37, 1]), "[6,37,67,98,[[4],6],1]"),
    (numbers([0.1, 0.2, 0.3, 0.4, 0.5]), "[[0.1,5,0.1]]"),
    // Hundredths are all that a step has.
    (numbers([0.125, 0.25, 0.375, 0.5]), "[0.125,0.25,0.375,0.5]"),
    (texts(["row-9", "row-10", "row-11"]), #"[["row-9",3,1]]"#),
    (texts(["Ann", "Bob"]), #"["Ann","Bob"]"#),
    (texts(["7", "007", "008"]), #"["7","007","008"]"#),
    (
      texts(["a1234567890123", "a1234567890124", "a1234567890125"]),
      #"["a1234567890123","a1234567890124","a1234567890125"]"#
    ),
    ([.nothing, .nothing, .nothing, .text("a")], #"[[null,3],"a"]"#),
    ([.number(1), .text("2"), .number(3)], #"[1,"2",3]"#),
  ]

  @Test(arguments: cases)
  func stepsAreSaidOnce(_ column: (values: [InspectorColumn.Value], json: String)) {
    #expect(InspectorColumn(column.values).json.compact == column.json)
  }
}
