internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat
internal import VisualDiff

/// Compares many pairs of files, and names the files without a partner. A pair that cannot be compared does not lose the
/// others.
@MainActor struct PairListComparison {
  private let pairs: [ComparedPair]
  private let command: DiffCommand

  init(_ pairs: [ComparedPair], of command: DiffCommand) {
    self.pairs = pairs
    self.command = command
  }

  func run(_ rules: ComparisonRules) -> ExitCode {
    var outcomes: [ExitCode: Int] = [:]
    for pair in pairs { outcomes[outcome(of: pair, rules), default: 0] += 1 }
    tell(outcomes)
    return outcomes.keys.max() ?? .done
  }

  private func outcome(of pair: ComparedPair, _ rules: ComparisonRules) -> ExitCode {
    guard let before = pair.before, let after = pair.after else {
      note(pair)
      command.report?.add(alone: pair)
      return .different
    }
    warn(of: before, after)
    let code = PairComparison(before, after, of: command, named: pair.name).run(rules)
    if command.form.isEvents { write(pair.name, Self.word(code)) }
    return code
  }

  private static func word(_ code: ExitCode) -> String {
    switch code {
    case .done: "same"
    case .different: "different"
    default: "failed"
    }
  }

  /// A file that is compared to itself can never differ: one of its two names is not meant.
  private func warn(of before: String, _ after: String) {
    guard let first = DiskView().item(at: before), let second = DiskView().item(at: after),
      first.identity == second.identity
    else { return }
    command.console.tell(
      Diagnostic(
        code: "diff/one-file", "'\(before)' and '\(after)' are one file: it cannot differ",
        severity: .warning, help: "look for a link, or for a folder that is given twice"),
      command.form)
  }

  /// A file that only one of the sides has.
  private func note(_ pair: ComparedPair) {
    let isAdded = pair.before == nil
    let (outcome, side) = (isAdded ? "added" : "missing", command.arguments.words[isAdded ? 1 : 0])
    if command.form.isEvents {
      write(pair.name, outcome)
    } else if !command.form.isQuiet {
      let place = side == pair.name ? "" : ", it is only in \(side)"
      command.console.write(lines: "\(pair.name): \(outcome)\(place)\n")
    }
  }

  private func write(_ name: String, _ outcome: String) {
    command.console.write(
      Event.line("pair", [("path", .text(name)), ("outcome", .text(outcome))]))
  }

  private func tell(_ outcomes: [ExitCode: Int]) {
    guard !command.form.isEvents, !command.form.isQuiet else { return }
    let total = outcomes.values.reduce(0, +)
    let (same, different) = (outcomes[.done] ?? 0, outcomes[.different] ?? 0)
    let failed = total - same - different
    let end = failed > 0 ? ", \(failed) cannot be compared" : ""
    command.console.write(
      lines:
        "\(total) \(total == 1 ? "file" : "files"): \(same) the same, \(different) different\(end)\n"
    )
  }
}
