import CoreGraphics
import Testing

@testable import Motion

@Suite struct TransitionTableTests {
  @Test func showsEveryPhaseOfAChange() throws {
    let capture = TransitionStage.sync(timing: try TransitionStage.linear())
    let table = AttributeTable(capture, step: "sync", times: [0.5])
    #expect(
      table.text == """
        step  phase    kind  id   path  frame        alpha  z  hidden  transform  role
        sync  before   cell  ann  0-0   0 0 100 10   1      0  -       -          follows
        sync  before   cell  bob  0-1   0 10 100 10  1      0  -       -          deleted
        sync  before   cell  cat  0-2   0 20 100 10  1      0  -       -          moved
        sync  before   cell  dan  0-3   0 30 100 10  1      0  -       -          follows
        sync  final    cell  bob  -     0 10 100 10  0      0  -       -          deleted
        sync  initial  cell  zoe  0-0   0 0 100 10   0      0  -       -          inserted
        sync  t=0.5    cell  zoe  0-0   0 0 100 10   0.5    0  -       -          inserted
        sync  t=0.5    cell  ann  0-1   0 5 100 10   1      0  -       -          follows
        sync  t=0.5    cell  bob  0-1   0 10 100 10  0.5    0  -       -          deleted
        sync  t=0.5    cell  dan  0-2   0 25 100 10  1      0  -       -          follows
        sync  t=0.5    cell  cat  0-3   0 25 100 10  1      0  -       -          moved
        sync  after    cell  zoe  0-0   0 0 100 10   1      0  -       -          inserted
        sync  after    cell  ann  0-1   0 10 100 10  1      0  -       -          follows
        sync  after    cell  dan  0-2   0 20 100 10  1      0  -       -          follows
        sync  after    cell  cat  0-3   0 30 100 10  1      0  -       -          moved

        """)
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
  }

  @Test func showsWhatTheLayoutAnsweredForThoseThatStay() throws {
    let sync = TransitionStage.sync()
    let (start, end) = (
      TransitionStage.element("ann", at: 1, y: 95), TransitionStage.element("ann", at: 0, y: -5)
    )
    let capture = TransitionCapture(
      before: sync.before, after: sync.after, initial: [.item("ann"): start],
      final: [.item("ann"): end])
    let rows = AttributeTable(capture).rows.filter { $0.id == "ann" }
    #expect(rows.map(\.phase) == [.before, .final, .initial, .after])
    #expect(rows.map(\.frame.origin.y) == [0, -10, 90, 10])
  }

  @Test func showsBothViewsOfAReload() throws {
    let capture = TransitionStage.sync(
      timing: try TransitionStage.linear(), reloaded: [.item("dan")])
    let rows = AttributeTable(capture, times: [0.25]).rows.filter { $0.id == "dan" }
    #expect(
      rows.map(\.phase) == [
        .before, .final, .initial, .inFlight(0.25), .inFlight(0.25), .after,
      ])
    #expect(rows.map(\.alpha) == [1, 0, 0, 0.25, 0.75, 1])
    #expect(rows.map(\.frame.origin.y) == [30, 20, 30, 27.5, 27.5, 20])
  }

  @Test func sortsMomentsByTime() throws {
    let capture = TransitionStage.sync(timing: try TransitionStage.linear())
    let table = AttributeTable(capture, times: [0.75, 0.1])
    #expect(Array(table.rows.map(\.phase)[8...13]).first == .inFlight(0.1))
    let moments = table.rows.compactMap(\.phase).filter { $0 > .initial && $0 < .after }
    #expect(moments == moments.sorted())
  }

  @Test(arguments: ["t=", "t=x", "t=nan", "t=inf", "T=1", "during", ""])
  func refusesOtherPhases(_ text: String) {
    #expect(AttributePhase(text: text) == nil)
  }
}
