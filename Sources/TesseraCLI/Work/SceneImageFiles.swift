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
    for image in scene.imageFiles { read(image, in: folder, limit) }
  }

  /// Only files below the scene's folder: a scene that somebody sends must not show one's own pictures.
  private mutating func read(_ image: Spanned<String>, in folder: String, _ limit: Int) {
    let path = folder.isEmpty ? image.value : "\(folder)/\(image.value)"
    do throws(FileFault) {
      _ = try OutputFolder.parts(of: image.value)
      // Where a link leads is known only to the system.
      guard RealPath.isInside(path, folder) else { throw .linkOutside(image.value) }
      do throws(FileError) {
        let bytes = try InputFile.read(path, limit: limit)
        inputs.append(.init(path: path, sha256: SHA256.text(of: bytes)))
        keep(bytes, of: image)
      } catch {
        // It may come later, which whoever watches the scene wants to know.
        inputs.append(.init(path: path, sha256: ""))
        throw FileFault(error, path: path)
      }
    } catch {
      problems.append(Diagnostic(error, at: image.span))
    }
  }

  /// Whatever is to be drawn: what cannot be read would otherwise be missing in some files without a word.
  private mutating func keep(_ bytes: [UInt8], of image: Spanned<String>) {
    do throws(ImageError) {
      _ = try ImageDecoder().decode(bytes)
      files[image.value] = bytes
    } catch {
      problems.append(
        Diagnostic(
          .image, "the image '\(image.value)' cannot be read: \(error)", at: image.span,
          help: "save it again as PNG or JPEG, or leave it out"))
    }
  }
}
