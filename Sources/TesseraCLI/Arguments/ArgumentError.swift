internal import Notation
/// A command line that says nothing the program understands.
enum ArgumentError: CodedError, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: Command.Name?, nearest: String?)
  /// The option is one of other commands.
  case misplacedOption(String, command: Command.Name, belongsTo: [String])
  case missingValue(String, placeholder: String)
  case unexpectedValue(String)
  case repeatedOption(String)
  case emptyValue(String, placeholder: String)
  case wrongValue(String, ValueKind.Objection)
  case missingArgument(String, command: Command.Name)
  case extraArgument(String, command: Command.Name)
  /// One of the two would do nothing, and why.
  case conflict(String, String, String)
  /// The word's bytes are no UTF-8.
  case encoding(String)

  /// A name that never changes.
  var code: String {
    switch self {
    case .unknownCommand: "usage/unknown-command"
    case .unknownOption: "usage/unknown-option"
    case .misplacedOption: "usage/misplaced-option"
    case .missingValue, .emptyValue: "usage/missing-value"
    case .unexpectedValue: "usage/unexpected-value"
    case .repeatedOption: "usage/repeated-option"
    case .wrongValue: "usage/wrong-value"
    case .missingArgument: "usage/missing-argument"
    case .extraArgument: "usage/extra-argument"
    case .conflict: "usage/conflict"
    case .encoding: "usage/encoding"
    }
  }

  /// The fault in a clause.
  var message: String {
    switch self {
    case .unknownCommand(let word, _): "unknown command '\(word)'"
    case .unknownOption(let option, let command, _):
      "unknown option '\(option)'" + (command.map { " of tessera \($0.rawValue)" } ?? "")
    case .misplacedOption(let option, let command, _):
      "tessera \(command.rawValue) has no option '\(option)'"
    case .missingValue(let option, let placeholder): "'\(option)' needs a value: \(placeholder)"
    case .emptyValue(let name, let placeholder):
      name == placeholder
        ? "\(name) is an empty word" : "the value of '\(name)' is empty, expected \(placeholder)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .repeatedOption(let option): "'\(option)' is given twice"
    case .wrongValue(let name, let objection):
      "\(name): found '\(objection.found)', expected \(objection.expected)"
    case .missingArgument(let placeholder, let command):
      "tessera \(command.rawValue) needs \(placeholder)"
    case .extraArgument(let word, let command):
      "tessera \(command.rawValue) does not know what to do with '\(word)'"
    case .conflict(let first, let second, let reason):
      "'\(first)' and '\(second)' do not go together: \(reason)"
    case .encoding(let word): "'\(word)' is not written in UTF-8"
    }
  }

  /// The words to write instead.
  var hint: String? {
    switch self {
    case .unknownCommand(_, let nearest?), .unknownOption(_, _, let nearest?):
      "did you mean '\(nearest)'?"
    case .unknownCommand: "tessera help lists the commands"
    case .unknownOption(_, let command?, _): "tessera help \(command.rawValue) lists its options"
    case .unknownOption: "tessera help lists the commands and their options"
    case .misplacedOption(let option, _, let commands):
      "'\(option)' belongs to " + commands.map { "tessera \($0)" }.joined(separator: ", ")
    case .missingValue(let option, let placeholder): "write \(option) \(placeholder)"
    case .emptyValue(let name, let placeholder):
      name == placeholder
        ? "leave it out, or look at the variable that it comes from"
        : "write \(name) \(placeholder), or leave the option out"
    case .unexpectedValue(let option): "write \(option) without '='"
    case .repeatedOption: "give it once; lists have commas between their parts"
    case .wrongValue(let name, let objection):
      objection.nearest.map { "did you mean '\($0)'?" }
        ?? (objection.isChoice
          ? "take one of these for \(name)" : "give \(name) \(objection.expected)")
    case .missingArgument(_, let command): "usage: \(CommandTable[command].usage)"
    case .extraArgument(_, let command): "usage: \(CommandTable[command].usage)"
    case .conflict(let first, let second, _): "leave '\(first)' or '\(second)' out"
    case .encoding: "give the file another name"
    }
  }
}
