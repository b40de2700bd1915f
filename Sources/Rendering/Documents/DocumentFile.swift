internal import Platform
internal import SceneFormat

/// The files of documents: how they are read and written, and which scenes they may name.
enum DocumentFile {
  static func read(_ path: String, limit: Int) throws -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(path, limit: limit)
    } catch {
      throw FileFault(error, path: path)
    }
  }

  /// Behind a link stands the document itself. One that nobody is to write into stays as it is.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try checkIsWritable(path)
    do throws(FileError) {
      try OutputFile.write(bytes, to: RealPath.of(path) ?? path)
    } catch {
      throw FileFault(error, path: path)
    }
  }

  static func checkIsWritable(_ path: String) throws {
    guard FileStatus.isWritable(path) else {
      throw FileFault.failed(path, step: "write", reason: "it is read-only")
    }
  }

  /// The path of a scene that a document names. One that comes with somebody's document does not lead out of the
  /// folder that the program runs in.
  static func path(
    of name: String, from document: String, at span: SourceSpan, allowing allowed: [String]
  ) throws -> String {
    let folder = RealPath.folder(of: document)
    let joined = name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
    guard let real = RealPath.of(joined) else {
      throw Diagnostic(
        .unreadableFile, "\"\(name)\" is not there", at: span, notes: ["looked for \(joined)"],
        help: "the path counts from the document's folder")
    }
    guard ([".", folder] + allowed).contains(where: { RealPath.isBelow(real, $0) }) else {
      throw Diagnostic(
        .extendsOutside, "a document names only scenes below this folder or its own", at: span,
        notes: ["it leads to \(real)"],
        help: "let its folder be read: --allow-read \(RealPath.folder(of: real))")
    }
    return RealPath.cleaned(joined)
  }

  /// The documents that lie in a folder itself.
  static func documents(in folder: String) -> [String] {
    let entries = (try? FolderListing(folder))?.entries ?? []
    return entries.filter { entry in
      !entry.isFolder && entry.isText
        && DocumentPlaces.endings.contains(where: entry.name.hasSuffix)
    }.map { folder == "." ? $0.name : "\(folder)/\($0.name)" }
  }
}
