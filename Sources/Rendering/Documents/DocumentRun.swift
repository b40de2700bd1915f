package import CairoBackend
internal import Notation
internal import Platform
package import Scene
package import SceneFormat

/// Keeps the figures of documents current: draws the scenes that stand in them, or that they name, and puts the text
/// that shows them between the marks. Nothing of a document is written unless all of it can be.
@MainActor package final class DocumentRun {
  /// The way in which it is done.
  package struct Order {
    /// nil for the folder that suits each document.
    package var figures: String?
    /// nil for the site that each document belongs to, as far as its name tells.
    package var naming: Naming?
    /// Whether it is only looked whether all is current.
    package var isCheck = false
    package var rendering = RenderingOptions()
    package var allowed: [String] = []
    /// Figures of each scene as it becomes by them; without any as it stands.
    package var changes: [SceneChange] = []
    /// Languages that figures are kept in besides: those of the table that are not chosen.
    package var otherLanguages: [String] = []
    /// Shows what is being drawn.
    package var board = PhaseBoard()
    /// Whether somebody wants an end: looked at before each scene, of films at once.
    package var isInterrupted: () -> Bool = { false }
    /// Told of the place of a scene before anything is done with it; what it answers is called afterwards.
    package var watch: (String) -> () -> Void = { _ in {} }

    package init() {}
  }

  /// The outcome, in values.
  package enum News {
    case problem(Diagnostic, WorkTrouble?)
    case wrote(String)
    /// A file that is not as it is to be, and the lines that say how.
    case outdated(String, [String])
    case unused(String)
    /// Somebody wanted an end, and documents stayed as they were.
    case interrupted
  }

  private let order: Order
  private let registry: SceneRegistry
  private let fonts: FontLibrary
  package private(set) var news: [News] = []
  /// Figures that documents want, each once.
  package var figureCount: Int { figures.count }
  private var played: [String: PlayedScene] = [:]
  private var figures: [String: DocumentFigure] = [:]
  private var ledger = PathLedger()
  private var texts: [String: String] = [:]
  private var failed: Set<String> = []
  /// Figures that were written, or found to be current or not.
  private var done: Set<String> = []

  package init(_ order: Order, knowing registry: SceneRegistry, in fonts: FontLibrary) {
    (self.order, self.registry, self.fonts) = (order, registry, fonts)
  }

  /// A document, what is to become of it, and the figures that it wants.
  private struct Draft {
    let document: DocumentText
    let blocks: [DocumentBlock]
    var edit: DocumentEdit
    var figures: [DocumentFigure] = []
    var path: String { document.file.path }
  }

  /// Does it with all documents: what two of them want is known before the first is written.
  package func run(_ paths: [String]) {
    for path in paths {
      _ = ledger.claim(PathClaim(.read, path, by: PathOwner("a document", at: path)))
    }
    let drafts = paths.compactMap(draft)
    guard !order.isInterrupted() else { return news.append(.interrupted) }
    for draft in drafts { checkNames(of: draft) }
    for draft in drafts where !failed.contains(draft.path) { checkOthers(of: draft) }
    for draft in drafts where !failed.contains(draft.path) { finish(draft) }
    // Of figures that were renamed just now, the old ones are referred to no more.
    for draft in drafts { texts[draft.path] = draft.edit.lines.map(\.written).joined() }
    if failed.isEmpty { tellUnused(paths) }
  }

  // MARK: Drawing

  private func draft(_ path: String) -> Draft? {
    do {
      let bytes = try DocumentFile.read(path, limit: order.rendering.limits.fileBytes)
      let document = try DocumentText(path: path, bytes: bytes)
      texts[path] = document.file.text
      let reader = DocumentReader(document)
      var draft = Draft(document: document, blocks: reader.blocks, edit: DocumentEdit(document))
      for problem in reader.problems { tell(problem, .scene, of: path) }
      for block in reader.blocks { draw(block, &draft) }
      return draft
    } catch {
      tell(error, of: path)
      return nil
    }
  }

  private func draw(_ block: DocumentBlock, _ draft: inout Draft) {
    guard !order.isInterrupted() else { return }
    let stop = order.watch(block.span.place)
    defer { stop() }
    let site = DocumentSite(draft.path, figures: order.figures, naming: order.naming)
    do {
      let demand = try DocumentDemand(block.words, by: site.naming)
      let changes: [SceneChange?] = order.changes.isEmpty ? [nil] : order.changes
      let snippets = try changes.map { change in
        try snippet(
          of: try scene(of: block, in: draft, by: change), demand, for: block, in: &draft)
      }
      var text = snippets.joined(separator: "\n")
      if draft.document.isStarred(block) { text = try SwiftComments.harmless(text, at: block.span) }
      draft.edit.put(
        text, for: block,
        as: DocumentMark.usualForm(of: draft.path), isSpaced: site.naming == .mkdocs)
    } catch is CancellationError {
      return
    } catch {
      tell(error, of: draft.path, at: block.span)
    }
  }

  /// The text that shows a scene's figures, which are drawn for it.
  private func snippet(
    of scene: PlayedScene, _ demand: DocumentDemand, for block: DocumentBlock,
    in draft: inout Draft
  ) throws -> String {
    let site = DocumentSite(draft.path, figures: order.figures, naming: order.naming)
    if order.figures == nil { try site.checkFolder() }
    let outputs = demand.outputs(of: scene.scene, by: site.naming)
    if let step = demand.step { try Self.check(step, of: scene) }
    let plan = try scene.planned(outputs, ofStep: demand.step?.value, order.rendering)
    plan.maker.watcher = order.board
    plan.maker.isInterrupted = order.isInterrupted
    if plan.files.isEmpty, demand.step != nil { throw demand.noFigure }
    let (start, end) = site.way
    let folder = OutputFolder(end)
    var page = DocumentPage(naming: site.naming, folder: start, use: demand.use)
    page.servedFolder = site.servedName.map { start == "." ? $0 : "\(start)/\($0)" }
    let places = plan.files.map { $0.at(folder.shown($0.path)) }
    let text = SnippetText(places, on: page) { plan.maker.look($0) }
    let shown = text.shownFiles
    for drawn in try plan.drawn(where: { shown.contains(folder.shown($0.path)) }) {
      let figure = DocumentFigure(
        name: drawn.file.path, folder: site.figures, bytes: drawn.bytes, span: block.span,
        nameSpace: site.nameSpace, scene: block.scenePath(from: draft.path))
      try enter(figure)
      draft.figures.append(figure)
    }
    return text.text
  }

  /// A step that the scene lacks is told at its word.
  private static func check(
    _ step: Spanned<String>, of scene: PlayedScene
  ) throws(SceneFaults) {
    do throws(SceneFaults) {
      _ = try scene[step.value]
    } catch {
      throw SceneFaults(
        error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.span = step.span
          return diagnostic
        })
    }
  }

  private func scene(
    of block: DocumentBlock, in draft: Draft, by change: SceneChange?
  ) throws -> PlayedScene {
    var loader = loader
    loader.change = change
    switch block.source {
    case .fence(let text):
      guard !text.isBlank else {
        throw Diagnostic(
          .syntax, "the block holds no scene", at: block.span, expected: "a scene in JSON or YAML")
      }
      do throws(SceneFaults) {
        var scene = try loader.load(text, as: text.isJSON ? .json : .yaml)
        // A scene without a name has that of its document, and no ending in it.
        for ending in DocumentPlaces.endings {
          let mark = change.map { $0.mark.isEmpty ? "" : "-\($0.mark)" } ?? ""
          guard scene.name.hasSuffix(ending + mark) else { continue }
          scene.name = scene.name.dropLast(ending.count + mark.count) + mark
        }
        return try play(scene)
      } catch {
        throw error.placed(in: draft.document.file)
      }
    case .reference(let name):
      let path = try DocumentFile.path(
        of: name, from: draft.path, at: block.span, allowing: order.allowed)
      let key = [path, change?.mark ?? ""].joined(separator: "#")
      if let scene = played[key] { return scene }
      let scene = try play(try loader.load(path))
      played[key] = scene
      return scene
    }
  }

  private var loader: SceneLoader {
    var loader = SceneLoader(
      kinds: registry.kinds.rendered(with: fonts.ownFamilies), limits: order.rendering.limits,
      allowing: order.allowed)
    loader.keepsTree = order.rendering.embeds
    return loader
  }

  private func play(_ scene: SceneDescription) throws(SceneFaults) -> PlayedScene {
    for claim in SceneClaims(scene, order.rendering, writing: .nothing).claims {
      _ = ledger.claim(claim)
    }
    return try PlayedScene(scene, registry: registry, fonts: fonts, allowing: order.allowed)
  }

  // MARK: Names

  /// A figure that two places want is one, as long as it is the same.
  private func enter(_ figure: DocumentFigure) throws {
    if let other = figures[figure.path] {
      guard other.bytes != figure.bytes else { return }
      throw sameFigure(figure, other.span)
    }
    figures[figure.path] = figure
    let claim = PathClaim(.write, figure.path, by: PathOwner("a figure", at: figure.span.place))
    if let refusal = ledger.claim(claim).flatMap(\.refusals).first?.refusal { throw refusal }
  }

  /// DocC knows a picture by its bare name: no other file of its space of names may have it.
  private func checkNames(of draft: Draft) {
    for figure in draft.figures {
      guard let nameSpace = figure.nameSpace else { continue }
      let here = UnusedFigures.pictures(below: nameSpace)
      let others = Set(here + figures.values.filter { $0.nameSpace == nameSpace }.map(\.path))
      let rival = others.sorted().first { path in
        Snippet.bareName(of: path) == figure.bareName && !isSamePicture(path, figure)
      }
      guard let rival else { continue }
      return tell(
        Diagnostic(
          code: "docs/same-name", "DocC cannot tell '\(figure.path)' from '\(rival)'",
          at: figure.span, notes: ["it finds both as \"\(figure.bareName)\""],
          help: "give one of the two another name"), .scene, of: draft.path)
    }
  }

  /// Whether the path is that of another theme or scale of the figure.
  private func isSamePicture(_ path: String, _ figure: DocumentFigure) -> Bool {
    let start = OutputFolder(figure.folder).shown("")
    guard path.hasPrefix(start) else { return false }
    let other = DocumentFigure(
      name: String(path.dropFirst(start.count)), folder: figure.folder, bytes: [],
      span: figure.span, nameSpace: nil)
    return other.pictureName == figure.pictureName
  }

  /// A picture that this document shows by hand, or that another one has of another scene, is not written over.
  private func checkOthers(of draft: Draft) {
    let changed = draft.figures.filter(\.isOther)
    guard !changed.isEmpty else { return }
    let rivals = DocumentRivals(draft.document, draft.blocks)
    for figure in changed where rivals.showsByHand(figure) {
      return tell(
        Diagnostic(
          code: "docs/hand-made",
          "'\(figure.path)' is shown outside of the marks, and is another picture",
          at: figure.span, help: "give the scene another \"name\", or take that picture away"),
        .scene, of: draft.path)
    }
    let places = [RealPath.folder(of: draft.path)] + changed.map(\.folder)
    for path in DocumentPlaces.documents(around: places) {
      guard let text = other(path), path != draft.path else { continue }
      for figure in changed where text.contains(RealPath.fileName(of: figure.name)) {
        let site = DocumentSite(path, figures: order.figures, naming: order.naming)
        guard OutputFolder(site.figures).shown(figure.name) == figure.path,
          let document = try? DocumentText(path: path, bytes: Array(text.utf8)),
          let span = DocumentRivals(document, DocumentReader(document).blocks).place(of: figure)
        else { continue }
        return tell(sameFigure(figure, span), .scene, of: draft.path)
      }
    }
  }

  private func sameFigure(_ figure: DocumentFigure, _ other: SourceSpan) -> Diagnostic {
    Diagnostic(
      code: "docs/same-figure", "'\(figure.path)' is wanted twice, with two contents",
      at: figure.span, notes: ["the other one is wanted at \(other.place)"],
      help: "give one of the scenes a \"name\" of its own")
  }

  // MARK: Writing

  private func finish(_ draft: Draft) {
    do {
      if !order.isCheck, !draft.edit.isEmpty { try DocumentFile.checkIsWritable(draft.path) }
      for figure in draft.figures where done.insert(figure.path).inserted {
        let lines = figure.differences
        guard !lines.isEmpty else { continue }
        if order.isCheck {
          news.append(.outdated(figure.path, lines))
        } else {
          try figure.write()
          news.append(.wrote(figure.path))
        }
      }
      guard !draft.edit.isEmpty else { return }
      if order.isCheck {
        let names = ["--- \(draft.path)", "+++ \(draft.path)"]
        news.append(.outdated(draft.path, names + draft.edit.difference))
      } else {
        try DocumentFile.write(draft.document.bytes(of: draft.edit.lines), to: draft.path)
        news.append(.wrote(draft.path))
      }
    } catch {
      tell(error, of: draft.path)
    }
  }

  private func tellUnused(_ paths: [String]) {
    let sites = paths.map { DocumentSite($0, figures: order.figures, naming: order.naming) }
    let known = Set(figures.keys).union(figures.keys.flatMap(inOtherLanguages))
    for folder in Set(sites.map(\.figures)).sorted() {
      let catalogue = sites.first { $0.figures == folder }?.catalogue
      let near =
        catalogue.map(DocumentPlaces.documents)
        ?? DocumentFile.documents(in: RealPath.folder(of: folder))
      let places = paths.map(RealPath.folder) + [RealPath.folder(of: catalogue ?? folder)]
      var unused = UnusedFigures.paths(in: folder, besides: known, texts: Array(texts.values))
      // Most figures are named nearby; only for others it is worth to look through all documents.
      for others in [{ near }, { DocumentPlaces.documents(around: places) }] where !unused.isEmpty {
        unused = UnusedFigures.paths(
          among: unused, besides: known, texts: others().compactMap(other))
      }
      for path in unused { news.append(.unused(path)) }
    }
  }

  /// The text of a document that is none of those that were asked for.
  private func other(_ path: String) -> String? {
    guard texts[path] == nil else { return nil }
    return (try? DocumentFile.read(path, limit: order.rendering.limits.fileBytes)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The paths that a figure of one language has in those that are not chosen.
  private func inOtherLanguages(_ path: String) -> [String] {
    let chosen = Set(order.changes.compactMap(\.language))
    return chosen.flatMap { language in
      order.otherLanguages.map { path.replacing("-\(language)", with: "-\($0)") }
    }
  }

  // MARK: Telling

  private func tell(_ error: any Error, of path: String, at span: SourceSpan? = nil) {
    switch error {
    case let faults as SceneFaults:
      for var diagnostic in faults.diagnostics {
        diagnostic.span = diagnostic.span ?? span
        tell(diagnostic, faults.trouble, of: path)
      }
    case let diagnostic as Diagnostic:
      tell(diagnostic, diagnostic.concern == .files ? .files : .scene, of: path)
    case let fault as OutputFault: tell(Diagnostic(fault, at: span), fault.trouble, of: path)
    case let fault as FileFault: tell(Diagnostic(fault), .files, of: path)
    case let fault as any CodedError: tell(Diagnostic(fault, at: span), .scene, of: path)
    default: tell(Diagnostic(code: "output/failed", "\(error)", at: span), .files, of: path)
    }
  }

  private func tell(_ diagnostic: Diagnostic, _ trouble: WorkTrouble, of path: String) {
    failed.insert(path)
    news.append(.problem(diagnostic, trouble))
  }
}
