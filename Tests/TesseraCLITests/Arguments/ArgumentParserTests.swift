import Testing

@testable import TesseraCLI

@Suite struct ArgumentParserTests {
  private func parse(_ line: String, _ environment: [String: String] = [:]) throws
    -> ParsedArguments
  {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init), environment: environment)
  }

  private func error(of line: String) -> ArgumentError? {
    do throws(ArgumentError) {
      _ = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error
    }
  }

  /// The same meaning, written in the ways that people write it.
  @Test(arguments: [
    "render -o Output -s 1,2 -q a.json b.json",
    "-o Output -q render --scale 1,2 a.json b.json",
    "--output=Output render -qs1,2 a.json b.json",
    "render a.json -oOutput b.json --scale=1,2 --quiet",
    "render --quiet -s 1,2 -o Output -- a.json b.json",
  ]) func takesOptionsAnywhere(_ line: String) throws {
    let parsed = try parse(line)
    #expect(parsed.command == .render)
    #expect(parsed.words == ["a.json", "b.json"])
    #expect(parsed.values == ["output": "Output", "scale": "1,2"])
    #expect(parsed.flags == ["quiet"])
  }

  @Test func takesWordsWithDashesBehindTwoDashes() throws {
    #expect(try parse("render -- -q --json").words == ["-q", "--json"])
  }

  @Test func takesADashAsAWord() throws {
    let parsed = try parse("render -o - -")
    #expect(parsed.value(of: .output) == "-")
    #expect(parsed.words == ["-"])
  }

  @Test func showsHelpWithoutACommand() throws {
    #expect(try parse("").command == .help)
    #expect(try parse("--version").has(.version))
    #expect(try parse("render --help").has(.help))
  }

  @Test func asksTheEnvironmentForWhatIsNotGiven() throws {
    let environment = ["TESSERA_JOBS": "3", "TESSERA_MAX_SECONDS": "9", "TESSERA_THEME": ""]
    let parsed = try parse("render --jobs 2 a.json", environment)
    #expect(parsed.count(of: .jobs) == 2)
    #expect(parsed.count(of: .maxSeconds) == 9)
    #expect(parsed.list(of: .theme) == nil)
  }

  @Test func refusesWrongValuesOfTheEnvironment() {
    #expect(throws: ArgumentError.self) { try parse("render a.json", ["TESSERA_JOBS": "many"]) }
  }

  static let mistakes: [(line: String, error: ArgumentError)] = [
    ("rendre a.json", .unknownCommand("rendre", nearest: "render")),
    ("render --scael 2 a.json", .unknownOption("--scael", command: .render, nearest: "--scale")),
    ("render --scal 2 a.json", .unknownOption("--scal", command: .render, nearest: "--scale")),
    ("render -x a.json", .unknownOption("-x", command: .render, nearest: nil)),
    ("check --theme dark a", .misplacedOption("--theme", command: .check, belongsTo: ["render"])),
    ("render a.json -o", .missingValue("-o", placeholder: "PATH")),
    ("render -o --quiet a.json", .missingValue("-o", placeholder: "PATH")),
    ("render --quiet=yes a.json", .unexpectedValue("--quiet")),
    ("render -o a -o b c.json", .repeatedOption("-o")),
    ("render", .missingArgument("SCENE", command: .render)),
    ("diff a.png", .missingArgument("AFTER", command: .diff)),
    ("man more", .extraArgument("more", command: .man)),
    (
      "render -t drak a.json",
      .wrongValue("-t", ValueKind.Objection(found: "drak", oneOf: ["light", "dark"]))
    ),
    (
      "preview -o - a.json",
      .wrongValue(
        "-o", ValueKind.Objection(found: "-", expected: "a folder: it is several files"))
    ),
    (
      "render --jobs 0 a.json",
      .wrongValue("--jobs", .init(found: "0", expected: "a whole number from 1 to 256"))
    ),
    (
      "render -s 1,4 a.json",
      .wrongValue("-s", .init(found: "4", expected: "a whole number from 1 to 3"))
    ),
    (
      "diff --tolerance -1 a b",
      .wrongValue("--tolerance", .init(found: "-1", expected: "a number of at least 0"))
    ),
    (
      "completions bsah",
      .wrongValue("SHELL", .init(found: "bsah", oneOf: ["bash", "zsh", "fish"]))
    ),
  ]

  @Test(arguments: mistakes) func saysWhatIsWrong(_ mistake: (line: String, error: ArgumentError)) {
    #expect(error(of: mistake.line) == mistake.error)
    #expect(!mistake.error.message.isEmpty && mistake.error.hint?.isEmpty == false)
  }

  @Test func abbreviatesNothing() {
    for command in CommandTable.commands {
      for option in command.allOptions {
        let line = "\(command.name.rawValue) --\(option.name.dropLast())=1"
        #expect(error(of: line) != nil, "\(line)")
      }
    }
  }
}
