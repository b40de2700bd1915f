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

  /// - Parameter look: what is seen of a file, in words, and its size in points.
  package init(
    _ files: [PlannedFile], as file: PlannedFile,
    look: (PlannedFile) -> (words: String, size: CGSize?)
  ) {
    making = file.making
    var known: Set<String> = []
    snippets = Self.figures(files.filter { $0.format?.exhibit != nil }).map { figure in
      let look = look(figure[0])
      let words = Self.words(look.words, of: figure[0], besides: &known)
      return Snippet(
        naming: file.output.naming,
        files: Dictionary(figure.map { ($0.theme ?? .light, Self.shownPath(of: $0)) }) { first, _ in
          first
        },
        alternativeText: words, kind: figure[0].format?.exhibit ?? .picture,
        folder: RealPath.folder(of: file.path), size: look.size, scale: figure[0].scale)
    }
  }

  /// In characters: somebody listens to it between the sentences of a page.
  private static let longestWords = 300

  /// No two pictures of a page have the same words: the second one says what it is.
  private static func words(
    _ words: String, of file: PlannedFile, besides known: inout Set<String>
  ) -> String {
    let short = words.firstSentences(to: longestWords)
    let kind = ContactPictures.words(ofKind: file.output.kind.name)
    let choices = [short, "\(kind): \(short)", "\(kind) as \(file.ending.uppercased()): \(short)"]
    let choice = choices.first { !known.contains($0) } ?? "\(file.path): \(short)"
    known.insert(choice)
    return choice
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
