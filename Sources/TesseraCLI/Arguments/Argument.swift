/// A value on the command line that has no name there: its place says what it is.
struct Argument: Equatable, Sendable {
  let value: ValueKind
  let arity: Arity
  let help: String

  enum Arity: Equatable, Sendable {
    case one, optional
    /// At least one.
    case many
    /// However many.
    case any
  }

  init(_ value: ValueKind, _ arity: Arity = .one, help: String) {
    self.value = value
    self.arity = arity
    self.help = help
  }

  /// As usage lines show it: `SCENE…`, `[COMMAND]`.
  var usage: String {
    switch arity {
    case .one: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .many: "\(value.placeholder)…"
    case .any: "[\(value.placeholder)…]"
    }
  }

  static let scenes = Argument(
    .file("SCENE", endings: [".scene.json", ".scene.yaml", ".scene.yml"]), .many,
    help:
      "files, folders with *.scene.json and *.scene.yaml, patterns such as 'a/**/*.json', - for standard input"
  )
  static let scene = Argument(
    .file("SCENE", endings: [".scene.json", ".scene.yaml", ".scene.yml"]),
    help: "a file, or - for standard input")
}
