internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Draws the layouts of a Swift file: compiles it into a program of its own, which draws and audits a scene of each.
@MainActor struct TryCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, on console: Console) {
    (self.arguments, self.console) = (arguments, console)
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    guard !arguments.has(.watch) else { return watch() }
    let interruption = Interruption()
    var trial = Trial(of: arguments, form, isInterrupted: interruption.hasCome)
    trial.run()
    console.writeError(trial.words)
    if let page = trial.page, !form.isQuiet { console.write("\(trial.folder.shown(page))\n") }
    return trial.code
  }

  /// The page stays, whatever becomes of the file.
  private func watch() -> ExitCode {
    let first = Trial(of: arguments, form) { false }
    let page = TrialPage.html(title: first.stem, script: LinkText(path: first.script).text)
    return console.ending(form, otherwise: "output/failed") {
      try first.folder.write(Array(page.utf8), to: first.livePage)
      console.write("\(first.folder.shown(first.livePage))\n")
      return SceneWatch(arguments.words, console).run(again)
    }
  }

  private func again() -> (code: ExitCode, files: TouchedFiles) {
    var plain = form
    plain.isColored = false
    var trial = Trial(of: arguments, plain) { false }
    trial.run()
    console.writeError(trial.words)
    var files = TouchedFiles()
    for path in arguments.words + trial.ownScenes { files.addInput(path) }
    files.addOutput(trial.folder.shown(trial.script))
    let script = TrialPage.script(
      number: SystemClock.microseconds, pictures: trial.page, words: trial.words.text)
    let code = console.ending(form, otherwise: "output/failed") {
      try trial.folder.write(Array(script.utf8), to: trial.script)
      return trial.code
    }
    return (code, files)
  }
}
