import Drawing

/// Which letters of which font files some texts need, by the fonts that these ask for.
struct FontUses {
  /// A font as a text asks for it, whatever its size.
  private struct Request: Hashable {
    var family: FontRequest.Family
    var weight: Int
    var isItalic: Bool

    init(_ font: FontRequest) {
      (family, weight, isItalic) = (font.family, font.weight, font.isItalic)
    }
  }

  /// A font file as the texts of one slant use it.
  private struct Face: Hashable {
    var file: FontFile
    var isItalic: Bool
  }

  private struct FaceUse {
    var weights: ClosedRange<Int>
    var subset: FontSubset
  }

  private var characters: [Request: Set<Unicode.Scalar>] = [:]
  /// By the numbers of fonts.
  private var glyphs: [Request: [Int: Set<UInt32>]] = [:]

  mutating func note(_ string: String, _ font: FontRequest) {
    characters[Request(font), default: []].formUnion(string.unicodeScalars)
  }

  mutating func note(_ run: GlyphRun, _ font: FontRequest) {
    glyphs[Request(font), default: [:]][run.font, default: []]
      .formUnion(run.glyphs.compactMap(\.index))
  }

  /// The fonts as files of their own. A file of several weights that two texts ask for is there once.
  func embedded(from typesetter: Typesetter) throws(FontError) -> EmbeddedFonts {
    var (uses, files): ([Face: FaceUse], [FontRequest.Family: Set<FontFile>]) = ([:], [:])
    for (request, used) in glyphs {
      var rest = characters[request] ?? []
      for (font, glyphs) in fonts(used, for: request.family, typesetter) {
        let taken = rest.filter { font.has($0) }
        rest.subtract(taken)
        let face = Face(file: font.file, isItalic: request.isItalic)
        let weight = request.weight
        var use =
          uses[face] ?? FaceUse(weights: weight...weight, subset: FontSubset(file: font.file))
        use.weights = min(use.weights.lowerBound, weight)...max(use.weights.upperBound, weight)
        use.subset.characters.formUnion(taken)
        use.subset.glyphs.formUnion(glyphs)
        uses[face] = use
        files[request.family, default: []].insert(font.file)
      }
    }
    return EmbeddedFonts(
      names: names(files, typesetter.library), faces: try faces(uses, typesetter.library))
  }

  /// Open fonts in the order in which they are asked for a character. Those that bring pixels stay out: few
  /// readers show them from a file.
  private func fonts(
    _ used: [Int: Set<UInt32>], for family: FontRequest.Family, _ typesetter: Typesetter
  ) -> [(font: GlyphFont, glyphs: Set<UInt32>)] {
    used.compactMap { number, glyphs in typesetter.font(number).map { ($0, glyphs) } }
      .filter { !$0.font.isColored }
      .sorted {
        rank($0.font.file, for: family, typesetter.library)
          < rank($1.font.file, for: family, typesetter.library)
      }
  }

  private func names(
    _ files: [FontRequest.Family: Set<FontFile>], _ library: FontLibrary
  ) -> [FontRequest.Family: [String]] {
    var names: [FontRequest.Family: [String]] = [:]
    for (family, files) in files {
      let sorted = files.sorted { rank($0, for: family, library) < rank($1, for: family, library) }
      for name in sorted.map(\.name) where names[family]?.contains(name) != true {
        names[family, default: []].append(name)
      }
    }
    return names
  }

  private func faces(
    _ uses: [Face: FaceUse], _ library: FontLibrary
  ) throws(FontError) -> [EmbeddedFonts.Face] {
    let sorted = uses.sorted { first, second in
      let (one, other) = (rank(first.key.file, library), rank(second.key.file, library))
      return one == other ? !first.key.isItalic && second.key.isItalic : one < other
    }
    var faces: [EmbeddedFonts.Face] = []
    for (face, use) in sorted {
      faces.append(
        EmbeddedFonts.Face(
          name: face.file.name, weights: use.weights, isItalic: face.isItalic,
          bytes: try use.subset.bytes()))
    }
    return faces
  }

  /// The family's own files come first, then all in the library's order.
  private func rank(
    _ file: FontFile, for family: FontRequest.Family? = nil, _ library: FontLibrary
  ) -> Int {
    let own = family.map { library.family(for: $0).name }
    var place = 0
    for family in library.families {
      for path in family.files {
        if path == file.path {
          let isOwn = own == family.name
          return (isOwn ? 0 : 1 << 20) + place << 4 + Int(file.index)
        }
        place += 1
      }
    }
    return .max
  }
}

extension FontFile {
  /// The design's name, which its weights share: `Inter` for `…/Inter-Bold.otf`.
  fileprivate var name: String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "-" && $0 != "." }
    return index == 0 ? String(stem) : "\(stem)\(index)"
  }
}
