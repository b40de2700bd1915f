internal import Notation
package import SceneFormat

/// A file that was read, and what tells its content.
package struct ReadFile: Equatable, Sendable {
  package let path: String
  /// `missing` where there was nothing to read.
  package let sha256: String

  static let missing = ""

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  package init(path: String, content: [UInt8]) {
    self.init(path: path, sha256: SHA256.text(of: content))
  }

  package init(_ file: SourceFile) {
    self.init(path: file.path, content: file.bytes)
  }
}
