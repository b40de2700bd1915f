internal import Drawing
internal import Motion
internal import Notation
internal import Rendering
internal import Scene
internal import SceneFormat

/// Tells what collection view and layout say to one another, step by step.
@MainActor struct ExplainCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let registry: SceneRegistry
  private let form: MessageForm

  init(_ arguments: ParsedArguments, on console: Console, knowing registry: SceneRegistry) {
    self.arguments = arguments
    self.console = console
    self.registry = registry
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    do throws(SceneFaults) {
      let scene = try load(arguments.words[0])
      let steps = scene.steps.map(\.name.value)
      if let step = arguments.value(of: .step), !steps.contains(step) {
        let nearest = Spelling.nearest(to: step, in: steps)
        console.tell(
          Diagnostic(
            code: "unknown-name", "the scene has no step \"\(step)\"",
            help: nearest.map { "did you mean \"\($0)\"?" }
              ?? (steps.isEmpty
                ? "it has no steps" : "its steps are \(steps.joined(separator: ", "))")),
          form)
        return .usage
      }
      return tell(try SceneRunner(registry: registry, listens: true).run(scene))
    } catch {
      for diagnostic in error.diagnostics { tell(diagnostic) }
      return error.exitCode
    }
  }

  private func load(_ word: String) throws(SceneFaults) -> SceneDescription {
    let limits = SceneLimits(arguments)
    let loader = SceneLoader(
      kinds: registry.kinds.rendered(with: OwnFonts(arguments).files.flatMap(\.families)),
      limits: limits,
      allowing: arguments.list(of: .allowRead) ?? [])
    guard word == "-" else { return try loader.load(word) }
    return try loader.load(try SourceFile.standardInput(limit: limits.fileBytes))
  }

  private func tell(_ run: SceneRun) -> ExitCode {
    let wanted = arguments.value(of: .step)
    for step in run.steps where wanted == nil || step.name == wanted {
      guard let conversation = step.conversation else { continue }
      if form.isEvents {
        console.write(
          Event.line(
            "conversation", [("step", .text(step.name)), ("calls", conversation.written)]))
      } else {
        console.write("\(step.name)\n\(TerminalText(lines: conversation.text))\n")
      }
    }
    if let stop = run.stop { tell(stop) }
    return run.stop == nil || run.stopsAsExpected ? .done : .layout
  }

  private func tell(_ diagnostic: Diagnostic) {
    if form.isEvents {
      console.write(TerminalText(diagnostic.event) + "\n")
    } else {
      console.writeError(form.text(diagnostic))
    }
  }
}
