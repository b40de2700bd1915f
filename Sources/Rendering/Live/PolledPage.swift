internal import Notation

/// A page that shows what a file beside it says now. It asks for that again and again, which works from the disk without a
/// server: the file is a script that calls the page's function `tessera`.
struct PolledPage {
  let title: String
  /// The name of the file beside it.
  let script: String
  let style: HTMLText
  /// The page's own script, with that function.
  let program: HTMLText

  /// - Parameter body: everything to be seen before the file was read.
  func html(_ body: HTMLText) -> HTMLText {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
    <style>
    \(style)
    </style></head>
    <body data-script="\(script)">\(body)
    <script>
    \(program)
    setInterval(() => {
      const script = document.createElement("script");
      script.src = document.body.dataset.script + "?" + Date.now();
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }, 400);
    </script></body></html>

    """
  }
}
