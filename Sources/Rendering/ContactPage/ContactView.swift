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
    <div class="choice" role="group" aria-label="Theme of the picture">
    <button type="button" data-look="light" aria-pressed="true">Light</button>\
    <button type="button" data-look="dark" aria-pressed="false">Dark</button>\
    <button type="button" data-look="both" aria-pressed="false">Both</button></div>
    <button id="close" type="button">Close</button>
    </div>
    <div id="view-pictures" class="view-pictures" tabindex="0" role="region" aria-label="Picture"></div>
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
    </div>
    \(SplitSlider.html(id: "split"))
    </dialog>
    """
}
