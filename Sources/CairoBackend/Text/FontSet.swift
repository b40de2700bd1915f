internal import CPango

/// Pango on a font configuration of its own that holds certain files and nothing else: no user's settings, no
/// cache, no environment.
@safe final class FontSet {
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// Families in the order in which they are asked for a character.
  let families: [String]

  /// Emoji have their colours, although fonts of symbols draw some in black: Pango asks for them by this name. Fonts
  /// of pixels, as theirs, are scaled to the size that is asked for.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="matrix" mode="assign" binding="same">
          <matrix>
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            <double>0</double>
            <double>0</double>
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </matrix>
        </edit>
      </match>
    </fontconfig>
    """

  /// What its families are chosen from.
  let library: FontLibrary

  init(_ files: [String], families: [String], of library: FontLibrary) throws(TextError) {
    Self.forgetUser()
    guard let configuration = unsafe FcConfigCreate() else {
      throw .unreadable(files.first ?? "")
    }
    unsafe FcConfigParseAndLoadFromMemory(configuration, Self.rules, 1)
    for file in files where unsafe FcConfigAppFontAddFile(configuration, file) == 0 {
      unsafe FcConfigDestroy(configuration)
      throw .unreadable(file)
    }
    guard let map = unsafe tessera_font_map(configuration),
      let context = unsafe pango_font_map_create_context(map)
    else {
      unsafe FcConfigDestroy(configuration)
      throw .unreadable(files.first ?? "")
    }
    unsafe self.configuration = configuration
    unsafe self.map = map
    unsafe self.context = context
    self.families = families
    self.library = library
    configure()
  }

  /// Pango asks fontconfig for the user's settings and fonts as soon as it is there: it finds none.
  private static func forgetUser() { _ = forgetting }

  private static let forgetting: Void = {
    guard let nothing = unsafe FcConfigCreate() else { return }
    unsafe FcConfigSetCurrent(nothing)
    unsafe FcConfigDestroy(nothing)
  }()

  deinit {
    PangoGate.pass {
      unsafe tessera_object_unref(UnsafeMutableRawPointer(context))
      unsafe tessera_object_unref(map)
      unsafe FcConfigDestroy(configuration)
    }
  }

  /// Whether any font of the set has the character.
  func hasCharacter(_ scalar: Unicode.Scalar) -> Bool {
    guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetApplication) else { return false }
    for index in unsafe 0..<Int(fonts.pointee.nfont) {
      var characters: OpaquePointer?
      if unsafe FcPatternGetCharSet(fonts.pointee.fonts[index], "charset", 0, &characters)
        == FcResultMatch, unsafe FcCharSetHasChar(characters, scalar.value) != 0
      {
        return true
      }
    }
    return false
  }

  /// A unit is a point, nothing is hinted, and glyphs stand between pixels where the text puts them.
  private func configure() {
    unsafe UnhintedOptions.lend { unsafe pango_cairo_context_set_font_options(context, $0) }
    unsafe pango_cairo_context_set_resolution(context, 72)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }
}
