import Drawing

/// Which pinned family answers a request.
enum FontFamilies {
  static let known = ["Inter", "JetBrains Mono", "DejaVu Serif"]
  /// The letters of the first of them in large sizes.
  static let display = "Inter Display"

  /// The families that apps name, and those that stand in for them.
  private static let replacements: [String: String] = [
    "inter": "Inter", "jetbrains mono": "JetBrains Mono", "dejavu serif": "DejaVu Serif",
    "helvetica": "Inter", "helvetica neue": "Inter", "helveticaneue": "Inter", "arial": "Inter",
    "avenir": "Inter", "avenir next": "Inter", "sf pro": "Inter", "sf pro text": "Inter",
    "sf pro display": "Inter", ".applesystemuifont": "Inter", "system-ui": "Inter",
    "menlo": "JetBrains Mono", "monaco": "JetBrains Mono", "courier": "JetBrains Mono",
    "courier new": "JetBrains Mono", "sf mono": "JetBrains Mono", "georgia": "DejaVu Serif",
    "times": "DejaVu Serif", "times new roman": "DejaVu Serif", "new york": "DejaVu Serif",
    "palatino": "DejaVu Serif",
  ]

  /// The pinned family for a request; where its name is unknown, the system's.
  static func family(
    for request: FontRequest.Family
  ) -> (name: String, isKnown: Bool) {
    switch request {
    case .system, .rounded: return ("Inter", true)
    case .display: return (display, true)
    case .monospaced: return ("JetBrains Mono", true)
    case .serif: return ("DejaVu Serif", true)
    case .named(let name):
      let known = replacements[name.lowercased()]
      return (known ?? "Inter", known != nil)
    }
  }
}

extension FontLibrary {
  /// The family that a request is set in: one's own by its name, else a pinned one.
  func family(for request: FontRequest.Family) -> (name: String, isKnown: Bool) {
    if case .named(let name) = request,
      let own = ownFamilies.first(where: { $0.isSameFamily(as: name) })
    {
      return (own, true)
    }
    if case .display = request, !hasDisplay { return FontFamilies.family(for: .system) }
    return FontFamilies.family(for: request)
  }
}

/// The package for a character that no font at hand has.
enum ScriptPackages {
  private static let ranges: [(ClosedRange<UInt32>, String)] = [
    (0x0590...0x08FF, "fonts-noto-core"), (0x0900...0x0E7F, "fonts-noto-core"),
    (0x1100...0x11FF, "fonts-noto-cjk"), (0x2190...0x2BFF, "fonts-noto-core"),
    (0x2E80...0x9FFF, "fonts-noto-cjk"), (0xAC00...0xD7FF, "fonts-noto-cjk"),
    (0xF900...0xFAFF, "fonts-noto-cjk"), (0xFB1D...0xFDFF, "fonts-noto-core"),
    (0xFE30...0xFE4F, "fonts-noto-cjk"), (0xFE70...0xFEFF, "fonts-noto-core"),
    (0xFF00...0xFFEF, "fonts-noto-cjk"), (0x1D400...0x1D7FF, "fonts-noto-core"),
    (0x1F000...0x1FAFF, "fonts-noto-color-emoji"), (0x20000...0x3FFFF, "fonts-noto-cjk"),
  ]

  /// The package whose fonts have the character; nil where none of ours has.
  static func package(for scalar: Unicode.Scalar) -> String? {
    if scalar.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    return ranges.first { $0.0.contains(scalar.value) }?.1
  }
}
