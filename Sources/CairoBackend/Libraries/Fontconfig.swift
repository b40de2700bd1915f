internal import CFontconfig
import CoreGraphics

// Fontconfig finds the font that has a character. Nothing else in the package calls it.

/// A configuration that holds certain font files and nothing else: no user's settings, no cache, no environment.
@safe final class FontConfiguration {
  /// For Pango.
  let pointer: OpaquePointer

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

  /// The version of the library, such as `2.14.1`.
  static var version: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  init(_ files: [String]) throws(FontError) {
    Self.forgetUser()
    guard let pointer = unsafe FcConfigCreate() else { throw .unreadable(files.first ?? "") }
    unsafe self.pointer = pointer
    unsafe FcConfigParseAndLoadFromMemory(pointer, Self.rules, 1)
    for file in files where unsafe FcConfigAppFontAddFile(pointer, file) == 0 {
      throw .unreadable(file)
    }
  }

  deinit { PangoGate.pass { unsafe FcConfigDestroy(pointer) } }

  /// Pango asks fontconfig for the user's settings and fonts as soon as it is there: it finds none.
  private static func forgetUser() { _ = forgetting }

  private static let forgetting: Void = {
    guard let nothing = unsafe FcConfigCreate() else { return }
    unsafe FcConfigSetCurrent(nothing)
    unsafe FcConfigDestroy(nothing)
  }()

  /// Whether any of the fonts has the character.
  func hasCharacter(_ scalar: Unicode.Scalar) -> Bool {
    guard let fonts = unsafe FcConfigGetFonts(pointer, FcSetApplication) else { return false }
    return unsafe (0..<Int(fonts.pointee.nfont)).contains { index in
      unsafe FontPattern(fonts.pointee.fonts[index])?.hasCharacter(scalar) == true
    }
  }
}

/// A font as Fontconfig describes it, as long as it knows the font.
@safe struct FontPattern {
  private let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  /// Its name for a font of a file: the typographic family, if it has one.
  static func family(of path: String, _ index: Int) -> String? {
    var count: Int32 = 0
    guard let pattern = unsafe FcFreeTypeQuery(path, UInt32(index), nil, &count) else {
      return nil
    }
    defer { unsafe FcPatternDestroy(pattern) }
    return unsafe FontPattern(pattern)?.text("family")
  }

  /// The file, and how many points an em has; nil where it does not say.
  var sizedFont: SizedFont? {
    var (index, size): (Int32, Double) = (0, 0)
    guard let path = text("file") else { return nil }
    _ = unsafe FcPatternGetInteger(pointer, "index", 0, &index)
    guard unsafe FcPatternGetDouble(pointer, "pixelsize", 0, &size) == FcResultMatch else {
      return nil
    }
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if unsafe FcPatternGetMatrix(pointer, "matrix", 0, &matrix) == FcResultMatch {
      size *= unsafe matrix?.pointee.yy ?? 1
    }
    return SizedFont(file: FontFile(path: path, index: index), size: size)
  }

  private func text(_ name: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pointer, name, 0, &text) == FcResultMatch else { return nil }
    return unsafe text.map { unsafe String(cString: $0) }
  }

  fileprivate func hasCharacter(_ scalar: Unicode.Scalar) -> Bool {
    var characters: OpaquePointer?
    return unsafe FcPatternGetCharSet(pointer, "charset", 0, &characters) == FcResultMatch
      && FcCharSetHasChar(characters, scalar.value) != 0
  }
}

/// A font at a size.
struct SizedFont: Hashable {
  var file: FontFile
  /// Points to an em.
  var size: CGFloat
}
