/// A command line that was understood.
struct ParsedArguments: Equatable, Sendable {
  let command: Command.Name
  /// Words without a name, in their order.
  let words: [String]
  /// By the name of the option, also those of the environment.
  var values: [String: String]
  /// Names of the flags.
  let flags: Set<String>
  /// The project's file that values came from.
  var projectPath: String?
  /// Names of the options that stand on the command line itself.
  var given: Set<String> = []
  /// Whether a CI system runs the program: all of them set a variable that says so.
  var isInCI = false
  /// Whether a command stands there: without one, all of them are shown.
  var isCommand = true

  func has(_ flag: Flag) -> Bool { flags.contains(flag.name) }

  func isGiven(_ option: Option) -> Bool { given.contains(option.name) }

  func value(of option: Option) -> String? { values[option.name] }

  /// The values of an option that takes several; nil where it is not given.
  func list(of option: Option) -> [String]? {
    value(of: option).map { option.value.parts(of: $0) }
  }

  /// The number, which the parser has checked.
  func count(of option: Option) -> Int? { value(of: option).flatMap { Int($0) } }

  func number(of option: Option) -> Double? { value(of: option).flatMap { Double($0) } }
}
