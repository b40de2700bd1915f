internal import SceneFormat

/// Turns the words of a command line into a command with its options: a pure function of the words, the
/// environment and the project's file.
///
/// The command is the first word that is no option; options stand before it or behind it. Names are never
/// abbreviated. After `--` every word is an argument.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private let command: Command?
  private var words: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  static func parse(
    _ words: [String], environment: [String: String] = [:], project: ProjectFile = ProjectFile()
  ) throws(ArgumentError) -> ParsedArguments {
    var parser = ArgumentParser(words, command: try command(in: words))
    try parser.readWords()
    return try parser.result(environment, project)
  }

  private init(_ words: [String], command: Command?) {
    rest = words[...]
    self.command = command
  }

  // MARK: Which command

  /// The command that the words name: the options that may stand before it are those of all commands, so its
  /// place is known before it is.
  private static func command(in words: [String]) throws(ArgumentError) -> Command? {
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      guard isOption(word) else { return try command(named: word) }
      index += takesNextWord(word) ? 2 : 1
    }
    return nil
  }

  private static func command(named word: String) throws(ArgumentError) -> Command {
    if let name = Command.Name(rawValue: word) { return CommandTable[name] }
    let names = Command.Name.allCases.map(\.rawValue)
    throw .unknownCommand(word, nearest: Spelling.nearest(to: word, in: names))
  }

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// Whether any command has an option of this name whose value is the next word.
  private static func takesNextWord(_ word: String) -> Bool {
    let options = CommandTable.commands.flatMap(\.allOptions)
    if word.hasPrefix("--") { return options.contains { "--\($0.name)" == word } }
    guard word.count == 2 else { return false }
    return options.contains { $0.short == word.last }
  }

  // MARK: All words

  private mutating func readWords() throws(ArgumentError) {
    var isCommandRead = false
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if Self.isOption(word) {
        try readShort(word)
      } else if !isCommandRead {
        isCommandRead = true
      } else {
        words.append(word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(ArgumentError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let value = parts.count > 1 ? String(parts[1]) : nil
    if let flag = knownFlags.first(where: { $0.name == name }) {
      guard value == nil else { throw .unexpectedValue("--\(name)") }
      flags.insert(flag.name)
    } else if let option = knownOptions.first(where: { $0.name == name }) {
      try take(option, as: "--\(name)", value)
    } else {
      throw unknown("--\(name)")
    }
  }

  /// `-q`, `-qv`, `-o file`, `-ofile`, `-o=file` is the file `=file` as everywhere.
  private mutating func readShort(_ word: String) throws(ArgumentError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if let flag = knownFlags.first(where: { $0.short == letter }) {
        flags.insert(flag.name)
      } else if let option = knownOptions.first(where: { $0.short == letter }) {
        try take(option, as: "-\(letter)", letters.isEmpty ? nil : String(letters))
        return
      } else {
        throw unknown("-\(letter)")
      }
    }
  }

  private mutating func take(
    _ option: Option, as written: String, _ attached: String?
  ) throws(ArgumentError) {
    var before = ""
    if let value = values[option.name] {
      guard option.value.repeats else { throw .repeatedOption(written) }
      before = value + option.value.separator
    }
    guard let value = attached ?? rest.popFirst(), attached != nil || value != "--" else {
      throw .missingValue(written, placeholder: option.value.placeholder)
    }
    // A forgotten value must not swallow the option behind it.
    if attached == nil, Self.isOption(value), isKnown(value) {
      throw .missingValue(written, placeholder: option.value.placeholder)
    }
    try Self.check(value, option.value, of: written)
    values[option.name] = before + value
  }

  private static func check(
    _ text: String, _ kind: ValueKind, of name: String
  ) throws(ArgumentError) {
    guard !text.isEmpty else { throw .emptyValue(name, placeholder: kind.placeholder) }
    guard let objection = kind.objection(to: text) else { return }
    throw .wrongValue(name, objection)
  }

  // MARK: Known names

  private var knownFlags: [Flag] { command?.allFlags ?? Flag.everywhere + [.json] }
  private var knownOptions: [Option] { command?.allOptions ?? Option.everywhere }

  private var knownNames: [String] {
    knownFlags.map { "--\($0.name)" } + knownOptions.map { "--\($0.name)" }
  }

  private func isKnown(_ word: String) -> Bool {
    let name = word.split(separator: "=").first.map(String.init) ?? word
    let shorts = knownFlags.compactMap(\.short) + knownOptions.compactMap(\.short)
    return knownNames.contains(name) || (word.count == 2 && shorts.contains { "-\($0)" == word })
  }

  private func unknown(_ written: String) -> ArgumentError {
    let owners = CommandTable.commands.filter { owner in
      owner.flags.contains { "--\($0.name)" == written || $0.short.map { "-\($0)" } == written }
        || owner.options.contains {
          "--\($0.name)" == written || $0.short.map { "-\($0)" } == written
        }
    }
    if let command, !owners.isEmpty {
      return .misplacedOption(
        written, command: command.name, belongsTo: owners.map(\.name.rawValue))
    }
    let nearest = written.hasPrefix("--") ? Spelling.nearest(to: written, in: knownNames) : nil
    return .unknownOption(written, command: command?.name, nearest: nearest)
  }

  // MARK: The result

  private func result(
    _ environment: [String: String], _ project: ProjectFile
  ) throws(ArgumentError) -> ParsedArguments {
    var values = values
    for option in knownOptions where values[option.name] == nil {
      guard let value = environment[option.variable], !value.isEmpty else {
        values[option.name] = project.values[option.name]
        continue
      }
      try Self.check(value, option.value, of: option.variable)
      values[option.name] = value
    }
    // Help and version answer whatever else is missing.
    if !flags.contains(Flag.help.name), !flags.contains(Flag.version.name) {
      try checkFlags()
      try checkWords()
    }
    return ParsedArguments(
      command: command?.name ?? .help, words: words, values: values, flags: flags,
      projectPath: project.path, given: Set(self.values.keys),
      isInCI: !["", "0", "false"].contains(environment["CI"] ?? ""), isCommand: command != nil)
  }

  private func checkFlags() throws(ArgumentError) {
    for conflict in Flag.conflicts
    where flags.isSuperset(of: [conflict.first.name, conflict.second.name]) {
      throw .conflict("--\(conflict.first.name)", "--\(conflict.second.name)", conflict.reason)
    }
  }

  private func checkWords() throws(ArgumentError) {
    guard let command else {
      guard let word = words.first else { return }
      throw .extraArgument(word, command: .help)
    }
    var left = words[...]
    for argument in command.arguments {
      guard let word = left.first else {
        if [.optional, .any].contains(argument.arity) { return }
        throw .missingArgument(argument.value.placeholder, command: command.name)
      }
      try Self.check(word, argument.value, of: argument.value.placeholder)
      left = [.many, .any].contains(argument.arity) ? [] : left.dropFirst()
    }
    if let word = left.first { throw .extraArgument(word, command: command.name) }
  }
}
