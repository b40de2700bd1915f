internal import Platform

/// The versions of the libraries that draw and set text, as they say it themselves while the program runs.
public enum LibraryVersions {
  /// Versions by the names of the libraries, such as `cairo`; libraries that cannot be asked are left out or empty.
  public static var all: [String: String] {
    let pango = Pango.versions
    var versions = [
      "cairo": Cairo.version, "pango": pango.pango, "harfbuzz": HarfBuzz.version,
      "freetype": FreeType().version, "fontconfig": FontConfiguration.version, "glib": pango.glib,
    ]
    versions["pixman"] = ProcessCalls.answer(of: "pixman_version_string")
    versions["glibc"] = ProcessCalls.answer(of: "gnu_get_libc_version")
    versions["fribidi"] = fribidi
    return versions
  }

  /// The first line of what it says: `(GNU FriBidi) 1.0.8`.
  private static var fribidi: String? {
    guard let said = ProcessCalls.text(of: "fribidi_version_info") else { return nil }
    return said.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }
}
