extension FontLibrary {
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The families of Debian's packages, from the one that everything is set in to those that fill gaps.
  static func pinned(_ folder: String) -> [Family] {
    let inter = weights.flatMap { weight in
      let italic = weight == "Regular" ? "Italic" : weight + "Italic"
      return [weight, italic].map { "\(folder)/opentype/inter/Inter-\($0).otf" }
    }
    let mono = ["Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic"].map {
      "\(folder)/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf"
    }
    let han = ["Regular", "Bold"].map { "\(folder)/opentype/noto/NotoSansCJK-\($0).ttc" }
    let emoji = "\(folder)/truetype/noto/NotoColorEmoji.ttf"
    return [
      Family(origin: .package("fonts-inter"), isRequired: true, name: "Inter", files: inter),
      Family(
        origin: .package("fonts-jetbrains-mono"), isRequired: true, name: "JetBrains Mono",
        files: mono),
    ] + scripts.map { noto($0.family, $0.file, folder) } + [
      optional("fonts-noto-cjk", "Noto Sans CJK SC", han),
      optional("fonts-noto-color-emoji", "Noto Color Emoji", [emoji]),
    ]
      + ["Sans", "Serif"].map { name in
        optional(
          "fonts-dejavu-core", "DejaVu \(name)",
          ["", "-Bold"].map { "\(folder)/truetype/dejavu/DejaVu\(name)\($0).ttf" })
      }
  }

  private static func optional(_ package: String, _ name: String, _ files: [String]) -> Family {
    Family(origin: .package(package), isRequired: false, name: name, files: files)
  }

  private static func noto(_ family: String, _ file: String, _ folder: String) -> Family {
    let weights = ["Regular", "Medium", "SemiBold", "Bold"]
    return optional(
      "fonts-noto-core", "Noto Sans \(family)",
      weights.map { "\(folder)/truetype/noto/NotoSans\(file)-\($0).ttf" })
  }

  /// Arabic, Hebrew, Indic, Thai and symbols.
  private static let scripts: [(family: String, file: String)] = [
    ("Arabic", "Arabic"), ("Hebrew", "Hebrew"), ("Devanagari", "Devanagari"),
    ("Bengali", "Bengali"), ("Tamil", "Tamil"), ("Thai", "Thai"), ("Symbols", "Symbols"),
    ("Symbols2", "Symbols2"), ("Math", "Math"),
  ]
}
