internal import Notation

/// The verdicts as a page of Markdown, short enough for a comment or for the summary of a job.
package struct CheckSummary {
  private let entries: [BatchVerdicts.Entry]
  /// In bytes: a comment on GitHub takes no more than 65,536 characters.
  private static let largest = 60_000
  /// Of one problem: whoever wants all of them reads the log.
  private static let shownLines = 12

  package init(_ verdicts: BatchVerdicts) {
    entries = verdicts.entries
  }

  package var text: String {
    let failing = entries.filter { !$0.verdict.isMet }
    var text = heading(failing.count)
    for (index, entry) in failing.enumerated() {
      let section = section(on: entry)
      guard text.utf8.count + section.utf8.count <= Self.largest else {
        let rest = failing.count - index
        text += "\nand \(rest) more \(rest == 1 ? "scene" : "scenes")\n"
        break
      }
      text += section
    }
    return text.text
  }

  private func heading(_ failing: Int) -> MarkdownText {
    let scenes = entries.count == 1 ? "1 scene" : "\(entries.count) scenes"
    let expectations = entries.flatMap(\.verdict.expectations)
    let met = expectations.count(where: \.isMet)
    let sum = "\(met) of \(expectations.count) expectations met"
    return failing == 0
      ? "## \(scenes) as accepted\n\n\(sum).\n"
      : "## \(failing) of \(scenes) not as accepted\n\n\(sum).\n"
  }

  private func section(on entry: BatchVerdicts.Entry) -> MarkdownText {
    let problems =
      entry.verdict.others + entry.verdict.expectations.filter { !$0.isMet }.flatMap(\.problems)
    let parts = problems.filter { $0.severity == .error }.map { problem -> MarkdownText in
      let place: MarkdownText = problem.place.map { " at \($0.text)" } ?? ""
      let shown = problem.lines.prefix(Self.shownLines)
      let rest = problem.lines.count - shown.count
      let lines = shown.map { "  - \($0)\n" as MarkdownText }.joined()
      let more: MarkdownText = rest > 0 ? "  - and \(rest) more\n" : ""
      return "- **\(problem.code)**\(place): \(problem.message)\n" + lines + more
    }
    return "\n### \(entry.scene)\n\n" + parts.joined()
  }
}
