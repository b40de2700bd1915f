internal import Glibc

/// Tells which files change in folders (inotify).
package final class FolderWatch {
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
  /// An event before its name: watch, mask, cookie and the name's length, four bytes each.
  private static let headBytes = 16

  private let descriptor: Descriptor
  /// One folder can be known by several paths.
  private var folders: [Int32: Set<String>] = [:]

  package init?() {
    descriptor = Descriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    guard descriptor.number >= 0 else { return nil }
  }

  deinit { descriptor.close() }

  /// How many folders are watched.
  package var count: Int { folders.count }

  package func add(_ paths: Set<String>) {
    for path in paths.sorted() {
      let watch = descriptor.watch(path, for: Self.changes)
      if watch >= 0 { folders[watch, default: []].insert(path) }
    }
  }

  /// The paths of files that have changed, empty after so many milliseconds without any; nothing if that can no
  /// longer be told.
  package func changes(within milliseconds: Int32) -> Set<String>? {
    guard !Descriptor.ready(among: [descriptor], for: POLLIN, within: milliseconds).isEmpty else {
      return []
    }
    var buffer: [UInt8] = []
    guard MessagePipe.read(descriptor.number, into: &buffer) else { return nil }
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
    let number = bytes[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(UInt32(littleEndian: number))
  }
}
