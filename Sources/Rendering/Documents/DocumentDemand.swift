internal import SceneFormat

/// The figures that a document wants of a scene, and how it shows them.
struct DocumentDemand: Equatable, Sendable {
  /// Empty for all that the scene has.
  var types: [OutputKind] = []
  /// Figures of this step alone; nil for all.
  var step: Spanned<String>?
  var use = Snippet.Use.figure

  /// - Parameter words: `storyboard`, `card`, `step=sync`.
  init(_ words: [Spanned<String>], by naming: Naming) throws(Diagnostic) {
    for word in words {
      if let type = Self.shown.first(where: { $0.name == word.value }) {
        types.append(type)
      } else if word.value.hasPrefix("step=") {
        step = Spanned(String(word.value.dropFirst("step=".count)), at: word.span)
      } else if let use = Snippet.Use(rawValue: word.value) {
        guard naming == .docc else {
          throw Diagnostic(
            code: "docs/word", "\"\(word.value)\" is a place on pages of DocC", at: word.span,
            found: "the naming \"\(naming.rawValue)\"", expected: "--naming docc",
            help: "leave it out")
        }
        self.use = use
      } else {
        throw Self.unknown(word)
      }
    }
  }

  /// Types that a page can show.
  private static let shown = OutputKinds.rendered.all.filter {
    [.drawing, .film].contains($0.content)
  }

  private static func unknown(_ word: Spanned<String>) -> Diagnostic {
    let names = shown.map(\.name) + Snippet.Use.allCases.map(\.rawValue) + ["step=NAME"]
    let isPath = SceneLoader.isScene(word.value)
    return Diagnostic(
      code: "docs/word", "\"\(word.value)\" is no type of figure", at: word.span,
      label: Spelling.nearest(to: word.value, in: names).map { "did you mean \"\($0)\"?" },
      notes: ["known here: \(names.joined(separator: ", "))"],
      help: isPath ? "put a path that has spaces into quotation marks" : nil)
  }

  /// The outputs of a scene that are wanted, named as the document's site has it. A type that the scene does not ask
  /// for comes as usual.
  func outputs(of scene: SceneDescription, by naming: Naming) -> [OutputDescription] {
    let own = scene.outputs.filter { output in
      types.isEmpty ? Self.shown.contains(output.kind) : types.contains(output.kind)
    }
    let others = types.filter { type in !own.contains { $0.kind == type } }
      .compactMap { try? OutputKinds.rendered.usual($0, on: scene.canvas) }
    let usual = own.isEmpty && others.isEmpty ? Self.shown.prefix(1) : []
    let all =
      own + others + usual.compactMap { try? OutputKinds.rendered.usual($0, on: scene.canvas) }
    return all.compactMap { output in
      var output = output
      output.naming = naming
      return step.map { Self.figure(output, of: $0) } ?? output
    }
  }

  /// The output for one step alone, with a name that tells it; nil where it cannot show that one.
  private static func figure(
    _ output: OutputDescription, of step: Spanned<String>
  ) -> OutputDescription? {
    guard !output.file.uses(.step) else { return output }
    let isOther =
      !output.steps.isEmpty && !output.steps.contains { $0.value == step.value }
    guard !isOther, OutputKinds.rendered.keys(of: output.kind).contains("steps") else { return nil }
    var output = output
    output.steps = [step]
    output.file = output.file.tellingStep
    return output
  }

  /// Thrown where a step has no figure of those that are wanted.
  var noFigure: Diagnostic {
    let words = types.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let figures = words.isEmpty ? "no figure of the scene" : "no figure of the type \(words)"
    return Diagnostic(
      code: "docs/word", "\(figures) shows the step \"\(step?.value ?? "")\"", at: step?.span,
      help: "let its output have the step among its \"steps\", or name a type such as storyboard")
  }
}
