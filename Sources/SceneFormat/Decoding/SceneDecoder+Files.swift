import Drawing
import Notation

/// Names of files that a scene reads: the same places are filled in as in those of its outputs.
extension SceneDecoder {
  /// The name with its places filled in; nil, and a message, where one has no meaning there.
  mutating func fileName(
    _ node: Node?, of key: FileKey, steps: [Spanned<String>] = []
  ) -> Spanned<String>? {
    guard let node, let text = node.text else { return nil }
    // Braces in a picture that stands here itself are its own.
    if key == .image, text.hasPrefix(DataAddress.scheme) { return Spanned(text, at: node.span) }
    do {
      let template = try FileTemplate(text)
      let known = FileTemplate.Placeholder.allCases.filter { $0.hasMeaning(in: key, steps) }
      if let stranger = template.places.first(where: { !known.contains($0) }) {
        report(Self.fault(.unknown(stranger.rawValue), at: node.span, known: known.map(\.example)))
        return nil
      }
      var values = scope.fileValues
      values.step = steps.first?.value ?? ""
      return Spanned(template.path(values), at: node.span)
    } catch {
      let known = FileTemplate.Placeholder.allCases.filter { $0.hasMeaning(in: key, steps) }
      report(Self.fault(error, at: node.span, known: known.map(\.example)))
      return nil
    }
  }

  /// The files of fonts that the scene brings.
  mutating func fonts(_ node: Node?) -> [Spanned<String>] {
    var fonts: [Spanned<String>] = []
    for node in node?.list ?? [] {
      if let font = fileName(node, of: .font) { fonts.append(font) }
    }
    return fonts
  }

  /// The values for the places of names that are not those of outputs.
  static func fileValues(name: String, _ canvas: CanvasDescription) -> FileTemplate.Values {
    FileTemplate.Values(
      name: name, type: "attributes", theme: canvas.themes.first ?? .light,
      scale: canvas.scales.first ?? 1, size: canvas.sizeText)
  }

  static func fault(
    _ fault: FileTemplate.Fault, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    let listed = "known here: " + known.joined(separator: ", ")
    switch fault {
    case .unclosed:
      return Diagnostic(
        .unknownPlaceholder, "a '{' is never closed", at: span, notes: [listed])
    case .unknown(let word):
      let words = known.map { String($0.dropFirst().dropLast()) }
      return Diagnostic(
        .unknownPlaceholder, "unknown placeholder \"{\(word.shortened)}\"", at: span,
        label: Spelling.nearest(to: word, in: words).map { "did you mean \"{\($0)}\"?" },
        notes: [listed])
    }
  }
}

/// The keys that name files.
enum FileKey: CaseIterable {
  case output, golden, image, font, extends
}

extension FileTemplate.Placeholder {
  /// As it is written.
  var example: String { self == .frame ? "{frame:04}" : "{\(rawValue)}" }

  func hasMeaning(in key: FileKey, _ steps: [Spanned<String>] = []) -> Bool {
    switch (key, self) {
    case (.output, _), (_, .name): true
    case (.extends, _), (_, .frame): false
    // A golden of one step can be named after it.
    case (.golden, .step): steps.count == 1
    case (.golden, _): true
    case (.image, .step), (.image, .type), (.font, .step), (.font, .type): false
    case (.image, _), (.font, _): true
    }
  }

  /// The value in its place, and where it may stand besides outputs, for the reference.
  var meaning: (value: String, elsewhere: String) {
    switch self {
    case .name: ("the scene's `name`", "`golden`, `image`, `fonts`, `extends`")
    case .type: ("the output's type", "`golden`: `attributes`")
    case .step: ("a step's name: a file for each", "`golden` with one of `steps`")
    case .theme:
      ("`light` or `dark`: a file for each", "`golden`, `image`, `fonts`: the scene's first")
    case .scale:
      (
        "pixels to a point, such as `2`: a file for each",
        "`golden`, `image`, `fonts`: the scene's first"
      )
    case .frame: ("a frame's number, here with four digits: `frames` only", "")
    case .size: ("the canvas in points, such as `390x844`", "`golden`, `image`, `fonts`")
    case .dark:
      (
        "nothing for light, `~dark` or `-dark` by `naming` for dark",
        "`golden`, `image`, `fonts`: the same"
      )
    case .scaleMark: ("nothing for 1, else `@2x` or `@3x`", "`golden`, `image`, `fonts`: the same")
    }
  }
}

extension CanvasDescription {
  /// `390x844`, or `390xcontent` where only the content knows the height.
  public var sizeText: String {
    let height = isAsHighAsContent ? "content" : NumberText.text(size.height)
    return "\(NumberText.text(size.width))x\(height)"
  }
}
