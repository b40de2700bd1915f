package import Notation

/// The page that shows a scene while it is written. It asks for the file beside it again and again, which works from the
/// disk without a server, and shows what has changed.
package enum LivePage {
  /// - Parameters:
  ///   - title: of the page.
  ///   - script: the name of the file beside it.
  package static func html(title: String, script: String) -> HTMLText {
    PolledPage(title: title, script: script, style: style, program: program).html(
      """
      <main id="figures" aria-live="polite"></main>
      <aside id="source" aria-label="The scene"></aside>
      """)
  }

  private static let style: HTMLText = """
    body{font:14px/1.5 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    main,aside{padding:16px;min-height:100vh;box-sizing:border-box}
    aside{background:light-dark(#f6f6f8,#1c1c1f);font:12px/1.6 ui-monospace,monospace;overflow:auto}
    figure{margin:0 0 24px}img{max-width:100%;display:block}figcaption{opacity:.7}
    .line{white-space:pre;display:flex}.line b{opacity:.45;min-width:3em;font-weight:400;text-align:right;padding-right:1em}
    .problem{margin:0 0 0 4em;color:light-dark(#b3261e,#ff8a80);white-space:pre-wrap}
    .problem.warning{color:light-dark(#7a5800,#f2c14e)}.bad{background:light-dark(#fde7e5,#4a1d1a)}
    .stale img{opacity:.35}
    @media(max-width:800px){body{display:block}}
    """

  private static let program: HTMLText = """
    let known = 0;
    const element = (name, text, kind) => {
      const made = document.createElement(name);
      if (text) made.textContent = text;
      if (kind) made.className = kind;
      return made;
    };
    function tessera(scene) {
      if (scene.number === known) return;
      known = scene.number;
      const main = document.getElementById("figures");
      main.className = scene.figures.length ? "" : "stale";
      if (scene.figures.length) main.replaceChildren(...scene.figures.map(figure));
      const rows = scene.source.map((text, index) => row(scene, text, index + 1)).flat();
      const others = scene.problems.filter(problem => !problem.line || problem.line > scene.source.length);
      document.getElementById("source").replaceChildren(...others.map(problem), ...rows);
    }
    function figure(drawn) {
      const made = element("figure"), image = element("img");
      image.src = "data:image/svg+xml," + encodeURIComponent(drawn.svg);
      image.alt = drawn.words;
      made.append(image, element("figcaption", drawn.name));
      return made;
    }
    function row(scene, text, number) {
      const found = scene.problems.filter(problem => problem.line === number);
      const line = element("div", "", "line" + (found.length ? " bad" : ""));
      line.append(element("b", String(number)), element("span", text));
      return [line, ...found.map(problem)];
    }
    function problem(found) {
      const place = found.line ? " ".repeat(Math.max(0, found.column - 1)) + "^".repeat(Math.max(1, found.width)) + "\\n" : "";
      const notes = found.notes.map(note => "\\n" + note).join("");
      return element("div", place + found.severity + "[" + found.code + "]: " + found.message + notes,
        "problem " + found.severity);
    }
    """
}
