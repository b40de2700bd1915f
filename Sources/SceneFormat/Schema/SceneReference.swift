import Notation

/// The reference of all keys as Markdown, made of the same table that scenes are read with.
public struct SceneReference: Sendable {
  private let kinds: SceneKinds

  /// The reference of scenes that may name these kinds.
  public init(kinds: SceneKinds) {
    self.kinds = kinds
  }

  /// The whole page: every object with its keys, then colours, limits, layouts and names of files.
  public var markdown: String {
    let objects = SceneKeys.definitions.map {
      section($0.name, $0.text, of: $0.keys)
    }
    let layouts = kinds.layouts.all.map { kind -> String in
      let place = kind.usesParams && kind.isSupported ? " Its properties stand below `params`." : ""
      let support = kind.isSupported ? "" : " Not supported yet."
      return section("layout \(kind.name)", kind.text + place + support, of: kind.keys ?? [])
    }
    let tables = [outputs, formats, Self.colors, Self.limits] + layouts + [Self.fileNames]
    return ([Self.introduction] + objects + tables).joined(separator: "\n")
  }

  private static let fileNames = """
    ## names of files

    Every key that names a file has places to fill in: `file` of an output, `golden`, `image`, `fonts`, and `extends`, \
    which knows the name alone. Paths count from the scene's folder, those of outputs from the output folder. \
    What leads out of the scene's folder, by `..` or by a link, is read only where `--allow-read` names the \
    folder that it leads to.

    | place | what stands there | besides outputs |
    |---|---|---|
    \(FileTemplate.Placeholder.allCases.map(row).joined(separator: "\n"))

    """

  private static func row(_ place: FileTemplate.Placeholder) -> String {
    "| `\(place.example)` | \(place.meaning.value) | \(place.meaning.elsewhere) |"
  }

  private var outputs: String {
    var lines = [
      "## types of outputs", "",
      "A key that is not named here means nothing to the type, and is an error.", "",
      "| type | what it shows | endings | keys besides `type`, `file` and `maxBytes` |",
      "|---|---|---|---|",
    ]
    let always = OutputKind.Content.allCases.map(SceneKeys.outputKeys)
      .reduce(SceneKeys.outputKeys(of: .drawing)) { $0.intersection($1) }
    lines += kinds.outputs.all.map { kind in
      let keys = kinds.outputs.keys(of: kind).subtracting(always)
      let named = SceneKeys.output.definition.keys.map(\.name).filter(keys.contains)
      let endings = kinds.outputs.endings(of: kind)
      return "| `\(kind.name)` | \(kind.text) | \(Self.code(endings)) | \(Self.code(named)) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var formats: String {
    var lines = [
      "## formats of files", "", "| ending | is | files |", "|---|---|---|",
    ]
    lines += kinds.outputs.formats.map { format in
      "| \(Self.code(format.endings)) | `\(format.media)` | \(format.variants.words) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: " ")
  }

  private static let colors: String = {
    var lines = [
      "## Colours", "", ColorNames.grammar, "", "| name | light | dark |", "|---|---|---|",
    ]
    lines += ColorNames.named.map { "| `\($0.name)` | `\($0.light)` | `\($0.dark)` |" }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let limits: String = {
    var lines = [
      "## Limits", "",
      "What goes beyond is an error that names its limit. Limits of single numbers stand with their keys.",
      "",
      "| limit | is | option |", "|---|---|---|",
    ]
    lines += SceneLimits.table.map { limit in
      let option = limit.option.map { "`--\($0)`" } ?? ""
      return "| \(limit.text) | \(limit.shown(in: SceneLimits())) | \(option) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let introduction = """
    # Scene format 1

    All keys of scene files, in JSON or in YAML. A scene needs `scene` and `data`; everything else has a value \
    that fits.

    """

  private func section(_ name: String, _ text: String, of keys: [Key]) -> String {
    var lines = ["## \(name)", "", text, ""]
    guard !keys.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| key | value | without it | what it is for |", "|---|---|---|---|"]
    for key in keys {
      let others = key.substitutes.map { "`\($0)`" }.listed(or: "or")
      let error = "an error" + (others.isEmpty ? "" : " without \(others)")
      let standard = key.isRequired ? error : key.standard ?? ""
      let cells = ["`\(key.name)`", value(key.shape), standard, key.text]
      lines.append(
        "| " + cells.map { MarkdownText.cell(markdown: $0).text }.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The value that stands there, with links to where it is explained.
  private func value(_ shape: Shape) -> String {
    switch shape {
    case .insets: return shape.words
    case .form(.color): return "a [colour](#colours)"
    case .object(let name): return "[\(name)](#\(name.lowercased()))"
    case .output: return Shape.choice(kinds.outputs.names).words
    case .list(let element, _): return "a list: \(value(element))"
    case .rules: return value(kinds.named(shape))
    case .map(.anything): return "an object"
    case .map(let element): return "an object: each \(value(element))"
    case .either(let shapes):
      // One or many.
      if shapes.count == 2, case .list(let element, _) = shapes[1], element == shapes[0] {
        return "\(value(element)); or a list of them"
      }
      return shapes.map(value).joined(separator: "; or ")
    default: return shape.words
    }
  }
}

extension FormatKind.Variants {
  /// The files that one picture becomes, for the reference.
  fileprivate var words: String {
    switch self {
    case .one: "one"
    case .adaptive:
      "one that is light or dark as its reader likes; one for each theme where the name tells them"
    case .themes: "one for each theme"
    case .pixels: "one for each theme and scale"
    }
  }
}
