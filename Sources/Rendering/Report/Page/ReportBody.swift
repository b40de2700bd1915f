internal import Notation

/// The parts of the page, which its script fills.
struct ReportBody {
  private let model: ReportModel

  init(_ model: ReportModel) {
    self.model = model
  }

  var html: HTMLText {
    let warning = model.warning.map {
      "<p class=\"warning\" role=\"status\">\($0)</p>\n" as HTMLText
    }
    return """
      \(Self.icons)
      <header class="top">
      <div><h1>\(model.headline)</h1><p class="quiet">\(origin)</p></div>
      \(model.kind == .check ? Self.decisions : "")\
      <button id="theme" type="button" class="bare" aria-label="Theme"><svg class="icon" aria-hidden="true">\
      <use href="#i-theme"/></svg></button>
      <button id="help" type="button" class="bare" aria-label="Keyboard" aria-keyshortcuts="?">?</button>
      </header>
      \(warning ?? "")<div id="app">
      \(Self.list)
      <main>
      \(Self.work)
      <aside aria-label="Cause and decision" tabindex="0"></aside>
      </main>
      </div>
      \(Self.layers)
      """
  }

  private static let decisions: HTMLText = """
    <span id="decided" class="quiet"></span>
    <button id="export" type="button" aria-keyshortcuts="e">Export <kbd aria-hidden="true">e</kbd></button>

    """

  private var origin: String {
    guard model.kind == .check else { return model.title }
    let wanted = ["program ", "library cairo ", "architecture "]
    let lines = wanted.compactMap { start in model.surroundings.first { $0.hasPrefix(start) } }
    let fonts = model.surroundings.count { $0.hasPrefix("font ") || $0.hasPrefix("own-font ") }
    let scenes = model.scenes.done == 1 ? "1 scene" : "\(model.scenes.done) scenes"
    return (["\(model.title) of \(scenes)"] + lines + (fonts > 0 ? ["\(fonts) fonts"] : []))
      .joined(separator: " · ")
  }

  private static let list: HTMLText = """
    <nav class="list" aria-label="Outputs">
    <div id="counts" role="group" aria-label="Show only"></div>
    <div class="find"><input id="search" type="search" placeholder="Scene, file, element, change" \
    aria-label="Search" aria-keyshortcuts="/" autocomplete="off" spellcheck="false"></div>
    <div id="rows" role="listbox" tabindex="0" aria-label="Outputs"><div id="height" role="presentation"></div></div>
    </nav>
    """

  private static let work: HTMLText = """
    <section class="work" aria-label="Comparison">
    <div class="head">
    <button id="back" type="button" class="bare" aria-label="Back to the list">\(icon("left"))</button>
    <div><h2 id="finding">Nothing to show</h2><p id="where" class="quiet"></p></div>
    <button id="previous" type="button" class="bare" aria-label="Previous output" aria-keyshortcuts="k">\
    \(icon("up"))</button>
    <button id="following" type="button" class="bare" aria-label="Next output" aria-keyshortcuts="j">\
    \(icon("down"))</button>
    </div>
    <div class="bar">
    <div class="modes" role="group" aria-label="View">\
    \(mode("side", "Side by side", key: 1))\(mode("swipe", "Swipe", key: 2))\(mode("onion", "Onion", key: 3))\
    \(mode("blink", "Blink", key: 4))\(mode("mask", "Mask", key: 5))</div><span class="space"></span>
    \(flag("parts", "Changes", key: "o"))\(flag("outlines", "Frames", key: "f"))\(flag("loupe", "Loupe", key: "l"))
    </div>
    <div id="stage"></div>
    <div class="foot"><div id="controls"></div><span class="space"></span><div id="places"></div>
    <div class="zooms"><button id="zoom-out" type="button" class="bare" aria-label="Zoom out" aria-keyshortcuts="-">−</button>\
    <button id="fit" type="button" class="bare" aria-keyshortcuts="0">Fit</button>\
    <button id="zoom-in" type="button" class="bare" aria-label="Zoom in" aria-keyshortcuts="+">+</button></div></div>
    <section id="film" aria-label="Animation" hidden>
    <button id="play" type="button" aria-label="Play both" aria-keyshortcuts="space">\(icon("play"))</button>
    <div class="strip"><div class="heat" aria-hidden="true"></div>\
    <input id="scrub" type="range" min="0" max="0" step="1" value="0" aria-label="Frame">\
    <div class="playhead"></div></div>
    <p id="moment"></p>
    </section>
    </section>
    """

