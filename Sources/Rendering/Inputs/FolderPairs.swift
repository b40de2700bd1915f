package import Platform
internal import VisualDiff

/// The files of two folders that can be compared, by their paths below them.
package struct FolderPairs {
  /// Paths that only one of the folders has, or both of them.
  package enum Place {
    case before, after, both
  }

  private let before: Set<String>
  private let after: Set<String>
  /// Deeper folders are links in circles, or nobody's.
  private static let deepest = 64

  package init(_ before: String, _ after: String) throws(FileFault) {
    self.before = Set(try Self.files(in: before, below: "", depth: 0))
    self.after = Set(try Self.files(in: after, below: "", depth: 0))
  }

  /// All paths, sorted, with where they are.
  package var all: [(path: String, place: Place)] {
    before.union(after).sorted().map { path in
      (path, !after.contains(path) ? .before : before.contains(path) ? .both : .after)
    }
  }

  private static func files(
    in folder: String, below path: String, depth: Int
  ) throws(FileFault) -> [String] {
    var files: [String] = []
    for entry in try FolderListing(folder).entries where entry.isText {
      let name = path + entry.name
      if entry.isFolder {
        guard depth < deepest, entry.name != ".tessera" else { continue }
        files += try Self.files(
          in: "\(folder)/\(entry.name)", below: name + "/", depth: depth + 1)
      } else if ComparedSide.isNamedLikeOne(entry.name) {
        files.append(name)
      }
    }
    return files
  }
}
