/// A font file that a team brings, so that its texts are set alike wherever they are.
public struct OwnFontFile: Hashable, Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// As texts ask for them: a collection may have several.
  public let families: [String]

  /// Makes sure that texts can be set in the file: nothing is found out only while a picture is drawn.
  ///
  /// - Parameter bytes: what stands in it.
  public init(_ path: String, bytes: [UInt8]) throws(FontFileFault) {
    let file = try SfntFile(bytes)
    let families = (0..<file.count).map { Self.family(of: path, $0) }
    guard !families.contains(nil) else { throw .noFamily }
    var seen: Set<String> = []
    self.path = path
    self.families = families.compactMap(\.self).filter { seen.insert($0).inserted }
  }

  private static func family(of path: String, _ index: Int) -> String? {
    guard let family = FontPattern.family(of: path, index) else { return nil }
    return family.isEmpty || family.contains(",") ? nil : family
  }
}
