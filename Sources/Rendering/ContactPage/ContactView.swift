internal import Figures
internal import Notation

/// The large view of one picture, which a script fills.
enum ContactView {
  static let html: HTMLText = """
    <dialog id="view" aria-labelledby="view-title">
    <div class="view-bar">
    <button id="previous" type="button" aria-label="Previous picture">←</button>
    <button id="following" type="button" aria-label="Next picture">→</button>
    <span id="number"></span>
    <button id="over" type="button" aria-pressed="true">Compare</button>
    <button id="hold" type="button">Pause</button>
    <div class="sizes" role="group" aria-label="Size">
    <button id="smaller" class="icon" type="button" aria-label="Zoom out">−</button>
    <output id="size" aria-live="off"></output>
    <button id="larger" class="icon" type="button" aria-label="Zoom in">+</button>
    <div class="choice"><button type="button" data-size="0" aria-pressed="true">Fit</button>\
    <button type="button" data-size="-1" aria-pressed="false" hidden>All</button>\
    <button type="button" data-size="1" aria-pressed="false">100 %</button></div></div>
    <div class="choice" role="group" aria-label="Theme of the picture">
    <button type="button" data-look="light" aria-pressed="true">Light</button>\
    <button type="button" data-look="dark" aria-pressed="false">Dark</button>\
    <button type="button" data-look="both" aria-pressed="false">Both</button></div>
    <button id="close" type="button">Close</button>
    </div>
    <div id="view-pictures" class="view-pictures" tabindex="0" role="region" aria-label="Picture"></div>
    <label id="view-frames" class="view-frames" hidden>Frame <input id="frame" type="range" min="1" value="1">\
    <output id="frame-number" aria-live="off"></output></label>
    <div class="view-words">
    <h2 id="view-title"></h2>
    <p id="view-details"></p>
    <h3>Files</h3>
    <ul id="view-files"></ul>
    <h3>Snippets</h3>
    <div class="choice" role="group" aria-label="Kind of snippet">
    <button type="button" data-snippet="markdown" aria-pressed="true">Markdown</button>\
    <button type="button" data-snippet="html" aria-pressed="false">HTML</button>\
    <button type="button" data-snippet="docc" aria-pressed="false">DocC</button></div>
    <button id="copy" type="button">Copy</button> <span id="copied" role="status"></span>
    <pre id="snippet" tabindex="0" role="region" aria-label="Snippet"></pre>
    <h3>Keys</h3>
    <dl class="keys"><dt>← →</dt><dd>the picture before, the next one</dd><dt>Esc</dt><dd>back to the page</dd>
    <dt>+ −</dt><dd>in the picture: zoom; Ctrl and the wheel, too</dd><dt>0 1</dt><dd>in the picture: fit, 100 %</dd></dl>
    </div>
    \(SplitSlider.html(id: "split"))
    </dialog>
    """
}
