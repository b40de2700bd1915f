import Motion
import Testing

@testable import Figures

@Suite struct CallBandsTests {
  private static func call(
    _ method: String, _ subject: String? = nil, to party: Conversation.Party = .cell
  ) -> Conversation.Call {
    Conversation.Call(
      from: .collectionView, to: party, method: method,
      arguments: subject.map { [.init("at", .text($0))] } ?? [])
  }

  private static func counts(_ calls: [Conversation.Call], rows: Int = 24) -> [Int] {
    CallBands(HeardCalls(Conversation(calls: calls)), rows: rows).bands
      .flatMap(\.folds).map(\.calls.count)
  }

  /// However many calls there are, each is in a row or counted, and the rows are few.
  @Test(arguments: [2, 5, 50, 500, 10_000]) func holdsAllCallsInFewRows(_ count: Int) {
    let talk = CallCases.update(count)
    let bands = CallBands(HeardCalls(talk), rows: CallScript.mostRows)
    #expect(bands.rows <= 24)
    #expect(bands.bands.reduce(0) { $0 + $1.count } == talk.calls.count)
    let all = bands.bands.flatMap { $0.folds + $0.unshown }.flatMap(\.calls).sorted()
    #expect(all == Array(talk.calls.indices))
  }

  @Test(arguments: [1, 3, 6, 10]) func keepsToAnyNumberOfRows(_ rows: Int) {
    let talk = CallCases.update(12)
    let bands = CallBands(HeardCalls(talk), rows: rows)
    #expect(bands.rows <= max(rows, 8))
    #expect(bands.bands.reduce(0) { $0 + $1.count } == talk.calls.count)
  }

  /// Calls that are only counted take no row of a page that has few.
  @Test func terseBandsCountWithoutARow() {
    let heard = HeardCalls(CallCases.update(12))
    let bands = CallBands(heard, rows: 6, isTerse: true)
    #expect(bands.rows <= 6)
    #expect(bands.bands.reduce(0) { $0 + $1.folds.count } == bands.rows)
    #expect(bands.bands.reduce(0) { $0 + $1.count } == heard.calls.count)
    #expect(bands.bands.contains { $0.folds.contains(where: \.isChange) })
  }

  /// Whatever an app asks for keeps its row, while those of the layout are counted.
  @Test(arguments: [
    "insertItems", "deleteItems", "moveItem", "reloadItems", "reconfigureItems", "insertSections",
    "deleteSections", "moveSection", "reloadSections",
  ]) func requestsKeepTheirRows(_ method: String) {
    let request = Conversation.Call(from: .app, to: .collectionView, method: method)
    let questions = (0..<30).flatMap { number in
      [Self.call("question\(number)", "0-0"), Self.call("question\(number)", "0-1")]
    }
    let heard = HeardCalls(Conversation(calls: [request] + questions))
    let rows = CallBands(heard, rows: 3, isTerse: true).bands.flatMap(\.folds)
    #expect(rows.contains { heard.calls[$0.calls[0]].method == method })
  }

  @Test func foldsTheSameCallForEachElement() {
    #expect(Self.counts((0..<14).map { Self.call("apply", "0-\($0)") }) == [14])
  }

  /// An element that comes up again begins another round.
  @Test func aRowHoldsEachElementOnce() {
    let round = (0..<5).map { Self.call("apply", "0-\($0)") }
    #expect(Self.counts(round + round) == [5, 5])
  }

  @Test func foldsCallsThatAlternate() {
    let pairs = (0..<9).flatMap {
      [Self.call("apply", "0-\($0)"), Self.call("preferredLayoutAttributesFitting", "0-\($0)")]
    }
    #expect(Self.counts(pairs) == [9, 9])
  }

  @Test func whatDoesNotRepeatIsSummedUpByMethods() {
    // Two methods in an order without any pattern.
    let calls = (0..<400).map { number in
      Self.call((number * number / 7).isMultiple(of: 2) ? "apply" : "other", "0-\(number)")
    }
    let counts = Self.counts(calls)
    #expect(counts.count == 2)
    #expect(counts.reduce(0, +) == 400)
  }

  @Test func manyMethodsAreCounted() {
    let calls = (0..<100).map { Self.call("method\($0)") }
    let bands = CallBands(HeardCalls(Conversation(calls: calls)), rows: 24)
    #expect(bands.rows == 24)
    #expect(bands.bands.reduce(0) { $0 + $1.hidden } == 77)
  }

  /// A question is a repeat where it was answered the same and nothing happened since.
  @Test func tellsRepeatsFromNewQuestions() {
    func size(_ height: Double) -> Conversation.Call {
      CallCases.toLayout("collectionViewContentSize", answer: .numbers([300, height]))
    }
    let calls = [size(1), size(1), size(2), CallCases.prepare, size(2), size(2)]
    let heard = HeardCalls(Conversation(calls: calls))
    #expect(heard.isRepeated == [false, true, false, false, false, true])
  }
}
