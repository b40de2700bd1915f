import Drawing
import Motion
import Notation

/// The page before any script has run: the stage as everything ends, the steps, the elements with
/// their places at the end, and the controls, which a script wakes up.
struct InspectorBody {
  private let inspector: Inspector
  private let model: InspectorModel
  private let stages: [(theme: Theme, svg: HTMLText)]

  init(_ inspector: Inspector, _ model: InspectorModel, stages: [(theme: Theme, svg: HTMLText)]) {
    self.inspector = inspector
    self.model = model
    self.stages = stages
  }

  var html: HTMLText {
    """
    <header>
    <div class="names"><h1>\(inspector.title)</h1>\(summary)</div>
    <button id="theme" type="button" class="needs-script" title="Light or dark (T)">Theme</button>
    </header>
    <main>
    <section class="show" aria-label="Stage">
    <div id="stage" class="stage" style="--ratio:\(ratio)">
    \(stages.map(layer).joined())
    <div id="ghosts" class="ghosts" aria-hidden="true"></div>
    <svg id="marks" class="marks" aria-hidden="true"></svg>
    </div>
    \(transport)
    </section>
    <section class="look" aria-label="Elements">
    \(list)
    \(attributes)
    </section>
    </main>
    \(keys)
    """
  }

  private func layer(_ stage: (theme: Theme, svg: HTMLText)) -> HTMLText {
    "<div class=\"layer \(stage.theme.rawValue)\">\(stage.svg)</div>"
  }

  /// The stage is no wider than what it shows: what stands beside that would be seen.
  private var ratio: String {
    let canvas = model.score.canvas
    return NumberText.text(canvas.width / max(canvas.height, 1), decimals: 5)
  }

  private var summary: HTMLText {
    inspector.summary.map { "<p>\($0)</p>" } ?? ""
  }

  // MARK: Controls

  private var transport: HTMLText {
    """
    <div class="transport needs-script">
    <div class="track">
    <div id="bands" class="bands">\(bands)</div>
    <input id="scrub" type="range" min="0" max="\(model.frameCount - 1)" step="1" value="0" \
    aria-label="Time">
    </div>
    <div class="buttons">
    <button id="back" type="button" title="One frame back (left arrow)" aria-label="One frame back">\
    \(InspectorIcons.back)</button>
    <button id="play" type="button" class="main" title="Play or pause (space)" aria-label="Play">\
    \(InspectorIcons.play)\(InspectorIcons.pause)</button>
    <button id="next" type="button" title="One frame on (right arrow)" aria-label="One frame on">\
    \(InspectorIcons.next)</button>
    <output id="time" class="time" aria-live="off">0.000 s</output>
    <label class="speed">Speed <select id="speed">
    <option value="0.1">0.1×</option><option value="0.25">0.25×</option>\
    <option value="0.5">0.5×</option><option value="1" selected>1×</option>\
    <option value="2">2×</option>
    </select></label>
    <label class="toggle"><input id="onion" type="checkbox"> Onion skin</label>
    <label class="toggle"><input id="loop" type="checkbox" checked> Loop</label>
    </div>
    </div>
    """
  }

  /// One band for each step, as wide as it is long; its button leads to its start.
  private var bands: HTMLText {
    let duration = max(model.score.duration, 1e-9)
    return model.score.steps.indices.map { step -> HTMLText in
      let (start, end) = (model.score.starts[step], model.score.ends[step])
      func percent(_ time: Double) -> String { NumberText.text(time / duration * 100) + "%" }
      let name = model.score.steps[step].name
      return """
        <button type="button" class="band" data-step="\(step)" data-key="\(step + 1)" \
        aria-label="\(name)" style="left:\(percent(start));width:\(percent(end - start))" \
        title="\(name)">\(HTMLText.name(name))</button>
        """
    }.joined()
  }

  private var keys: HTMLText {
    let rows = [
      ("Space", "play or pause"), ("← →", "a frame; with Shift ten"), ("↑ ↓", "an element"),
      ("1 … 9", "a step"), ("O", "onion skin"), ("T", "light or dark"), ("C", "copy"),
    ]
    let text = rows.map { row -> HTMLText in "<span><kbd>\(row.0)</kbd> \(row.1)</span>" }.joined()
    return "<footer class=\"keys needs-script\" aria-label=\"Keys\">\(text)</footer>"
  }

  // MARK: Elements

  private var list: HTMLText {
    let items = model.elements.indices.map { index -> HTMLText in
      """
      <li role="option" id="item-\(index)" data-index="\(index)" aria-selected="false">\
      <i class="role" aria-hidden="true"></i>\
      \(HTMLText.name(model.elements[index].label))\(words(of: index))\
      <span class="place">\(place(of: index))</span></li>
      """
    }
    return """
      <h2 id="elements">Elements <span class="count">\(model.elements.count)</span></h2>
      <ul id="list" role="listbox" tabindex="0" aria-labelledby="elements">\(items.joined())</ul>
      """
  }

  private func words(of index: Int) -> HTMLText {
    guard let words = model.elements[index].words else { return "" }
    return "<bdi class=\"words\">\(words)</bdi>"
  }

  /// The element's place at the end.
  private func place(of index: Int) -> String {
    guard let state = model.elements[index].runs.last?.state else { return "–" }
    return state.frame.map { NumberText.text($0, decimals: 1) }.joined(separator: " ")
  }

  private var attributes: HTMLText {
    """
    <div id="panel" class="panel needs-script">
    <h2><bdi id="chosen">Choose an element</bdi> <span id="role" class="badge"></span></h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Attributes">
    <table id="table"><thead></thead><tbody></tbody></table></div>
    <div class="expect">
    <label for="phase">Copy as expectation</label>
    <select id="phase"><option>before</option><option>initial</option><option>final</option>\
    <option selected>after</option></select>
    <button id="copy" type="button">Copy</button>
    <pre id="expectation" tabindex="0"></pre>
    <span id="copied" role="status"></span>
    </div>
    </div>
    """
  }
}

/// Pictures of buttons.
enum InspectorIcons {
  static let play = icon("play", "M7 4.5v15l12-7.5z")
  static let pause = icon("pause", "M7 5h4v14H7zM14 5h4v14h-4z")
  static let back = icon("", "M6 5h3v14H6zM19 5v14l-9-7z")
  static let next = icon("", "M15 5h3v14h-3zM5 5v14l9-7z")

  private static func icon(_ name: String, _ path: String) -> HTMLText {
    let kind: HTMLText = name.isEmpty ? "" : " class=\"\(name)-icon\""
    return """
      <svg\(kind) viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">\
      <path fill="currentColor" d="\(path)"/></svg>
      """
  }
}
