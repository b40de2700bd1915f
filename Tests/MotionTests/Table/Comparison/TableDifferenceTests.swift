import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct TableDifferenceTests {
  private func row(
    _ id: String?, y: CGFloat = 0, alpha: CGFloat = 1, z: Int = 0, path: IndexPath = [0, 0]
  ) -> AttributeRow {
    AttributeRow(
      step: "sync", phase: .after, kind: .cell, id: id, path: path,
      frame: CGRect(x: 0, y: y, width: 390, height: 70), alpha: alpha, zIndex: z)
  }

  private func difference(
    _ before: [AttributeRow], _ after: [AttributeRow], tolerance: Double = 0
  ) -> String {
    TableDifference(
      AttributeTable(rows: before), AttributeTable(rows: after), tolerance: tolerance
    ).text
  }

  @Test func isNoneBetweenEqualTables() {
    #expect(difference([row("ann")], [row("ann")]) == "the tables are the same\n")
  }

  @Test func namesWhatChanged() {
    let text = difference(
      [row("ann"), row("bob", y: 80, path: [0, 1])],
      [row("zoe"), row("ann", y: 12.5, alpha: 0.5, z: 1, path: [0, 1])])
    #expect(
      text == """
        ~ sync after cell ann: y 0 → 12.5 (+12.5), alpha 1 → 0.5, z 0 → 1, \
        path 0-0 → 0-1
        - sync after cell bob
        + sync after cell zoe

        """)
  }

  @Test func toleratesSmallDifferences() {
    #expect(difference([row("ann")], [row("ann", y: 0.5)], tolerance: 0.5).hasPrefix("the tables"))
    #expect(
      !difference([row("ann")], [row("ann", y: 0.501)], tolerance: 0.5).hasPrefix("the tables"))
  }

  @Test func tellsElementsOfOneNameApart() {
    let text = difference([row("ann"), row("ann", y: 80, path: [0, 1])], [row("ann")])
    #expect(text == "- sync after cell ann\n")
  }

  // MARK: Each field alone

  private static func other(
    step: String? = "s", phase: AttributePhase? = .after, kind: ElementKind = .cell,
    id: String? = "a", path: IndexPath = [0, 1],
    frame: CGRect = CGRect(x: 1, y: 2, width: 3, height: 4),
    alpha: CGFloat = 1, zIndex: Int = 0, isHidden: Bool = false,
    transform: TransformForm = .identity, role: Role? = .moved,
    custom: [String: CustomValue] = ["tilt": .number(1)]
  ) -> AttributeRow {
    AttributeRow(
      step: step, phase: phase, kind: kind, id: id, path: path, frame: frame, alpha: alpha,
      zIndex: zIndex, isHidden: isHidden, transform: transform, role: role, custom: custom)
  }

  /// Rows that differ from the plain one in one field: a field that is added has to be added here.
  private static let variants: [String: [AttributeRow]] = [
    "step": [other(step: "t"), other(step: nil)],
    "phase": [other(phase: .before), other(phase: nil), other(phase: .inFlight(0.1))],
    "kind": [
      other(kind: .header), other(kind: .decoration("a")), other(kind: .supplementary("a")),
    ],
    "id": [other(id: "b"), other(id: nil), other(id: "0-1")],
    "path": [other(path: [0, 2]), other(path: [1, 1]), other(path: [])],
    "frame": [
      other(frame: CGRect(x: 1.001, y: 2, width: 3, height: 4)),
      other(frame: CGRect(x: 1, y: 2.001, width: 3, height: 4)),
      other(frame: CGRect(x: 1, y: 2, width: 3.001, height: 4)),
      other(frame: CGRect(x: 1, y: 2, width: 3, height: 4.001)),
      other(frame: CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4)),
      other(frame: CGRect(x: 1, y: CGFloat.infinity, width: 3, height: 4)),
    ],
    "alpha": [other(alpha: 0.999), other(alpha: CGFloat.nan), other(alpha: CGFloat.infinity)],
    "zIndex": [other(zIndex: 1), other(zIndex: .min), other(zIndex: .max)],
    "isHidden": [other(isHidden: true)],
    "transform": transforms.map { other(transform: $0) },
    "role": [other(role: .follows), other(role: .sectionMoved), other(role: nil)],
    "custom": [
      other(custom: ["tilt": .number(1.001)]), other(custom: ["tilt": .number(.nan)]),
      other(custom: ["tilt": .text("1")]), other(custom: ["tilt": .flag(true)]),
      other(custom: ["tilt": .numbers([1, 1])]),
      other(custom: ["tilt": .number(1), "turn": .number(1)]),
    ],
  ]

  private static let transforms: [TransformForm] =
    (0..<3).flatMap { index -> [TransformForm] in
      var (move, scale) = ([CGFloat(0), 0, 0], [CGFloat(1), 1, 1])
      move[index] = 0.001
      scale[index] = 1.001
      return [
        .composed(.init(translation: move)), .composed(.init(scale: scale)),
        .composed(.init(translation: [CGFloat.nan, 0, 0])),
      ]
    } + [.composed(.init(degrees: 0.001))]
    + (0..<6).map { .affine([1, 0.5, 0, 1, 0, 0].replacing($0, by: 7)) }
    + (0..<16).map { .matrix([CGFloat](repeating: 0, count: 16).replacing($0, by: 7)) }

  @Test func findsEachFieldThatDiffersAlone() {
    let plain = Self.other()
    let fields = Mirror(reflecting: plain).children.compactMap(\.label)
    #expect(Set(fields) == Set(Self.variants.keys))
    for (field, rows) in Self.variants {
      for row in rows {
        let (before, after) = (AttributeTable(rows: [plain]), AttributeTable(rows: [row]))
        #expect(!TableDifference(before, after).isNone, "\(field): \(row)")
        #expect(!TableDifference(after, before).isNone, "\(field): \(row)")
      }
    }
  }

  @Test func tellsTransformsOfOneFormApart() {
    for form in Self.transforms {
      for other in Self.transforms where other != form {
        let tables = [form, other].map { AttributeTable(rows: [Self.other(transform: $0)]) }
        #expect(!TableDifference(tables[0], tables[1]).isNone, "\(form) \(other)")
      }
    }
  }

  /// A value that is no number does not even equal itself: nobody can say that nothing has changed.
  @Test(arguments: [0, 1000, Double.infinity]) func neverTakesWhatIsNoNumberForTheSame(
    _ tolerance: Double
  ) {
    let row = Self.other(alpha: CGFloat.nan)
    let table = AttributeTable(rows: [row])
    #expect(!TableDifference(table, table, tolerance: tolerance).isNone)
    let plain = AttributeTable(rows: [Self.other()])
    #expect(!TableDifference(plain, table, tolerance: tolerance).isNone)
    #expect(!TableDifference(plain, plain, tolerance: .nan).isNone)
  }

  @Test func findsAnotherOrderOfTheSteps() {
    let rows = ["s", "t"].map { Self.other(step: $0) }
    let before = AttributeTable(rows: rows)
    let after = AttributeTable(rows: rows.reversed())
    #expect(TableDifference(before, after).text == "~ order of the steps: s, t → t, s\n")
    let more = AttributeTable(rows: rows + [Self.other(step: "u")])
    #expect(TableDifference(before, more).text == "+ u after cell a\n")
  }

  @Test func countsDistancesInThousandths() {
    #expect(
      difference([row("a", y: 1)], [row("a", y: 1.1)], tolerance: 0.1).hasPrefix("the tables"))
    #expect(
      !difference([row("a", y: 1)], [row("a", y: 1.101)], tolerance: 0.1).hasPrefix("the tab"))
  }
}

extension [CGFloat] {
  fileprivate func replacing(_ index: Int, by number: CGFloat) -> [CGFloat] {
    var numbers = self
    numbers[index] = number
    return numbers
  }
}
