internal import SceneFormat
internal import Notation
internal import Platform

/// The words of a batch about itself as a whole.
extension BatchCommand {
  /// Something of the batch itself that could not be read or written.
  func tell(_ fault: FileFault) {
    console.tell(fault, form)
    ledger.summary.code = max(ledger.summary.code, fault.exitCode)
  }

  /// Something that files depend on cannot be read: answers how the program ends.
  func tellFingerprint(_ what: String, _ error: any Error) -> ExitCode {
    guard let fault = FileFault(limitIn: error) else {
      console.tell(Diagnostic(code: "fingerprint", "\(what): \(error)"), form)
      return .files
    }
    console.tell(fault, form)
    return fault.exitCode
  }

  /// The changes that another version of this program has brought, those of all scenes alike by themselves.
  func tellOfUpgrade() {
    guard options.order.action == .check,
      let warning = ledger.upgrades.warning(naming: arguments.words, areAll: shard == nil)
    else { return }
    ledger.verdicts.add(warning)
    if !form.isQuiet { console.tell(warning, form) }
  }

  func tellInterruption() {
    progress.clear()
    guard !form.isEvents, !form.isQuiet else { return }
    console.writeError("interrupted: finishing the scenes in hand\n")
  }

  /// If `--only` names a type that none of the scenes has, somebody has asked for something that is not there.
  func tellOfMissingOutputs(_ count: Int) {
    let isNothing = leftOut.count == count
    guard count > 0, shard == nil, isNothing || missing?.isEmpty == false else { return }
    let wanted =
      isNothing
      ? arguments.value(of: .only) ?? "" : (missing ?? []).sorted().joined(separator: ",")
    let found =
      count == 1 ? "the scene has no such output" : "none of the \(count) scenes has such an output"
    let kinds = Set(leftOut.joined()).sorted().joined(separator: ", ")
    let all = kinds.isEmpty ? "there are no outputs at all" : "there are: \(kinds)"
    let help =
      isNothing ? all : "the others were written; tessera list outputs tells what there is"
    console.tell(
      Diagnostic(
        code: "output/none", "--only \(wanted): \(found)", severity: isNothing ? .error : .warning,
        help: help), form)
    if isNothing { ledger.summary.code = max(ledger.summary.code, .usage) }
  }

  /// If `approve` names an output or a group that no scene has, nothing was accepted that somebody meant to accept.
  func tellOfUnmetWords() {
    for word in (unmet ?? []).sorted() {
      let isGroup = word.hasPrefix("--\(Option.group.name) ")
      let all = groups.sorted().joined(separator: ", ")
      console.tell(
        Diagnostic(
          code: "golden/unmet",
          isGroup ? "\(word): no change is of this group" : "\(word): no output has such a name",
          help: !isGroup
            ? "name a golden as its scene does, such as held/feed.png, or with stars: '*-dark.png'"
            : all.isEmpty ? "nothing differs from what was accepted" : "there are: \(all)"), form)
      ledger.summary.code = max(ledger.summary.code, .different)
    }
  }

  func summarize(_ isComplete: Bool, _ inputs: [SceneInput]) -> ExitCode {
    let time = start.duration(to: .now).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    if form.isEvents {
      console.write(ledger.summary.event(seconds: seconds))
    } else if !form.isQuiet, inputs.count > 1 {
      console.writeError("\(ledger.summary.text(seconds: seconds))\n")
    } else if !form.isQuiet, isComplete, ledger.summary.code == .done,
      options.order.action == .render,
      console.isErrorTerminal, let input = inputs.first, input != .standardInput
    {
      console.writeError("next: tessera check \(ShellText.file(input.name).text)\n")
    }
    guard isComplete else {
      let left = inputs.count - ledger.summary.scenes
      let rest = left == 1 ? "1 is left" : "\(left) are left"
      console.tell(
        Diagnostic(
          code: "interrupted",
          "\(ledger.summary.scenes) of \(inputs.count) scenes are done, \(rest)",
          severity: .warning, help: "the same command goes on where this one ended"), form)
      return .interrupted
    }
    return ledger.summary.code
  }
}
