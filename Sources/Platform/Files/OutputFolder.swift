internal import Glibc

/// The folder that everything is written below. No name leads out of it: neither `..`, nor a path from the root,
/// nor a symbolic link on the way.
///
/// Folders are opened one below the other, and held open while a file is written, so that one that is replaced by
/// a link in between changes nothing.
package struct OutputFolder: Equatable, Sendable {
  /// The folder in it where the program keeps its notes.
  package static let notes = ".tessera"

  package let path: String
  /// The folder as it was when the run began: another one that comes into its place is not written to. nil lets any.
  package var identity: FileIdentity?

  package init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// Makes the folders of a file and lends a path to it that cannot lead elsewhere.
  package func withPlace<Result>(
    of name: String, _ body: (_ place: String) throws -> Result
  ) throws -> Result {
    let parts = try Self.parts(of: name)
    guard !parts.contains(where: Self.isNotesName) else { throw FileFault.reserved(name) }
    return try withPlace(of: parts, name, body)
  }

  /// The same for the program's own notes, which nothing else is written among.
  package func withNotes<Result>(
    _ name: String, _ body: (_ place: String) throws -> Result
  ) throws -> Result {
    try withPlace(of: [Self.notes, name], "\(Self.notes)/\(name)", body)
  }

  private func withPlace<Result>(
    of parts: [String], _ name: String, _ body: (_ place: String) throws -> Result
  ) throws -> Result {
    let folder = try open(parts.dropLast())
    defer { folder.close() }
    try Self.checkEnd(parts[parts.count - 1], in: folder, shown(name))
    // Under the process's number, so that programs which it starts find the folder, too.
    let home = "/proc/\(getpid())/fd/\(folder.number)/"
    // A row of files has one name for all of them; which of them it was, the error knows.
    func fault(_ error: FileError) -> FileFault {
      let last =
        error.path.hasPrefix(home)
        ? String(error.path.dropFirst(home.count)) : parts[parts.count - 1]
      return FileFault(error, path: shown((parts.dropLast() + [last]).joined(separator: "/")))
    }
    do {
      return try body(home + parts[parts.count - 1])
    } catch let error as any FileFailure {
      throw error.fileError.map(fault) ?? error
    }
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    try withPlace(of: name) { place in try OutputFile.write(bytes, to: place) }
  }

  /// Whether a part of a path is the notes' folder, also where small and capital letters are the same.
  package static func isNotesName(_ part: String) -> Bool { part.lowercased() == notes }

  /// The name below the folder as a path for people and other programs.
  package func shown(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The parts of a name that stays inside.
  package static func parts(of name: String) throws(FileFault) -> [String] {
    let parts = name.split(separator: "/").map(String.init).filter { $0 != "." }
    guard let last = parts.last, !name.hasPrefix("/"), !name.hasSuffix("/"), last != "..",
      !parts.contains(".."), !name.contains("\0")
    else { throw .outside(name) }
    return parts
  }

  /// Makes the folder, and answers what tells it from all others.
  package func made() -> HeldFolder? {
    guard (try? Self.makeFolders(path)) != nil else { return nil }
    return HeldFolder(path)
  }

  /// Opens the last one of folders that stand in each other, and makes those that are missing.
  private func open(_ parts: ArraySlice<String>) throws(FileFault) -> Descriptor {
    try Self.makeFolders(path)
    guard var folder = Descriptor(opening: path, O_RDONLY | O_DIRECTORY) else {
      throw .system(path, step: "write to")
    }
    if let identity, PathStatus(folder)?.identity != identity {
      folder.close()
      throw .exchanged(path)
    }
    var walked: [String] = []
    for part in parts {
      walked.append(part)
      let isMade = PathCalls.makeFolder(part, in: folder)
      let reason = errno
      let next = Descriptor(opening: part, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      let code = errno
      folder.close()
      guard let next else {
        let name = walked.joined(separator: "/")
        throw code == ELOOP || code == ENOTDIR && isLink(name)
          ? .link(shown(name))
          : .system(shown(name), step: "create", code: isMade || reason == EEXIST ? code : reason)
      }
      folder = next
    }
    return folder
  }

  /// The folder itself is the user's choice: links on the way to it are followed.
  private static func makeFolders(_ path: String) throws(FileFault) {
    guard PathStatus(path) == nil else { return }
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard !PathCalls.makeFolder(made), errno != EEXIST else { continue }
      throw .system(path, step: "create")
    }
  }

  private static func checkEnd(
    _ part: String, in folder: Descriptor, _ name: String
  ) throws(FileFault) {
    guard let status = PathStatus(part, in: folder) else { return }
    switch status.kind {
    case S_IFREG: return
    case S_IFLNK: throw .link(name)
    case S_IFDIR: throw .folder(name)
    default: throw .failed(name, step: "replace", reason: "it is a device or a pipe")
    }
  }

  private func isLink(_ name: String) -> Bool {
    PathStatus(shown(name), followsLinks: false)?.kind == S_IFLNK
  }
}

/// A folder that is held open, so that no other one can get its number while it is.
package final class HeldFolder {
  package let identity: FileIdentity
  private let descriptor: Descriptor

  package init?(_ path: String) {
    guard let descriptor = Descriptor(opening: path, OpenFlag.pathOnly | O_DIRECTORY),
      let status = PathStatus(descriptor)
    else { return nil }
    (self.descriptor, identity) = (descriptor, status.identity)
  }

  deinit { descriptor.close() }
}
