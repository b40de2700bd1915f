import Foundation
import Testing

@testable import TesseraCLI

@Suite struct CommandTableTests {
  @Test func holdsEveryCommandOnce() {
    #expect(CommandTable.commands.map(\.name) == Command.Name.allCases)
    for name in Command.Name.allCases { #expect(CommandTable[name].name == name) }
  }

  /// Whatever stands first there and is no command is taken for a scene.
  @Test func areKnownToThePlugin() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let plugin = package.appendingPathComponent("Plugins/RenderLayouts/RenderLayouts.swift")
    let text = try String(contentsOf: plugin, encoding: .utf8)
    for name in Command.Name.allCases { #expect(text.contains("\"\(name.rawValue)\"")) }
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

  /// Of two that would not both do something one has to be left out, wherever both are known.
  @Test(arguments: CommandTable.commands) func refusesWhatWouldDoNothing(_ command: Command) throws
  {
    let words =
      [command.name.rawValue]
      + command.arguments.filter { $0.arity != .optional }.map {
        $0.value.words.first ?? "a.json"
      }
    for first in command.allFlags {
      for second in command.allFlags where first.name < second.name {
        let isConflict = Flag.conflicts.contains {
          Set([$0.first.name, $0.second.name]) == [first.name, second.name]
        }
        var code: String?
        do throws(ArgumentError) {
          _ = try ArgumentParser.parse(words + ["--\(first.name)", "--\(second.name)"])
        } catch {
          code = error.code
        }
        #expect(code == (isConflict ? "usage/conflict" : nil), "\(first.name) \(second.name)")
      }
    }
  }
}
