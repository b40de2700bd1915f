/// The scripts that the texts of a file are in and Inter has no letters of. A reader that is to show them in a font of the
/// same width as they were measured in needs its name: those that do not stretch words, such as librsvg, would take the
/// first font that has the letters, and words would run into their neighbours.
struct SVGScripts {
  private var found: Set<String> = []

  private static let known: [(letters: ClosedRange<UInt32>, family: String)] = [
    (0x0590...0x05FF, "Hebrew"), (0x0600...0x06FF, "Arabic"), (0x0750...0x077F, "Arabic"),
    (0x08A0...0x08FF, "Arabic"), (0x0900...0x097F, "Devanagari"), (0x0980...0x09FF, "Bengali"),
    (0x0B80...0x0BFF, "Tamil"), (0x0E00...0x0E7F, "Thai"), (0xFB1D...0xFB4F, "Hebrew"),
    (0xFB50...0xFDFF, "Arabic"), (0xFE70...0xFEFF, "Arabic"),
  ]

  mutating func note(_ text: String) {
    var last: ClosedRange<UInt32>?
    for scalar in text.unicodeScalars where last?.contains(scalar.value) != true {
      guard let script = Self.known.first(where: { $0.letters.contains(scalar.value) }) else {
        continue
      }
      last = script.letters
      found.insert(script.family)
    }
  }

  /// The fonts that pictures are set in, each with a comma behind it.
  var families: String { found.sorted().map { "'Noto Sans \($0)'," }.joined() }
}
