import CoreGraphics
import Motion
import Testing

@testable import Figures

@Suite struct LayoutCallsTests {
  private typealias Call = Conversation.Call

  private static let layout = MotionCases.snapshot(
    MotionCases.list(["Ann", "Bob", "Cat", "Dan", "Eve"]))

  private static func attributes(_ element: ElementSnapshot) -> Conversation.Value {
    let frame = element.frame
    return .record([
      .init("element", .text(element.spokenKey)),
      .init("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height])),
    ])
  }

  private static func query(_ rect: CGRect, _ elements: [ElementSnapshot]) -> Call {
    Call(
      from: .collectionView, to: .layout, method: "layoutAttributesForElements",
      arguments: [
        .init("in", .numbers([rect.minX, rect.minY, rect.width, rect.height]))
      ], answer: .list(elements.map(attributes)))
  }

  private static let prepare = Call(from: .collectionView, to: .layout, method: "prepare")

  /// A layout whose search ends too early: of the lower half it forgets the last one, and gives the first.
  private static let forgetful = Conversation(
    calls: [
      Call(from: .collectionView, to: .layout, method: "invalidateLayout"), prepare,
      query(CGRect(x: 0, y: 0, width: 390, height: 250), Array(layout.elements.prefix(3))),
      query(CGRect(x: 0, y: 0, width: 390, height: 250), Array(layout.elements.prefix(3))),
      query(
        CGRect(x: 0, y: 250, width: 390, height: 270), [layout.elements[0], layout.elements[3]]),
      Call(
        from: .collectionView, to: .cell, method: "apply",
        arguments: [.init("", attributes(layout.elements[3]))]),
    ])

  private static let steps = [QueryMap.Step("turn", forgetful, settling: layout)]

  @Test func findsWhatALayoutLeavesOut() {
    let queries = LayoutQuery.all(in: Self.forgetful, settling: Self.layout)
    #expect(queries.map(\.count) == [2, 1])
    #expect(queries[0].missing.isEmpty && queries[0].spare.isEmpty)
    #expect(queries[1].missing.map(\.id.label) == ["Eve"])
    #expect(queries[1].spare.map(\.key) == ["cell 0-0"])
  }

  @Test func anAnswerThatWasTakenBackIsHeldToNothing() {
    let early = Conversation(
      calls: [Self.query(CGRect(x: 0, y: 0, width: 390, height: 520), []), Self.prepare])
    let queries = LayoutQuery.all(in: early, settling: Self.layout)
    #expect(queries.map(\.isOutdated) == [true])
    #expect(queries[0].missing.isEmpty)
  }

  @Test func countsWhatALayoutWorksOut() {
    let effort = LayoutEffort(Self.forgetful)
    let calls = [effort.invalidations, effort.preparations, effort.questions]
    #expect(calls == [1, 1, 3])
    let objects = [effort.answers, effort.unchanged, effort.applied]
    #expect(objects == [8, 4, 1])
    let (first, fourth) = (effort.shares["cell 0-0"], effort.shares["cell 0-3"])
    #expect(first == LayoutEffort.Share(answers: 3, unchanged: 2))
    #expect(fourth == LayoutEffort.Share(answers: 1, applied: 1))
  }

  @Test func tellsWhichQueriesWereAnsweredWrongly() {
    #expect(
      QueryMap(Self.steps).figure.summary
        == "Query 2 leaves out Eve; one answer was not asked for."
        + " Query 1: 0 to 250, 3 of 3 answered; Query 2: 250 to 520, 1 of 2 answered, Eve missing.")
  }

  @Test func tellsWhatAStepCosts() {
    #expect(
      HeatMap(Self.steps).figure.summary
        == "All five cells are invalidated once each."
        + " turn: 1 invalidation, 1 preparation, 3 questions.")
  }

  /// A context that names items gives up those alone.
  @Test func countsInvalidationsOfSingleElements() {
    let context = Conversation.Value.record([
      .init("class", .text("Context")), .init("items", .list([.text("0-3"), .text("0-1")])),
      .init("Header", .list([.text("0-0")])),
    ])
    let call = Call(
      from: .collectionView, to: .layout, method: "invalidateLayout",
      arguments: [.init("with", context)])
    let effort = LayoutEffort(Conversation(calls: [call]))
    #expect(Self.layout.elements.map { effort.invalidations(of: $0) } == [0, 1, 0, 1, 0])
  }

  @Test func drawsNothingOfNothing() {
    #expect(QueryMap([]).figure.summary == "The layout is not asked about any rectangle.")
    #expect(HeatMap([]).figure.summary == "Nothing is invalidated.")
  }

  @Test func bearsAnswersThatCannotBeDrawn() {
    let broken = Conversation.Value.record([
      .init("element", .text("cell 0-0")), .init("frame", .numbers([.nan, 0, .infinity, 1])),
    ])
    let talk = Conversation(
      calls: [
        Call(
          from: .collectionView, to: .layout, method: "layoutAttributesForElements",
          arguments: [.init("in", .numbers([0, .nan, 1, 1]))], answer: .list([broken])),
        Call(
          from: .collectionView, to: .layout, method: "layoutAttributesForElements",
          arguments: [.init("in", .numbers([0, 0, 1e300, 1]))], answer: .list([broken])),
      ])
    let steps = [QueryMap.Step("broken", talk, settling: Self.layout)]
    #expect(QueryMap(steps).figure.drawing.size.height.isFinite)
    #expect(HeatMap(steps).figure.drawing.size.height.isFinite)
  }
}
