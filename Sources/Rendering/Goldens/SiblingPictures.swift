internal import SceneFormat

/// The pictures of the same scene on another device or for other readers, which may stand in one list with its own: a run
/// draws some of them, and knows nothing of the rest.
struct SiblingPictures {
  /// Names without the marks of variants.
  private let plain: Set<String>
  /// Whether options make another scene of the file, whose list is not called after it.
  private let isGuest: Bool

  /// - Parameters:
  ///   - drawn: the names of the pictures that are drawn now.
  ///   - variant: the name of the scene, where options make another one of it.
  init(of drawn: some Sequence<String>, variant: String?, inList list: String) {
    plain = Set(drawn.map(Self.plain))
    isGuest = variant.map { !list.contains($0) } ?? false
  }

  func have(_ path: String) -> Bool { isGuest || plain.contains(Self.plain(path)) }

  /// `feed-still.png` for `feed-iphone-se-still.png`.
  static func plain(_ name: String) -> String {
    var (plain, rest) = ("", name[...])
    while let dash = rest.firstIndex(of: "-") {
      let start = rest.index(after: dash)
      let ends = rest[start...].indices.filter { "-.~@/".contains(rest[$0]) } + [rest.endIndex]
      if let end = ends.last(where: { $0 > start && SceneMatrix.isMark(rest[start..<$0]) }) {
        plain += rest[..<dash]
        rest = rest[end...]
      } else {
        plain += rest[...dash]
        rest = rest[start...]
      }
    }
    return plain + rest
  }
}
