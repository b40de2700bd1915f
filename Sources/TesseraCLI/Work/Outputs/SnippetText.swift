internal import Drawing
internal import SceneFormat

/// The text that shows a scene's pictures on a page, as the page's tool wants it.
struct SnippetText {
  private let snippets: [Snippet]
  private let isHTML: Bool

  init(_ scene: SceneDescription, _ files: [PlannedFile], as file: PlannedFile) {
    isHTML = file.ending == "html"
    let shown = files.filter(Self.isShown)
    let smallest = shown.map(\.scale).min() ?? 1
    var groups: [(span: SourceSpan, steps: [String], files: [Theme: String], isVideo: Bool)] = []
    for other in shown where other.scale == smallest || other.isVector {
      let theme = other.theme ?? .light
      let isNext = groups.last.map {
        $0.span == other.output.span && $0.steps == other.steps && $0.files[theme] == nil
      }
      if isNext == true {
        groups[groups.count - 1].files[theme] = other.path
      } else {
        groups.append((other.output.span, other.steps, [theme: other.path], Self.isVideo(other)))
      }
    }
    snippets = groups.map { group in
      Snippet(
        naming: file.output.naming, files: group.files,
        alternativeText: AlternativeText(scene, steps: group.steps).text, isVideo: group.isVideo)
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
