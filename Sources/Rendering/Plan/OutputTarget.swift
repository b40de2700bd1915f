package import Platform
internal import SceneFormat

/// The goal of outputs: a folder, one file, or standard output.
package enum OutputTarget: Equatable, Sendable {
  case folder(String)
  /// The folder of the file, and its name.
  case file(folder: String, name: String)
  case standardOutput

  /// A path with the ending of an output is a file, unless a folder of that name is there.
  package init(_ path: String?) {
    guard let path else {
      self = .folder(".")
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    if path == "-" {
      self = .standardOutput
    } else if !path.hasSuffix("/"), OutputKinds.rendered.endings.contains(ending.lowercased()),
      !FolderListing.isFolder(path)
    {
      let folder = path.dropLast(name.count)
      self = .file(
        folder: folder.isEmpty ? "." : folder == "/" ? "/" : String(folder.dropLast()), name: name)
    } else {
      self = .folder(path)
    }
  }

  package var folder: OutputFolder {
    switch self {
    case .folder(let path): OutputFolder(path)
    case .file(let path, _): OutputFolder(path)
    case .standardOutput: OutputFolder(".")
    }
  }

  /// The part of it that can change an output's bytes: not the place.
  package var fingerprint: String {
    switch self {
    case .folder: "folder"
    case .file(_, let name): "file \(name)"
    case .standardOutput: "-"
    }
  }

  /// Whether there is room for one file only.
  package var isSingle: Bool {
    if case .folder = self { false } else { true }
  }
}
