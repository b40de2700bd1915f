internal import Glibc

/// The file that stood at a path at one moment: it stays that, wherever the path leads in the next one.
package final class HeldFile {
  private let descriptor: Int32
  private var place: String { "/proc/self/fd/\(descriptor)" }

  package init(_ path: String) throws(FileError) {
    descriptor = unsafe open(path, OpenFlag.pathOnly | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
  }

  deinit { _ = close(descriptor) }

  /// Its path without any links.
  package var realPath: String? { RealPath.of(place) }

  package func read(limit: Int) throws(FileError) -> [UInt8] {
    try InputFile.read(place, limit: limit)
  }
}
