package import CairoBackend

/// Rasterisers by the fonts that they draw with, as scenes may bring some of their own.
@MainActor package final class FontStock {
  private var rasterizers: [FontLibrary: CairoRasterizer] = [:]
  private var fingerprints: [FontLibrary: Fingerprint] = [:]
  /// Each keeps what it has drawn for the next time.
  private static let most = 4

  package init() {}

  package func rasterizer(of library: FontLibrary) -> CairoRasterizer {
    if let known = rasterizers[library] { return known }
    if rasterizers.count == Self.most { rasterizers.removeAll() }
    let made = CairoRasterizer(fonts: library)
    rasterizers[library] = made
    return made
  }

  /// The fingerprint of files that are made in these fonts now.
  package func fingerprint(of library: FontLibrary) throws(FontError) -> Fingerprint {
    if let known = fingerprints[library] { return known }
    let made = try Fingerprint.current(fonts: library)
    fingerprints[library] = made
    return made
  }
}
