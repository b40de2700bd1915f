package import Platform
package import SceneFormat
internal import VisualDiff

/// The files of two folders that can be compared, by their paths below them.
package struct FolderPairs {
  private let folders: (before: String, after: String)
  private let before: Set<String>
  private let after: Set<String>
  /// Files of other kinds on either side.
  private let others: Set<String>
  /// Deeper folders are links in circles, or nobody's.
  private static let deepest = 64

  package init(_ before: String, _ after: String) throws(FileFault) {
    folders = (before, after)
    let files = (
      before: try Self.files(in: before, below: "", depth: 0),
      after: try Self.files(in: after, below: "", depth: 0)
    )
    self.before = Set(files.before.filter(ComparedSide.isNamedLikeOne))
    self.after = Set(files.after.filter(ComparedSide.isNamedLikeOne))
    others = Set(files.before + files.after).filter { !ComparedSide.isNamedLikeOne($0) }
  }

  /// A warning of files that are not compared; nothing where all are.
  package var leftOut: Diagnostic? {
    guard let first = others.min() else { return nil }
    let files = others.count == 1 ? "1 file" : "\(others.count) files"
    return Diagnostic(
      code: "diff/left-out",
      "\(files) of other kinds \(others.count == 1 ? "is" : "are") not compared: \(first)"
        + (others.count == 1 ? "" : ", …"), severity: .warning,
      help: "these are compared: " + ComparedSide.endings.joined(separator: ", "))
  }

  /// Notes and lists of this program, and what other programs hide, say nothing about what is seen.
  private static func isNote(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.contains { $0.hasPrefix(".") } || parts.last.map(String.init) == GoldenOrigin.name
      || [".pictures", ".drawings"].contains(where: path.hasSuffix)
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
      } else if ComparedSide.isNamedLikeOne(entry.name) || !Self.isNote(name) {
        files.append(name)
      }
    }
    return files
  }
}
