internal import CCairo
internal import CHarfBuzz
internal import CPango
internal import Platform

/// The versions of the libraries that draw and set text, as they say it themselves while the program runs.
public enum LibraryVersions {
  /// Versions by the names of the libraries, such as `cairo`; libraries that cannot be asked are left out or empty.
  public static var all: [String: String] {
    var versions = [
      "cairo": unsafe text(cairo_version_string()),
      "pango": unsafe text(pango_version_string()),
      "harfbuzz": unsafe text(hb_version_string()),
      "freetype": freetype,
      "fontconfig": fontconfig,
      "glib": "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)",
    ]
    versions["pixman"] = LoadedSymbol.answer(of: "pixman_version_string")
    versions["glibc"] = LoadedSymbol.answer(of: "gnu_get_libc_version")
    versions["fribidi"] = fribidi
    return versions
  }

  private static var freetype: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  /// The first line of what it says: `(GNU FriBidi) 1.0.8`.
  private static var fribidi: String? {
    guard let said = LoadedSymbol.text(of: "fribidi_version_info") else { return nil }
    return said.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }
}
