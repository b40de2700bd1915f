extension FontLibrary {
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The families of Debian's packages, from the one that everything is set in to those that fill gaps.
  static func pinned(_ folder: String) -> [Family] {
    let display = ["Regular", "Medium", "SemiBold", "Bold"].map {
      "\(folder)/opentype/inter/InterDisplay-\($0).otf"
    }
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
      Family(
        origin: .package("fonts-inter"), isRequired: true, name: FontFamilies.display,
        files: display),
    ] + scripts.map { noto($0.family, file: $0.file, in: folder) } + [
      optional("Noto Sans CJK SC", han, from: "fonts-noto-cjk"),
      optional("Noto Color Emoji", [emoji], from: "fonts-noto-color-emoji"),
    ]
      + ["Sans", "Serif"].map { name in
        optional(
          "DejaVu \(name)",
          ["", "-Bold"].map { "\(folder)/truetype/dejavu/DejaVu\(name)\($0).ttf" },
          from: "fonts-dejavu-core")
      }
  }

  private static func optional(_ name: String, _ files: [String], from package: String) -> Family {
    Family(origin: .package(package), isRequired: false, name: name, files: files)
  }

  private static func noto(_ family: String, file: String, in folder: String) -> Family {
    let weights = ["Regular", "Medium", "SemiBold", "Bold"]
    return optional(
      "Noto Sans \(family)",
      weights.map { "\(folder)/truetype/noto/NotoSans\(file)-\($0).ttf" }, from: "fonts-noto-core")
  }

  /// Arabic, Hebrew, Indic, Thai and symbols.
  private static let scripts: [(family: String, file: String)] = [
    ("Arabic", "Arabic"), ("Hebrew", "Hebrew"), ("Devanagari", "Devanagari"),
    ("Bengali", "Bengali"), ("Tamil", "Tamil"), ("Thai", "Thai"), ("Symbols", "Symbols"),
    ("Symbols2", "Symbols2"), ("Math", "Math"),
  ]
}
