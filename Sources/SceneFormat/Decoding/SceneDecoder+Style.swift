import CoreGraphics
import Drawing
import Motion

extension SceneDecoder {
  mutating func style(_ node: Node?) -> StyleDescription {
    StyleDescription(
      palette: node?["palette"]?.text.flatMap(Palette.init) ?? .tessera,
      text: node?["text"]?.text.flatMap(StyleDescription.TextMode.init) ?? .glyphs,
      font: node?["font"]?.spannedText, cells: looks(node?["cells"], view: "cell"),
      supplementary: looks(node?["supplementary"], view: "view"),
      decoration: looks(node?["decoration"], view: "view"))
  }

  private mutating func looks(_ node: Node?, view: String) -> [String: Look] {
    var looks: [String: Look] = [:]
    for member in node?.members ?? [] {
      looks[member.key] = look(member.node)
      looks[member.key]?.view = member.node[view]?.text
    }
    return looks
  }

  private mutating func look(_ node: Node) -> Look {
    for key in ["label", "subtitle"] {
      if let text = node[key]?.spannedText { checkLabel(text) }
    }
    return Look(
      fill: node["fill"].flatMap(Self.color), stroke: node["stroke"].flatMap(Self.color),
      corner: node["corner"]?.number, shadow: node["shadow"]?.number, label: node["label"]?.text,
      subtitle: node["subtitle"]?.text, isDashed: node["dash"]?.flag,
      image: node["image"]?.text.flatMap(Look.ImageFit.init))
  }

  private mutating func checkLabel(_ text: Spanned<String>) {
    for word in LabelTemplate.unknownWords(in: text.value) {
      let known = LabelTemplate.Placeholder.allCases.map(\.rawValue)
      report(
        Diagnostic(
          .unknownPlaceholder, "unknown placeholder \"{\(word.shortened)}\"", at: text.span,
          label: Spelling.nearest(to: word, in: known).map { "did you mean \"{\($0)}\"?" },
          notes: ["known here: " + known.map { "{\($0)}" }.joined(separator: ", ")]))
    }
  }

  // MARK: Timing

  mutating func timing(_ source: TimingSource, at span: SourceSpan?) -> TimingDescription {
    do {
      return try source.description()
    } catch {
      let fault = source.diagnostic(of: error, at: span)
      // Steps without words of their own are all about the scene's.
      if !diagnostics.contains(fault) { report(fault) }
      return .standard
    }
  }
}

extension TimingDescription {
  static let standard = TimingDescription(timing: .standard, framesPerSecond: 60, hold: 0)
}
