internal import Glibc

/// The system's number of something that is open. Calls are as the system has them: a number below zero is an error,
/// whose reason stands in `errno`. It is closed by whoever opened it.
struct Descriptor {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Opens the file or folder at a path; nil where it cannot be opened.
  init?(opening path: String, _ flags: Int32) {
    self.init(unsafe Glibc.open(path, flags | O_CLOEXEC, 0o666))
    guard number >= 0 else { return nil }
  }

  /// Opens a file or folder by its name in a folder; nil where it cannot be opened.
  init?(opening name: String, in folder: Descriptor, _ flags: Int32) {
    self.init(unsafe openat(folder.number, name, flags | O_CLOEXEC))
    guard number >= 0 else { return nil }
  }

  func close() { _ = Glibc.close(number) }

  // MARK: Bytes

  /// Reads into the buffer behind so many bytes; how many have come.
  func read(into bytes: inout MutableSpan<UInt8>, behind count: Int = 0) -> Int {
    unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(number, $0.baseAddress?.advanced(by: count), $0.count - count)
    }
  }

  /// Reads from a place in the file; nothing where that fails.
  func bytes(from start: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
      count = unsafe max(0, pread(number, buffer.baseAddress, buffer.count, off_t(start)))
    }
  }

  /// Writes as many as the system takes; how many these are.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
  }

  /// The same over what stands at a place in the file.
  func write(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Int {
    unsafe bytes.withUnsafeBytes {
      unsafe pwrite(number, $0.baseAddress, $0.count, off_t(offset))
    }
  }

  /// Sends what comes behind so many bytes of the pixels through a socket: without waiting, and without a signal where
  /// nobody reads.
  func send(_ pixels: [UInt32], behind count: Int) -> Int {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    return unsafe pixels.withUnsafeBytes {
      unsafe Glibc.send(number, $0.baseAddress?.advanced(by: count), $0.count - count, flags)
    }
  }

  // MARK: States

  /// Waits so many milliseconds for one of these events at some of these; which have one.
  static func ready(
    among descriptors: [Descriptor], for events: Int32, within milliseconds: Int32
  ) -> [Int] {
    var entries = descriptors.map { pollfd(fd: $0.number, events: Int16(events), revents: 0) }
    guard unsafe poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return entries.indices.filter { entries[$0].revents != 0 }
  }

  /// The number that a request asks for; nil where there is none.
  func answer(to request: UInt) -> Int32? {
    var answer: Int32 = 0
    return unsafe ioctl(number, request, &answer) == 0 ? answer : nil
  }

  /// Whether the lock is taken.
  func take(_ lock: flock, _ command: Int32) -> Bool {
    var lock = lock
    return unsafe fcntl(number, command, &lock) == 0
  }

  /// Has these changes of a folder told by `inotify`; the number that they come under, below zero for none.
  func watch(_ folder: String, for changes: UInt32) -> Int32 {
    unsafe inotify_add_watch(number, folder, changes)
  }

  // MARK: Pairs

  /// Both ends of a pipe, the reading one first; nil where there is none.
  static func pipe() -> (Descriptor, Descriptor)? {
    var ends: [Int32] = [-1, -1]
    return unsafe Glibc.pipe(&ends) == 0 ? (Descriptor(ends[0]), Descriptor(ends[1])) : nil
  }

  /// Two sockets that are joined; nil where there are none.
  static func sockets() -> (Descriptor, Descriptor)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    return unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0
      ? (Descriptor(ends[0]), Descriptor(ends[1])) : nil
  }
}
