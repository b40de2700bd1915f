internal import Notation
/// A path that somebody is going to read or to write.
package struct PathClaim: Equatable, Sendable {
  package enum Access: String, Sendable {
    case read, write
    /// Files whose names have a number at the place of `{frame}`, or of `{frame:04}`: how many they are is known
    /// when they are written.
    case writeRow = "row"
  }

  package let access: Access
  /// As it is opened from here.
  package let path: String
  package let owner: PathOwner

  package init(_ access: Access, _ path: String, by owner: PathOwner) {
    self.access = access
    self.path = path
    self.owner = owner
  }
}

/// Who claims a path, in words, and where that was said.
package struct PathOwner: Equatable, Sendable {
  /// Which of the subjects of a run, such as its scenes; nil for the command line.
  package var subject: Int?
  /// `the output`
  package let what: String
  /// `feed.scene.json:3:14`, or `--page`.
  package let place: String

  package init(_ what: String, at place: String, subject: Int? = nil) {
    self.what = what
    self.place = place
    self.subject = subject
  }
}

/// Two claims that cannot both be granted, one of them to write.
package struct PathCollision: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Both are of one file.
    case sameFile
    /// The file of the one is a folder on the way to the file of the other.
    case firstIsFolder, secondIsFolder
  }

  package let first: PathClaim
  package let second: PathClaim
  package var kind = Kind.sameFile

  /// The claims that are not granted because of it, and why: those to write.
  package var refusals: [(claim: PathClaim, refusal: PathRefusal)] {
    [(first, second), (second, first)].filter { $0.0.access != .read }.map { claim, other in
      switch kind {
      case .sameFile: (claim, PathRefusal(of: claim, against: other))
      case .firstIsFolder: (claim, PathRefusal(of: claim, file: second, folder: first))
      case .secondIsFolder: (claim, PathRefusal(of: claim, file: first, folder: second))
      }
    }
  }
}

/// A path that is not written: whoever reads it, or writes it too, would lose a file.
package struct PathRefusal: CodedError, Equatable, Sendable {
  package let path: String
  /// The line of the scene, or the option, that claims it.
  package let place: String?
  package let code: String
  package let message: String
  package let hint: String?

  /// Whether it is about the same claim.
  package func isSame(as other: PathRefusal) -> Bool { path == other.path && place == other.place }

  package init(path: String, place: String, code: String, message: String, hint: String) {
    self.path = path
    self.place = place
    self.code = code
    self.message = message
    self.hint = hint
  }

  package init(of claim: PathClaim, against other: PathClaim) {
    path = claim.path
    place = claim.owner.place
    let name = other.path == claim.path ? "" : ", which it calls '\(other.path)'"
    let owner = "\(other.owner.what) at \(other.owner.place)"
    if other.access == .read {
      code = "output/over-input"
      message = "'\(claim.path)' is read, too: it is \(owner)\(name)"
    } else {
      code = "output/same-file"
      message = "'\(claim.path)' is written twice: the other one is \(owner)\(name)"
    }
    hint = "give it a name of its own, or a folder of its own; it was not written"
  }

  /// - Parameters:
  ///   - file: whose path is a folder on the way to the other one's.
  ///   - folder: whose path leads through it.
  package init(of claim: PathClaim, file: PathClaim, folder: PathClaim) {
    path = claim.path
    place = claim.owner.place
    code = "output/file-and-folder"
    message =
      "'\(file.path)' is a file of \(file.owner.what) at \(file.owner.place) and a folder of "
      + "\(folder.owner.what) at \(folder.owner.place), which is '\(folder.path)'"
    hint = "give one of the two another name; '\(claim.path)' was not written"
  }
}
