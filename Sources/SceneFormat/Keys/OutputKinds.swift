/// The types of outputs that a scene may name, and the formats of their files: whoever draws scenes brings them.
/// Without any, outputs are passed over.
public struct OutputKinds: Equatable, Sendable {
  /// The types in the order of lists; a scene that asks for nothing gets the first.
  public let all: [OutputKind]
  /// The formats in the order of preference.
  public let formats: [FormatKind]

  /// These types in these formats.
  public init(_ all: [OutputKind] = [], in formats: [FormatKind] = []) {
    self.all = all
    self.formats = formats
  }

  /// The type of this name; nil where there is none.
  public subscript(name: String) -> OutputKind? { all.first { $0.name == name } }

  /// The names of all types.
  public var names: [String] { all.map(\.name) }

  /// The types whose files somebody looks at.
  public var pictures: [OutputKind] { all.filter(\.content.isPicture) }

  /// The endings of all files, each once.
  public var endings: [String] { all.flatMap(endings).uniqued }

  /// The formats that the type can be written in; the first is the one it takes by default.
  public func formats(of kind: OutputKind) -> [FormatKind] {
    let fitting = formats.filter { $0.holds.contains(kind.content) }
    guard let usual = kind.usualFormat else { return fitting }
    return [usual] + fitting.filter { $0 != usual }
  }

  /// The endings of the files that the type can be written to; the first is the one it takes by default.
  public func endings(of kind: OutputKind) -> [String] { formats(of: kind).flatMap(\.endings) }

  /// The format that an ending means for a type; nil where the type cannot be written so.
  public func format(_ ending: String, of kind: OutputKind) -> FormatKind? {
    formats(of: kind).first { $0.endings.contains(ending) }
  }

  /// The format of a file by its name alone; nil where no output is named so.
  public func format(ofFile path: String) -> FormatKind? {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return formats.first { $0.endings.contains(ending) }
  }

  /// The keys of an output that mean something to the type.
  public func keys(of kind: OutputKind) -> Set<String> {
    kind.keys.union(SceneKeys.outputKeys(of: kind.content))
  }

  /// Advice for those who want a type with an ending that it cannot have; nil where there is none.
  public func help(against ending: String, of kind: OutputKind) -> String? {
    let moves = [.film, .frames, .page].contains(kind.content)
    guard moves, let still = all.first,
      let format = formats.first(where: { $0.endings.contains(ending) }),
      format.holds == [.drawing]
    else { return nil }
    return "a \(format.name) shows one state: take \"\(still.name)\", with \"at\" for the moment"
  }

  /// The usual name of a file.
  func usualFile(of kind: OutputKind) throws(FileTemplate.Fault) -> FileTemplate {
    try FileTemplate("\(kind.stem).\(endings(of: kind).first ?? "")")
  }

  /// The name where the usual one is another output's.
  func longFile(of kind: OutputKind) throws(FileTemplate.Fault) -> FileTemplate {
    try FileTemplate("{name}-{type}.\(endings(of: kind).first ?? "")")
  }

  /// An output of a type of which nothing else is said.
  package func usual(
    _ kind: OutputKind, on canvas: CanvasDescription
  ) throws(FileTemplate.Fault) -> OutputDescription {
    OutputDescription(kind, file: try usualFile(of: kind), on: canvas)
  }
}
