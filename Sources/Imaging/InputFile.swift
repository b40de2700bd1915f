internal import Glibc

/// A file that is read whole, up to a limit.
public enum InputFile {
  /// The file's bytes. Folders, devices and pipes are refused: they may have no end.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Opening a pipe would wait for its other end.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    defer { _ = close(descriptor) }
    let size = try size(of: descriptor, path)
    guard size <= limit else { throw tooLarge(path, limit) }
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= limit else { throw tooLarge(path, limit) }
        bytes += [UInt8](repeating: 0, count: min(count, limit + 1 - count))
      }
      let read = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      guard read != 0 else { break }
      if read > 0 {
        count += read
      } else if errno != EINTR {
        throw FileError(.read, path, code: errno)
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func size(of descriptor: Int32, _ path: String) throws(FileError) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FileError(.read, path, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw FileError(.read, path, code: EISDIR)
    default: throw FileError(.read, path, reason: "it is a device or a pipe, not a file")
    }
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
    FileError(.read, path, reason: "it has more than \(limit) bytes")
  }
}
