import Glibc
import Imaging

/// Where the files that scenes extend come from.
protocol SceneFiles: Sendable {
  func file(_ path: String, limit: Int) throws(Diagnostic) -> SourceFile
  /// The file that one scene calls by a path of its own; throws where it may not.
  func resolve(_ path: Spanned<String>, from file: SourceFile) throws(Diagnostic) -> String
}

/// Files below a folder, links followed only where they stay in it, or lead to where one may read.
struct DiskFiles: SceneFiles {
  let root: String?
  /// Folders that may be read besides.
  var allowed: [String] = []

  func file(_ path: String, limit: Int) throws(Diagnostic) -> SourceFile {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: limit)
    } catch {
      throw Self.fault(error, path)
    }
    return try SourceFile(path: path, bytes: bytes)
  }

  private static func fault(_ error: FileError, _ path: String) -> Diagnostic {
    let message = "\(path) cannot be read: \(error.reason)"
    guard error.isShortage else {
      return Diagnostic(
        error.reason.contains("more than") ? .largeFile : .unreadableFile, message)
    }
    return error.code == ENOMEM
      ? Diagnostic(code: "system/memory", message, help: "raise the limit (ulimit -v)")
      : Diagnostic(
        code: "system/files", message, help: "raise the limit of open files (ulimit -n)")
  }

  func resolve(_ path: Spanned<String>, from file: SourceFile) throws(Diagnostic) -> String {
    let folder = RelativePath.folder(of: file.path)
    let target = RelativePath.joined(folder, path.value)
    // Where a link leads is known only to the system.
    guard let real = Self.real(target) else {
      throw Diagnostic(
        .unreadableFile, "\"\(path.value.shortened)\" is not there", at: path.span,
        notes: ["looked for \(target)"])
    }
    let isAllowed = allowed.contains { Self.isBelow(real, $0) }
    guard isAllowed || !path.value.hasPrefix("/") && Self.isBelow(real, root ?? folder) else {
      throw Diagnostic(
        .extendsOutside, "a scene extends only files below \(root ?? "its own folder")",
        at: path.span, found: path.value.shortened, expected: "a path inside of it",
        notes: ["it leads to \(real)"],
        help:
          "move the file, or let its folder be read: --allow-read \(RelativePath.folder(of: real))")
    }
    return target
  }

  private static func isBelow(_ real: String, _ folder: String) -> Bool {
    guard let bounds = self.real(folder) else { return false }
    return real == bounds || real.hasPrefix(bounds + "/") || bounds == "/"
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }
}
