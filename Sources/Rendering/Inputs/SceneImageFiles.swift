internal import Drawing
internal import Imaging
internal import Notation
internal import Platform
package import SceneFormat

/// The pictures that a scene's items name, read from beside the scene, or that stand in it as `data:` URLs.
package struct SceneImageFiles {
  package private(set) var files: [String: [UInt8]] = [:]
  package private(set) var inputs: [ReadFile] = []
  package private(set) var problems: [Diagnostic] = []

  package init(_ scene: SceneDescription, _ home: SceneHome, limit: Int) {
    for image in scene.imageFiles {
      if image.value.hasPrefix(DataAddress.scheme) {
        take(image)
      } else if Self.isOnNetwork(image.value) {
        problems.append(Self.unreachable(image))
      } else {
        read(image, in: home, limit)
      }
    }
  }

  private static func isOnNetwork(_ name: String) -> Bool {
    ["http://", "https://"].contains { name.lowercased().hasPrefix($0) }
  }

  private static func unreachable(_ image: Spanned<String>) -> Diagnostic {
    Diagnostic(
      .image, "the image '\(shown(image.value))' is on the network, from which nothing is read",
      at: image.span, found: "an address", expected: "a file beside the scene, or a data: URL",
      help: "save it beside the scene, and name that file")
  }

  private mutating func read(_ image: Spanned<String>, in home: SceneHome, _ limit: Int) {
    let path = home.path(image.value)
    do throws(FileFault) {
      guard let bytes = try home.read(image.value, limit: limit) else {
        throw .failed(path, step: "open", reason: "no such file or folder")
      }
      inputs.append(.init(path: path, sha256: SHA256.text(of: bytes)))
      keep(bytes, of: image, path: path)
    } catch {
      // It may come later, which whoever watches the scene wants to know.
      inputs.append(.init(path: path, sha256: ReadFile.missing))
      problems.append(Diagnostic(error, at: image.span))
    }
  }

  private mutating func take(_ image: Spanned<String>) {
    guard let address = DataAddress(image.value) else {
      return refuse(
        image, "found a data: URL that breaks off – expected one such as data:image/png;base64,…")
    }
    keep(address.bytes, of: image, path: nil)
  }

  /// Whatever is to be drawn: what cannot be read would otherwise be missing in some files without a word.
  private mutating func keep(_ bytes: [UInt8], of image: Spanned<String>, path: String?) {
    guard !VectorImage.recognizes(bytes) else { return keepShapes(bytes, of: image, path: path) }
    // Not every reader of what is written knows WebP.
    if PictureFormat(of: bytes) == .webp { return keepFirstFrame(bytes, of: image) }
    do throws(ImageError) {
      _ = try ImageDecoder().decode(bytes)
      files[image.value] = bytes
    } catch {
      if case .unknownFormat(let found) = error {
        refuse(image, "found \(found) – expected PNG, JPEG, WebP or SVG")
      } else {
        refuse(image, "\(error)")
      }
    }
  }

  private mutating func keepFirstFrame(_ bytes: [UInt8], of image: Spanned<String>) {
    do throws(FrameReadError) {
      guard let frame = try FrameReader(bytes).next() else {
        return refuse(image, "found no frame – expected a picture")
      }
      files[image.value] = PNGWriter().encode(frame.bitmap)
    } catch { refuse(image, "\(error)") }
  }

  private mutating func refuse(_ image: Spanned<String>, _ reason: String) {
    problems.append(
      Diagnostic(
        .image, "the image '\(Self.shown(image.value))' cannot be read: \(reason)", at: image.span,
        help: "save it again as PNG, JPEG, WebP or SVG, or leave it out"))
  }

  /// A fault in a drawing is shown where it stands in it.
  private mutating func keepShapes(_ bytes: [UInt8], of image: Spanned<String>, path: String?) {
    do throws(VectorImageFault) {
      let shapes = try VectorImage(bytes)
      for picture in shapes.pictures {
        do throws(ImageError) {
          _ = try ImageDecoder().decode(picture)
        } catch {
          return refuse(image, "a picture in it is none: \(error)")
        }
      }
      files[image.value] = bytes
    } catch {
      let file = path.map { SourceFile(path: $0, text: String(decoding: bytes, as: UTF8.self)) }
      let span = file.map { SourceSpan(file: $0, start: error.position, end: error.position) }
      problems.append(
        Diagnostic(
          .image, "the image '\(Self.shown(image.value))' cannot be drawn: \(error.message)",
          at: span ?? image.span,
          notes: span == nil ? [] : ["it is named at \(image.span.place)"],
          help: error.help ?? "save it again with paths, shapes and gradients alone, or as PNG"))
    }
  }

  /// A picture that stands in the scene itself is long.
  private static func shown(_ name: String) -> String {
    name.count > 60 ? "\(name.prefix(57))…" : name
  }
}
