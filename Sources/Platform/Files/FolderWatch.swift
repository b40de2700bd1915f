internal import Glibc

/// Tells which files change in folders (inotify).
package final class FolderWatch {
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
  /// An event before its name: watch, mask, cookie and the name's length, four bytes each.
  private static let headBytes = 16

  private let descriptor: Int32
  /// One folder can be known by several paths.
  private var folders: [Int32: Set<String>] = [:]

  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { _ = close(descriptor) }

  /// How many folders are watched.
  package var count: Int { folders.count }

  package func add(_ paths: Set<String>) {
    for path in paths.sorted() {
      let watch = unsafe inotify_add_watch(descriptor, path, Self.changes)
      if watch >= 0 { folders[watch, default: []].insert(path) }
    }
  }

  /// The paths of files that have changed, empty after so many milliseconds without any; nothing if that can no
  /// longer be told.
  package func changes(within milliseconds: Int32) -> Set<String>? {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, milliseconds) > 0 else { return [] }
    var buffer: [UInt8] = []
    guard MessagePipe.read(descriptor, into: &buffer) else { return nil }
    return paths(in: buffer)
  }

  private func paths(in events: [UInt8]) -> Set<String> {
    var paths: Set<String> = []
    var place = 0
    while place + Self.headBytes <= events.count {
      let watch = Int32(truncatingIfNeeded: Self.number(events, at: place))
      let start = place + Self.headBytes
      let end = min(events.count, start + Self.number(events, at: place + 12))
      let name = String(decoding: events[start..<end].prefix { $0 != 0 }, as: UTF8.self)
      for folder in folders[watch] ?? [] {
        paths.insert(folder == "." ? name : "\(folder)/\(name)")
      }
      place = end
    }
    return paths
  }

  /// Four bytes as the machine has them.
  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    var number: UInt32 = 0
    unsafe withUnsafeMutableBytes(of: &number) { target in
      for index in 0..<4 { unsafe target[index] = bytes[place + index] }
    }
    return Int(number)
  }
}
