internal import Platform

/// The versions of the libraries that pack and unpack pictures.
public enum PackingLibraries {
  /// By the libraries' names; one whose version nobody can tell is left out.
  public static var versions: [String: String] {
    var versions = ["libwebp": WebP.version, "libdeflate": Deflate.version]
    if JPEG.open() { versions["libjpeg-turbo"] = fileVersion(of: "libturbojpeg") }
    return versions
  }

  /// The words behind `.so.` in the name of the file that the process has loaded: some say nothing themselves.
  private static func fileVersion(of library: String) -> String? {
    let maps = (try? InputFile.read("/proc/self/maps", limit: 1 << 24)) ?? []
    let mark = "/\(library).so."
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first {
      $0.contains(mark)
    }
    return line?.split(separator: mark).last.map(String.init)
  }
}
