internal import Glibc

/// One of the three streams that every process is to have.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input, output, error

  /// Holds the numbers of those that are closed with something that can neither be read nor written, so that to use
  /// it fails as it has to. Else the next file that is opened would take such a number: what is said would be written
  /// into a picture, or a picture read as a scene.
  package static func holdAll() {
    for stream in allCases {
      guard fcntl(stream.rawValue, F_GETFD) < 0, errno == EBADF else { continue }
      let direction = stream == .input ? O_WRONLY : O_RDONLY
      // The lowest number that is free is this one: those below it were held before.
      _ = Descriptor(opening: "/dev/null", direction)
    }
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  // MARK: Writing

  /// Writes all of it. Whoever does not listen any more has heard enough.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let count = Descriptor(rawValue).write(bytes[done...])
      guard count > 0 || (count < 0 && errno == EINTR) else {
        let code = errno
        if count == 0 || code == EPIPE { return }
        throw .standardOutput(
          code == EAGAIN ? nil : SystemLimit(code), reason: FileError.sentence(code))
      }
      done += max(0, count)
    }
  }

  /// Hands it to the system once, which takes as much as it likes: for whoever has no time to wait.
  package func writeOnce(_ bytes: [UInt8]) {
    _ = Descriptor(rawValue).write(bytes[...])
  }

  // MARK: Reading

  /// Everything that comes through standard input, up to a block more than a limit; that it is closed, a folder or
  /// empty is an error, for nobody means that.
  package static func readInput(limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      var room = block.mutableSpan
      let count = Descriptor(STDIN_FILENO).read(into: &room)
      if count < 0 {
        guard errno == EINTR else { throw .standardInput(reason: reason(errno)) }
        continue
      }
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    guard !bytes.isEmpty else { throw .standardInput(reason: "nothing comes through it") }
    return bytes
  }

  private static func reason(_ code: Int32) -> String {
    code == EBADF ? "it is closed" : FileError.sentence(code)
  }
}
