// The keys of what a finger does.
extension KeyExample {
  static let gestures: [KeyExample] = [
    KeyExample("step.tap", #""c""#, not: #""d""#, in: joined(heard, step(#"{"tap": "e"}"#))),
    KeyExample("step.pull", "90", not: "20", in: joined(low, step(#"{"pull": 50}"#))),
    KeyExample("step.page", #""next""#, not: "-1", in: joined(low, step(#"{"page": 1}"#))),
    KeyExample(
      "step.drag", #"{"item": "c", "to": "m/0"}"#, not: #"{"item": "d", "to": "m/0"}"#, in: drag),
    KeyExample("drag.item", #""c""#, not: #""d""#, in: drag),
    KeyExample("drag.to", #""m/0""#, not: #""m/3""#, in: drag),
    KeyExample("drag.proposal", #""copy""#, not: #""move""#, in: drag),
    KeyExample("step.focus", #""c""#, not: #""down""#, in: joined(heard, step(#"{"focus": "d"}"#))),
    KeyExample(
      "step.refresh", #""begin""#, not: #""end""#,
      in: joined([("canvas.refreshControl", "true")], step(#"{"refresh": "begin"}"#))),
    KeyExample(
      "tap.header", #""m""#, not: #""n""#, in: joined(heard, step(#"{"tap": {"header": "m"}}"#))),
    KeyExample(
      "tap.footer", #""m""#, not: #""n""#, in: joined(heard, step(#"{"tap": {"footer": "m"}}"#))),
    KeyExample(
      "tap.at", "[20, 20]", not: "[9, 9]", in: joined(heard, step(#"{"tap": {"at": [1, 1]}}"#))),
    KeyExample("canvas.refreshControl", "true", in: pulled),
    KeyExample(
      "canvas.scrollIndicators", "false", not: "true",
      in: joined(low, step(#"{"scroll": {"by": [0, 30]}}"#))),
    KeyExample(
      "refreshControl.title", #""Wait""#, in: joined([("canvas.refreshControl", "{}")], pulled)),
    KeyExample(
      "refreshControl.tint", ##""#FF0000""##, in: joined([("canvas.refreshControl", "{}")], pulled)),
  ]

  private static let pulled: Setup = step(#"{"pull": 200}"#)
  private static let drag = step(#"{"drag": {"item": "e", "to": "m/1"}}"#)
  private static let heard: Setup = [
    ("outputs", ##"[{"type": "conversation"}]"##), ("layout.headerReferenceSize", "[10, 10]"),
    ("layout.footerReferenceSize", "[10, 10]"), ("canvas.size", "[120, 200]"),
  ]
}
