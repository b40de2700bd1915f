internal import Notation
internal import Platform
package import SceneFormat

/// The documents that words of a command line name, in their order.
package struct DocumentPlaces: Equatable, Sendable {
  /// The endings of documents.
  package static let endings = markdown + [tutorial, ".swift"]
  private static let markdown = [".md", ".markdown", ".mdx"]
  static let tutorial = ".tutorial"

  package private(set) var paths: [String] = []
  package private(set) var problems: [Diagnostic] = []

  package init(_ words: [String]) {
    for word in words {
      let path = RealPath.cleaned(word)
      if FolderListing.isFolder(path) {
        let found = Self.documents(below: path)
        if found.isEmpty {
          tell("file/missing", "the folder '\(word)' has no documents")
        }
        add(found)
      } else if !FolderListing.exists(path) {
        let matches = Glob.isPattern(word) ? Glob(path).paths() : []
        if matches.isEmpty { tell("file/missing", "there is no file '\(word)'") }
        add(matches)
      } else if Self.endings.contains(where: path.hasSuffix) {
        add([path])
      } else {
        tell("docs/kind", "'\(word)' is no document")
      }
    }
  }

  private mutating func add(_ found: [String]) {
    paths += found.filter { !paths.contains($0) }
  }

  private mutating func tell(_ code: String, _ message: String) {
    problems.append(
      Diagnostic(
        code: code, concern: .files, message,
        help: "documents end in \(Self.endings.joined(separator: ", ")), catalogues in .docc"))
  }

  /// All documents that may name figures of some folders: those below the folder that the program runs in, or below
  /// the folders themselves where they lie elsewhere.
  static func documents(around folders: [String]) -> [String] {
    let roots = Set(folders.map { $0.hasPrefix("/") || $0.hasPrefix("..") ? $0 : "." })
    return Set(roots.flatMap(documents(below:))).sorted()
  }

  /// Folders that programs fill with the work of others.
  private static let othersFolders: Set = ["node_modules", "bower_components", "Pods", "Carthage"]

  /// Below a folder, sorted; those of folders that are hidden are nobody's.
  static func documents(below folder: String) -> [String] {
    let entries = (try? FolderListing(folder))?.entries ?? []
    return entries.filter { !$0.name.hasPrefix(".") && $0.isText }.flatMap { entry -> [String] in
      let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
      if entry.isFolder { return othersFolders.contains(entry.name) ? [] : documents(below: path) }
      return endings.contains(where: entry.name.hasSuffix) ? [path] : []
    }
  }
}

/// The place of one document among others: the site that it belongs to, and where its figures are.
struct DocumentSite: Equatable, Sendable {
  let naming: Naming
  /// The folder of its figures.
  let figures: String
  /// DocC finds files by their names, wherever they are in here.
  let catalogue: String?
  /// The folder in which no two pictures may have one name: that of all figures where they will be DocC's.
  var nameSpace: String? { catalogue ?? (naming == .docc ? figures : nil) }
  /// The folder of the document.
  private let folder: String
  /// The folder of its own in which MkDocs serves a page, below that of the document; nil for pages of folders.
  let servedName: String?

  /// - Parameters:
  ///   - figures: the folder, where somebody has chosen one for all documents.
  ///   - naming: the same.
  init(_ path: String, figures: String?, naming: Naming?) {
    let catalogue = Self.catalogue(of: path)
    self.catalogue = catalogue
    let isDocC =
      catalogue != nil || [".swift", DocumentPlaces.tutorial].contains(where: path.hasSuffix)
    let usual: Naming =
      isDocC ? .docc : path.hasSuffix(".mdx") ? .docusaurus : .github
    self.naming = naming ?? usual
    folder = RealPath.folder(of: path)
    let stem = RealPath.fileName(of: path).split(separator: ".").first.map(String.init) ?? ""
    let isOwnFolder = self.naming == .mkdocs && !["index", "readme"].contains(stem.lowercased())
    servedName = isOwnFolder && Self.servesFolders(above: folder) ? stem : nil
    let beside = folder == "." ? "figures" : "\(folder)/figures"
    self.figures = figures ?? catalogue.map { "\($0)/Resources" } ?? beside
  }

  /// From where to where links to figures lead: from the root where the two are not named from one place, or one of them
  /// leads up, to folders whose names it does not tell.
  var way: (document: String, figures: String) {
    let paths = (folder, RealPath.cleaned(figures))
    let isMixed = paths.0.hasPrefix("/") != paths.1.hasPrefix("/")
    let leadsUp = [paths.0, paths.1].contains { $0.split(separator: "/").contains("..") }
    guard isMixed || leadsUp else { return paths }
    return (RealPath.fromRoot(paths.0), RealPath.fromRoot(paths.1))
  }

  /// Whether the pages of a site of MkDocs have folders of their own, as they do unless it says otherwise.
  private static func servesFolders(above folder: String) -> Bool {
    var folder = folder
    for _ in 0..<64 {
      for name in ["mkdocs.yml", "mkdocs.yaml"] {
        let path = folder == "." ? name : "\(folder)/\(name)"
        guard let bytes = try? InputFile.read(path, limit: 1 << 20) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        return !text.contains(#/(?m)^use_directory_urls:\s*false/#.ignoresCase())
      }
      guard folder != ".", folder != "/" else { break }
      folder = RealPath.folder(of: folder)
    }
    return true
  }

  /// The catalogue that a document lies in, or that lies beside a Swift file or above it.
  private static func catalogue(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let place = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) {
      return parts[...place].joined(separator: "/")
    }
    guard path.hasSuffix(".swift") else { return nil }
    var folder = RealPath.folder(of: path)
    // No tree of folders is deeper.
    for _ in 0..<64 {
      let found = (try? FolderListing(folder))?.entries.first {
        $0.isFolder && $0.name.hasSuffix(".docc")
      }
      if let found { return folder == "." ? found.name : "\(folder)/\(found.name)" }
      guard folder != ".", folder != "/" else { return nil }
      folder = RealPath.folder(of: folder)
    }
    return nil
  }
}
