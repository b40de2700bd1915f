package import CoreGraphics
internal import Drawing
internal import Imaging
internal import Platform
internal import SceneFormat

/// The text that shows a scene's pictures on a page, as the page's tool wants it: frames by the first of them, and
/// what pages do not show by a link.
package struct SnippetText {
  private let snippets: [Snippet]
  private let isHTML: Bool

  /// - Parameters:
  ///   - telling: what is seen of steps, in words; of all of them where none is named.
  ///   - size: of what is seen of a file, in points.
  package init(
    _ files: [PlannedFile], as file: PlannedFile, telling: ([String]) -> String,
    size: (PlannedFile) throws -> CGSize
  ) {
    isHTML = file.ending == "html"
    snippets = Self.figures(files.filter { Self.kind(of: $0) != nil }).map { figure in
      Snippet(
        naming: file.output.naming,
        files: Dictionary(figure.map { ($0.theme ?? .light, Self.shownPath(of: $0)) }) { first, _ in
          first
        },
        alternativeText: telling(figure[0].steps), kind: Self.kind(of: figure[0]) ?? .picture,
        folder: RealPath.folder(of: file.path), size: try? size(figure[0]),
        scale: figure[0].isVector ? 1 : figure[0].scale)
    }
  }

  /// The files of each figure, in the scale that has the fewest pixels.
  private static func figures(_ files: [PlannedFile]) -> [[PlannedFile]] {
    var figures: [[PlannedFile]] = []
    for file in files {
      let isSame = figures.last?.first.map {
        $0.output.span == file.output.span && $0.output.kind == file.output.kind
          && $0.steps == file.steps
      }
      if isSame == true {
        figures[figures.count - 1].append(file)
      } else {
        figures.append([file])
      }
    }
    return figures.map { figure in
      let smallest = figure.map(\.scale).min() ?? 1
      return figure.filter { $0.scale == smallest }
    }
  }

  /// HTML in a file that is named so, Markdown in every other.
  package var text: String {
    snippets.map { (isHTML ? $0.html : $0.text) + "\n" }.joined(separator: "\n")
  }

  /// nil for what is no picture: tables, inspectors and other snippets.
  private static func kind(of file: PlannedFile) -> Snippet.Kind? {
    switch file.ending {
    case "svg", "png", "gif", "webp", "apng": .picture
    case "mp4", "mov", "webm": .film
    case "pdf": .document
    default: nil
    }
  }

  /// Of a row of frames the first one.
  private static func shownPath(of file: PlannedFile) -> String {
    guard file.output.kind == .frames else { return file.path }
    return FrameName(file.path)?[0] ?? file.path
  }
}
