internal import Notation
internal import Platform
internal import Rendering
internal import VisualDiff

/// Compares the files of two folders that have the same path below them, and names those that only one of them has.
/// A pair that cannot be compared does not lose the others.
@MainActor struct FolderComparison {
  private let before: String
  private let after: String
  private let command: DiffCommand

  init(_ before: String, _ after: String, of command: DiffCommand) {
    (self.before, self.after) = (before, after)
    self.command = command
  }

  func run(_ rules: ComparisonRules) -> ExitCode {
    let pairs: FolderPairs
    do throws(FileFault) {
      pairs = try FolderPairs(before, after)
    } catch {
      command.console.tell(error, command.form)
      return error.exitCode
    }
    var outcomes: [ExitCode: Int] = [:]
    for (path, place) in pairs.all {
      outcomes[outcome(of: path, in: place, rules), default: 0] += 1
    }
    tell(outcomes)
    return outcomes.keys.max() ?? .done
  }

  private func outcome(
    of name: String, in place: FolderPairs.Place, _ rules: ComparisonRules
  ) -> ExitCode {
    guard place == .both else {
      note(name, place == .before ? "missing" : "added")
      return .different
    }
    let code = PairComparison("\(before)/\(name)", "\(after)/\(name)", of: command, named: name)
      .run(rules)
    if command.form.isEvents {
      command.console.write(
        Event.line(
          "pair", [("path", .text(name)), ("outcome", .text(Self.word(code)))]))
    }
    return code
  }

  private static func word(_ code: ExitCode) -> String {
    switch code {
    case .done: "same"
    case .different: "different"
    default: "failed"
    }
  }

  /// A file that only one of the folders has.
  private func note(_ name: String, _ outcome: String) {
    if command.form.isEvents {
      command.console.write(
        Event.line("pair", [("path", .text(name)), ("outcome", .text(outcome))]))
    } else if !command.form.isQuiet {
      let place = outcome == "missing" ? "only in \(before)" : "only in \(after)"
      command.console.write(lines: "\(name): \(outcome), it is \(place)\n")
    }
  }

  private func tell(_ outcomes: [ExitCode: Int]) {
    guard !command.form.isEvents, !command.form.isQuiet else { return }
    let total = outcomes.values.reduce(0, +)
    let (same, different) = (outcomes[.done] ?? 0, outcomes[.different] ?? 0)
    let failed = total - same - different
    let end = failed > 0 ? ", \(failed) cannot be compared" : ""
    command.console.write(
      lines: "\(total) files: \(same) the same, \(different) different\(end)\n")
  }
}
