import Drawing

// The keys of bars around a collection view.
extension SceneKeys {
  static let barDefinitions = [bars.definition, tab.definition]

  static let bars = KeyTable<BarsDescription>(
    "bars",
    text:
      "The bars of the screen, as an app has them. The layout sees the safe area that they leave. What passes under "
      + "them is seen blurred; in animated SVG files it is hidden, since readers would blur each picture anew.",
    fresh: BarsDescription(),
    keys: [
      .key("title", \.title, as: .text, text: "The screen's name in the bar at the top."),
      .key(
        "largeTitle", \.hasLargeTitle, as: .flag,
        text: "Sets the name in large letters below the bar, until the content is scrolled."),
      .key(
        "overline", \.overline, as: .text,
        text: "A line above the name in large letters, such as a date."),
      .key(
        "avatar", \.avatar, as: .text,
        text: "A letter or two in a circle, as of whoever uses the app: at the end of the name in "
          + "large letters, else at the end of the bar."),
      .key(
        "margin", \.margin, as: .number(0...200),
        text: "Points between the edges of the screen and what stands in the bar at the top."
      ).otherwise("the system's: 16, on wide screens 20"),
      .key(
        "portrait", \.portrait, as: .text,
        text: "A letter in a circle above the name, as of somebody that one writes to."),
      .key("back", \.back, as: .text, text: "The name of the screen before, with a sign."),
      .key(
        "leading", \.leading, as: .texts,
        text: "Buttons at the beginning of the bar at the top: symbols by their names, or words."),
      .key("trailing", \.trailing, as: .texts, text: "The same at its end."),
      .key(
        "holdsHeaders", \.holdsHeaders, as: .flag,
        text: "Headers that stay do so in the bar at the top, beside its buttons."),
      .key("search", \.search, as: .text, text: "The words in a field for a search."),
      .key(
        "tabs", as: .list(.object("tab"), count: 1...8),
        text:
          "The tabs at the bottom. A narrow screen shows five, or four and one that leads to the "
          + "others."
      ) {
        $1.tabs = $2.tabs($0.node)
      }.otherwise("none"),
      .key("tab", \.tab, as: .integer(0...7), text: "The number of the tab that is shown."),
      .key(
        "toolbar", \.toolbar, as: .texts,
        text: "Buttons in a bar at the bottom: symbols by their names, or words."),
      .key(
        "segments", \.segments, as: .texts,
        text: "Words in a bar that floats above the content, one of them chosen."),
      .key("segment", \.segment, as: .integer(0...99), text: "The number of the chosen word."),
      .key("input", \.input, as: .text, text: "The words in a field for a message."),
      .key("keyboard", \.hasKeyboard, as: .flag, text: "Shows the keyboard."),
    ])

  static let tab = KeyTable<BarsDescription.Tab>(
    "tab", text: "A button that leads to another screen.", fresh: .init(),
    keys: [
      .key("title", \.title, as: .text, text: "The word below the symbol."),
      .key("symbol", \.symbol, as: .symbol, text: "The symbol."),
      .key("badge", \.badge, as: .text, text: "A number or a word at the symbol."),
    ])
}

extension SceneDecoder {
  mutating func bars(_ node: Node) -> BarsDescription {
    var bars = BarsDescription()
    SceneKeys.bars.read(node, into: &bars, by: &self)
    requirePlace(bars.tab, among: bars.tabs.count, of: "tab", in: node)
    requirePlace(bars.segment, among: bars.segments.count, of: "segment", in: node)
    requireLargeTitle(bars, in: node)
    for button in bars.leading + bars.trailing + bars.toolbar { noteMisspelled(button) }
    return bars
  }

  /// Says that the number of a tab or a segment is that of none.
  private mutating func requirePlace(
    _ number: Int, among count: Int, of key: String, in node: Node
  ) {
    guard let place = node[key], !(0..<count).contains(number) else { return }
    let range = count == 1 ? "0" : "a number from 0 to \(count - 1)"
    let known = count == 1 ? "is 1 \(key)" : "are \(count) \(key)s"
    report(
      Diagnostic(
        .wrongValue, "\"\(key)\" is \(number), and there \(known)", at: place.span,
        found: "\(number)", expected: count > 0 ? range : "\"\(key)s\" beside it"))
  }

  /// Says that nothing is there for a line to stand above.
  private mutating func requireLargeTitle(_ bars: BarsDescription, in node: Node) {
    guard let place = node["overline"], bars.overline != "",
      !bars.hasLargeTitle || bars.title == nil || bars.holdsHeaders
    else { return }
    report(
      Diagnostic(
        .missingKey, "\"overline\" stands above a large title, and the bar has none",
        at: place.span,
        help: bars.holdsHeaders
          ? "leave out \"holdsHeaders\": headers stand in the place of the title"
          : "write \"title\" and \"largeTitle\": true beside it"))
  }

  /// Remarks on a button that shows a word where a symbol was nearly called: symbols are written in small letters.
  private mutating func noteMisspelled(_ button: Spanned<String>) {
    let word = button.value
    let symbols = Symbol.allCases.map(\.rawValue)
    guard !symbols.contains(word), word == word.lowercased(), !word.contains(" "),
      let meant = Spelling.nearest(to: word, in: symbols)
    else { return }
    report(
      Diagnostic(
        .unknownSymbol, "no symbol is called \"\(word.shortened)\": the button shows the word",
        severity: .warning, at: button.span, label: "did you mean \"\(meant)\"?"))
  }

  mutating func tabs(_ node: Node) -> [BarsDescription.Tab] {
    (node.list ?? []).map { node in
      var tab = BarsDescription.Tab()
      SceneKeys.tab.read(node, into: &tab, by: &self)
      return tab
    }
  }
}
