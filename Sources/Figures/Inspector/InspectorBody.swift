import Drawing
import Motion
import Notation

/// The page before any script has run: the stage as everything ends, the steps, the elements with their places before
/// the last step and after it, and the controls, which a script wakes up.
struct InspectorBody {
  private let inspector: Inspector
  private let model: InspectorModel
  private let picture: HTMLText

  /// - Parameter picture: the stage as everything ends, which a script holds at any time.
  init(_ inspector: Inspector, _ model: InspectorModel, picture: HTMLText) {
    self.inspector = inspector
    self.model = model
    self.picture = picture
  }

  var html: HTMLText {
    """
    <header>
    <div class="names"><h1 id="finding">\(inspector.title)</h1><p>\(subtitle)</p>\(summary)</div>
    <div class="tools needs-script">
    <button id="link">\(InspectorIcons.link)<span>Copy link</span></button>
    <button id="theme">\(InspectorIcons.theme)<span>Dark</span></button>
    <button id="help" aria-expanded="false" aria-controls="keys">\
    \(InspectorIcons.help)<span>Keys</span></button>
    </div>
    \(keys)
    </header>
    <main\(form)>
    \(stage)
    \(timeline)
    \(element)
    \(table)
    </main>
    <p id="said" class="unseen" role="status"></p>
    """
  }

  /// A stage much wider than high stands above the timeline, as wide as that.
  private var form: HTMLText {
    model.stageSize.width > 1.3 * model.stageSize.height ? " class=\"is-wide\"" : ""
  }

  private var subtitle: HTMLText {
    let steps = model.steps.count
    let seconds = NumberText.text(model.score.duration, decimals: 2)
    return """
      <span class="needs-script">\(HTMLText.name(inspector.title)) · </span>\(count)\(model.seen == 1 && model.whole == 1 ? " element" : " elements")\(isPart ? " seen" : "") · \
      \(steps) \(steps == 1 ? "step" : "steps") · \(seconds) s
      """
  }

  /// "14", or "333 of 502" where not all are seen.
  private var count: String {
    isPart ? "\(model.seen) of \(model.whole)" : "\(model.whole)"
  }

  private var isPart: Bool { model.seen < model.whole }

  private var summary: HTMLText {
    inspector.summary.map { "<p class=\"summary\">\($0)</p>" } ?? ""
  }

  private var keys: HTMLText {
    let rows = [
      ("Space", "play or pause"), ("← →", "a frame; with Shift ten"), ("↑ ↓", "an element"),
      ("Home End", "start and end"), ("1 … 9", "a step"), ("/", "search"), ("G", "ghosts"),
      ("L", "layers"), ("B", "before over after"), ("+ − 0", "zoom, fit; Ctrl and the wheel, too"),
      ("T", "light or dark"), ("C", "copy"),
      ("Esc", "choose nothing"),
    ]
    let text = rows.map { row -> HTMLText in
      "<div><dt><kbd>\(row.0)</kbd></dt><dd>\(row.1)</dd></div>"
    }.joined()
    return """
      <section id="keys" class="keys" aria-label="Keys" hidden>
      <dl>\(text)</dl>
      <label class="toggle"><input id="single" type="checkbox" checked> Keys of one character</label>
      </section>
      """
  }

  // MARK: Stage

  private var stage: HTMLText {
    let size = model.stageSize
    let (width, height) = (NumberText.text(size.width), NumberText.text(max(size.height, 1)))
    return """
      <section class="panel show" aria-label="Stage">
      <div class="bar needs-script">
      <button id="ghosts" aria-pressed="true">Ghosts</button>
      <button id="layers" aria-pressed="false">Layers</button>
      <button id="compare" aria-pressed="false">Compare</button>
      <span class="gap"></span>
      <button id="smaller" class="icon" aria-label="Zoom out">−</button>
      <output id="zoom" class="zoom" aria-live="off">100 %</output>
      <button id="larger" class="icon" aria-label="Zoom in">+</button>
      <button id="fit" aria-pressed="true">Fit</button>
      <button id="whole" aria-pressed="false" hidden>All</button>
      </div>
      <div id="stage" class="stage" style="--w:\(width);--h:\(height)" tabindex="0" role="group" aria-label="Picture">
      <div id="sheet" class="sheet">
      <div class="layer">\(picture)</div>
      <svg id="marks" class="marks" viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg>
      <svg id="planes" class="marks" viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg>
      <div id="was" class="was" hidden>
      <svg id="was-marks" class="marks" viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg>
      </div>
      \(SplitSlider.html(id: "split"))
      </div>
      </div>
      <p id="foot" class="foot needs-script"></p>
      </section>
      """
  }

  // MARK: Time

  private var timeline: HTMLText {
    """
    <section class="panel time needs-script" aria-label="Timeline">
    <div class="transport">
    <button id="start" class="icon" aria-label="To the start">\(InspectorIcons.start)</button>
    <button id="back" class="icon" aria-label="One frame back">\(InspectorIcons.back)</button>
    <button id="play" class="icon main" aria-label="Play">\
    \(InspectorIcons.play)\(InspectorIcons.pause)</button>
    <button id="next" class="icon" aria-label="One frame on">\(InspectorIcons.next)</button>
    <button id="end" class="icon" aria-label="To the end">\(InspectorIcons.end)</button>
    <output id="time" class="clock" aria-live="off">0.000 s</output>
    <span id="where" class="where"></span>
    <label class="toggle"><span class="word">Speed</span> <select id="speed">
    <option value="0.1">0.1×</option><option value="0.25">0.25×</option>\
    <option value="0.5">0.5×</option><option value="1" selected>1×</option>\
    <option value="2">2×</option></select></label>
    <label class="toggle"><input id="loop" type="checkbox" checked> Loop</label>
    </div>
    <div class="track">
    <div id="bands" class="bands" role="group" aria-label="Steps">\(bands)</div>
    <div id="ruler" class="ruler" aria-hidden="true"></div>
    <input id="scrub" type="range" min="0" max="\(model.frameCount - 1)" step="1" value="0" \
    aria-label="Time">
    <div id="lanes" class="lanes"></div>
    <div class="rail" aria-hidden="true"><div id="playhead" class="playhead"></div></div>
    </div>
    </section>
    """
  }

