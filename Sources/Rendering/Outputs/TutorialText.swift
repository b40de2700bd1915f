internal import Notation
internal import SceneFormat

/// The skeleton of a tutorial of DocC: a step with its figure for each step of a scene.
///
/// Figures of single steps, which have `{step}` or `{number}` in their names, stand in the steps; the first other one
/// stands above them.
struct TutorialText {
  let scene: SceneDescription
  private let steps: [(words: String, snippet: Snippet)]
  private let opening: Snippet?

  /// - Parameters:
  ///   - snippets: with the steps that each is about.
  ///   - words: what happens in each step, by its name.
  init(
    _ scene: SceneDescription, _ snippets: [(steps: [String], snippet: Snippet)],
    words: [String: String]
  ) {
    self.scene = scene
    var seen: Set<String> = []
    steps = snippets.compactMap { steps, snippet in
      guard steps.count == 1, seen.insert(steps[0]).inserted else { return nil }
      return (words[steps[0]].map { "\($0)." } ?? "", snippet)
    }
    opening = snippets.first { $0.steps.isEmpty }?.snippet
  }

  var text: String {
    let title = MarkdownText.argument(scene.title ?? scene.name)
    let summary = MarkdownText(AlternativeText(scene).withoutTitle)
    var lines: [MarkdownText] = [
      "@Tutorial(time: \(max(1, 2 * steps.count))) {", "  @Intro(title: \"\(title)\") {",
      "    \(summary)",
    ]
    if let opening { lines += ["", "    \(figure(opening))"] }
    lines += ["  }", "", "  @Section(title: \"\(title)\") {", "    @ContentAndMedia {"]
    lines += ["      \(summary)"]
    if let first = opening ?? steps.first?.snippet { lines += ["", "      \(figure(first))"] }
    lines += ["    }", "", "    @Steps {"]
    for (words, snippet) in steps {
      lines += [
        "      @Step {", "        \(MarkdownText(words))", "", "        \(figure(snippet))",
        "      }",
      ]
    }
    lines += ["    }", "  }", "}"]
    return lines.map { $0.text + "\n" }.joined()
  }

  /// In a directive of its own.
  private func figure(_ snippet: Snippet) -> MarkdownText {
    var snippet = snippet
    snippet.use = .step
    return snippet.directive
  }
}
