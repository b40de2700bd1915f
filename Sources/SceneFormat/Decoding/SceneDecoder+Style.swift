import CoreGraphics
import Drawing
import Motion

extension SceneDecoder {
  mutating func style(_ node: Node?) -> StyleDescription {
    var style = StyleDescription()
    SceneKeys.style.read(node, into: &style, by: &self)
    return style
  }

  mutating func looks(_ node: Node, _ table: KeyTable<Look>) -> [String: Look] {
    var looks: [String: Look] = [:]
    for member in node.members ?? [] {
      for text in Self.templates(in: member.node) { checkLabel(text) }
      var look = Look()
      table.read(member.node, into: &look, by: &self)
      looks[member.key] = look
    }
    return looks
  }

  /// The style, with what the project says of looks that the scene uses below its own words.
  func adopting(_ style: StyleDescription) -> StyleDescription {
    kinds.styles.map {
      style.over($0, cells: scope.usedCellStyles, bars: scope.usedBarStyles)
    } ?? style
  }

  /// The project's file, where the scene uses something of it.
  var sharedFiles: [SourceFile] {
    let used = scope.usedCellStyles.union(scope.usedBarStyles)
    return kinds.styles.map { $0.names.contains(where: used.contains) ? [$0.file] : [] } ?? []
  }

  /// The texts of a look that have places to fill in.
  static func templates(in look: Node) -> [Spanned<String>] {
    let rows = RowText.allCases.map(\.rawValue)
    return (["label"] + rows).compactMap { key in
      look[key].flatMap { $0.spannedText ?? $0["text"]?.spannedText }
    }
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
