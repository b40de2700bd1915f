package import CairoBackend
internal import Notation
package import SceneFormat

extension SceneDescription {
  /// The fault in the fonts that the scene needs: without their files other letters would come out.
  package func missingFont(in library: FontLibrary) -> Diagnostic? {
    guard style.text == .glyphs else { return nil }
    if let font = style.font {
      if let package = library.missingPackage(of: font.value) {
        return Self.missing("the font \"\(font.value)\"", package, at: font.span)
      }
      guard library.hasFamily(font.value) else { return Self.unknown(font, library) }
    }
    return library.missingRequiredPackage.map {
      Self.missing("the font of every text", $0, at: nil)
    }
  }

  private static func unknown(_ font: Spanned<String>, _ library: FontLibrary) -> Diagnostic {
    let known = library.ownFamilies + FontFamily.allCases.map(\.rawValue)
    return Diagnostic(
      .unknownFont, "no font file has the family \"\(font.value)\"", at: font.span,
      label: Spelling.nearest(to: font.value, in: known).map { "did you mean \"\($0)\"?" },
      notes: ["known here: \(known.joined(separator: ", "))"])
  }

  private static func missing(
    _ font: String, _ package: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .missingFont, "\(font) is not installed", at: span,
      found: "not all files of the Debian package \(package)", expected: "its fonts",
      help: "apt-get install \(package), or \"text\": \"blocks\", which needs no font")
  }

  /// The warning of texts that are seen otherwise than they ask for.
  package func warning(of notice: TextNotice) -> Diagnostic {
    switch notice {
    case .uncovered(let characters, let package):
      let remedy = package.map { "apt-get install \($0)" } ?? "write other characters"
      return Diagnostic(
        .uncoveredText, "no installed font has \(TextNotice.quoted(characters))",
        severity: .warning, at: place(of: characters), notes: ["boxes stand in their place"],
        help: "\(remedy), or \"text\": \"blocks\", which needs no font")
    case .unknownFamily(let family, let replacement):
      return Diagnostic(
        .unknownFamily, "no pinned font is called '\(family)'", severity: .warning,
        notes: ["'\(replacement)' is taken in its place"],
        help: "take one of \(FontFamily.allCases.map(\.rawValue).joined(separator: ", "))")
    }
  }

  /// The place of the first of the characters in the scene; nil where they come from elsewhere.
  private func place(of characters: String) -> SourceSpan? {
    for scalar in characters.unicodeScalars {
      for file in files {
        if let span = file.span(of: scalar) { return span }
      }
    }
    return nil
  }
}

extension SourceFile {
  fileprivate func span(of wanted: Unicode.Scalar) -> SourceSpan? {
    var start = TextPosition(line: 1, column: 1)
    for scalar in text.unicodeScalars {
      if scalar == wanted {
        let end = TextPosition(line: start.line, column: start.column + 1)
        return SourceSpan(file: self, start: start, end: end)
      }
      start.column += 1
      if scalar == "\n" { start = TextPosition(line: start.line + 1, column: 1) }
    }
    return nil
  }
}
