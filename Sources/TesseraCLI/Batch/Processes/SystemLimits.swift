internal import Foundation
internal import Glibc

/// What the system allows this process.
enum SystemLimits {
  /// Groups that may have less memory than this are watched.
  private static let smallGroup = 2_000_000_000

  /// Whether a limit may end a process in the middle of its work. A scene is then worked on by a process of its
  /// own, so that somebody is left to say what has happened.
  static var mayEndProcesses: Bool {
    [RLIMIT_AS, RLIMIT_DATA, RLIMIT_CPU].contains(where: isLimited)
      || groupMemory.map { $0 < smallGroup } == true
  }

  /// Whether it is memory that there is little of.
  static var mayRunOutOfMemory: Bool {
    [RLIMIT_AS, RLIMIT_DATA].contains(where: isLimited)
  }

  /// Bytes of address space that this process may have.
  static var room: UInt {
    [RLIMIT_AS, RLIMIT_DATA].map { resource in
      var limit = rlimit()
      let code = unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      return code == 0 ? UInt(limit.rlim_cur) : .max
    }.min() ?? .max
  }

  private static func isLimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else {
      return false
    }
    return limit.rlim_cur != rlim_t.max
  }

  /// The memory that the control group of this process may have.
  private static var groupMemory: Int? {
    guard let lines = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8) else {
      return nil
    }
    let groups = lines.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      if parts[1] == "memory" {
        return levels(of: "\(parts[2])").map {
          "/sys/fs/cgroup/memory\($0)/memory.limit_in_bytes"
        }
      }
      return parts[1].isEmpty
        ? levels(of: "\(parts[2])").map { "/sys/fs/cgroup\($0)/memory.max" } : []
    }
    return groups.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }.min()
  }

  /// `/a/b`, `/a` and the root.
  private static func levels(of path: String) -> [String] {
    var parts = path.split(separator: "/")
    var levels = [""]
    while !parts.isEmpty {
      levels.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return levels
  }

  /// Whether the system gives this process so many more threads.
  static func givesThreads(_ count: Int) -> Bool {
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      guard unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { break }
      threads.append(thread)
    }
    for thread in threads { _ = pthread_join(thread, nil) }
    return threads.count == count
  }

  /// Whether this process may open so many more files. Threads that wait for one another need a few, and end the
  /// process where they get none.
  static func givesFiles(_ count: Int) -> Bool {
    let files = (0..<count).map { _ in unsafe open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { _ = close(file) }
    return files.allSatisfy { $0 >= 0 }
  }

  /// Has the system report what goes beyond a limit to whoever writes, in place of ending the process.
  static func ignoreSignals() {
    // A file that may not grow any more, and a pipe that nobody reads.
    _ = signal(SIGXFSZ, SIG_IGN)
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
