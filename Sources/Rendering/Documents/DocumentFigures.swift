internal import Drawing
internal import Notation
internal import Platform
internal import SceneFormat
internal import VisualDiff

/// A file that a document shows, as it is to be.
struct DocumentFigure: Equatable, Sendable {
  /// Below the folder of figures.
  let name: String
  let folder: String
  let bytes: [UInt8]
  /// Who wants it.
  let span: SourceSpan
  /// The folder in which DocC would take it for any other picture of its name; nil for pages of other sites.
  let nameSpace: String?
  /// The real path of the scene's file; nil of a scene that stands in the document.
  var scene: String?

  var path: String { OutputFolder(folder).shown(name) }
  /// The name by which DocC finds it.
  var bareName: String { Snippet.bareName(of: name) }
  /// The name without the marks of theme and scale, with its ending: one picture has one.
  var pictureName: String {
    let ending = name.split(separator: ".").last.map { ".\($0)" } ?? ""
    return RealPath.folder(of: name) + "/" + bareName + ending
  }

  /// How the file that is there differs from it: nothing where it does not, a line or more where it does.
  var differences: [String] {
    guard let found = try? InputFile.read(path, limit: 1 << 30) else { return ["missing"] }
    guard found != bytes else { return [] }
    let lines = differences(from: found, to: bytes).filter { !$0.isEmpty }
    return lines.isEmpty ? ["other bytes"] : Array(lines.prefix(8))
  }

  /// The same between two files of its format, as far as can be told.
  func differences(from before: [UInt8], to after: [UInt8]) -> [String] {
    switch (try? ComparedSide(path, before), try? ComparedSide(path, after)) {
    case (.drawing(let before)?, .drawing(let after)?):
      return (try? DrawingDifference(before, after))?.lines ?? []
    case (.frames(let before)?, .frames(let after)?):
      guard let difference = try? AnimationDifference(before, after) else { return [] }
      let text = difference.still?.text ?? difference.text(isVerbose: false)
      return text.split(separator: "\n").map(String.init)
    default: return []
    }
  }

  /// Whether another picture is there, which would be written over.
  var isOther: Bool {
    guard let found = try? InputFile.read(path, limit: 1 << 30) else { return false }
    return found != bytes
  }

  func write() throws { try OutputFolder(folder).write(bytes, to: name) }
}

/// The pictures of a folder of figures that nothing refers to.
struct UnusedFigures {
  /// - Parameters:
  ///   - folder: of figures.
  ///   - kept: paths of those that documents want.
  ///   - texts: those of all documents that may name one.
  static func paths(in folder: String, besides kept: Set<String>, texts: [String]) -> [String] {
    paths(among: pictures(below: folder), besides: kept, texts: texts)
  }

  /// Those of some pictures that nothing refers to.
  static func paths(among pictures: [String], besides kept: Set<String>, texts: [String])
    -> [String]
  {
    // A link may write signs as numbers.
    let texts = texts + texts.filter { $0.contains("%") }.map(PercentText.value)
    return pictures.filter { path in
      guard !kept.contains(path) else { return false }
      let (name, bare) = (fileName(of: path), Snippet.bareName(of: path))
      let ways = [name, "(\(bare))", "\"\(bare)\""]
      return !texts.contains { text in ways.contains { text.contains($0) } }
    }
  }

  static func pictures(below folder: String) -> [String] {
    let entries = (try? FolderListing(folder))?.entries ?? []
    return entries.filter { !$0.name.hasPrefix(".") && $0.isText }.flatMap { entry in
      let path = OutputFolder(folder).shown(entry.name)
      if entry.isFolder { return pictures(below: path) }
      return OutputKinds.rendered.format(ofFile: entry.name)?.exhibit == nil ? [] : [path]
    }
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
