package import Platform
internal import VisualDiff

/// The files of two folders that can be compared, by their paths below them.
package struct FolderPairs {
  private let folders: (before: String, after: String)
  private let before: Set<String>
  private let after: Set<String>
  /// Deeper folders are links in circles, or nobody's.
  private static let deepest = 64

  package init(_ before: String, _ after: String) throws(FileFault) {
    folders = (before, after)
    self.before = Set(try Self.files(in: before, below: "", depth: 0))
    self.after = Set(try Self.files(in: after, below: "", depth: 0))
  }

  /// All paths, sorted, with the file of each folder that has one.
  package var all: [ComparedPair] {
    before.union(after).sorted().map { path in
      ComparedPair(
        name: path, before: before.contains(path) ? "\(folders.before)/\(path)" : nil,
        after: after.contains(path) ? "\(folders.after)/\(path)" : nil)
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
