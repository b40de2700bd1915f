internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// A scene that is to be worked on: a file, or what comes through standard input.
enum SceneInput: Hashable, Sendable {
  case file(String)
  /// A file, and the mark of the change that is made of it.
  case changed(String, mark: String)
  case standardInput

  /// As messages and manifests name it.
  var name: String {
    switch self {
    case .file(let path): path
    case .changed(let path, let mark): "\(path)#\(mark)"
    case .standardInput: "-"
    }
  }

  /// The file itself.
  var path: String {
    switch self {
    case .file(let path), .changed(let path, _): path
    case .standardInput: name
    }
  }

  /// By its name, where scenes are changed so.
  init(named name: String, _ changes: [SceneChange]) {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false)
    if name == "-" {
      self = .standardInput
    } else if let mark = parts.last.map(String.init), parts.count > 1, !mark.isEmpty,
      changes.contains(where: { $0.mark == mark })
    {
      self = .changed(String(name.dropLast(mark.count + 1)), mark: mark)
    } else {
      self = .file(name)
    }
  }

  /// Itself, or one for each change that gives it another name.
  func each(of changes: [SceneChange]) -> [SceneInput] {
    guard case .file(let path) = self, changes.contains(where: { !$0.mark.isEmpty }) else {
      return [self]
    }
    return changes.map { .changed(path, mark: $0.mark) }
  }

  /// The change that is made of it.
  func change(among changes: [SceneChange]) -> SceneChange? {
    guard case .changed(_, let mark) = self else { return changes.first }
    return changes.first { $0.mark == mark }
  }
}

/// The scenes that the words of a command line name, in their order; what names none is told apart.
struct SceneInputs: Equatable, Sendable {
  private(set) var inputs: [SceneInput] = []
  private(set) var problems: [Problem] = []

  enum Problem: CodedError, Equatable {
    case missing(String)
    case noMatch(String)
    case emptyFolder(String)
    case unreadable(FileFault)

    var code: String {
      switch self {
      case .missing, .noMatch, .emptyFolder: "file/missing"
      case .unreadable(let fault): fault.code
      }
    }

    var concern: ErrorConcern {
      if case .unreadable(let fault) = self { fault.concern } else { .files }
    }

    var message: String {
      switch self {
      case .missing(let path): "there is no file '\(path)'"
      case .noMatch(let pattern): "nothing matches '\(pattern)'"
      case .emptyFolder(let path): "the folder '\(path)' has no scenes"
      case .unreadable(let fault): fault.message
      }
    }

    var hint: String? {
      switch self {
      case .missing: "tessera init > feed.scene.json makes a first scene"
      case .noMatch: "'**' stands for any number of folders, '*' for a part of a name"
      case .emptyFolder: "scenes end in .scene.json, .scene.yaml or .scene.yml"
      case .unreadable(let fault): fault.hint
      }
    }
  }

  init(_ words: [String], each changes: [SceneChange] = []) {
    var seen: Set<SceneInput> = []
    for word in words {
      for input in find(word) where seen.insert(input).inserted {
        inputs += input.each(of: changes)
      }
    }
  }

  /// A folder gives the scenes below it, sorted; a file is taken whatever its name is.
  private mutating func find(_ word: String) -> [SceneInput] {
    if word == "-" { return [.standardInput] }
    let path = RealPath.cleaned(word)
    if FolderListing.exists(path) {
      guard FolderListing.isFolder(path) || (try? FolderListing(path)) != nil else {
        return [.file(path)]
      }
      let known = problems.count
      let found = scenes(below: path)
      if found.isEmpty, problems.count == known { problems.append(.emptyFolder(word)) }
      return found
    }
    guard Glob.isPattern(word) else {
      let fault = FolderListing.fault(at: path)
      problems.append(fault.map { .unreadable($0) } ?? .missing(word))
      return []
    }
    let found = Glob(path).paths()
    if found.isEmpty { problems.append(.noMatch(word)) }
    return found.map { .file($0) }
  }

  private mutating func scenes(below folder: String) -> [SceneInput] {
    do throws(FileFault) {
      var found: [SceneInput] = []
      for entry in try FolderListing(folder).entries where !entry.name.hasPrefix(".") {
        let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
        if !entry.isText {
          guard entry.isFolder || SceneLoader.isScene(entry.name) else {
            continue
          }
          let reason = "its name is not written in UTF-8"
          problems.append(.unreadable(.failed(path, step: "read", reason: reason)))
        } else if entry.isFolder {
          found += scenes(below: path)
        } else if SceneLoader.isScene(entry.name) {
          found.append(.file(path))
        }
      }
      return found
    } catch {
      problems.append(.unreadable(error))
      return []
    }
  }
}
