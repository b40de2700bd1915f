/// The traits that distinguish one font from another of the same size.
package struct FontFace: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case standard, monospaced, rounded, serif
    case family(String)
  }

  package var design = Design.standard
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var width = UIFont.Width.standard

  package init(
    design: Design = .standard, weight: UIFont.Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  package var isMonospaced: Bool {
    switch design {
    case .monospaced: true
    case .family(let name): FontCatalogue.monospacedFamilies.contains(name)
    case .standard, .rounded, .serif: false
    }
  }

  package var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  package var familyName: String {
    switch design {
    case .standard: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .family(let name): name
    }
  }

  package var postScriptName: String {
    switch design {
    case .standard: ".SFUI-\(style)"
    case .monospaced: ".AppleSystemUIFontMonospaced-\(style)"
    case .rounded: ".AppleSystemUIFontRounded-\(style)"
    case .serif: ".AppleSystemUIFontSerif-\(style)"
    case .family(let name): familyPostScriptName(name)
    }
  }

  private var style: String { weight.name + (isItalic ? "Italic" : "") }

  private func familyPostScriptName(_ family: String) -> String {
    let base = family.filter { $0 != " " }
    let weightName = weight == .regular ? "" : weight.name
    let style = weightName + (isItalic ? "Italic" : "")
    return style.isEmpty ? base : "\(base)-\(style)"
  }
}

/// The font families that a name can be looked up in. None is installed: a name gives a font that is
/// measured like all others, so that layouts keep their shape.
enum FontCatalogue {
  static let families = [
    "American Typewriter", "Apple Color Emoji", "Arial", "Avenir", "Avenir Next", "Baskerville",
    "Chalkboard SE", "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "Futura",
    "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Sans", "Hoefler Text",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "PingFang SC", "Times New Roman",
    "Trebuchet MS", "Verdana",
  ]

  static let monospacedFamilies: Set<String> = ["Courier", "Courier New", "Menlo"]

  /// The face of a PostScript or family name; nil where the family is not listed.
  static func face(named name: String) -> FontFace? {
    if let family = families.first(where: { $0.lowercased() == name.lowercased() }) {
      return FontFace(design: .family(family))
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let family = family(withBase: String(first)) else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return FontFace(
      design: .family(family), weight: weight(in: style),
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  // PostScript names leave out spaces, and some add "PS" or "MT".
  private static func family(withBase base: String) -> String? {
    var candidates = [base]
    for suffix in ["PSMT", "MT", "PS"] where base.hasSuffix(suffix) {
      candidates.append(String(base.dropLast(suffix.count)))
    }
    return families.first { family in
      candidates.contains(family.filter { $0 != " " })
    }
  }

  private static func weight(in style: String) -> UIFont.Weight {
    let table: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("w6", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]
    return table.first { style.contains($0.0) }?.1 ?? .regular
  }
}
