internal import Notation

/// A report as one HTML file that needs no network. Its rows come from the data in it; a browser that runs no scripts
/// shows them as a plain list.
struct ReportPage {
  private let model: ReportModel
  /// The names of pictures and their bytes in base 64, where they stand in the page itself.
  var pictures: [(name: String, base64: String)] = []
  /// The folder beside the page that they lie in, where they do not.
  var folder: String?

  init(_ model: ReportModel) {
    self.model = model
  }

  var html: String {
    let data = HTMLText(script: model.json)
    let held = pictures.map { "\($0.name) \($0.base64)\n" }.joined()
    let page: HTMLText = """
      <!doctype html>
      <html lang="en"\(folder.map { " data-folder=\"\($0)\"" as HTMLText } ?? "")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <script>document.documentElement.className='js'</script>
      <title>\(model.headline)</title>
      <style>\(HTMLText(verbatim: ReportStyle.text))</style>
      <style id="dark" media="(prefers-color-scheme:dark)">\(HTMLText(verbatim: ReportStyle.dark))</style>
      </head>
      <body>
      <noscript>\(ReportPlainList(model).html)</noscript>
      \(ReportBody(model).html)
      <script type="application/json" id="data">\(data)</script>
      <script type="text/plain" id="pictures">\(HTMLText(verbatim: held))</script>
      <script>\(HTMLText(verbatim: ReportScript.text))</script>
      </body></html>

      """
    return page.text
  }
}

extension ReportModel {
  /// `3 of 60 outputs differ`.
  var headline: String {
    let rest = entries.count - count(.equal)
    guard kind == .check else { return comparisonHeadline(rest) }
    let outputs = entries.count == 1 ? "1 output" : "\(entries.count) outputs"
    let failed = problems.isEmpty ? "" : ", \(problems.count) could not be compared"
    let passing = entries.count { $0.output.status == .equal && !$0.output.notes.isEmpty }
    let letPass = passing == 0 ? "" : ", \(passing) otherwise and let pass"
    return rest == 0 && problems.isEmpty
      ? "\(outputs) as accepted\(letPass)" : "\(rest) of \(outputs) to decide\(letPass)\(failed)"
  }

  /// `3 of 60 pairs differ`.
  private func comparisonHeadline(_ rest: Int) -> String {
    let pairs = entries.count == 1 ? "1 pair" : "\(entries.count) pairs"
    let failed = problems.isEmpty ? "" : ", \(problems.count) could not be compared"
    guard rest > 0 else {
      return (entries.count == 1 ? "No difference" : "\(pairs) without a difference") + failed
    }
    return entries.count == 1 ? "Different\(failed)" : "\(rest) of \(pairs) differ\(failed)"
  }

  /// The reason why it does not tell of everything, where there is one.
  var warning: String? {
    if scenes.done < scenes.named {
      return "This run was not finished: \(scenes.done) of \(scenes.named) scenes were checked."
    }
    guard !problems.isEmpty else { return nil }
    let count = problems.count
    return "\(count) \(count == 1 ? "problem" : "problems") kept this run from comparing "
      + "everything: see what failed."
  }
}
