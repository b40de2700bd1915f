/// Some letters of a font file as a font file of their own: small, and the same bytes each time.
struct FontSubset {
  var file: FontFile
  var characters: Set<Unicode.Scalar> = []
  /// Those that stand for the characters where these are shaped; what a reader shapes in other ways comes along.
  var glyphs: Set<UInt32> = []
  /// For readers that are told each glyph: these keep their numbers, and nothing is there to shape others by.
  var isForGlyphs = false

  /// The features that letters are shaped by. Fractions, alternates and the like, which nobody asks for, would bring
  /// their glyphs along.
  private static let features = [
    "abvm", "akhn", "blwf", "blwm", "calt", "ccmp", "cjct", "clig", "curs", "fina", "half", "haln",
    "init", "isol", "kern", "liga", "ljmo", "locl", "mark", "medi", "mkmk", "nukt", "pref", "pres",
    "psts", "pstf", "rclt", "rkrf", "rlig", "rphf", "tjmo", "vatu", "vjmo", "abvs", "blws", "tnum",
  ]
  /// Of the names only the copyright, the family, the style and what documents call the font.
  private static let names: [UInt32] = [0, 1, 2]
  private static let documentName: UInt32 = 6

  func bytes() throws(FontError) -> [UInt8] {
    let cut = HarfBuzz.Cut(
      characters: characters, glyphs: glyphs,
      names: Self.names + (isForGlyphs ? [Self.documentName] : []),
      features: isForGlyphs ? [] : Self.features, keepsNumbers: isForGlyphs)
    guard let bytes = HarfBuzz.font(file, cutTo: cut) else { throw .unreadable(file.path) }
    return bytes
  }
}
