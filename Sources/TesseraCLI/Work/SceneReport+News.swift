internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

// The outcome of the work on a scene, in the words that somebody wants.
extension SceneReport {
  mutating func take(_ result: WorkResult, _ options: WorkOptions) {
    for news in result.news { take(news, options) }
    verdict.outputs += result.outputs
    upgrade.add(result.upgrade)
    keepsGoldens = keepsGoldens || result.keepsGoldens
    files += result.files
    inputs += result.inputs
    origins.merge(result.origins) { $1 }
    leftOut += result.leftOut
    missing += result.missing
    unmet += result.unmet
    groups.formUnion(result.groups)
  }

  mutating func take(_ news: WorkNews, _ options: WorkOptions) {
    let form = options.form
    switch news {
    case .problem(let diagnostic, let trouble):
      if options.keepsVerdicts { verdict.add(diagnostic) }
      tell(diagnostic, form, code: trouble.map(ExitCode.init) ?? .done)
    case .shared(let about, let diagnostic):
      if options.keepsVerdicts { verdict.add(diagnostic) }
      tellOnce(of: about, diagnostic, form)
    case .planned(let path):
      output += form.isEvents ? Event.planned(scene, path) : "\(path)\n"
    case .wrote(let files, let milliseconds):
      for file in files { tell(file, after: milliseconds, options) }
    case .phase(let time): note(time, options)
    case .expectation(let result):
      if options.keepsVerdicts { verdict.add(result) }
      if form.isEvents { output += Event.expectation(scene, result) }
    case .checked(let met, let count, let isPlayed):
      if form.isEvents {
        output += Event.checked(scene, met: met, of: count, isPlayed: isPlayed)
      } else {
        let what = options.order.audit == nil ? "expectations met" : "promises kept"
        say(count == 0 ? "expects nothing" : "\(met) of \(count) \(what)", form)
      }
    case .recorded(let path, let change): tell(change, of: path, form)
    case .expectsNoGolden: say("expects no golden", form)
    case .fuzzed(let count, let found): tell(ofRandomScenes: count, found: found, form)
    case .kept(let path, let file):
      if form.isEvents {
        output += Event.wrote(scene, at: path, file)
      } else if !form.isQuiet {
        output += "\(path)\n"
      }
    case .interrupted: code = .interrupted
    }
  }

  private mutating func tell(ofRandomScenes count: Int, found: Int, _ form: MessageForm) {
    guard !form.isEvents else { return output += Event.fuzzed(scene, count, found: found) }
    let promises = found == 1 ? "promise" : "promises"
    let verdict = found == 0 ? "nothing found" : "\(found) \(promises) broken"
    say("\(count) random \(count == 1 ? "scene" : "scenes"), \(verdict)", form)
  }

  private mutating func say(_ words: TerminalText, _ form: MessageForm) {
    if !form.isQuiet, !form.isEvents { output += "\(scene): " + words + "\n" }
  }

  private mutating func tell(
    _ file: WrittenFile, after milliseconds: Int, _ options: WorkOptions
  ) {
    let path = options.order.rendering.folder.shown(file.path)
    if options.form.isEvents {
      output += Event.wrote(scene, at: path, file)
    } else if options.form.isVerbose {
      output += "\(path)  \(file.bytes) bytes  \(milliseconds) ms\n"
    } else if !options.form.isQuiet {
      output += "\(path)\n"
    }
  }

  private mutating func tell(_ change: GoldenChange, of path: String, _ form: MessageForm) {
    if form.isEvents {
      if let file = change.file { output += Event.wrote(scene, at: path, file) }
    } else if !form.isQuiet {
      output += "\(path): " + change.text
    }
  }

  private mutating func note(_ time: WorkTime, _ options: WorkOptions) {
    guard options.keepsTimes else { return }
    phases.append(time)
    process = ThisProcess.number
    guard options.tellsTimes else { return }
    if options.form.isEvents {
      output += Event.phase(scene, time)
    } else {
      error += time.text(of: scene)
    }
  }
}

extension GoldenChange {
  /// The words of `record` about it, with line breaks.
  fileprivate var text: TerminalText {
    switch self {
    case .unchanged: "unchanged\n"
    case .kept: "differs, kept\n"
    case .keptUnread: "cannot be read, kept\n"
    case .new(let rows, _): "\(rows) rows, new\n"
    case .replaced(let rows, _): "\(rows) rows, in place of a table that cannot be read\n"
    case .changed(let difference, _) where difference.isNone: "the same, written anew\n"
    case .changed(let difference, _):
      "\(difference.count) changed\n"
        + difference.lines.map { "  \($0)\n" as TerminalText }.joined()
    case .newPicture: "new\n"
    case .changedPicture(let lines, _):
      "changed\n" + lines.map { "  \($0)\n" as TerminalText }.joined()
    case .removedPicture: "removed, as nothing draws it any more\n"
    case .pictures(let count, _): "\(count) \(count == 1 ? "picture" : "pictures")\n"
    }
  }
}

extension WorkTime {
  /// `feed.scene.json: read 1.25 ms`
  func text(of scene: String) -> TerminalText {
    "\(scene): \(name) \(NumberText.text(Double(duration) / 1_000, decimals: 2)) ms\n"
  }
}

extension ExitCode {
  init(_ trouble: WorkTrouble) {
    self =
      switch trouble {
      case .request: .usage
      case .scene: .scene
      case .layout: .layout
      case .files: .files
      case .system: .system
      case .difference: .different
      case .interruption: .interrupted
      }
  }
}

extension SceneFaults {
  /// How the program ends because of them.
  var exitCode: ExitCode {
    let code = ExitCode(trouble)
    return diagnostics.map { code.telling(of: $0.concern) }.max() ?? code
  }
}