  private static let layers: HTMLText = """
    <div id="loupe" hidden aria-hidden="true"><div class="eyes"><span>Before</span><span>After</span>\
    <canvas width="121" height="121"></canvas><canvas width="121" height="121"></canvas><code></code><code></code></div>\
    <p></p></div>
    <p id="toast" role="status" hidden></p><p id="said" class="sr" aria-live="polite"></p>
    <dialog id="keys" aria-labelledby="keys-title"><div class="dialog-head"><h2 id="keys-title">Keyboard</h2>\
    <button id="close" type="button">Close</button></div><ul class="keys"></ul>\
    <label class="single"><input id="single" type="checkbox" checked> Single letters work everywhere, \
    not in the list and the pictures alone</label></dialog>
    """

  private static func mode(_ name: String, _ words: String, key: Int) -> HTMLText {
    """
    <button type="button" data-mode="\(name)" aria-pressed="false" aria-keyshortcuts="\(key)">\(words)</button>
    """
  }

  private static func flag(_ name: String, _ words: String, key: String) -> HTMLText {
    """
    <button type="button" class="bare" data-flag="\(name)" aria-pressed="false" aria-keyshortcuts="\(key)">\
    \(words) <kbd aria-hidden="true">\(key)</kbd></button>
    """
  }

  private static func icon(_ name: String) -> HTMLText {
    "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#i-\(name)\"/></svg>"
  }

  /// Lines in a square of 16, by name.
  private static let shapes: [(String, String)] = [
    ("moved", "M3 8h10M9 4l4 4-4 4"), ("added", "M8 3v10M3 8h10"), ("removed", "M3 8h10"),
    ("tint", "M13 8a5 5 0 1 1-1.5-3.5M12 2v3H9"), ("size", "M8 2v12M5 5l3-3 3 3M5 11l3 3 3-3"),
    ("changed", "M3 6h10M3 10h10M10 3 6 13"), ("antialiasing", "M3 12c4 0 6-8 10-8"),
    ("film", "M3 12c3 0 3-8 6-8s2 3 4 3"), ("table", "M3 4h10M3 8h10M3 12h10"),
    ("missing", "M5.8 6a2.2 2.2 0 1 1 3.4 1.9C8.4 8.5 8 9 8 9.8M8 12.4v.01"),
    ("new", "M8 3v10M3 8h10"),
    ("obsolete", "M4 8h8"), ("failed", "M8 3v6M8 12v.01"), ("approve", "M3.5 8.5l3 3 6-7"),
    ("equal", "M3.5 8.5l3 3 6-7"), ("reject", "M4.5 4.5l7 7M11.5 4.5l-7 7"),
    ("theme", "M8 2.5a5.5 5.5 0 1 1 0 11zM8 2.5a5.5 5.5 0 1 0 0 11"),
    ("up", "M3.5 10 8 5.5l4.5 4.5"),
    ("down", "M3.5 6 8 10.5 12.5 6"), ("left", "M10 3.5 5.5 8l4.5 4.5"),
    ("right", "M6 3.5 10.5 8 6 12.5"),
    ("play", "M5 3.3v9.4L12.5 8z"), ("pause", "M5.5 4v8M10.5 4v8"),
    ("swipe", "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5"),
  ]

  private static let icons: HTMLText = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>\
    \(shapes.map { "<symbol id=\"i-\($0)\" viewBox=\"0 0 16 16\"><path d=\"\($1)\"/></symbol>" as HTMLText }.joined())\
    </defs></svg>
    """
}
