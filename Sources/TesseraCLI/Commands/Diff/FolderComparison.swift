internal import Notation
internal import Platform
internal import VisualDiff

/// Compares the files of two folders that have the same path below them, and names those that only one of them has.
/// A pair that cannot be compared does not lose the others.
@MainActor struct FolderComparison {
  private let before: String
  private let after: String
  private let command: DiffCommand

  /// Deeper folders are links in circles, or nobody's.
  private static let deepest = 64

  init(_ before: String, _ after: String, of command: DiffCommand) {
    (self.before, self.after) = (before, after)
    self.command = command
  }

  func run(_ rules: ComparisonRules) -> ExitCode {
    var names: [Set<String>] = []
    for folder in [before, after] {
      do throws(FileFault) {
        names.append(Set(try Self.files(in: folder, below: "", 0)))
      } catch {
        command.console.tell(error, command.form)
        return error.exitCode
      }
    }
    var outcomes: [ExitCode: Int] = [:]
    for name in names[0].union(names[1]).sorted() {
      let code = outcome(
        of: name, isMissing: !names[1].contains(name), isNew: !names[0].contains(name), rules)
      outcomes[code, default: 0] += 1
    }
    tell(outcomes)
    return outcomes.keys.max() ?? .done
  }

  private func outcome(
    of name: String, isMissing: Bool, isNew: Bool, _ rules: ComparisonRules
  ) -> ExitCode {
    if isMissing || isNew {
      note(name, isMissing ? "missing" : "added")
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

  /// Paths below the folder.
  private static func files(
    in folder: String, below path: String, _ depth: Int
  ) throws(FileFault) -> [String] {
    var files: [String] = []
    for entry in try FolderListing(folder).entries where entry.isText {
      let name = path + entry.name
      if entry.isFolder {
        guard depth < deepest, entry.name != ".tessera" else { continue }
        files += try Self.files(in: "\(folder)/\(entry.name)", below: name + "/", depth + 1)
      } else if ComparedSide.isNamedLikeOne(entry.name) {
        files.append(name)
      }
    }
    return files
  }
}
