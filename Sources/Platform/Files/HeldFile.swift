internal import Glibc

/// The file that stood at a path at one moment: it stays that, wherever the path leads in the next one.
package final class HeldFile {
  private let descriptor: Descriptor
  private var place: String { "/proc/self/fd/\(descriptor.number)" }

  package init(_ path: String) throws(FileError) {
    guard let descriptor = Descriptor(opening: path, OpenFlag.pathOnly) else {
      throw FileError(.open, path, code: errno)
    }
    self.descriptor = descriptor
  }

  deinit { descriptor.close() }

  /// Its path without any links.
  package var realPath: String? { RealPath.of(place) }

  package func read(limit: Int) throws(FileError) -> [UInt8] {
    try InputFile.read(place, limit: limit)
  }
}
