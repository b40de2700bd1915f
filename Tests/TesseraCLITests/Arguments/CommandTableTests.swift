import Testing

@testable import TesseraCLI

@Suite struct CommandTableTests {
  @Test func holdsEveryCommandOnce() {
    #expect(CommandTable.commands.map(\.name) == Command.Name.allCases)
    for name in Command.Name.allCases { #expect(CommandTable[name].name == name) }
  }

  @Test(arguments: CommandTable.commands) func givesEachNameOnce(_ command: Command) {
    let names = command.allOptions.map(\.name) + command.allFlags.map(\.name)
    let shorts = command.allOptions.compactMap(\.short) + command.allFlags.compactMap(\.short)
    #expect(Set(names).count == names.count)
    #expect(Set(shorts).count == shorts.count)
  }

  /// An option means the same wherever it is.
  @Test func spellsOptionsAlikeEverywhere() {
    var letters: [Character: String] = [:]
    for command in CommandTable.commands {
      let pairs =
        command.allOptions.map { ($0.short, $0.name) }
        + command.allFlags.map { ($0.short, $0.name) }
      for case (let short?, let name) in pairs {
        #expect(letters[short] ?? name == name); letters[short] = name
      }
    }
    #expect(letters["v"] == "verbose")
  }

  /// Every example can be run as it stands.
  @Test(arguments: CommandTable.commands) func showsExamplesThatAreUnderstood(_ command: Command)
    throws
  {
    #expect(!command.examples.isEmpty)
    for example in command.examples + HelpPage.overviewExamples {
      let line = example.line.replacing("source <(", with: "").replacing("bash)", with: "bash")
      let words = line.prefix { $0 != ">" && $0 != "|" }.split(separator: " ").map(String.init)
      #expect(words.first == "tessera")
      _ = try ArgumentParser.parse(Array(words.dropFirst()))
    }
  }
}
