internal import Imaging
internal import Notation
internal import Platform
package import SceneFormat

/// The pictures that a scene's items name, read from beside the scene.
package struct SceneImageFiles {
  package private(set) var files: [String: [UInt8]] = [:]
  package private(set) var inputs: [ReadFile] = []
  package private(set) var problems: [Diagnostic] = []

  package init(_ scene: SceneDescription, _ home: SceneHome, limit: Int) {
    for image in scene.imageFiles { read(image, in: home, limit) }
  }

  private mutating func read(_ image: Spanned<String>, in home: SceneHome, _ limit: Int) {
    let path = home.path(image.value)
    do throws(FileFault) {
      guard let bytes = try home.read(image.value, limit: limit) else {
        throw .failed(path, step: "open", reason: "no such file or folder")
      }
      inputs.append(.init(path: path, sha256: SHA256.text(of: bytes)))
      keep(bytes, of: image)
    } catch {
      // It may come later, which whoever watches the scene wants to know.
      inputs.append(.init(path: path, sha256: ""))
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
