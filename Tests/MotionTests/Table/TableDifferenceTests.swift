import CoreGraphics
import Motion
import Testing

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
}
