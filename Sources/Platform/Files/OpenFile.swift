internal import Glibc

/// A file, or an end of a pipe, that is open; it is closed with this value.
package final class OpenFile: Sendable {
  /// The system's number of it.
  package let number: Int32

  /// Takes over what is open under a number.
  init(_ number: Int32) {
    self.number = number
  }

  deinit { _ = close(number) }

  /// The same file under a number above another one, so that it is in nobody's way; what was open is closed. Nothing
  /// where the system has no more numbers: its reason stays in `errno`.
  static func lifted(_ number: Int32, above highest: Int32) -> OpenFile? {
    let file = copied(number, above: highest)
    let code = errno
    _ = close(number)
    errno = code
    return file
  }

  /// The same, and what was open stays so.
  static func copied(_ number: Int32, above highest: Int32) -> OpenFile? {
    let high = fcntl(number, F_DUPFD_CLOEXEC, highest + 1)
    // So the system calls a number that the limit of open files does not reach.
    if high < 0, errno == EINVAL { errno = EMFILE }
    return high < 0 ? nil : OpenFile(high)
  }
}

/// Both ends of a pipe.
package struct PipeEnds {
  package let reading: OpenFile
  package let writing: OpenFile

  /// - Parameter highest: no end gets this number, or a lower one.
  package init(above highest: Int32) throws(FileFault) {
    guard let (first, last) = Descriptor.pipe() else { throw .system("a pipe", step: "create") }
    guard let reading = OpenFile.lifted(first.number, above: highest) else {
      let code = errno
      last.close()
      throw .system("a pipe", step: "create", code: code)
    }
    guard let writing = OpenFile.lifted(last.number, above: highest) else {
      throw .system("a pipe", step: "create", code: errno)
    }
    (self.reading, self.writing) = (reading, writing)
  }
}

/// A file without a name, that is gone when nobody has it open any more: what another process says goes there.
package final class UnnamedFile {
  package let file: OpenFile
  private var told = 0

  /// - Parameter highest: the file gets no number up to this one.
  package init(above highest: Int32 = 2) throws(FileError) {
    guard let file = PathCalls.unnamedFile(above: highest) else {
      throw FileError(.create, "a file", code: errno)
    }
    self.file = file
  }

  /// Says on standard error what has come since the last time.
  package func tellRest() {
    while true {
      let bytes = Descriptor(file.number).bytes(from: told, count: 1 << 14)
      guard !bytes.isEmpty else { return }
      told += bytes.count
      StandardStream.error.writeOnce(bytes)
    }
  }

  /// The last line of it, without control characters.
  package var lastLine: String {
    let length = lseek(file.number, 0, SEEK_END)
    let bytes = Descriptor(file.number).bytes(from: max(0, length - 4096), count: 4096)
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last ?? ""
    return String(line.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(300))
  }
}
