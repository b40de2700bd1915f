import Testing

@testable import TesseraCLI

@Suite struct ConsoleTests {
  static let cases:
    [(terminal: Bool, environment: [String: String], choice: String?, colors: Bool)] = [
      (true, [:], nil, true),
      (false, [:], nil, false),
      (true, ["NO_COLOR": "1"], nil, false),
      (true, ["NO_COLOR": ""], nil, true),
      (true, ["TERM": "dumb"], nil, false),
      (false, ["FORCE_COLOR": "1"], nil, true),
      (false, ["FORCE_COLOR": "0"], nil, false),
      (true, ["NO_COLOR": "1"], "always", true),
      (true, [:], "never", false),
      (true, [:], "auto", true),
    ]

  @Test(arguments: cases) func asksForColors(
    _ example: (terminal: Bool, environment: [String: String], choice: String?, colors: Bool)
  ) {
    let colors = Console.isColored(
      isTerminal: example.terminal, environment: example.environment, choice: example.choice)
    #expect(colors == example.colors)
  }
}
