internal import Imaging
internal import Notation
package import Platform
internal import SceneFormat

/// A file that a scene gave: its name below the output folder, and what tells its content.
package struct WrittenFile: Hashable, Sendable {
  package let path: String
  package let bytes: Int
  package let sha256: String

  package init(path: String, bytes: Int, sha256: String) {
    self.path = path
    self.bytes = bytes
    self.sha256 = sha256
  }

  /// Whether another program has made it.
  package var isFilm: Bool { OutputKinds.rendered.format(ofFile: path)?.isFilm == true }

  package init(path: String, content: [UInt8]) {
    self.init(path: path, bytes: content.count, sha256: SHA256.text(of: content))
  }

  /// - Parameter file: where it stands; films are too large to be in memory as a whole.
  package init(path: String, at file: String) throws(FileError) {
    var hash = SHA256()
    var count = 0
    try InputFile.readBlocks(of: file) { block in
      hash.add(block)
      count += block.count
    }
    self.init(path: path, bytes: count, sha256: hash.finish())
  }
}
