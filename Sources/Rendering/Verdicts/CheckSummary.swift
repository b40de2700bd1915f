internal import Notation

/// The verdicts as a page of Markdown, short enough for a comment or for the summary of a job.
package struct CheckSummary: VerdictReport {
  private let counts: VerdictCounts
  /// How much stands in it so far.
  private var size: Int
  /// Scenes that there is no room for any more.
  private var rest = 0
  private var crops: SummaryCrops?
  /// In bytes: a comment on GitHub takes no more than 65,536 characters.
  private static let largest = 60_000
  /// Of that for small pictures, where there are some: a reader of many words sees none of them.
  private static let roomOfCrops = 24_000
  /// Of one problem: whoever wants all of them reads the log.
  private static let shownLines = 12

  package init(_ counts: VerdictCounts) {
    self.init(counts, nil)
  }

  /// - Parameter evidence: the pictures of what differs, for small ones at the end.
  package init(_ counts: VerdictCounts, _ evidence: EvidenceFolder?) {
    self.counts = counts
    crops = evidence.map { SummaryCrops($0) }
    size = 0
    size = head.utf8.count
  }

  package var head: String {
    let scenes = counts.scenes == 1 ? "1 scene" : "\(counts.scenes) scenes"
    let letPass =
      counts.letPass == 0
      ? "" : "; pictures of \(counts.letPass) are otherwise and were let pass"
    let sum = "\(counts.met) of \(counts.expectations) expectations met\(letPass)"
    let text: MarkdownText =
      counts.failing == 0
      ? "## \(scenes) as accepted\(counts.brokenRuns == 0 ? "" : ", of a run that is not whole")\n\n\(sum).\n"
      : "## \(counts.failing) of \(scenes) not as accepted\n\n\(sum).\n"
    return text.text
  }

  package mutating func part(on scene: String, _ verdict: SceneVerdict) -> String {
    guard !verdict.isMet || scene == BatchVerdicts.runName else { return "" }
    crops?.add(verdict.outputs)
    let section = section(on: scene, verdict).text
    let room = Self.largest - (crops?.isEmpty ?? true ? 0 : Self.roomOfCrops)
    guard rest == 0, size + section.utf8.count <= room else {
      rest += 1
      return ""
    }
    size += section.utf8.count
    return section
  }

  package var end: String {
    let rest = rest == 0 ? "" : "\nand \(rest) more \(rest == 1 ? "scene" : "scenes")\n"
    return rest + (crops?.text(within: Self.largest - size - rest.utf8.count) ?? "")
  }

  private func section(on scene: String, _ verdict: SceneVerdict) -> MarkdownText {
    let problems =
      verdict.others + verdict.expectations.filter { !$0.isMet }.flatMap(\.problems)
    // Warnings may say why something differs.
    let told = [.error, .warning].flatMap { severity in
      problems.filter { $0.severity == severity }
    }
    let parts = told.map { problem -> MarkdownText in
      let place: MarkdownText = problem.place.map { " at \($0.text)" } ?? ""
      let shown = problem.lines.prefix(Self.shownLines)
      let rest = problem.lines.count - shown.count
      let lines = shown.map { "  - \($0)\n" as MarkdownText }.joined()
      let more: MarkdownText = rest > 0 ? "  - and \(rest) more\n" : ""
      return "- **\(problem.code)**\(place): \(problem.message)\n" + lines + more
    }
    return "\n### \(scene)\n\n" + parts.joined()
  }
}
