internal import CHarfBuzz

/// Some letters of a font file as a font file of their own: small, and the same bytes each time.
struct FontSubset {
  var file: FontFile
  var characters: Set<Unicode.Scalar> = []
  /// Those that stand for the characters where these are shaped; what a reader shapes in other ways comes along.
  var glyphs: Set<UInt32> = []
  /// For readers that are told each glyph: these keep their numbers, and nothing is there to shape others by.
  var isForGlyphs = false

  /// What letters are shaped by. Fractions, alternates and the like, which nobody asks for, would bring their
  /// glyphs along.
  private static let features = [
    "abvm", "akhn", "blwf", "blwm", "calt", "ccmp", "cjct", "clig", "curs", "fina", "half", "haln",
    "init", "isol", "kern", "liga", "ljmo", "locl", "mark", "medi", "mkmk", "nukt", "pref", "pres",
    "psts", "pstf", "rclt", "rkrf", "rlig", "rphf", "tjmo", "vatu", "vjmo", "abvs", "blws", "tnum",
  ]
  /// Of the names only the copyright, the family, the style and what documents call the font.
  private static let names: [UInt32] = [0, 1, 2]
  private static let documentName: UInt32 = 6

  func bytes() throws(TextError) -> [UInt8] {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file.path),
      let input = unsafe hb_subset_input_create_or_fail()
    else { throw .unreadable(file.path) }
    defer {
      unsafe hb_blob_destroy(blob)
      unsafe hb_subset_input_destroy(input)
    }
    unsafe choose(input)
    let face = unsafe hb_face_create(blob, UInt32(file.index))
    defer { unsafe hb_face_destroy(face) }
    guard let subset = unsafe hb_subset_or_fail(face, input) else {
      throw .unreadable(file.path)
    }
    defer { unsafe hb_face_destroy(subset) }
    return unsafe Self.bytes(of: subset)
  }

  private func choose(_ input: OpaquePointer) {
    for scalar in characters {
      unsafe hb_set_add(hb_subset_input_unicode_set(input), scalar.value)
    }
    for glyph in glyphs { unsafe hb_set_add(hb_subset_input_glyph_set(input), glyph) }
    unsafe Self.fill(
      hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID),
      Self.names + (isForGlyphs ? [Self.documentName] : []))
    unsafe Self.fill(
      hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG),
      isForGlyphs ? [] : Self.features.map(Self.tag))
    // Texts are never hinted, so that they look the same at every size.
    let flags = [HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_FLAGS_DESUBROUTINIZE].map(\.rawValue)
    unsafe hb_subset_input_set_flags(
      input, (isForGlyphs ? flags : []).reduce(HB_SUBSET_FLAGS_NO_HINTING.rawValue, |))
  }

  private static func fill(_ set: OpaquePointer?, _ values: [UInt32]) {
    unsafe hb_set_clear(set)
    for value in values { unsafe hb_set_add(set, value) }
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(of face: OpaquePointer) -> [UInt8] {
    let blob = unsafe hb_face_reference_blob(face)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 }
  }
}
