internal import Glibc

/// A file that is read whole, up to a limit, or block by block.
public enum InputFile {
  private static let blockSize = 1 << 18

  /// The file's bytes. Folders, devices and pipes are refused: they may have no end.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = try open(path)
    defer { _ = close(descriptor) }
    let size = try size(of: descriptor, path)
    guard size <= limit else { throw FileError.tooLarge(path, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = try fill(&bytes, behind: 0, from: descriptor, path: path)
    while count == bytes.count {
      guard count <= limit else { throw FileError.tooLarge(path, limit: limit) }
      bytes += [UInt8](repeating: 0, count: min(count, limit + 1 - count))
      count = try fill(&bytes, behind: count, from: descriptor, path: path)
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Hands over one block of the file after the other, so that it need not be in memory as a whole. All blocks
  /// but the last are of the same size, a multiple of 64.
  public static func readBlocks(
    of path: String, _ body: (ArraySlice<UInt8>) -> Void
  ) throws(FileError) {
    let descriptor = try open(path)
    defer { _ = close(descriptor) }
    _ = try size(of: descriptor, path)
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = try fill(&block, behind: 0, from: descriptor, path: path)
      if count > 0 { body(block[..<count]) }
      if count < block.count { return }
    }
  }

  private static func open(_ path: String) throws(FileError) -> Int32 {
    // Opening a pipe would wait for its other end.
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    return descriptor
  }

  /// Reads behind the first `count` bytes until there is no room or the file ends; how many there are then.
  private static func fill(
    _ bytes: inout [UInt8], behind count: Int, from descriptor: Int32, path: String
  ) throws(FileError) -> Int {
    var count = count
    while count < bytes.count {
      let read = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if read == 0 { break }
      if read > 0 {
        count += read
      } else if errno != EINTR {
        throw FileError(.read, path, code: errno)
      }
    }
    return count
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
}
