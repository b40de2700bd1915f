internal import Glibc

/// The three streams that every process is to have. Where one was closed, the next file that is opened would take
/// its number: what is said would be written into a picture, or a picture read as a scene.
enum StandardStreams {
  /// Holds the numbers of those that are closed with something that can neither be read nor written, so that to use
  /// it fails as it has to.
  static func hold() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // The lowest number that is free is this one: those below it were held before.
      _ = unsafe open("/dev/null", direction)
    }
  }
}
