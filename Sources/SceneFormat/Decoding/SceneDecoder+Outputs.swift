import CoreGraphics
import Drawing

extension SceneDecoder {
  mutating func outputs(
    _ node: Node?, _ canvas: CanvasDescription
  ) -> [OutputDescription] {
    guard let nodes = node?.list else { return [still(canvas)].compactMap(\.self) }
    var outputs: [OutputDescription] = []
    for node in nodes {
      guard let output = output(node, canvas) else { continue }
      outputs.append(output)
    }
    return outputs
  }

  /// What comes out where nobody asks for anything.
  private func still(_ canvas: CanvasDescription) -> OutputDescription? {
    guard let file = try? FileTemplate("{name}.svg") else { return nil }
    return OutputDescription(
      kind: .still, file: file, steps: [], moment: nil, columns: nil, count: nil, hasArrows: true,
      only: [], annotations: nil, sizes: [], loop: 0, maxBytes: nil, letters: .characters,
      naming: .plain,
      themes: canvas.themes, scales: canvas.scales, span: canvas.span)
  }

  private mutating func output(_ node: Node, _ canvas: CanvasDescription) -> OutputDescription? {
    guard let kind = node["type"]?.text.flatMap(OutputKind.init) else { return nil }
    checkKeys(of: node, kind)
    let naming = node["naming"]?.text.flatMap(Naming.init) ?? .plain
    guard let file = template(node["file"], kind, naming) else { return nil }
    let steps = node["steps"]?.spannedTexts ?? []
    for step in steps { requireKnown(step, among: scope.steps, noun: "step") }
    for item in node["only"]?.spannedTexts ?? [] {
      requireKnown(item, among: scope.items, noun: "item")
    }
    let sizes = (node["sizes"]?.list ?? []).compactMap { node in
      Self.size(node).map { (node.span, $0) }
    }
    for (span, size) in sizes { checkCanvas(size, at: span) }
    return OutputDescription(
      kind: kind, file: file, steps: steps, moment: node["at"].flatMap(Self.moment),
      columns: node["columns"]?.integer, count: node["count"]?.integer,
      hasArrows: node["arrows"]?.flag ?? true, only: node["only"]?.spannedTexts ?? [],
      annotations: node["annotate"]?.list.map { list in
        list.compactMap { $0.text.flatMap(OutputDescription.Annotation.init) }
      }, sizes: sizes.map(\.1), loop: node["loop"]?.integer ?? 0,
      maxBytes: node["maxBytes"]?.integer,
      letters: node["letters"]?.text.flatMap(OutputDescription.Letters.init) ?? .characters,
      naming: naming,
      themes: (node["theme"]).map(Self.themes) ?? canvas.themes,
      scales: (node["scale"]).map(Self.scales) ?? canvas.scales, span: node.span.head)
  }

  /// A key that a type does not read would be passed over in silence.
  private mutating func checkKeys(of node: Node, _ kind: OutputKind) {
    for member in node.members ?? [] where SceneKeys.definition("output")?.key(member.key) != nil {
      guard !kind.keys.contains(member.key) else { continue }
      let takers = OutputKind.allCases.filter { $0.keys.contains(member.key) }.map(\.rawValue)
      report(
        Diagnostic(
          .unknownKey, "\"\(member.key)\" means nothing to the type \"\(kind.rawValue)\"",
          at: member.keySpan,
          notes: ["types that it means something to: \(takers.joined(separator: ", "))"],
          help: "leave it out"))
    }
  }

  private static func moment(_ node: Node) -> OutputDescription.Moment? {
    if let part = node.number { return .progress(part) }
    return node.text == "start" ? .start : .end
  }

  // MARK: File names

  private mutating func template(
    _ node: Node?, _ kind: OutputKind, _ naming: Naming
  ) -> FileTemplate? {
    let frame = kind == .frames ? "-{frame:04}" : ""
    let stem = kind == .still || kind == .animation ? "{name}" : "{name}-{type}"
    let text = node?.text ?? "\(stem)\(frame).\(kind.extensions[0])"
    do {
      let template = try FileTemplate(text)
      if let node { check(template, kind, naming, at: node.span) }
      return template
    } catch {
      let known = FileTemplate.Placeholder.allCases.map(\.example)
      if let node { report(Self.fault(error, at: node.span, known: known)) }
      return nil
    }
  }

  private mutating func check(
    _ template: FileTemplate, _ kind: OutputKind, _ naming: Naming, at span: SourceSpan
  ) {
    let text = template.text
    if text.hasPrefix("/") || text.hasPrefix("~")
      || text.split(separator: "/").contains(where: { $0 == ".." })
    {
      report(
        Diagnostic(
          .outputPath, "outputs are written below the output folder only", at: span,
          help: "choose the folder with --output"))
    }
    if text.hasSuffix("/") {
      report(Diagnostic(.outputPath, "the file has no name", at: span))
    } else if !kind.extensions.contains(template.fileExtension) {
      let endings = kind.extensions.map { ".\($0)" }.listed(or: "or")
      report(
        Diagnostic(
          .outputPath, "\"\(kind.rawValue)\" cannot be written as \"\(text.shortened)\"", at: span,
          found: "the ending \"\(template.fileExtension)\"", expected: endings,
          help: kind.help(against: template.fileExtension)))
    }
    if kind == .frames { checkNumber(in: template, at: span) }
    if kind != .frames, template.uses(.frame) {
      report(
        Diagnostic(
          .unknownPlaceholder, "\"\(kind.rawValue)\" has no numbered frames", at: span,
          help: "take {frame:04} out, or make the type \"frames\""))
    }
    guard naming == .docc, !template.putsScaleLast else { return }
    report(
      Diagnostic(
        .outputPath, "DocC reads the scale only directly before the ending", at: span,
        help: "write {@2x} last, as in {name}{~dark}{@2x}.png"))
  }

  /// A row lies in one folder: its files are there together, or none of them is.
  private mutating func checkNumber(in template: FileTemplate, at span: SourceSpan) {
    let places = template.places.count { $0 == .frame }
    let problem: (message: String, help: String)? =
      if places == 0 {
        ("all frames would have the same name", "write {frame:04} where the number is to stand")
      } else if places > 1 {
        ("the number of a frame stands in it \(places) times", "write it once")
      } else if template.text.split(separator: "/").dropLast().contains(where: {
        $0.contains("{frame")
      }) {
        (
          "the number of a frame stands in the name of a folder",
          "write it behind the last slash: all frames of an output lie in one folder"
        )
      } else {
        nil
      }
    guard let problem else { return }
    report(Diagnostic(.outputPath, problem.message, at: span, help: problem.help))
  }
}
