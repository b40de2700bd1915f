internal import CoreGraphics
internal import Drawing
internal import SceneFormat

/// The text that shows a scene's pictures on a page, as the page's tool wants it.
struct SnippetText {
  private let snippets: [Snippet]
  private let isHTML: Bool

  /// - Parameters:
  ///   - telling: what is seen of steps, in words; of all of them where none is named.
  ///   - size: of what is seen of a file, in points.
  init(
    _ files: [PlannedFile], as file: PlannedFile, telling: ([String]) -> String,
    size: (PlannedFile) throws -> CGSize
  ) {
    isHTML = file.ending == "html"
    snippets = Self.figures(files.filter(Self.isShown)).map { figure in
      Snippet(
        naming: file.output.naming,
        files: Dictionary(figure.map { ($0.theme ?? .light, $0.path) }) { first, _ in first },
        alternativeText: telling(figure[0].steps),
        isVideo: Self.isVideo(figure[0]), size: try? size(figure[0]),
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
  var text: String {
    snippets.map { (isHTML ? $0.html : $0.text) + "\n" }.joined(separator: "\n")
  }

  private static func isVideo(_ file: PlannedFile) -> Bool {
    ["mp4", "mov", "webm"].contains(file.ending)
  }

  private static func isShown(_ file: PlannedFile) -> Bool {
    let isPicture = ["svg", "png", "gif", "webp", "apng"].contains(file.ending)
    return (isPicture || isVideo(file)) && file.output.kind != .frames
  }
}
