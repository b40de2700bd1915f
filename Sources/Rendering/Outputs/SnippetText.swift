package import CoreGraphics
internal import Drawing
internal import Imaging
internal import Platform
package import SceneFormat

/// The text that shows a scene's pictures on a page, as the page's tool wants it: frames by the first of them, and
/// what pages do not show by a link.
package struct SnippetText {
  private let snippets: [Snippet]
  private let steps: [[String]]
  private let making: OutputFormat.Making?

  /// - Parameter look: what is seen of a file, in words, and its size in points.
  package init(
    _ files: [PlannedFile], as file: PlannedFile,
    look: (PlannedFile) -> (words: String, size: CGSize?)
  ) {
    self.init(
      files, on: DocumentPage(naming: file.output.naming, folder: RealPath.folder(of: file.path)),
      making: file.making, look: look)
  }

  /// - Parameter page: where the pictures are shown.
  package init(
    _ files: [PlannedFile], on page: DocumentPage,
    look: (PlannedFile) -> (words: String, size: CGSize?)
  ) {
    self.init(files, on: page, making: .snippet(\.text), look: look)
  }

  private init(
    _ files: [PlannedFile], on page: DocumentPage, making: OutputFormat.Making?,
    look: (PlannedFile) -> (words: String, size: CGSize?)
  ) {
    self.making = making
    var known: Set<String> = []
    let shown = Self.figures(files.filter { $0.format?.exhibit != nil })
    let posters = Self.posters(among: shown, for: page.naming)
    steps = shown.map { $0[0].output.file.uses(.step) ? $0[0].steps : [] }
    snippets = shown.map { figure in
      let look = look(figure[0])
      let words = Self.words(look.words, of: figure[0], besides: &known)
      let scale = Self.scale(of: figure, for: page.naming)
      var snippet = Snippet(
        naming: page.naming, files: Self.paths(of: figure.filter { $0.scale == scale }),
        alternativeText: words, kind: figure[0].format?.exhibit ?? .picture, folder: page.folder,
        size: look.size, scale: scale)
      for file in figure where file.scale > scale {
        snippet.sharper[file.theme ?? .light, default: [:]][file.scale] = Self.shownPath(of: file)
      }
      if snippet.kind == .film { snippet.posters = posters }
      snippet.use = page.use
      snippet.servedFolder = page.servedFolder
      return snippet
    }
  }

  /// The scale that a page is told of first: one file for a theme is the one with most pixels.
  private static func scale(of files: [PlannedFile], for naming: Naming) -> Int {
    let scales = files.map(\.scale)
    return (naming.showsOneScale ? scales.max() : scales.min()) ?? 1
  }

  /// The files by their themes.
  private static func paths(of files: [PlannedFile]) -> [Theme: String] {
    Dictionary(files.map { ($0.theme ?? .light, shownPath(of: $0)) }) { first, _ in first }
  }

  /// The picture for films that do not play yet: a still of the start, else any other one.
  private static func posters(
    among figures: [[PlannedFile]], for naming: Naming
  ) -> [Theme: String] {
    let stills = figures.filter { $0[0].output.kind == .still && $0[0].isRaster }
    guard let still = stills.first(where: { $0[0].output.moments == [.start] }) ?? stills.first
    else { return [:] }
    return paths(of: still.filter { $0.scale == scale(of: still, for: naming) })
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

  /// The files of each figure.
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
    return figures
  }

  /// All of them, with the step that each is about; several, or none, where it has no file for each.
  var shown: [(steps: [String], snippet: Snippet)] { Array(zip(steps, snippets)) }

  /// Files that the page shows; others were drawn for nobody.
  var shownFiles: Set<String> {
    snippets.reduce(into: []) { $0.formUnion($1.shownFiles) }
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

/// A page that shows figures: the site that it belongs to, and its place among the figures' files.
package struct DocumentPage: Equatable, Sendable {
  package var naming: Naming
  /// From where links count.
  package var folder = "."
  package var use = Snippet.Use.figure
  /// From where those of its elements of HTML count, if from elsewhere.
  package var servedFolder: String?

  package init(naming: Naming, folder: String = ".", use: Snippet.Use = .figure) {
    self.naming = naming
    self.folder = folder
    self.use = use
  }
}
