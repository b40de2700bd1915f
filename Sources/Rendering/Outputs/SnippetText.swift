package import CoreGraphics
internal import Drawing
internal import Imaging
internal import Platform
internal import SceneFormat

/// The text that shows a scene's pictures on a page, as the page's tool wants it: frames by the first of them, and
/// what pages do not show by a link.
package struct SnippetText {
  private let snippets: [Snippet]
  private let making: OutputFormat.Making?

  /// - Parameters:
  ///   - telling: what is seen of steps, in words; of all of them where none is named.
  ///   - size: of what is seen of a file, in points.
  package init(
    _ files: [PlannedFile], as file: PlannedFile, telling: ([String]) -> String,
    size: (PlannedFile) throws -> CGSize
  ) {
    making = file.making
    snippets = Self.figures(files.filter { $0.format?.exhibit != nil }).map { figure in
      Snippet(
        naming: file.output.naming,
        files: Dictionary(figure.map { ($0.theme ?? .light, Self.shownPath(of: $0)) }) { first, _ in
          first
        },
        alternativeText: telling(figure[0].steps), kind: figure[0].format?.exhibit ?? .picture,
        folder: RealPath.folder(of: file.path), size: try? size(figure[0]),
        scale: figure[0].scale)
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

  /// All of them, each as the format of the file has it.
  package var text: String {
    guard case .snippet(let write) = making else { return "" }
    return snippets.map { write($0) + "\n" }.joined(separator: "\n")
  }

  /// Of a row of frames the first one.
  private static func shownPath(of file: PlannedFile) -> String {
    guard file.output.kind.content == .frames else { return file.path }
    return FrameName(file.path)?[0] ?? file.path
  }
}
