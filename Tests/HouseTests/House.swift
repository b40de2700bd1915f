import Foundation

/// The files of the package, by their paths below its root.
enum House {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Folders that are built or written, and belong to nobody's sources.
  private static let leftOut: Set<String> = [".build", ".git", ".swiftpm", "Output"]

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// All files below a folder whose names end so, sorted.
  static func files(below folder: String = "", endingIn ending: String = "") throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    var files: [String] = []
    for name in names where !leftOut.contains(name) {
      let path = folder.isEmpty ? name : folder + "/" + name
      if isFolder(path) {
        files += try Self.files(below: path, endingIn: ending)
      } else if name.hasSuffix(ending) {
        files.append(path)
      }
    }
    return files.sorted()
  }

  /// The Debian packages that `make` installs, all of them or those of one list.
  static func packages(of list: String? = nil) throws -> [String] {
    try text(of: "Makefile").split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2, words[0].hasSuffix("PACKAGES"), words[1].hasSuffix("="),
        list == nil || words[0] == list
      else { return [] }
      return Array(words[2...])
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(
      atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}

extension String {
  /// The name behind the last slash.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
