package import Notation

/// The page that stays open while somebody writes a layout: it shows the page of the last pictures, and what is wrong
/// now. It asks for the file beside it again and again, which works from the disk without a server.
package enum TrialPage {
  /// - Parameters:
  ///   - title: of the page.
  ///   - script: the name of the file beside it.
  package static func html(title: String, script: String) -> HTMLText {
    PolledPage(title: title, script: script, style: style, program: program).html(
      """
      <pre id="words" role="status" aria-live="polite" hidden></pre>
      <iframe id="pictures" title="Pictures"></iframe>
      """)
  }

  /// The file that the page asks for.
  /// - Parameters:
  ///   - number: another one for each change.
  ///   - pictures: the page to show, beside this one; nil leaves the last one there.
  ///   - words: all that was said; empty where all is well.
  package static func script(number: Int, pictures: String?, words: String) -> String {
    let json = JSONText.object([
      ("number", .whole(number)), ("pictures", .optional(pictures)), ("words", .text(words)),
    ])
    return "tessera(\(HTMLText(script: json).text));\n"
  }

  private static let style: HTMLText = """
    html,body{height:100%;margin:0}body{display:flex;flex-direction:column}
    iframe{flex:1;border:0;width:100%}
    pre{margin:0;padding:16px;max-height:45vh;overflow:auto;font:12px/1.6 ui-monospace,monospace;white-space:pre-wrap;
    color:light-dark(#8c1d18,#ffb4ab);background:light-dark(#fdeceb,#3b1512);border-bottom:1px solid light-dark(#e8b4b0,#73332d)}
    .stale{opacity:.35}
    """

  private static let program: HTMLText = """
    let known = 0;
    const words = document.getElementById("words"), pictures = document.getElementById("pictures");
    function tessera(trial) {
      if (trial.number === known) return;
      known = trial.number;
      words.hidden = !trial.words;
      words.textContent = trial.words;
      pictures.className = trial.pictures ? "" : "stale";
      if (trial.pictures) pictures.src = trial.pictures + "?" + trial.number;
    }
    """
}
