// The keys of bars around a collection view.
extension KeyExample {
  static let bars: [KeyExample] = [
    KeyExample("canvas.bars", #"{"title": "Q"}"#),
    KeyExample("bars.title", #""Q""#, in: window),
    KeyExample("bars.largeTitle", "true", in: titled),
    KeyExample("bars.overline", #""Q""#, in: large),
    KeyExample("bars.avatar", #""Q""#, in: titled),
    KeyExample("bars.margin", "40", in: large),
    KeyExample("bars.portrait", #""Q""#, in: titled),
    KeyExample("bars.back", #""Q""#, in: titled),
    KeyExample("bars.leading", #"["plus"]"#, in: titled),
    KeyExample("bars.trailing", #"["Edit"]"#, in: titled),
    KeyExample("bars.search", #""Q""#, in: titled),
    KeyExample("bars.holdsHeaders", "true", in: titled),
    KeyExample("bars.tabs", #"[{"title": "Q"}]"#, in: window),
    KeyExample("bars.tab", "1", in: tabbed),
    KeyExample("bars.toolbar", #"["trash", "Done"]"#, in: window),
    KeyExample("bars.segments", #"["Days", "Years"]"#, in: window),
    KeyExample("bars.segment", "1", in: chosen),
    KeyExample("bars.input", #""Q""#, in: window),
    KeyExample("bars.keyboard", "true", in: window),
    KeyExample("tab.title", #""Q""#, in: tabbed),
    KeyExample("tab.symbol", #""mail""#, in: tabbed),
    KeyExample("tab.badge", #""3""#, in: tabbed),
  ]

  private static let room: Setup = [("canvas", #"{"size": [240, 400]}"#)]
  private static let window = room + [("canvas.bars", #"{"search": "S"}"#)]
  private static let titled = room + [("canvas.bars", #"{"title": "T"}"#)]
  private static let large = room + [("canvas.bars", #"{"title": "T", "largeTitle": true}"#)]
  private static let chosen = room + [("canvas.bars", #"{"segments": ["A", "B"]}"#)]
  private static let tabbed =
    room + [("canvas.bars", #"{"tabs": [{"title": "A"}, {"title": "B"}]}"#)]
}
