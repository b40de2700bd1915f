import CoreGraphics
import Testing

@testable import Motion

/// Of a large difference people are told the first rows and what all of them amount to.
@Suite struct TableSumTests {
  private func row(_ step: String?, _ index: Int, y: CGFloat = 0, height: CGFloat = 1)
    -> AttributeRow
  {
    AttributeRow(
      step: step, phase: .after, kind: .cell, id: "item-\(index)", path: [0, index],
      frame: CGRect(x: 0, y: y, width: 1, height: height))
  }

  private func difference(
    _ before: [AttributeRow], _ after: [AttributeRow]
  ) -> TableDifference {
    TableDifference(AttributeTable(rows: before), AttributeTable(rows: after))
  }

  @Test func tellsTheFirstRowsAndCountsAll() {
    let before = (0..<300).map { row("open", $0) } + [row("close", 0), row("close", 1)]
    let after =
      (0..<300).map { row("open", $0, y: 9, height: $0 < 250 ? 1 : 2) }
      + [row("close", 1), row("close", 2), row("close", 3)]
    let difference = difference(before, after)
    #expect(difference.changes.count == 100)
    #expect(difference.lines.count == 101)
    #expect(difference.lines.first == "~ open after cell item-0: y 0 → 9 (+9)")
    #expect(
      difference.lines.last == """
        and 203 more; all 303: 300 changed (y 300, height 50), 2 added, 1 removed; \
        step open 300, step close 3
        """)
    #expect(difference.count == 303)
  }

  @Test func saysNothingMoreWhereAllIsTold() {
    let difference = difference([row("s", 0)], [row("s", 0, y: 1)])
    #expect(difference.lines == ["~ s after cell item-0: y 0 → 1 (+1)"])
    #expect(difference.rest(after: 1) == nil)
    #expect(difference.rest(after: 0) == "and 1 more; all 1: 1 changed (y 1); step s 1")
  }

  @Test func namesAFewSteps() {
    let before = (0..<300).map { row("step-\($0)", 0) }
    let sum = difference(before, before.map { row($0.step, 0, y: 1) }).sum
    #expect(sum.stepCount == 300)
    #expect(sum.steps.map(\.name) == (0..<8).map { "step-\($0)" })
    #expect(sum.text.hasSuffix("step step-7 1, 292 more steps"))
  }

  @Test func rowsAtRestBelongToNoStep() {
    let plain = difference([row(nil, 0)], [row(nil, 0, y: 1)]).sum
    #expect(plain.text == "1 changed (y 1)")
    let both = difference([row(nil, 0), row("s", 0)], [])
    #expect(both.sum.text == "2 removed; step s 1, no step 1")
  }

  /// Whoever wants every change is handed them one by one.
  @Test func handsOverEveryChange() {
    let before = AttributeTable(rows: (0..<300).map { row("s", $0) })
    let comparison = TableComparison(ComparedTable(before), ComparedTable(AttributeTable()))
    var told: [String] = []
    let sum = comparison.walk { told.append($0.text) }
    #expect(told == (0..<300).map { "- s after cell item-\($0)" })
    #expect(sum.removed == 300)
  }

  @Test func shortensNamesThatNobodyReads() {
    let long = AttributeRow(
      kind: .cell, id: String(repeating: "x", count: 100_000), frame: .zero)
    let text = difference([long], []).text
    #expect(text.utf8.count < 300)
    #expect(text.hasSuffix("x…\n"))
  }
}
