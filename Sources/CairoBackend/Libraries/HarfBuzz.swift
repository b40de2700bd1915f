internal import CHarfBuzz

/// HarfBuzz, which cuts fonts down to some of their letters. Nothing else in the package calls it.
enum HarfBuzz {
  /// Which parts of a font are kept.
  struct Cut {
    var characters: Set<Unicode.Scalar>
    /// Beside those of the characters.
    var glyphs: Set<UInt32>
    /// By their numbers in the table of names.
    var names: [UInt32]
    /// The features that letters are shaped by, such as `kern`.
    var features: [String]
    /// Whether glyphs keep their numbers, for readers that are told each.
    var keepsNumbers: Bool
  }

  /// The library's own, such as `6.0.0`.
  static var version: String { unsafe String(cString: hb_version_string()) }

  /// A font file of these parts, without hints: the same bytes each time; nil where the file has no such font.
  static func font(_ file: FontFile, cutTo cut: Cut) -> [UInt8]? {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
    defer { unsafe hb_subset_input_destroy(input) }
    unsafe fill(hb_subset_input_unicode_set(input), cut.characters.map(\.value))
    unsafe fill(hb_subset_input_glyph_set(input), Array(cut.glyphs))
    unsafe fill(hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID), cut.names)
    unsafe fill(
      hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), cut.features.map(tag))
    unsafe hb_subset_input_set_flags(input, flags(of: cut))
    let face = unsafe hb_face_create(blob, UInt32(file.index))
    defer { unsafe hb_face_destroy(face) }
    guard let subset = unsafe hb_subset_or_fail(face, input) else { return nil }
    defer { unsafe hb_face_destroy(subset) }
    let result = unsafe hb_face_reference_blob(subset)
    defer { unsafe hb_blob_destroy(result) }
    var length: UInt32 = 0
    let bytes = unsafe UnsafeRawBufferPointer(
      start: hb_blob_get_data(result, &length), count: Int(length))
    return unsafe Array(bytes)
  }

  private static func flags(of cut: Cut) -> UInt32 {
    let kept = [HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_FLAGS_DESUBROUTINIZE].map(\.rawValue)
    // Texts are never hinted, so that they look the same at every size.
    return (cut.keepsNumbers ? kept : []).reduce(HB_SUBSET_FLAGS_NO_HINTING.rawValue, |)
  }

  private static func fill(_ set: OpaquePointer?, _ values: [UInt32]) {
    unsafe hb_set_clear(set)
    for value in values { unsafe hb_set_add(set, value) }
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
