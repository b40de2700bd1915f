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
  /// Why folders below them cannot be read: what both sides have there is not compared.
  package let faults: [FileFault]
  /// Deeper folders are links in circles, or nobody's.
  private static let deepest = 64

  package init(_ before: String, _ after: String) throws(FileFault) {
    folders = (before, after)
    let walks = (before: try Walk(in: before), after: try Walk(in: after))
    let closed = walks.before.faults.merging(walks.after.faults) { first, _ in first }
    faults = closed.sorted { $0.key < $1.key }.map(\.value)
    let files = [walks.before, walks.after].map { walk in
      walk.files.filter { file in !closed.keys.contains { file.hasPrefix($0) } }
    }
    self.before = Set(files[0].filter(ComparedSide.isNamedLikeOne))
    self.after = Set(files[1].filter(ComparedSide.isNamedLikeOne))
    others = Set(files.joined()).filter { !ComparedSide.isNamedLikeOne($0) }
  }

  /// Throws where one of two names is that of nothing.
  package static func demand(_ before: String, _ after: String) throws(FileFault) {
    for path in [before, after] where !PatternPairs.isPattern(path) {
      try FolderListing.demand(path)
    }
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

  /// A way through a folder and all below it.
  private struct Walk {
    /// By their paths below it.
    private(set) var files: [String] = []
    /// By the paths of the folders below it that cannot be read, each with a slash behind it.
    private(set) var faults: [String: FileFault] = [:]

    init(in folder: String) throws(FileFault) { try visit(folder, below: "", depth: 0) }

    private mutating func visit(
      _ folder: String, below path: String, depth: Int
    ) throws(FileFault) {
      for entry in try FolderListing(folder).entries where entry.isText {
        let name = path + entry.name
        if entry.isFolder {
          guard depth < deepest, entry.name != ".tessera" else { continue }
          do throws(FileFault) {
            try visit("\(folder)/\(entry.name)", below: name + "/", depth: depth + 1)
          } catch { faults[name + "/"] = error }
        } else if ComparedSide.isNamedLikeOne(entry.name) || !isNote(name) {
          files.append(name)
        }
      }
    }
  }
}
