internal import Glibc

/// A file that several processes add to.
package final class AppendedFile {
  private let descriptor: Int32

  /// Makes the file where there is none; links are refused.
  /// - Parameter shown: its path as messages name it.
  package init(at place: String, shown: String) throws(FileFault) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = unsafe open(place, flags, 0o666)
    guard descriptor >= 0 else { throw FileFault.system(shown, step: "write to") }
  }

  deinit { _ = close(descriptor) }

  /// Adds it in one piece, that what others add does not get between.
  package func append(_ text: String) {
    _ = unsafe Array(text.utf8).withUnsafeBytes { bytes in
      unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
  }
}
