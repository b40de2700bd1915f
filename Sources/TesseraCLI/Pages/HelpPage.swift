/// The page of `--help`: examples first, exit codes last.
enum HelpPage {
  /// The program in three lines.
  static let introduction = """
    tessera lays out, animates, draws and checks collection views, without a Mac and without a
    screen. A scene is a small file: a layout, its data, what happens to them, and what comes out.
    The same scene gives the same bytes: in the same fonts, wherever it is drawn.

    """

  /// The page of the program itself.
  static var overview: String {
    var commands = TextColumns()
    for command in CommandTable.commands { commands.add(command.name.rawValue, command.summary) }
    return [
      introduction,
      section("examples", examples(overviewExamples)),
      section("commands", commands.text),
      section("options of every command", options(Option.everywhere, Flag.everywhere)),
      section("project file", projectFile),
      section("exit codes", exitCodes),
      "tessera help COMMAND shows its options.\n",
    ].joined(separator: "\n")
  }

  /// The source of values that the command line does not give.
  static let projectFile = """
      \(ProjectFile.name) in this folder, or in one above up to that with Package.swift or .git,
      sets options for all who work on the project: {"output": "Pictures", "scale": 2}.
      The command line comes first, then variables such as TESSERA_SCALE, then this file.
      Its paths stay in its folder: what a project brings along writes nowhere else.
      Its styles are for all scenes there: {"styles": {"quiet": {"title": {"weight": "light"}}}}
      lets items, sections, headers and footers say "style": "quiet".

    """

  static let overviewExamples = [
    Command.Example("tessera init grid > feed.scene.json", "a first scene"),
    Command.Example("tessera render feed.scene.json", "its pictures"),
  ]

  /// The page of one command.
  static func page(_ command: Command) -> String {
    var parts = ["tessera \(command.name.rawValue): \(command.summary)\n"]
    parts.append(section("examples", examples(command.examples)))
    parts.append(section("usage", "  \(command.usage)\n"))
    if !command.arguments.isEmpty {
      var arguments = TextColumns()
      for argument in command.arguments { arguments.add(argument.usage, explained(argument)) }
      parts.append(section("arguments", arguments.text))
    }
    if !command.options.isEmpty || !command.flags.isEmpty {
      parts.append(section("options", options(command.options, command.flags)))
    }
    parts.append(section("options of every command", options(Option.everywhere, Flag.everywhere)))
    parts.append(section("exit codes", exitCodes))
    return parts.joined(separator: "\n")
  }

  /// `-o, --output PATH`, all names in one column.
  static func names(_ option: Option) -> String {
    names(option.short, option.name) + " " + option.value.placeholder
  }

  static func names(_ flag: Flag) -> String { names(flag.short, flag.name) }

  /// The effect of an option, with the words that it takes.
  static func explained(_ option: Option) -> String {
    option.value.words.isEmpty
      ? option.help : "\(option.help): \(option.value.words.joined(separator: ", "))"
  }

  static func explained(_ argument: Argument) -> String {
    argument.value.words.isEmpty
      ? argument.help : "\(argument.help): \(argument.value.words.joined(separator: ", "))"
  }

  private static func names(_ short: Character?, _ name: String) -> String {
    (short.map { "-\($0), " } ?? "    ") + "--\(name)"
  }

  private static func section(_ title: String, _ text: String) -> String { "\(title):\n\(text)" }

  private static func examples(_ examples: [Command.Example]) -> String {
    examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
  }

  private static func options(_ options: [Option], _ flags: [Flag]) -> String {
    var columns = TextColumns()
    for option in options { columns.add(names(option), explained(option)) }
    for flag in flags { columns.add(names(flag), flag.help) }
    return columns.text
  }

  private static var exitCodes: String {
    var columns = TextColumns()
    for code in ExitCode.allCases { columns.add("\(code.rawValue)", code.meaning) }
    return columns.text
  }
}
