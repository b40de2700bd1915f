internal import CPango

/// A font file that a team brings, so that its texts are set alike wherever they are.
public struct OwnFontFile: Hashable, Sendable {
  public let path: String
  /// As texts ask for it.
  public let family: String

  /// Makes sure that texts can be set in the file: nothing is found out only while a picture is drawn.
  ///
  /// - Parameter bytes: what stands in it.
  public init(_ path: String, bytes: [UInt8]) throws(FontFileFault) {
    _ = try SfntFile(bytes)
    guard let family = Self.family(of: path) else { throw .noFamily }
    self.path = path
    self.family = family
  }

  /// What fontconfig calls the first font of the file: the typographic family, where it has one.
  private static func family(of path: String) -> String? {
    var count: Int32 = 0
    guard let pattern = unsafe FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, "family", 0, &name) == FcResultMatch,
      let name = unsafe name
    else { return nil }
    let family = unsafe String(cString: name)
    return family.isEmpty || family.contains(",") ? nil : family
  }
}