  /// A button for each step; a script puts it above the time that it takes.
  private var bands: HTMLText {
    model.steps.indices.map { step -> HTMLText in
      let name = model.steps[step].name
      return """
        <button class="band" data-step="\(step)" \
        aria-label="Step \(step + 1), \(name)"><b>\(step + 1)</b> \(HTMLText.name(name))</button>
        """
    }.joined()
  }

  // MARK: Elements

  private var element: HTMLText {
    """
    <section class="panel element needs-script" aria-labelledby="chosen">
    <h2><i id="badge" class="badge" aria-hidden="true"></i><bdi id="chosen"></bdi></h2>
    <p id="about" class="about"></p>
    <div id="card" hidden>
    <div class="scroll" tabindex="0" role="region" aria-label="Attributes">
    <table id="attributes"><thead></thead><tbody></tbody></table></div>
    <div class="copying">
    <div class="choice" role="group" aria-label="Copy as">
    <button data-form="scene" aria-pressed="true">Expectation</button>\
    <button data-form="swift" aria-pressed="false">Swift test</button></div>
    <button id="copy">Copy</button>
    <pre id="words" tabindex="0" role="region" aria-label="Text to copy"></pre>
    <div class="choice" role="group" aria-label="Phase">\(phases)</div>
    <span id="copied" role="status"></span>
    </div>
    </div>
    </section>
    """
  }

  private var phases: HTMLText {
    ["before", "initial", "final", "after"].map { phase -> HTMLText in
      """
      <button data-phase="\(phase)" \
      aria-pressed="\(phase == "after" ? "true" : "false")">\(phase)</button>
      """
    }.joined()
  }

  private var table: HTMLText {
    """
    <section class="panel list" aria-labelledby="elements">
    <div class="bar">
    <h2 id="elements">Elements <span id="count" class="count">\(count)\(isPart ? " seen" : "")</span></h2>
    <input id="search" class="needs-script" type="search" placeholder="Name, text, section" \
    aria-label="Search elements" autocomplete="off" spellcheck="false">
    <div class="choice needs-script" role="group" aria-label="Values">\(columns)</div>
    </div>
    <div class="bar under needs-script">
    <div id="roles" class="roles" role="group" aria-label="Roles"></div>
    <div class="choice" role="group" aria-label="Places in">\
    <button data-space="content" aria-pressed="true">Content</button>\
    <button data-space="screen" aria-pressed="false">Screen</button></div>
    </div>
    <div id="rows" class="rows" tabindex="0" role="region" aria-label="Table of elements">
    <table id="grid" aria-labelledby="elements">
    <thead><tr><th scope="col">Element</th><th scope="col">Role</th><th scope="col">Before</th>\
    <th scope="col" class="needs-script">Now</th><th scope="col">After</th>\
    <th scope="col" id="delta" class="needs-script">Δ</th></tr></thead>
    <tbody>\(rows)</tbody></table></div>
    </section>
    """
  }

  private var columns: HTMLText {
    [("x", "x"), ("y", "y"), ("frame", "frame"), ("alpha", "α"), ("zIndex", "z")].map {
      column -> HTMLText in
      """
      <button data-column="\(column.0)" \
      aria-pressed="\(column.0 == "y" ? "true" : "false")">\(column.1)</button>
      """
    }.joined()
  }

  /// Without scripts: the frames before the last step and after it, without the ends that HTML knows by itself. Of many elements those come first that something was
  /// asked of.
  private var rows: HTMLText {
    let left = model.elements.count - Self.mostRows
    let more: HTMLText = left > 0 ? "\n<tr><td colspan=\"6\">and \(left) more" : ""
    let isAsked = { (element: InspectedElement) in element.steps.last?.role?.isAsked == true }
    let all = model.elements
    let chosen = left > 0 ? all.filter(isAsked) + all.filter { !isAsked($0) } : all
    return chosen.prefix(Self.mostRows).map { element -> HTMLText in
      let step = element.steps.last
      let others = element.words.flatMap { element.label.hasPrefix($0) ? nil : $0 }
      let words: HTMLText = others.map { " <bdi class=\"words\">\($0)</bdi>" } ?? ""
      return """
        <tr><th scope="row">\(HTMLText.name(element.label))\(words)\
        <td>\(step?.role?.words ?? "–")<td>\(Self.place(step?.before))\
        <td>\(Self.place(element.runs.last?.state))
        """
    }.joined(separator: "\n") + more
  }

  /// A script shows all elements; a list without one ends somewhere.
  private static let mostRows = 60

  private static func place(_ state: InspectedState?) -> String {
    state.map { $0.numbers.map { NumberText.text($0, decimals: 1) }.joined(separator: " ") } ?? "–"
  }
}
