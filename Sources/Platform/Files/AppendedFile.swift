internal import Glibc

/// A file that several processes add to.
package final class AppendedFile {
  private let descriptor: Descriptor

  /// Makes the file where there is none; links are refused.
  /// - Parameter shown: its path as messages name it.
  package init(at place: String, shown: String) throws(FileFault) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW
    guard let descriptor = Descriptor(opening: place, flags) else {
      throw FileFault.system(shown, step: "write to")
    }
    self.descriptor = descriptor
  }

  deinit { descriptor.close() }

  /// Adds it in one piece, that what others add does not get between.
  package func append(_ text: String) {
    _ = descriptor.write(Array(text.utf8)[...])
  }
}
