import Testing

@testable import Figures

@Suite struct UpdateMapTests {
  private func texts(_ map: UpdateMap) -> [String] {
    FigureLabels(map.figure).frames.map(\.text)
  }

  @Test func addsUp() {
    let map = UpdateMap(
      before: [ItemSection(["Ann", "Bob", "Cat", "Dan", "Eve"])],
      after: [ItemSection(["Zoe", "Ann", "Dan", "Eve", "Cat"])])
    #expect(texts(map).contains("5 − 1 deleted + 1 inserted = 5"))
  }

  @Test func addsUpSectionBySection() {
    let map = UpdateMap(
      before: [
        ItemSection(["Apple", "Pear", "Plum"], name: "Fruit"),
        ItemSection(["Beet", "Carrot"], name: "Roots"),
      ],
      after: [
        ItemSection(["Apple", "Plum"], name: "Fruit"),
        ItemSection(["Beet", "Pear", "Yam", "Carrot"], name: "Roots"),
      ])
    #expect(texts(map).contains("Fruit: 3 − 1 moved out = 2"))
    #expect(texts(map).contains("Roots: 2 + 1 inserted + 1 moved in = 4"))
  }

  @Test func foldsLongRunsThatNothingHappensTo() {
    let items = (0..<40).map { "item \($0)" }
    let map = UpdateMap(
      before: [ItemSection(items)], after: [ItemSection(items + ["fresh"])])
    let texts = texts(map)
    #expect(texts.count { $0 == "… 38 unchanged" } == 2)
    #expect(texts.contains("item 0") && texts.contains("item 39") && texts.contains("fresh"))
    #expect(!texts.contains("item 20"))
  }

  @Test func saysHowManyLinesAreNotShown() {
    let items = (0..<1000).map { "item \($0)" }
    let map = UpdateMap(before: [ItemSection(items)], after: [ItemSection([])])
    #expect(texts(map).contains("840 more lines are not shown."))
  }

  @Test func saysThatTheOrderStays() {
    let items = [ItemSection(["Ann", "Bob"])]
    #expect(UpdateMap(before: items, after: items).figure.summary == "The order stays. 2 = 2.")
  }
}
