internal import Notation

/// All that a report tells in words, for readers without scripts.
struct ReportPlainList {
  private let model: ReportModel

  init(_ model: ReportModel) {
    self.model = model
  }

  var html: HTMLText {
    let warning = model.warning.map { "<p><b>\($0)</b></p>\n" as HTMLText } ?? ""
    let rows = model.entries.filter { $0.output.status != .equal }.map { entry -> HTMLText in
      let lines = entry.output.difference.lines.map { "<li>\($0)</li>" as HTMLText }.joined()
      return """
        <h2>\(model.finding(of: entry.output))</h2>
        <p>\(name(of: entry)): \(entry.output.status.rawValue)</p><ul>\(lines)</ul>

        """
    }
    let problems = model.problems.map { problem -> HTMLText in
      "<h2>\(problem.message)</h2><p>\(HTMLText.name(problem.scene)): \(problem.code)</p>\n"
    }
    return """
      <div class="plain"><h1>\(model.headline)</h1>
      \(warning)\(problems.joined())\(rows.joined())</div>
      """
  }

  private func name(of entry: ReportModel.Entry) -> HTMLText {
    let path = HTMLText.name(entry.output.path)
    return entry.scene.isEmpty ? path : "\(path) of \(HTMLText.name(entry.scene))"
  }
}
