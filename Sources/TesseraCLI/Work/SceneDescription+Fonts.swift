internal import CairoBackend
internal import SceneFormat

extension SceneDescription {
  /// What is wrong with the font that the style asks for: without its files other letters would come out.
  func missingFont(in library: FontLibrary) -> Diagnostic? {
    guard style.text == .glyphs, let font = style.font,
      let package = library.missingPackage(of: font.value.rawValue)
    else { return nil }
    return Diagnostic(
      .missingFont, "the font \"\(font.value.rawValue)\" is not installed", at: font.span,
      found: "no files of the Debian package \(package)", expected: "its fonts",
      help: "apt-get install \(package), or \"text\": \"blocks\", which needs no font")
  }
}
