internal import Glibc

/// A file that appears whole or not at all: it is written under another name beside its place and moved there
/// at the end. Until then it is locked, so that one that was left behind can be told from one that somebody is
/// writing. Devices and pipes are written directly.
public struct OutputFile: ~Copyable {
  /// How bytes reach a descriptor: the system's `write`, or a test's.
  package typealias Write = (Int32, ArraySlice<UInt8>) -> Int

  private let path: String
  /// The path of the bytes until the end; nothing if they go to `path` itself.
  package let temporary: String?
  private let descriptor: Int32
  private let writeBytes: Write
  private var isOpen = true

  /// Opens a new file beside `path`, whose folder must exist.
  public init(at path: String) throws(FileError) {
    try self.init(at: path) { descriptor, bytes in
      Descriptor(descriptor).write(bytes)
    }
  }

  package init(at path: String, writeBytes: @escaping Write) throws(FileError) {
    let place = try Self.isDevice(path) ? Self.openDevice(path) : Self.openBeside(path)
    self.path = path
    self.writeBytes = writeBytes
    temporary = place.temporary
    descriptor = place.descriptor
  }

  deinit {
    if isOpen { _ = close(descriptor) }
    if isOpen, let temporary { PathCalls.remove(temporary) }
  }

  /// Adds bytes to the file.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = writeBytes(descriptor, bytes[done...])
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        throw FileError(.write, path, code: count == 0 ? ENOSPC : errno)
      }
    }
  }

  /// Writes over bytes that were added before; pipes cannot take anything back.
  package mutating func replace(at offset: Int, with bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = Descriptor(descriptor).write(bytes[done...], at: offset + done)
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        throw FileError(.write, path, code: count == 0 ? ENOSPC : errno)
      }
    }
  }

  /// Puts the file in its place, where another one may stand.
  public consuming func finish() throws(FileError) {
    // Some disks say only to whoever closes a file that they have no room for it. The lock has to be held until
    // the file has its name, so it is a second descriptor that is closed here.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0 else { throw FileError(.write, path, code: errno) }
    guard let temporary, !PathCalls.move(temporary, to: path) else {
      isOpen = false
      _ = close(descriptor)
      return
    }
    throw FileError(.replace, path, code: errno)
  }

  /// Writes a whole file at once.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var file = try OutputFile(at: path)
    try file.write(bytes)
    try file.finish()
  }

  /// Takes a file away that was written.
  package static func remove(_ path: String) { PathCalls.remove(path) }

  /// Whether the path names something that cannot be replaced by a file, such as `/dev/stdout`.
  private static func isDevice(_ path: String) -> Bool {
    PathStatus(path).map { [S_IFCHR, S_IFIFO, S_IFBLK].contains($0.kind) } ?? false
  }

  private typealias Place = (temporary: String?, descriptor: Int32)

  private static func openDevice(_ path: String) throws(FileError) -> Place {
    (nil, try open(path, O_WRONLY))
  }

  /// A new file with a name of its own in the same folder.
  private static func openBeside(_ path: String) throws(FileError) -> Place {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    for attempt in 0..<1000 {
      let name = "\(path[..<slash]).\(path[slash...]).\(getpid())-\(attempt).part"
      do throws(FileError) {
        let descriptor = try open(name, O_WRONLY | O_CREAT | O_EXCL)
        guard Self.hold(descriptor) else { continue }
        Self.takeRights(of: path, for: descriptor)
        return (name, descriptor)
      } catch  where error.code == EEXIST {
        continue
      } catch {
        throw FileError(.create, path, code: error.code)
      }
    }
    throw FileError(.create, path, code: EEXIST)
  }

  /// A file that takes the place of another one has its rights, and its owner as far as this process may give it away.
  private static func takeRights(of path: String, for descriptor: Int32) {
    guard let status = PathStatus(path, followsLinks: false), status.kind == S_IFREG else { return }
    if fchown(descriptor, status.owner, status.group) != 0 {
      _ = fchown(descriptor, uid_t.max, status.group)
    }
    _ = fchmod(descriptor, status.rights)
  }

  /// Locks the file. Somebody who tidies up may have come first: then it has no name any more.
  private static func hold(_ descriptor: Int32) -> Bool {
    FileLock.take(descriptor, waits: true)
    guard PathStatus(Descriptor(descriptor))?.names == 0 else { return true }
    _ = close(descriptor)
    return false
  }

  private static func open(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    guard let descriptor = Descriptor(opening: path, flags) else {
      throw FileError(.create, path, code: errno)
    }
    return descriptor.number
  }
}
