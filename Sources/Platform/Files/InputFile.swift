internal import Glibc

/// A file that is read whole, up to a limit, or block by block.
public enum InputFile {
  private static let blockSize = 1 << 18
  private static let comparedBytes = 1 << 16
  /// Room for files of the system, which say that they are empty.
  private static let unknownSize = 1 << 14

  /// The file's bytes. Folders, devices and pipes are refused: they may have no end.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = try open(path)
    defer { descriptor.close() }
    let size = try size(of: descriptor, path)
    guard size <= limit else { throw FileError.tooLarge(path, limit: limit) }
    let room = size == 0 ? min(limit, unknownSize) : size
    var bytes = [UInt8](repeating: 0, count: room + 1)
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
    defer { descriptor.close() }
    _ = try size(of: descriptor, path)
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = try fill(&block, behind: 0, from: descriptor, path: path)
      if count > 0 { body(block[..<count]) }
      if count < block.count { return }
    }
  }

  /// The first block of two files of the same bytes; nil where they are not, or where one of them cannot be read. Neither
  /// is in memory as a whole.
  package static func firstBlockOfEqual(_ one: String, _ other: String) -> [UInt8]? {
    guard let first = try? open(one) else { return nil }
    defer { first.close() }
    guard let second = try? open(other) else { return nil }
    defer { second.close() }
    guard let size = try? size(of: first, one), (try? self.size(of: second, other)) == size else {
      return nil
    }
    var (head, place): ([UInt8]?, Int) = (nil, 0)
    repeat {
      let block = first.bytes(from: place, count: comparedBytes)
      guard block == second.bytes(from: place, count: comparedBytes) else { return nil }
      // One that ends early was shortened meanwhile, or cannot be read.
      guard !block.isEmpty || place == size else { return nil }
      if head == nil { head = block }
      place += block.count
    } while place < size
    return head
  }

  static func open(_ path: String) throws(FileError) -> Descriptor {
    // Opening a pipe would wait for its other end.
    guard let descriptor = Descriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
      throw FileError(.open, path, code: errno)
    }
    return descriptor
  }

  /// Reads behind the first `count` bytes until there is no room or the file ends; how many there are then.
  static func fill(
    _ bytes: inout [UInt8], behind count: Int, from descriptor: Descriptor, path: String
  ) throws(FileError) -> Int {
    var count = count
    while count < bytes.count {
      var room = bytes.mutableSpan
      let read = descriptor.read(into: &room, behind: count)
      if read == 0 { break }
      if read > 0 {
        count += read
      } else if errno != EINTR {
        throw FileError(.read, path, code: errno)
      }
    }
    return count
  }

  static func size(of descriptor: Descriptor, _ path: String) throws(FileError) -> Int {
    guard let status = PathStatus(descriptor) else {
      throw FileError(.read, path, code: errno)
    }
    switch status.kind {
    case S_IFREG: return status.size
    case S_IFDIR: throw FileError(.read, path, code: EISDIR)
    default: throw FileError(.read, path, reason: "it is a device or a pipe, not a file")
    }
  }
}
