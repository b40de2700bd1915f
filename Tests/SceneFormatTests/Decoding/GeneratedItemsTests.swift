import CoreGraphics
import SceneFormat
import Testing

@Suite struct GeneratedItemsTests {
  private func sizes(_ generate: String) throws -> [CGSize?] {
    try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": \#(generate)}]}]}}"#
    ).sections[0].items.map(\.size)
  }

  /// Part of the format: another outcome would change the pictures of everybody's scenes.
  @Test func areTheSameForEver() throws {
    let heights = try sizes(#"{"count": 8, "width": 120, "height": [80, 220], "seed": 7}"#)
      .map { $0?.height }
    #expect(heights == [82, 162, 115, 126, 138, 215, 202, 157])
  }

  @Test func keepTheirSizesWhereMoreAreAsked() throws {
    let few = try sizes(#"{"count": 3, "height": [1.5, 9], "seed": 1}"#)
    let many = try sizes(#"{"count": 30, "height": [1.5, 9], "seed": 1}"#)
    #expect(few == Array(many.prefix(3)))
    #expect(Set(many.map { $0?.height }).count > 20)
    #expect(many.allSatisfy { (1.5...9).contains($0?.height ?? 0) })
  }

  @Test func takeTheMiddleOfTheOtherSideWhereOneIsNotSaid() throws {
    let tall = try sizes(#"{"count": 3, "height": [90, 240], "seed": 4}"#)
    #expect(tall.map { $0?.width } == [165, 165, 165])
    #expect(Set(tall.map { $0?.height }).count == 3)
    #expect(try sizes(#"{"count": 1, "width": 40}"#) == [CGSize(width: 40, height: 40)])
  }

  @Test func areNumberedFromOne() throws {
    let items = try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 2, "label": "{section} {n}"}}]}]}}"#
    ).sections[0].items
    #expect(items.map(\.id) == ["s-1", "s-2"])
    #expect(items.map(\.label) == ["s 1", "s 2"])
  }

  // MARK: In turn

  private func items(_ generate: String) throws -> [ItemDescription] {
    try Scenes.load(
      #"{"scene": 1, "style": {"cells": {"own": {}}}, "data": {"sections": [{"id": "s", "items": [{"generate": \#(generate)}]}]}}"#
    ).sections[0].items
  }

  @Test func takeTheValuesOfAListInTurn() throws {
    let items = try items(
      ##"""
      {"count": 5, "label": ["A", "B"], "subtitle": "to {n}", "body": ["x", "y", "z"],
       "image": ["a.svg", "b.svg"], "symbol": ["bell", "mail"], "side": ["leading", "trailing"],
       "unread": [true, false, false], "on": [false, true], "value": ["1", "{n}"], "badge": "{n}",
       "caption": ["C"], "color": ["#FF0000", "palette.2"], "style": ["default", "own"]}
      """##)
    #expect(items.map(\.label) == ["A", "B", "A", "B", "A"])
    #expect(items.map(\.subtitle) == ["to 1", "to 2", "to 3", "to 4", "to 5"])
    #expect(items.map(\.row.body) == ["x", "y", "z", "x", "y"])
    #expect(items.map { $0.image?.value } == ["a.svg", "b.svg", "a.svg", "b.svg", "a.svg"])
    #expect(items.map(\.row.symbol) == ["bell", "mail", "bell", "mail", "bell"])
    #expect(items.map(\.row.side) == [.leading, .trailing, .leading, .trailing, .leading])
    #expect(items.map(\.row.isUnread) == [true, false, false, true, false])
    #expect(items.map(\.row.isOn) == [false, true, false, true, false])
    #expect(items.map(\.row.value) == ["1", "2", "1", "4", "1"])
    #expect(items.map(\.row.badge) == ["1", "2", "3", "4", "5"])
    #expect(items.map(\.row.caption) == ["C", "C", "C", "C", "C"])
    #expect(items[0].color == items[2].color && items[0].color != items[1].color)
    #expect(items.map(\.style) == ["default", "own", "default", "own", "default"])
  }

  private func times(_ from: String, _ step: String, count: Int = 4) throws -> [String?] {
    try items(#"{"count": \#(count), "time": {"from": "\#(from)", "step": "\#(step)"}}"#)
      .map(\.row.time)
  }

  @Test func haveTimesThatFollowOneAnother() throws {
    #expect(try times("9:41", "-7 min") == ["9:41", "9:34", "9:27", "9:20"])
    #expect(try times("08:55", "10 min") == ["08:55", "09:05", "09:15", "09:25"])
    #expect(try times("9:30", "2 h") == ["9:30", "11:30", "13:30", "15:30"])
  }

  @Test func areDaysBeyondMidnight() throws {
    #expect(try times("0:10", "-20 min") == ["0:10", "Yesterday", "Yesterday", "Yesterday"])
    #expect(try times("9:00", "-1 day") == ["9:00", "Yesterday", "2 days ago", "3 days ago"])
    #expect(try times("23:00", "1 days") == ["23:00", "Tomorrow", "In 2 days", "In 3 days"])
  }

  @Test func mayHaveTimesOfTheWritersOwn() throws {
    #expect(
      try items(#"{"count": 3, "time": ["9:41", "Monday"]}"#).map(\.row.time)
        == ["9:41", "Monday", "9:41"])
  }

  @Test(arguments: [
    (#""time": {"from": "941", "step": "1 h"}"#, "wrong-value", "a time of day"),
    (#""time": {"from": "24:00", "step": "1 h"}"#, "wrong-value", "a time of day"),
    (#""time": {"from": "9:41", "step": "7 mins"}"#, "wrong-value", "a span of time"),
    (#""time": {"from": "9:41", "step": 7}"#, "wrong-type", "a span of time"),
    (#""time": {"from": "9:41"}"#, "missing-key", "step"),
    (#""time": {"form": "9:41", "step": "1 h"}"#, "unknown-key", "did you mean \"from\""),
    (#""time": []"#, "wrong-count", "1 to 1000"),
    (#""image": "{n}.svg""#, "unknown-placeholder", "{name}"),
    (#""symbol": ["bell", "mial"]"#, "unknown-symbol", "did you mean \"mail\""),
    (#""side": ["left"]"#, "wrong-value", "leading"),
    (#""label": ["{m}"]"#, "unknown-placeholder", "{n}"),
    (#""style": ["onw"]"#, "unknown-name", "did you mean \"own\""),
  ])
  func tellWhatIsWrong(_ key: String, _ code: String, _ word: String) {
    let scene = """
      {"scene": 1, "style": {"cells": {"own": {}}},
       "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 2, \(key)}}]}]}}
      """
    let faults = Scenes.faults(in: scene)
    #expect(faults.contains { $0.code == code }, "\(faults)")
    #expect(faults.contains { $0.terminalText(.plain).text.contains(word) }, "\(faults)")
  }

  /// Each text of a list is shown by its share of the items.
  @Test func aListCountsByItsShares() {
    let long = String(repeating: "a", count: 20_000)
    let text = { (labels: String) in
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 2000, "label": \#(labels)}}]}]}}"#
    }
    #expect(Scenes.faults(in: text("\"\(long)\"")).map(\.code) == ["limit/text"])
    #expect(Scenes.faults(in: text("[\"\(long)\", \"b\"]")).map(\.code) == [])
  }
}
