import Motion
import Readers
import Testing

@Suite struct ConversationFormTests {
  private let conversation = Conversation(calls: [
    .init(from: .app, to: .collectionView, method: "performBatchUpdates"),
    .init(
      from: .collectionView, to: .layout, depth: 1, method: "layoutAttributesForElements",
      arguments: [.init("in", .numbers([0, 0, 200, 100.25]))],
      answer: .list([
        .record([.init("element", .text("cell 0-0")), .init("frame", .numbers([0, 0, 100, 50]))]),
        .record([.init("element", .text("cell 0-1")), .init("isHidden", .flag(true))]),
      ])),
    .init(
      from: .collectionView, to: .delegate, depth: 1, method: "shouldSelectItem",
      arguments: [.init("at", .text("0-1"))], answer: .flag(false)),
    .init(
      from: .collectionView, to: .cell, method: "apply", arguments: [.init("", .nothing)]),
  ])

  @Test func readsAsALineACall() {
    #expect(
      conversation.text == """
        app → collectionView       performBatchUpdates()
        collectionView → layout      layoutAttributesForElements(in: 0 0 200 100.25) → 2
                                       cell 0-0, frame 0 0 100 50
                                       cell 0-1, isHidden true
        collectionView → delegate    shouldSelectItem(at: 0-1) → false
        collectionView → cell      apply(nil)

        """)
  }

  @Test func saysTheSameInJSON() {
    #expect(
      conversation.json == """
        {"version":1,"calls":[
        {"from":"app","to":"collectionView","depth":0,"method":"performBatchUpdates","arguments":[],"answer":null},
        {"from":"collectionView","to":"layout","depth":1,"method":"layoutAttributesForElements","arguments":[{"label":"in","value":[0,0,200,100.25]}],"answer":[{"element":"cell 0-0","frame":[0,0,100,50]},{"element":"cell 0-1","isHidden":true}]},
        {"from":"collectionView","to":"delegate","depth":1,"method":"shouldSelectItem","arguments":[{"label":"at","value":"0-1"}],"answer":false},
        {"from":"collectionView","to":"cell","depth":0,"method":"apply","arguments":[{"label":"","value":null}],"answer":null}
        ]}

        """)
  }

  @Test func anEmptyOneIsEmpty() {
    #expect(Conversation(calls: []).text == "")
    #expect(Conversation(calls: []).json == "{\"version\":1,\"calls\":[]}\n")
  }

  @Test func quotesWhatWouldBreakTheLine() {
    let hostile = Conversation(calls: [
      .init(
        from: .app, to: .layout, method: "say",
        arguments: [
          .init("", .text("two\nlines \"quoted\", \u{7}")),
          .init("", .record([.init("element", .text("cell of\nkind"))])),
        ])
    ])
    #expect(hostile.text.filter { $0 == "\n" }.count == 1)
    #expect(hostile.json.filter { $0 == "\n" }.count == 3)
  }
}
