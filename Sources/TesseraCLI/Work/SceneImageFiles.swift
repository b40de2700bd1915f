internal import Imaging
internal import SceneFormat

/// The pictures that a scene's items name, read from beside the scene.
struct SceneImageFiles {
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var inputs: [RunCache.Entry.Input] = []
  private(set) var problems: [Diagnostic] = []

  init(_ scene: SceneDescription, limit: Int) {
    guard let home = scene.files.first?.path else { return }
    let folder = home.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    for image in scene.sections.flatMap(\.items).compactMap(\.image)
    where files[image.value] == nil {
      read(image, folder.isEmpty ? image.value : "\(folder)/\(image.value)", limit)
    }
  }

  /// Only files below the scene's folder: a scene that somebody sends must not show one's own pictures.
  private mutating func read(_ image: Spanned<String>, _ path: String, _ limit: Int) {
    do throws(FileFault) {
      _ = try OutputFolder.parts(of: image.value)
      do throws(FileError) {
        let bytes = try InputFile.read(path, limit: limit)
        files[image.value] = bytes
        inputs.append(.init(path: path, sha256: SHA256.text(of: bytes)))
      } catch {
        throw FileFault(error, path: path)
      }
    } catch {
      problems.append(Diagnostic(error, at: image.span))
    }
  }
}
