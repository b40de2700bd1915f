import CoreGraphics
import Drawing

extension SceneDecoder {
  mutating func outputs(
    _ node: Node?, _ canvas: CanvasDescription
  ) -> [OutputDescription] {
    guard let nodes = node?.list else { return usual(canvas) }
    var outputs: [OutputDescription] = []
    for node in nodes {
      guard let output = output(node, canvas) else { continue }
      outputs.append(output)
    }
    return outputs.count == nodes.count ? apart(outputs, nodes) : outputs
  }

  /// Films whose usual name another output has say their type in it.
  private func apart(_ outputs: [OutputDescription], _ nodes: [Node]) -> [OutputDescription] {
    zip(outputs, nodes).map { output, node in
      let isTaken = outputs.contains { $0.kind != output.kind && $0.file == output.file }
      guard isTaken, output.kind.content == .film, node["file"] == nil else { return output }
      var output = output
      output.file = (try? kinds.outputs.longFile(of: output.kind)) ?? output.file
      return output
    }
  }

  /// The outputs of a scene that asks for none.
  private func usual(_ canvas: CanvasDescription) -> [OutputDescription] {
    kinds.outputs.all.prefix(1).compactMap { try? kinds.outputs.usual($0, on: canvas) }
  }

  private mutating func output(_ node: Node, _ canvas: CanvasDescription) -> OutputDescription? {
    guard let kind = node["type"]?.text.flatMap({ kinds.outputs[$0] }) else { return nil }
    checkKeys(of: node, kind)
    let naming = node["naming"]?.text.flatMap(Naming.init) ?? .plain
    guard let file = template(node["file"], of: kind, named: naming) else { return nil }
    var output = OutputDescription(kind, file: file, on: canvas)
    output.span = node.span.head
    SceneKeys.output.read(node, into: &output, by: &self)
    checkMoments(of: output, at: node["at"])
    for step in output.steps { requireKnown(step, among: scope.steps, noun: "step") }
    for item in output.only where scope.knowsItems {
      requireKnown(item, among: scope.items, noun: "item")
    }
    return output
  }

  /// Who can show one state only would pass over all others in silence.
  private mutating func checkMoments(of output: OutputDescription, at node: Node?) {
    guard let node, !output.kind.keys.contains("count") else { return }
    guard output.moments.count > 1 || output.moments.contains(.peak) else { return }
    report(
      Diagnostic(
        .wrongValue, "\"\(output.kind.name)\" shows one moment", at: node.span,
        found: node.summary, expected: "\"start\", \"end\", 0 to 1 or a time such as \"0.2 s\"",
        help: "take the type \"storyboard\" for several, or for those in which something turns"))
  }

  mutating func sizes(_ node: Node) -> [CGSize] {
    each(of: node) { decoder, node in
      guard let size = Self.size(node) else { return nil }
      decoder.checkCanvas(size, at: node.span)
      return size
    }
  }

  /// A key that a type does not read would be passed over in silence.
  private mutating func checkKeys(of node: Node, _ kind: OutputKind) {
    for member in node.members ?? [] where SceneKeys.output.definition.key(member.key) != nil {
      guard !kinds.outputs.keys(of: kind).contains(member.key) else { continue }
      let takers = kinds.outputs.all.filter { kinds.outputs.keys(of: $0).contains(member.key) }
      report(
        Diagnostic(
          .unknownKey, "\"\(member.key)\" means nothing to the type \"\(kind.name)\"",
          at: member.keySpan,
          notes: [
            "types that it means something to: \(takers.map(\.name).joined(separator: ", "))"
          ],
          help: "leave it out"))
    }
  }

  // MARK: File names

  private mutating func template(
    _ node: Node?, of kind: OutputKind, named naming: Naming
  ) -> FileTemplate? {
    do {
      let template: FileTemplate
      if let text = node?.text {
        template = try FileTemplate(text)
      } else {
        template = try kinds.outputs.usualFile(of: kind)
      }
      if let node { check(template, of: kind, named: naming, at: node.span) }
      return template
    } catch {
      let known = FileTemplate.Placeholder.allCases.map(\.example)
      if let node { report(Self.fault(error, at: node.span, known: known)) }
      return nil
    }
  }

  private mutating func check(
    _ template: FileTemplate, of kind: OutputKind, named naming: Naming, at span: SourceSpan
  ) {
    let text = template.text
    if text.hasPrefix("/") || text.hasPrefix("~")
      || text.split(separator: "/").contains(where: { $0 == ".." })
    {
      report(
        Diagnostic(
          .outputPath, "outputs are written below the output folder only", at: span,
          help: "choose the folder with --output, that of documents with --figures"))
    }
    if text.hasSuffix("/") {
      report(Diagnostic(.outputPath, "the file has no name", at: span))
    } else if kinds.outputs.format(template.fileExtension, of: kind) == nil {
      let endings = kinds.outputs.endings(of: kind).map { ".\($0)" }.listed(or: "or")
      report(
        Diagnostic(
          .outputPath, "\"\(kind.name)\" cannot be written as \"\(text.shortened)\"", at: span,
          found: "the ending \"\(template.fileExtension)\"", expected: endings,
          help: kinds.outputs.help(against: template.fileExtension, of: kind)))
    }
    if kind.content == .frames { checkNumber(in: template, at: span) }
    if kind.content != .frames, template.uses(.frame) {
      let row = kinds.outputs.all.first { $0.content == .frames }
      report(
        Diagnostic(
          .unknownPlaceholder, "\"\(kind.name)\" has no numbered frames", at: span,
          help: "take {frame:04} out" + (row.map { ", or make the type \"\($0.name)\"" } ?? "")))
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
