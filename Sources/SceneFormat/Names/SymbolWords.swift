import Drawing

/// The symbols that people mean by other words, and by those of other collections of symbols.
enum SymbolWords {
  /// The symbol that a word most likely stands for; nil where nothing is near.
  static func symbol(for word: String) -> String? {
    let word = word.lowercased()
    if let meant = meanings[word] { return meant.rawValue }
    // `trash.fill` and `person.circle` begin with what they show.
    let parts = word.split { ".-_ ".contains($0) }.map(String.init)
    guard parts.count > 1 else { return nil }
    return parts.lazy.compactMap { Symbol(rawValue: $0)?.rawValue ?? meanings[$0]?.rawValue }.first
  }

  private static let words: KeyValuePairs<Symbol, [String]> = [
    .airplane: ["plane", "flight", "travel"],
    .article: ["news", "document", "doc", "file", "newspaper", "page", "paper"],
    .bell: ["notification", "notifications", "alert", "alarm", "reminder"],
    .book: ["library", "read"], .bookmark: ["save", "saved"],
    .calendar: ["date", "day", "event"], .camera: ["shutter"],
    .cart: ["basket", "bag", "shop", "store", "buy"],
    .chart: ["graph", "statistics", "stats", "analytics", "bars"],
    .checkmark: ["check", "tick", "done", "ok", "selected"],
    .chevron: ["arrow", "back", "forward", "next", "disclosure"],
    .clock: ["time", "history", "recent", "recents", "timer"],
    .cloud: ["weather", "upload", "download"], .drive: ["disk", "storage", "archive"],
    .ellipsis: ["more", "dots", "menu"], .flag: ["report", "goal"],
    .folder: ["directory", "album"], .gear: ["settings", "cog", "gearshape", "configuration"],
    .globe: ["world", "internet", "web", "language", "browser", "earth"],
    .grid: ["gallery", "collection", "squares"],
    .heart: ["like", "love", "favorite", "favourite", "favorites", "health"],
    .house: ["home"], .layers: ["stacked"], .leaf: ["nature", "plant"],
    .lock: ["key", "password", "secure", "private"],
    .magnifier: ["search", "find", "magnifyingglass", "loupe", "zoom"],
    .mail: ["envelope", "letter", "email", "inbox", "message", "messages"],
    .mic: ["microphone", "record", "voice"], .moon: ["night", "dark", "sleep"],
    .paperplane: ["send", "share", "telegram"],
    .pencilSquare: ["edit", "compose", "write", "pencil", "pen", "note"],
    .person: ["user", "profile", "account", "contact", "people", "avatar", "face"],
    .phone: ["call", "telephone", "calls"], .photo: ["image", "picture", "photos", "images"],
    .pin: ["map", "location", "place", "mappin"], .plus: ["add", "new", "create"],
    .shield: ["privacy", "security", "protection"],
    .sliders: ["toggle", "switch", "filter", "controls", "preferences", "options"],
    .star: ["rating", "featured"], .sun: ["light", "brightness", "today"],
    .tag: ["label", "price"], .text: ["list", "lines", "paragraph"],
    .trash: ["delete", "bin", "remove"], .video: ["movie", "film", "facetime", "play"],
    .wave: ["music", "sound", "audio", "waveform"], .wifi: ["network", "wireless", "signal"],
  ]

  private static let meanings: [String: Symbol] = Dictionary(
    words.flatMap { symbol, words in words.map { ($0, symbol) } },
    uniquingKeysWith: { first, _ in first })
}
