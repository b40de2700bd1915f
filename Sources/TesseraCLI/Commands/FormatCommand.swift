internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Writes scenes in JSON as they are read best: what fits into a line stands in one.
struct FormatCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console) {
    (self.arguments, self.console) = (arguments, console)
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    let found = SceneInputs(arguments.words)
    for problem in found.problems { console.tell(problem, form) }
    let code: ExitCode = found.problems.isEmpty ? .done : .files
    return max(code, found.inputs.filter { !isLeftAlone($0) }.map(format).max() ?? .done)
  }

  /// YAML that a folder or a pattern has brought: nobody asked for that very file.
  private func isLeftAlone(_ input: SceneInput) -> Bool {
    SceneText.isLeftAlone(input.path)
      && !arguments.words.contains { RealPath.cleaned($0) == input.path }
  }

  private func format(_ input: SceneInput) -> ExitCode {
    console.ending(form, otherwise: "output/failed") {
      let limits = SceneLimits(arguments)
      if input == .standardInput {
        let text = try SceneText(.standardInput(limit: limits.fileBytes), limits)
        if arguments.has(.check) { return text.isOtherwise ? .different : .done }
        console.write(lines: text.text)
        return .done
      }
      let text = try SceneText(path: input.name, limits)
      guard text.isOtherwise else { return .done }
      if !form.isQuiet { console.write("\(input.name)\n") }
      if arguments.has(.check) { return .different }
      try text.write()
      return .done
    }
  }
}
