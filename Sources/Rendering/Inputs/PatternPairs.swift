package import Notation
internal import Platform
internal import VisualDiff

/// The files that two patterns find, paired by what stands for their star: `a/x.png` and `b/x-2.png` of `a/*.png` and
/// `b/*-2.png`.
package struct PatternPairs {
  /// One pattern, cut at its star.
  private struct Side {
    let pattern: String
    let start: String
    let end: String

    init(_ pattern: String) throws(PatternFault) {
      let parts = pattern.split(separator: "/").filter { $0 != "." }
      let path = (pattern.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
      let ends = path.split(separator: "*", omittingEmptySubsequences: false)
      guard ends.count == 2, !Glob.isPattern(String(ends[0] + ends[1])) else {
        throw .stars(pattern)
      }
      (self.pattern, start, end) = (path, String(ends[0]), String(ends[1]))
    }

    /// The paths that fit, by what stands for the star.
    func files() throws(PatternFault) -> [String: String] {
      var files: [String: String] = [:]
      for path in Glob(pattern).paths() where !FolderListing.isFolder(path) {
        files[String(path.dropFirst(start.count).dropLast(end.count))] = path
      }
      guard !files.isEmpty else { throw .nothing(pattern) }
      return files
    }
  }

  private let before: [String: String]
  private let after: [String: String]

  package init(_ before: String, _ after: String) throws(PatternFault) {
    self.before = try Side(before).files()
    self.after = try Side(after).files()
  }

  /// Whether a word names many files: it has a star and is no file itself.
  package static func isPattern(_ word: String) -> Bool {
    word.contains("*") && !FolderListing.exists(word)
  }

  /// All names, sorted, with the file of each side that has one.
  package var all: [ComparedPair] {
    Set(before.keys).union(after.keys).sorted().map {
      ComparedPair(name: $0, before: before[$0], after: after[$0])
    }
  }
}

/// Why patterns find no pairs.
package enum PatternFault: CodedError, Equatable {
  /// No star, several of them, or signs of other patterns.
  case stars(String)
  case nothing(String)
  /// Neither of two folders has anything that can be compared.
  case emptyFolders(String, String)

  package var code: String {
    switch self {
    case .stars: "diff/pattern"
    case .nothing, .emptyFolders: "diff/no-files"
    }
  }

  package var concern: ErrorConcern {
    switch self {
    case .stars: .request
    case .nothing, .emptyFolders: .files
    }
  }

  package var message: String {
    switch self {
    case .stars(let pattern): "the pattern '\(pattern)' has another form than one star"
    case .nothing(let pattern): "no file is named as '\(pattern)' says"
    case .emptyFolders(let before, let after):
      "neither '\(before)' nor '\(after)' has a file that can be compared"
    }
  }

  package var hint: String? {
    switch self {
    case .stars: "give both sides one star, in quotes: tessera diff 'before/*.png' 'after/*.png'"
    case .nothing: "look at the folder and the ending; a star stands for a part of one name"
    case .emptyFolders:
      "look at the names of the folders; files of these endings are compared: "
        + ComparedSide.endings.joined(separator: ", ")
    }
  }
}
