import CoreGraphics
import Motion
import Testing

@testable import Figures

@Suite struct ConversationDiagramTests {
  /// The calls that a batch update of a small list makes the collection view ask.
  static var update: Conversation {
    typealias Call = Conversation.Call
    func at(_ item: CGFloat) -> [Conversation.Field] { [.init("at", .numbers([0, item]))] }
    let attributes = Conversation.Value.record([.init("element", .text("cell 0-0"))])
    return Conversation(
      calls: [
        Call(
          from: .app, to: .collectionView, method: "performBatchUpdates",
          arguments: [.init("", .text("delete 0-1, insert 0-0")), .init("completion", .nothing)]),
        Call(
          from: .collectionView, to: .dataSource, depth: 1, method: "collectionView",
          arguments: [.init("numberOfItemsInSection", .numbers([0]))], answer: .numbers([5])),
        Call(from: .collectionView, to: .layout, depth: 1, method: "prepare"),
        Call(
          from: .collectionView, to: .layout, depth: 1, method: "prepare",
          arguments: [.init("forCollectionViewUpdates", .list([attributes, attributes]))]),
        Call(
          from: .collectionView, to: .layout, depth: 1, method: "layoutAttributesForElements",
          arguments: [.init("in", .numbers([0, 0, 390, 520]))],
          answer: .list([attributes, attributes, attributes, attributes, attributes])),
      ]
        + (0..<5).map {
          Call(
            from: .collectionView, to: .layout, depth: 1,
            method: "initialLayoutAttributesForAppearingItem", arguments: at(CGFloat($0)),
            answer: attributes)
        } + [
          Call(
            from: .collectionView, to: .dataSource, depth: 1, method: "collectionView",
            arguments: [.init("cellForItemAt", .numbers([0, 0]))], answer: .text("cell 0-0")),
          Call(
            from: .collectionView, to: .cell, depth: 2, method: "apply",
            arguments: [.init("", attributes)]),
          Call(
            from: .collectionView, to: .layout, depth: 1, method: "finalizeCollectionViewUpdates"),
        ])
  }

  @Test func foldsCallsThatAreAlike() {
    let texts = FigureLabels(ConversationDiagram(Self.update).figure).frames.map(\.text)
    #expect(texts.contains("× 5"))
    #expect(texts.count { $0.hasPrefix("initialLayoutAttributes") } == 1)
    let unfolded = ConversationDiagram(Self.update, .init(foldsRepeats: false)).figure
    let all = FigureLabels(unfolded).frames.map(\.text)
    #expect(all.count { $0.hasPrefix("initialLayoutAttributes") } == 5)
  }

  @Test func noTwoTextsCollide() {
    #expect(FigureLabels(ConversationDiagram(Self.update).figure).collisions == [])
  }

  @Test func saysHowManyRowsAreNotShown() {
    let call = Conversation.Call(from: .app, to: .layout, method: "prepare")
    let long = Conversation(calls: [Conversation.Call](repeating: call, count: 1000))
    let figure = ConversationDiagram(long, .init(foldsRepeats: false)).figure
    #expect(FigureLabels(figure).frames.map(\.text).contains("850 more rows are not shown."))
  }

  @Test func nobodyMayCallAnybody() {
    let figure = ConversationDiagram(Conversation(calls: [])).figure
    #expect(figure.summary == "Nobody calls anybody.")
  }
}
