import Testing

@testable import TesseraCLI

/// The parser, the help, the completions, the manual and the reference say the same.
@Suite struct PagesTests {
  private static let plainManual = ManualPage.text.replacing("\\-", with: "-")
    .replacing("\\fB", with: "").replacing("\\fI", with: "").replacing("\\fR", with: "")

  @Test(arguments: CommandTable.commands) func nameEveryOption(_ command: Command) {
    let help = HelpPage.page(command)
    let names = command.allOptions.map(\.name) + command.allFlags.map(\.name)
    for name in names {
      #expect(help.contains("--\(name)"))
      #expect(Self.plainManual.contains("--\(name)"))
      #expect(ReferencePage.text.contains("--\(name)"))
      #expect(BashCompletions.text.contains("--\(name)"))
      #expect(ZshCompletions.text.contains("--\(name)"))
      #expect(FishCompletions.text.contains("-l \(name) "))
    }
  }

  @Test(arguments: CommandTable.commands) func nameEveryCommand(_ command: Command) {
    #expect(HelpPage.overview.contains("  \(command.name.rawValue) "))
    #expect(Self.plainManual.contains("\(command.usage.replacing("…", with: "..."))"))
    #expect(ReferencePage.text.contains("## \(command.name.rawValue)\n"))
  }

  @Test(arguments: ExitCode.allCases) func nameEveryExitCode(_ code: ExitCode) {
    #expect(HelpPage.overview.contains("  \(code.rawValue) "))
    #expect(ReferencePage.text.contains("| \(code.rawValue) |"))
    #expect(Self.plainManual.contains("\n\(code.rawValue)\n"))
  }

  @Test(arguments: CommandTable.commands) func fitIntoATerminal(_ command: Command) {
    for line in (HelpPage.page(command) + HelpPage.overview).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func beginWithExamples() {
    for command in CommandTable.commands {
      let titles = HelpPage.page(command).split(separator: "\n").filter {
        $0.hasSuffix(":") && !$0.hasPrefix(" ")
      }
      #expect(titles.first == "examples:")
      #expect(titles.last == "exit codes:")
    }
  }
}
