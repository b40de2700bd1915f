internal import Platform

/// The source of the files that scenes extend.
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
    if error.isShortage, let limit = SystemLimit(error.code) {
      return Diagnostic(code: limit.code, concern: limit.concern, message, help: limit.hint)
    }
    return Diagnostic(error.isTooLarge ? .largeFile : .unreadableFile, message)
  }

  func resolve(_ path: Spanned<String>, from file: SourceFile) throws(Diagnostic) -> String {
    let folder = RelativePath.folder(of: file.path)
    let target = RelativePath.joined(folder, path.value)
    // The target of a link is known only to the system.
    guard let real = RealPath.of(target) else {
      throw Diagnostic(
        .unreadableFile, "\"\(path.value.shortened)\" is not there", at: path.span,
        notes: ["looked for \(target)"])
    }
    let isAllowed = allowed.contains { RealPath.isBelow(real, $0) }
    guard isAllowed || !path.value.hasPrefix("/") && RealPath.isBelow(real, root ?? folder) else {
      throw Diagnostic(
        .extendsOutside, "a scene extends only files below \(root ?? "its own folder")",
        at: path.span, found: path.value.shortened, expected: "a path inside of it",
        notes: ["it leads to \(real)"],
        help:
          "move the file, or let its folder be read: --allow-read \(RelativePath.folder(of: real))")
    }
    return target
  }
}

/// Files that were read once, and others.
struct HeldFiles: SceneFiles {
  private let held: [String: SourceFile]
  private let others: any SceneFiles

  init(_ held: [SourceFile], else others: any SceneFiles) {
    self.held = Dictionary(held.map { ($0.path, $0) }) { first, _ in first }
    self.others = others
  }

  func file(_ path: String, limit: Int) throws(Diagnostic) -> SourceFile {
    if let file = held[path] { return file }
    return try others.file(path, limit: limit)
  }

  func resolve(_ path: Spanned<String>, from file: SourceFile) throws(Diagnostic) -> String {
    let target = RelativePath.joined(RelativePath.folder(of: file.path), path.value)
    return try held[target] == nil ? others.resolve(path, from: file) : target
  }
}
