/// The files of a library that are open for Pango, and nothing else: no user's settings, no cache, no environment.
final class FontSet {
  let pango: Pango
  /// The library that its families are chosen from.
  let library: FontLibrary
  /// In the order in which they are asked for a character.
  private let families: [String]
  private let configuration: FontConfiguration

  init(_ files: [String], families: [String], of library: FontLibrary) throws(FontError) {
    configuration = try FontConfiguration(files)
    guard let pango = Pango(configuration) else { throw .unreadable(files.first ?? "") }
    self.pango = pango
    self.families = families
    self.library = library
  }

  /// The families in the order in which they are asked for a character of this text.
  func families(for text: String) -> [String] {
    let han = HanLanguage(text).family
    return families.map { $0.hasPrefix("Noto Sans CJK") ? han : $0 }
  }

  /// Whether no font of the set has the character.
  func lacks(_ scalar: Unicode.Scalar) -> Bool { !configuration.hasCharacter(scalar) }
}
